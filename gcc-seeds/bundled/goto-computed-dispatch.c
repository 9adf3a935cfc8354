/* Stresses: computed goto through a table of label addresses, as in a byte code interpreter. */
extern void abort (void);

static int run (const signed char *code, int x)
{
  static void *const labels[] = { &&halt, &&push, &&add, &&jump_if_less, &&twice };
  int stack[4] = { 0, 0, 0, 0 }, top = 0, steps = 0;

  stack[0] = x;
  goto *labels[*code];

push:
  stack[++top] = code[1];
  code += 2;
  steps++;
  goto *labels[*code];

add:
  top--;
  stack[top] += stack[top + 1];
  code++;
  steps++;
  goto *labels[*code];

twice:
  if (stack[top] < 0)
    steps += 100;
  stack[top] *= 2;
  code++;
  goto *labels[*code];

jump_if_less:
  code += stack[top] < code[1] ? code[2] : 3;
  goto *labels[*code];

halt:
  return stack[top] + steps * 1000;
}

int main (void)
{
  /* 0: push 3; 2: add; 3: jump_if_less 20, -3; 6: twice; 7: halt */
  static const signed char program[] = { 1, 3, 2, 3, 20, -3, 4, 0 };
  int result = run (program, 7), n = 0;

  if (result != 10044)
    abort ();
  for (result = run (program, 5) % 1000; result > 0; result -= 10)
    n++;
  if (n != 4)
    abort ();
  return 0;
}
