// Catch2 v2 needs a main; v3 brings its own, but this one serves both.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_session.hpp>
int main(int Argc, char **Argv) { return Catch::Session().run(Argc, Argv); }
#else
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#endif
