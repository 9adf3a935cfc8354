#include "core/Compress.h"
#include "core/Error.h"
#include "core/Xml.h"
#include "tests/Catch.h"

using namespace mcfuzz;

TEST_CASE("hostile text is harmless in XML") {
  CHECK(xmlEscaped("<img onerror='a' b=\"c\">&") ==
        "&lt;img onerror=&#39;a&#39; b=&quot;c&quot;&gt;&amp;");
  CHECK(xmlEscaped("tab\tline\n\xC3\xA4") == "tab\tline\n\xC3\xA4");
  // Control characters, cut characters, surrogates, U+FFFF.
  for (std::string_view Bad : {"\x01", "\x7f", "\x80", "\xC3", "\xED\xA0\x80",
                               "\xEF\xBF\xBF", "\xF8\x88\x80\x80\x80"}) {
    std::string Text = xmlEscaped("a" + std::string(Bad) + "z");
    CAPTURE(Text);
    CHECK(Text.substr(0, 4) == "a\xEF\xBF\xBD");
    CHECK(Text.back() == 'z');
  }
  CHECK(xmlEscaped(std::string_view("\0", 1)) == "\xEF\xBF\xBD");
}

TEST_CASE("compressed text comes back, damaged text does not") {
  for (const std::string &Text :
       {std::string(), std::string("short"), std::string(100000, 'x')}) {
    std::string Bytes = compressed(Text);
    CHECK(uncompressed(Bytes, Text.size()) == Text);
    CHECK_THROWS_AS(uncompressed(Bytes, Text.size() + 1), Error);
  }
  std::string Bytes = compressed(std::string(1000, 'x'));
  CHECK(Bytes.size() < 100);
  Bytes[Bytes.size() / 2] ^= 0x55;
  CHECK_THROWS_AS(uncompressed(Bytes, 1000), Error);
}
