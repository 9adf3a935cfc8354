//===- EditPlan.cpp - collects edits and puts them in order ---------------===//

#include "instrument/EditPlan.h"

#include <algorithm>

namespace mcfuzz {

std::vector<Edit> EditPlan::sorted() const {
  std::vector<Pending> Order = Edits;
  std::sort(Order.begin(), Order.end(), [](const Pending &A, const Pending &B) {
    if (A.What.Offset != B.What.Offset)
      return A.What.Offset < B.What.Offset;
    // What replaces a token comes after all that stands before the token.
    if ((A.What.Erase > 0) != (B.What.Erase > 0))
      return B.What.Erase > 0;
    if (A.Closing != B.Closing)
      return A.Closing;
    if (A.Site != B.Site)
      return A.Closing ? A.Site > B.Site : A.Site < B.Site;
    return A.Sequence < B.Sequence;
  });
  std::vector<Edit> Result;
  for (Pending &P : Order)
    Result.push_back(std::move(P.What));
  return Result;
}

} // namespace mcfuzz
