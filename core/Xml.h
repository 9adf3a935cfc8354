//===- Xml.h - text inside XML and HTML -----------------------------------===//
#ifndef MCFUZZ_CORE_XML_H
#define MCFUZZ_CORE_XML_H

#include <string>
#include <string_view>

namespace mcfuzz {

/// Fit for an element or an attribute. All five special characters are
/// escaped, and what XML 1.0 forbids (control characters, bytes that are not
/// UTF-8) becomes U+FFFD: texts of seeds and checkers are hostile.
std::string xmlEscaped(std::string_view Text);

} // namespace mcfuzz

#endif
