//===- Svg.h - drawings inside the report ---------------------------------===//
//
// A drawing is a text that is put together piece by piece. Colours come from
// the page's style sheet by class names, so that they follow its light and dark
// scheme.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_REPORT_SVG_H
#define MCFUZZ_REPORT_SVG_H

#include <string>
#include <string_view>
#include <vector>

namespace mcfuzz {

class Svg {
public:
  /// About is read out by screen readers.
  Svg(double Width, double Height, std::string_view About);

  enum class Anchor { Start, Middle, End };
  void text(double X, double Y, std::string_view Text, Anchor At,
            std::string_view Class = "");
  /// Upwards, around its middle.
  void verticalText(double X, double Y, std::string_view Text);
  void rect(double X, double Y, double Width, double Height,
            std::string_view Class, std::string_view Tip = "");
  void line(double X1, double Y1, double X2, double Y2, std::string_view Class);
  void circle(double X, double Y, double Radius, std::string_view Class);
  /// Data as in the attribute d.
  void path(const std::string &Data, std::string_view Class,
            std::string_view Tip = "");

  /// The element.
  std::string get() const { return Body + "</svg>\n"; }

private:
  std::string Body;
};

/// From values to places, linear or logarithmic. Draws nothing itself.
class Axis {
public:
  Axis(double Least, double Most, double From, double To, bool Logarithmic);
  double at(double Value) const;
  /// Where to put marks: about so many of them.
  std::vector<double> marks(size_t About) const;

private:
  double Least, Most, From, To;
  bool Logarithmic;
};

/// "0.01", "1", "20", "1.5k".
std::string shortNumber(double Value);

} // namespace mcfuzz

#endif
