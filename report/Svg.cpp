//===- Svg.cpp - drawings inside the report -------------------------------===//

#include "report/Svg.h"

#include "core/Xml.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mcfuzz {
namespace {

std::string classAttribute(std::string_view Class) {
  return Class.empty() ? "" : " class=\"" + xmlEscaped(Class) + "\"";
}

std::string tipElement(std::string_view Tip) {
  return Tip.empty() ? "" : "<title>" + xmlEscaped(Tip) + "</title>";
}

const char *anchorName(Svg::Anchor At) {
  switch (At) {
  case Svg::Anchor::Start:
    return "start";
  case Svg::Anchor::Middle:
    return "middle";
  case Svg::Anchor::End:
    return "end";
  }
  return "start";
}

} // namespace

Svg::Svg(double Width, double Height, std::string_view About)
    : Body(fmt::format("<svg viewBox=\"0 0 {:.0f} {:.0f}\" width=\"{:.0f}\" "
                       "role=\"img\" aria-label=\"{}\">\n",
                       Width, Height, Width, xmlEscaped(About))) {}

void Svg::text(double X, double Y, std::string_view Text, Anchor At,
               std::string_view Class) {
  Body += fmt::format(
      "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\"{}>{}</text>\n", X, Y,
      anchorName(At), classAttribute(Class), xmlEscaped(Text));
}

void Svg::verticalText(double X, double Y, std::string_view Text) {
  Body += fmt::format("<text transform=\"translate({:.1f} {:.1f}) "
                      "rotate(-90)\" text-anchor=\"middle\">{}</text>\n",
                      X, Y, xmlEscaped(Text));
}

void Svg::rect(double X, double Y, double Width, double Height,
               std::string_view Class, std::string_view Tip) {
  Body += fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" "
                      "height=\"{:.1f}\"{}>{}</rect>\n",
                      X, Y, Width, Height, classAttribute(Class),
                      tipElement(Tip));
}

void Svg::line(double X1, double Y1, double X2, double Y2,
               std::string_view Class) {
  Body += fmt::format(
      "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"{}/>\n", X1,
      Y1, X2, Y2, classAttribute(Class));
}

void Svg::circle(double X, double Y, double Radius, std::string_view Class) {
  Body += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\"{}/>\n",
                      X, Y, Radius, classAttribute(Class));
}

void Svg::path(const std::string &Data, std::string_view Class,
               std::string_view Tip) {
  Body += "<path d=\"" + Data + "\"" + classAttribute(Class) + ">" +
          tipElement(Tip) + "</path>\n";
}

Axis::Axis(double Least, double Most, double From, double To, bool Logarithmic)
    : Least(Least), Most(Most), From(From), To(To), Logarithmic(Logarithmic) {
  if (this->Most <= this->Least)
    this->Most = Logarithmic ? Least * 10 : Least + 1;
}

double Axis::at(double Value) const {
  double V = std::clamp(Value, Least, Most);
  double Part = Logarithmic ? std::log(V / Least) / std::log(Most / Least)
                            : (V - Least) / (Most - Least);
  return From + Part * (To - From);
}

std::vector<double> Axis::marks(size_t About) const {
  std::vector<double> Result;
  if (Logarithmic) {
    // Powers of ten; if these are few, twice and five times them as well.
    constexpr double Tolerance = 1.0001;
    bool Few = Most / Least < 200;
    for (double Ten = std::pow(10, std::floor(std::log10(Least)));
         Ten <= Most * Tolerance; Ten *= 10)
      for (double V : {Ten, 2 * Ten, 5 * Ten})
        if ((V == Ten || Few) && V * Tolerance >= Least &&
            V <= Most * Tolerance)
          Result.push_back(V);
    return Result;
  }
  // A step of 1, 2 or 5 times a power of ten.
  double Step = std::pow(
      10, std::floor(std::log10((Most - Least) / static_cast<double>(About))));
  for (double Factor : {2.0, 2.5, 2.0})
    if ((Most - Least) / Step > static_cast<double>(About))
      Step *= Factor;
  for (double V = std::ceil(Least / Step) * Step; V <= Most + Step / 1000;
       V += Step)
    Result.push_back(V);
  return Result;
}

std::string shortNumber(double Value) {
  if (Value >= 10000)
    return fmt::format("{:g}k", std::round(Value / 100) / 10);
  return fmt::format("{:g}", std::round(Value * 1000) / 1000);
}

} // namespace mcfuzz
