// Constructs that instrumentation is known to break. Each program ends with
// status 0 only if it still means what it says; all points are counted.

#include "tests/TestHelp.h"

#include "profile/CountingCode.h"
#include "profile/NativeRun.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

struct Construct {
  const char *Name;
  const char *Code;
};

constexpr Construct Constructs[] = {
    {"declaration after a label", "int main() { int n = 0; again:; int k = n + "
                                  "1; n++; if (k < 3) goto again;"
                                  "return n != 3; }"},
    {"declaration directly after a label, as C23 and gcc allow",
     "int main() { int n = 0; again: int k = n + 1; n++; if (k < 3) goto again;"
     "switch (n) { case 3: int j = 4; n = j; } return n != 4; }"},
    {"case inside nested blocks",
     "int main() { int n = 0; for (int i = 0; i < 4; i++) switch (i) { case 0: "
     "{ n += 1; { case 1: n += 2; } } if (0) { case 2: n += 4; } else { "
     "default: "
     "n += 8; } } return n != 1 + 2 + 8 + 2 + 8 + 4 + 8; }"},
    {"empty statements",
     "int main() { int i; for (i = 0; i < 3; i++); while (i-- > 0); if (i);"
     "else; do; while (0); ; switch (i) default:; return i != -1; }"},
    {"else-if chain without braces",
     "int f(int x) { if (x == 1) return 10; else if (x == 2) return 20; else "
     "if "
     "(x == 3) return 30; else return 40; }"
     "int main() { return f(1) + f(2) + f(3) + f(4) != 100; }"},
    {"attributes on statements",
     "int main() { int n = 1; switch (n) { case 1: n = 2; "
     "__attribute__((fallthrough)); case 2: n++; break; } return n != 3; }"},
    {"attributed label",
     "int main() { int n = 0; a: __attribute__((unused)); n++; if (n < 2) goto "
     "a; return n != 2; }"},
    {"label at the end of a block",
     "int main() { int n = 0; { if (!n) goto end; n = 1; end:; } return n; }"},
    {"_Generic takes one arm",
     "int main() { int n = 0; return _Generic(n ? 1 : 2, int: n ? 3 : 0, "
     "default: n ? 4 : 5); }"},
    {"__builtin_choose_expr takes one arm",
     "int main() { int n = 0; return __builtin_choose_expr(1, n ? 1 : 0, n ? 2 "
     ": "
     "3); }"},
    {"typeof is not evaluated", "int n; int f(void) { return ++n; } int main() "
                                "{ __typeof__(f() ? 1 : 2) k = "
                                "0; return k + n; }"},
    {"__auto_type", "int main() { __auto_type p = 1 ? 3.5 : 2; __auto_type q = "
                    "&p; if (*q == 3.5)"
                    " return 0; return 1; }"},
    {"vector types", "typedef int v4 __attribute__((vector_size(16))); int "
                     "main() { v4 a = {1, 2, "
                     "3, 4}, b = {1, 0, 3, 0}; int n = 1; v4 c = n ? a : b; v4 "
                     "m = a == b; return "
                     "c[1] != 2 || m[0] != -1; }"},
    {"complex numbers",
     "int main() { _Complex double z = 1 + 2.0i; int n = z ? 1 : 0; z = n ? z "
     "* z "
     ": z; if (!z) return 1; return __real__ z != -3 || __imag__ z != 4; }"},
    {"sizeof and _Alignof operands",
     "int main() { int n = 0, a[3]; return sizeof(n ? 1 : 2) != 4 || sizeof "
     "(struct { char c[1 ? 3 : 4]; }) != 3 || _Alignof(int[1 ? 2 : 3]) != 4 || "
     "sizeof(a[n++ ? 0 : 1]) != 4 || n; }"},
    {"sizeof of a VLA evaluates its operand",
     "int main() { int n = 2; int k = sizeof(char[n++ ? n : 1]); return k != 3 "
     "|| "
     "n != 3; }"},
    {"constant expressions stay constant",
     "enum e { A = 1 ? 2 : 3, B = 1 && 0 }; struct s { int b : 1 ? 4 : 5; };"
     "static int t[1 || 0 ? 2 : 3] = {[1 ? 1 : 0] = 1 ?: 2};"
     "_Static_assert(1 ? 1 : 0, \"\");"
     "int main() { static int u = 1 ? 6 : 7; switch (2) { case 1 ? 2 : 3: "
     "return "
     "u + t[1] + A + B + sizeof(struct s) != 13; } return 1; }"},
    {"?: of void, structs and mixed pointers",
     "struct s { int a[3]; }; void f(void) {} int main() { int n = 1; struct s "
     "x ="
     "{{1, 2, 3}}, y = {{4, 5, 6}}, z; n ? f() : (void)0; z = n ? x : y; const "
     "char *p = n ? \"a\" : (void *)0; void *q = n ? (void *)&x : 0; int *r = "
     "n ? "
     "0 : &n; void (*g)(void) = n ? f : 0; return z.a[1] != 2 || *p != 'a' || "
     "!q "
     "|| r || !g || (n ? x : y).a[2] != 3; }"},
    {"?: of bit-fields and narrow types",
     "struct s { unsigned long long b : 40; unsigned c : 3; signed char d; } s "
     "= "
     "{0xffffffffffULL, 7, -1}; int main() { int n = 1; return sizeof(n ? s.b "
     ": "
     "s.b) > 8 || (n ? s.c : s.c) - 8 != -1 || (n ? s.d : 0u) != 0xffffffffu "
     "|| "
     "(n ? s.b : 0) != 0xffffffffffULL; }"},
    {"GNU ?: with bit-field, pointer and side effect",
     "struct s { unsigned b : 3; } s = {5}; int n; int next(void) { return "
     "n++; }"
     "int main() { int *p = &n, *q = 0; int r = (s.b ?: 9) + *(q ?: p); int t "
     "= "
     "next() ?: 7; int u = next() ?: 8; return r != 5 || t != 7 || u != 1 || n "
     "!="
     " 2; }"},
    {"&& and || inside conditions",
     "int c; int f(int x) { c++; return x; } int main() { if (f(1) && f(0) || "
     "f(1)) c += 10; while (f(0) || f(0)) ; for (int i = 0; i < 2 && f(1); "
     "i++) ;"
     "return c != 3 + 10 + 2 + 2; }"},
    {"constant && keeps dead code dead",
     "void not_there(void); int main() { if (0 && (not_there(), 1)) "
     "not_there();"
     "0 ? not_there() : (void)0; if (0) not_there(); return 0; }"},
    {"implicit int and implicit declarations",
     "g; f(x) { static y = 3; return x + y; } main() { g = h(2); return g + "
     "f(1) "
     "!= 10; } h(x) { return x * 3; }"},
    {"K&R definitions", "int f(a, b, c) char a; double b; int *c; { if (c) "
                        "return a + (int)b; return "
                        "0; } int main(argc, argv) int argc; char **argv; { "
                        "return f(1, 2.5, &argc) "
                        "!= 3 || argc != 1 || argv[1]; }"},
    {"main without a type", "main() { if (1) return 0; return 1; }"},
    {"void main", "void main() { if (1) return; }"},
    {"exit from a function and through a macro-like name",
     "#define QUIT(x) do { exit (x); } while (0)\n"
     "#include <stdlib.h>\n"
     "void f(void) { if (1) QUIT (0); } int main() { f(); return 1; }"},
    {"exit as a pointer", "#include <stdlib.h>\n"
                          "void (*quit)(int) = exit; int main() { if (quit == "
                          "exit) quit(0); return 1;"
                          "}"},
    {"local variables named exit, main and like counters",
     "int f(int exit) { int main = 2; return exit + main; } int main() { int "
     "mcfuzz_br1 = 1, mcfuzz_end = 2; if (f(1) != 3) return 1; return "
     "mcfuzz_br1 "
     "+ mcfuzz_end != 3; }"},
    {"a program with an exit of its own",
     "static int exit(int x) { if (x) return 5; return 0; } int main() { "
     "return "
     "exit(0);"
     "}"},
    {"a struct member and a label named exit",
     "struct { int exit; } s; int main() { if (!s.exit) goto exit; return 1; "
     "exit: return 0; }"},
    {"statement expressions", "int main() { int n = 0; int k = ({ int i = 0; "
                              "while (i < 3) { if (i == 2) "
                              "n++; i++; } i ? i : 9; }); if (({ n; })) k++; "
                              "return k != 4 || n != 1; }"},
    {"computed goto",
     "int main() { static void *t[] = {&&a, &&b, &&c}; int i = 0; goto *t[i]; "
     "a: "
     "i++; goto *t[i]; b: i++; goto *t[i]; c: return i != 2; }"},
    {"__label__ and jumps into blocks",
     "int main() { int n = 0; { __label__ l; goto l; l: n++; } goto in; if (0) "
     "{ "
     "in: n++; } while (n < 4) { __label__ m; if (n == 2) goto m; n++; "
     "continue; "
     "m: n += 2; } return n != 4; }"},
    {"case ranges and negative cases", "int main() { int n = 0; for (int i = "
                                       "-3; i < 4; i++) switch (i) { case -2 "
                                       "... 0: n++; break; case 1: n += 10; "
                                       "case 2 ... 3: n += 100; } return n != "
                                       "313; }"},
    {"VLA scopes and goto", "int main() { int n = 3, s = 0; for (int i = 0; i "
                            "< 2; i++) { int a[n]; if "
                            "(i) a[0] = 5; else a[0] = 1; s += a[0] + sizeof a "
                            "/ sizeof *a; if (s > 100)"
                            " goto out; } out: return s != 12; }"},
    {"compound literals live as long as before",
     "struct s { int a; }; int main() { struct s *p = 0; int n = 1; if (n) { p "
     "= "
     "&(struct s){7}; n = p->a; } struct s *q = n ? &(struct s){8} : p; return "
     "n "
     "!= 7 || q->a != 8; }"},
    {"inline, static and nested loops with continue and break",
     "static inline int f(int n) { for (;;) { if (n > 5) break; else { n++; "
     "continue; } } do if (n == 6) n = 7; else n = 8; while (n < 7); return n; "
     "}"
     "int main() { return f(0) != 7; }"},
    {"strings and comments that look like code",
     "int main() { const char *s = \"if (x) { else } ? : /* \"; /* if (1) */ "
     "char "
     "c = '\"'; if (s[0] == 'i' && c == 34) return 0; return 1; }"},
    {"wide statements over many lines",
     "int main ()\n{\n  int a = 1\n    , b = 2;\n  if (a\n      <\n      b)\n  "
     "  "
     "return a\n      ? 0\n      : 1\n      ;\n  else\n    return\n 2;\n}\n"},
    {"_Pragma and #pragma", "#pragma GCC diagnostic push\nint main() {\n  int "
                            "n = 0;\n#pragma GCC unroll "
                            "2\n  for (int i = 0; i < 4; i++)\n    n++;\n  "
                            "return n != 4;\n}\n#pragma GCC "
                            "diagnostic pop\n"},
    {"statements that end in a macro of a header",
     "#include <stddef.h>\n#include <assert.h>\n#include <errno.h>\n"
     "int main() { int x = 2; char c; char *p = &c; switch (x) case 1: p = "
     "NULL;"
     "if (x == 3) l: p = NULL; switch (x) { case 7: if (x == 5) case 1: "
     "assert(x == 77); } if (x == 9) goto l; while (x > 2) errno; return p != "
     "&c; }"},
    {"GNU ?: of a variable array type", "int main() { int n = 2, a[3][n]; int "
                                        "(*p)[n] = a, (*q)[n]; q = (p++) ?: a;"
                                        "return p - a != 1 || q != a; }"},
    {"pragmas before a loop under an if, an else and a loop",
     "int main() {\n  int n = 0;\n  if (n == 0)\n#pragma GCC unroll 4\n    for "
     "(int "
     "i = 0; i < 4; i++) n++;\n  else\n#pragma GCC ivdep\n    for (int i = 0; "
     "i < 4;"
     " i++) n--;\n  for (int k = 0; k < 2; k++)\n#pragma GCC unroll 2\n#pragma "
     "GCC "
     "ivdep\n    for (int i = 0; i < 3; i++) n++;\n  return n != 10;\n}\n"},
    {"standard pragmas stay first in their block",
     "int main() {\n#pragma STDC FP_CONTRACT OFF\n  double x = 2;\n  if (x > "
     "1) "
     "{\n#pragma STDC FP_CONTRACT ON\n    x = 3;\n  }\n  return x != 3;\n}\n"},
    {"strings that look like attributes",
     "int strcmp(const char *, const char *); int main() { return strcmp(\"a"
     "__attribute__ ((__malloc__ (free, 1))) _Float128 b\", \"a__attri\" "
     "\"bute__ "
     "((__malloc__ (free, 1))) _Flo\" \"at128 b\"); }"},
    {"both names of exit",
     "void exit(int); int main(int c, char **v) { if (c > 1) __builtin_exit(1);"
     "if (c == 1) exit(0); return 2; }"},
    {"__extension__ and asm labels",
     "int g __asm__(\"other_name\") = 3; int main() { if (__extension__ 1) "
     "__extension__ g++; return g != 4; }"},
    {"designated initialisers with conditions",
     "int main() { int n = 1; struct { int a[3], b; } s = {.b = n ? 2 : 3, .a "
     "= "
     "{[1] = n && 1, [2] = n ? 5 : 6}}; return s.a[0] || s.a[1] != 1 || s.a[2] "
     "!= "
     "5 || s.b != 2; }"},
};

/// What gcc makes of the original and of the counted program.
std::string problemOf(const Construct &C, DataModel Model) {
  TempDir Dir;
  std::string File = (Dir.path() / "seed.c").string();
  writeFile(File, C.Code);
  Instrumented Result = instrument({"seed.c", File}, Model, parsePoints("all"));
  if (!Result.Program)
    return Result.Problem;
  for (const char *Compiler : {"gcc", "clang"})
    for (const char *Level : {"-O0", "-O2"}) {
      CountedRun Ran =
          runCounted(*Result.Program, Model, {Compiler, {Level}}, {});
      if (!Ran.problem().empty())
        return std::string(Compiler) + " " + Level + ": " + Ran.problem() +
               "\n" + countingCode(*Result.Program, Model, "counts");
    }
  return {};
}

} // namespace

TEST_CASE("constructs that go wrong are right") {
  for (const Construct &C : Constructs) {
    INFO(C.Name);
    CHECK(problemOf(C, DataModel::LP64) == "");
  }
}

TEST_CASE("some constructs in the other data model") {
  for (size_t I = 0; I < std::size(Constructs); I += 6) {
    INFO(Constructs[I].Name);
    CHECK(problemOf(Constructs[I], DataModel::ILP32) == "");
  }
}
