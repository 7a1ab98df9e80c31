// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/played_hand.h"

namespace raisechess::statistics {

Mode mode_of(BettingMode betting, int hidden) {
  if (hidden == 0) return Mode::Classic;
  switch (betting) {
    case BettingMode::NoLimit:
      return Mode::NoLimit;
    case BettingMode::PotLimit:
      return Mode::PotLimit;
    case BettingMode::None:
      break;
  }
  return Mode::Chipless;
}

Aids& Aids::operator|=(const Aids& more) {
  hint = hint || more.hint;
  watched = watched || more.watched;
  out_of_time = out_of_time || more.out_of_time;
  return *this;
}

}  // namespace raisechess::statistics
