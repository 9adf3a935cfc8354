/* Stresses: stable insertion sort of an array of structs, binary search, and swaps by struct assignment. */
extern void abort (void);

struct entry { int key; char name; };

static struct entry list[] = {
  { 5, 'a' }, { -2, 'b' }, { 5, 'c' }, { 0, 'd' }, { 9, 'e' }, { -2, 'f' }, { 3, 'g' },
};

enum { N = sizeof list / sizeof list[0] };

static int sort (struct entry *e, int n)
{
  int i, j, moves = 0;

  for (i = 1; i < n; i++)
    {
      struct entry x = e[i];
      for (j = i; j > 0 && e[j - 1].key > x.key; j--)
        {
          e[j] = e[j - 1];
          moves++;
        }
      e[j] = x;
    }
  return moves;
}

static int find (int key)
{
  int low = 0, high = N, probes = 0;

  while (low < high)
    {
      int mid = low + (high - low) / 2;
      probes++;
      if (list[mid].key < key)
        low = mid + 1;
      else
        high = mid;
    }
  return low < N && list[low].key == key ? low * 10 + probes : -1;
}

int main (void)
{
  static const char order[] = "bfdgace";
  int i, same = 0, found = 0, missing = 0;

  if (sort (list, N) != 10 || sort (list, N) != 0)
    abort ();
  for (i = 0; i < N; i++)
    same += list[i].name == order[i] ? 1 : 0;
  for (i = -3; i < 10; i += 2)          /* -3 -1 1 3 5 7 9 */
    if (find (i) < 0)
      missing++;
    else
      found += find (i);
  return same == 7 && missing == 4 && found == 139 ? 0 : 1;
}
