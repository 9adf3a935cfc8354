//===- EditPlan.h - collects edits and puts them in order -----------------===//
//
// Sites are visited outside in, so an opening edit of a later site goes inside
// that of an earlier one, and for closing edits it is the other way round. At
// one offset, what closes the text before it comes ahead of what opens the
// text after it.
//
//===----------------------------------------------------------------------===//
#ifndef MCFUZZ_INSTRUMENT_EDITPLAN_H
#define MCFUZZ_INSTRUMENT_EDITPLAN_H

#include "core/Types.h"

namespace mcfuzz {

class EditPlan {
public:
  /// Begins a new site; edits added from now on belong to it.
  void beginSite() { ++Site; }

  void open(Edit E) { add(std::move(E), /*Closing=*/false); }
  void close(Edit E) { add(std::move(E), /*Closing=*/true); }

  /// All edits in the order in which they are to be applied.
  std::vector<Edit> sorted() const;

private:
  struct Pending {
    Edit What;
    bool Closing;
    unsigned Site;
    size_t Sequence;
  };
  std::vector<Pending> Edits;
  unsigned Site = 0;

  void add(Edit E, bool Closing) {
    Edits.push_back({std::move(E), Closing, Site, Edits.size()});
  }
};

} // namespace mcfuzz

#endif
