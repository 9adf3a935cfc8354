// TRICK: offsetof (the macro, also of nested members and elements) leads from a member back to its structure (C17 7.19p3)
#include <stddef.h>
#include <stdlib.h>

struct link { struct link *next; };
struct job { char name[3]; int cost; struct link link; struct { short in[4]; } deep; };

static struct job *job_of(struct link *l) { return (struct job *)((char *)l - offsetof(struct job, link)); }

int main(void) {
  struct job jobs[3] = {{"a", 5, {NULL}, {{0}}}, {"b", 6, {&jobs[0].link}, {{0}}}, {"c", 7, {&jobs[1].link}, {{0}}}};
  int cost = 0, count = 0;
  for (struct link *l = &jobs[2].link; l; l = l->next) {
    cost += job_of(l)->cost;
    if (job_of(l) == &jobs[2 - count])
      count++;
  }
  if (cost != 18 || count != 3)
    abort();
  if (offsetof(struct job, name) != 0 || offsetof(struct job, cost) % _Alignof(int))
    abort();
  char *raw = (char *)&jobs[1];
  *(int *)(raw + offsetof(struct job, cost)) = 60;
  *(short *)(raw + offsetof(struct job, deep.in[2])) = 9;
  if (jobs[1].cost != 60 || jobs[1].deep.in[2] != 9)
    abort();
  return offsetof(struct job, deep.in[3]) - offsetof(struct job, deep.in[1]) == 2 * sizeof(short) ? 0 : 1;
}
