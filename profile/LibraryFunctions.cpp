//===- LibraryFunctions.cpp - what is known about the C library -----------===//
//
// A list of what is known to be determined, not of what is known not to be:
// the library has hundreds of ways to learn something about the world.
//
//===----------------------------------------------------------------------===//

#include "profile/LibraryFunctions.h"

#include <algorithm>
#include <string>
#include <unordered_set>

namespace mcfuzz {
namespace {

constexpr std::string_view Plain[] = {
    // string.h, strings.h
    "memcpy", "memmove", "memset", "memcmp", "memchr", "memccpy", "mempcpy",
    "memrchr", "rawmemchr", "memmem", "strlen", "strnlen", "strcpy", "strncpy",
    "stpcpy", "stpncpy", "strcat", "strncat", "strcmp", "strncmp",
    "strcasecmp", "strncasecmp", "strcoll", "strxfrm", "strchr", "strrchr",
    "strchrnul", "strstr", "strcasestr", "strspn", "strcspn", "strpbrk",
    "strtok", "strtok_r", "strsep", "strdup", "strndup", "bcmp", "bcopy",
    "bzero", "index", "rindex", "ffs", "ffsl", "ffsll", "explicit_bzero",
    // wchar.h, in the locale "C"
    "wcslen", "wcscpy", "wcsncpy", "wcscat", "wcsncat", "wcscmp", "wcsncmp",
    "wcschr", "wcsrchr", "wcsstr", "wcsspn", "wcscspn", "wcspbrk", "wcstok",
    "wmemcpy", "wmemmove", "wmemset", "wmemcmp", "wmemchr", "wcstol",
    "wcstoul", "wcstoll", "wcstoull",
    // stdlib.h
    "malloc", "calloc", "realloc", "free", "aligned_alloc", "posix_memalign",
    "alloca", "abort", "exit", "abs", "labs", "llabs", "div", "ldiv", "lldiv",
    "atoi", "atol", "atoll", "atof", "strtol", "strtoul", "strtoll",
    "strtoull", "strtod", "strtof", "strtold", "qsort", "bsearch",
    "imaxabs", "imaxdiv", "strtoimax", "strtoumax",
    // ctype.h
    "isalnum", "isalpha", "isblank", "iscntrl", "isdigit", "isgraph",
    "islower", "isprint", "ispunct", "isspace", "isupper", "isxdigit",
    "isascii", "toascii", "tolower", "toupper", "__ctype_b_loc",
    "__ctype_tolower_loc", "__ctype_toupper_loc",
    // stdio.h: to the outside, and from memory
    "printf", "fprintf", "vprintf", "vfprintf", "sprintf", "snprintf",
    "vsprintf", "vsnprintf", "puts", "fputs", "putchar", "putc", "fputc",
    "fwrite", "fflush", "sscanf", "vsscanf", "__isoc99_sscanf",
    "__isoc99_vsscanf", "puts_unlocked", "fputs_unlocked", "putc_unlocked",
    "putchar_unlocked", "fputc_unlocked", "fwrite_unlocked", "fprintf_unlocked",
    "printf_unlocked", "_IO_putc",
    // assert.h, errno.h
    "__assert_fail", "__errno_location"};

/// Each also with the suffixes f and l.
constexpr std::string_view Mathematics[] = {
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil",
    "copysign", "cos", "cosh", "erf", "erfc", "exp", "exp2", "expm1", "fabs",
    "fdim", "floor", "fma", "fmax", "fmin", "fmod", "frexp", "hypot", "ilogb",
    "ldexp", "lgamma", "llrint", "llround", "log", "log10", "log1p", "log2",
    "logb", "lrint", "lround", "modf", "nan", "nearbyint", "nextafter",
    "nexttoward", "pow", "remainder", "remquo", "rint", "round", "scalbln",
    "scalbn", "sin", "sinh", "sqrt", "tan", "tanh", "tgamma", "trunc", "finite",
    "isinf", "isnan", "drem", "significand", "scalb", "gamma", "j0", "j1", "jn",
    "y0", "y1", "yn", "exp10", "pow10", "sincos", "signbit", "__fpclassify",
    "__isinf", "__isnan", "__finite", "__signbit", "__issignaling", "cabs",
    "cacos", "cacosh", "carg", "casin", "casinh", "catan", "catanh", "ccos",
    "ccosh", "cexp", "cimag", "clog", "conj", "cpow", "cproj", "creal", "csin",
    "csinh", "csqrt", "ctan", "ctanh"};

/// Parts of the names of builtins that tell where code lies, what the machine
/// can do, or how clever the compiler is.
constexpr std::string_view TellingBuiltins[] = {
    "return_address", "return_addr",   "frame_address", "cpu_",
    "ia32",           "constant_p",    "object_size",   "FILE",
    "LINE",           "thread_pointer", "readcyclecounter",
    "apply",          "dwarf",          "eh_return",     "unwind",
    "frob",           "setjmp",         "longjmp",       "is_constant_evaluated"};

bool startsWith(std::string_view Text, std::string_view Start) {
  return Text.substr(0, Start.size()) == Start;
}

std::unordered_set<std::string> allNames() {
  std::unordered_set<std::string> Names;
  for (std::string_view Name : Plain)
    Names.emplace(Name);
  for (std::string_view Name : Mathematics)
    for (const char *Suffix : {"", "f", "l"})
      Names.insert(std::string(Name) + Suffix);
  return Names;
}

} // namespace

bool isDetermined(std::string_view Function) {
  if (startsWith(Function, "__sync_") || startsWith(Function, "__atomic_"))
    return true;
  if (startsWith(Function, "__builtin_"))
    return std::none_of(std::begin(TellingBuiltins), std::end(TellingBuiltins),
                        [&](std::string_view Part) {
                          return Function.find(Part) != std::string_view::npos;
                        });
  static const std::unordered_set<std::string> Names = allNames();
  return Names.count(std::string(Function)) != 0;
}

} // namespace mcfuzz
