// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "view/hand_review.h"
#include "view/player_view.h"

namespace raisechess::ui {

struct FindingShown {
  Finding finding;
  QString sentence;
};

/// A review with what is shown around it.
struct ReviewShown {
  HandReview review;
  std::vector<FindingShown> findings;  ///< those of the review
  PlayerView view;                     ///< of the hand that is over
  std::vector<Chips> pots;             ///< after each half-move; empty without chips
  std::vector<double> bits_of_you;     ///< that each half-move told of the player's pieces, to an onlooker
  std::vector<double> bits_of_other;   ///< … and of the other side's, to the player
  int told_before = 1;                 ///< deals of the player's that an onlooker could not rule out at the start,
  int told_after = 1;                  ///< and at the end; what that turned up is left out
  bool yours = true;                   ///< the player who looks; else his side is named
  bool ready = false;                  ///< the decisions are judged
  bool empty = false;                  ///< there is none
};

}  // namespace raisechess::ui
