// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/values.h"

#include <utility>

namespace raisechess::archive {

void MatchChange::absorb(MatchChange later) {
  later.match.hands.merge(match.hands);
  later.finished.merge(finished);
  later.opened.merge(opened);
  later.plays.merge(plays);
  *this = std::move(later);
}

}  // namespace raisechess::archive
