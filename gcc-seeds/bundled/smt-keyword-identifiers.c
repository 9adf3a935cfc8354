/* Stresses: identifiers that are keywords or function names in SMT-LIB and in checkers' own languages. */

typedef int Int, Bool;
struct Array { Int select, store; struct { Bool sat; } par; };
enum logic { false, true, unsat = 4 };

static Int let, forall = 3, exists;

static Int assert (Int and)
{
  Int _ = and;
  if (_)
    return true;
  exists++;
  return false;
}

static Int ite (Int not, Int then, Int or)
{
  return not ? then : or;
}

static Int bvadd (Int bvult, Int concat)
{
  static Int push;
  for (push = 0; bvult < concat; bvult++)
    push++;
  return push + bvult;
}

int main (void)
{
  struct Array Array = { 1, 2, { false } }, *as = &Array;
  Int distinct = 0, xor = 5, bv1 = 8, assume = 0, define_fun = 0, i;

  for (i = false; i < unsat; i++)
    {
      Int let = i * i;                  /* hides the global */
      if (assert (let % 3))
        distinct++;
      else
        xor ^= let;
    }
  switch (ite (as->select < as->store, true, unsat))
    {
    case true:
      define_fun += bvadd (forall, bv1);        /* 5 + 8 */
      goto implies;
    case unsat:
      return 1;
    }
implies:
  while (as->par.sat < forall)
    {
      as->par.sat += true;
      assume += let ? 100 : 1;
    }
  return distinct == 2 && xor == 12 && exists == 2 && define_fun == 13 && assume == 3 ? 0 : 1;
}
