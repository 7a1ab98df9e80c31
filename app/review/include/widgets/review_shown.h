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
  std::vector<double> bits_by_you;     ///< that each half-move told of its mover
  std::vector<double> bits_by_other;
  bool yours = true;   ///< the player who looks; else his side is named
  bool ready = false;  ///< the decisions are judged
};

}  // namespace raisechess::ui
