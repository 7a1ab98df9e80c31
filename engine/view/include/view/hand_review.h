// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "view/action.h"
#include "view/analysis.h"

namespace raisechess {

/// What a finding says that a decision lost: of the chance to win, of chips, or of the secret.
enum class LossKind : std::uint8_t { OfChance, OfChips, OfSecret };

/// An action with how it reads: `text` as in view/move_text.h where it is a half-move, else empty.
struct WordedAction {
  Action action;
  std::string text{};
  friend bool operator==(const WordedAction&, const WordedAction&) = default;
};

/// Something that could have been done better, by what the player knew then.
struct Finding {
  LossKind kind{};
  int ply = 0;  ///< half-moves made before the decision
  WordedAction taken;
  std::optional<WordedAction> instead;  ///< nothing: no better one was found (a secret that had its price), or to play
                                        ///< on (what was given up, a split that was offered)
  double lost = 0;                      ///< OfChance: 0 … 1; OfChips: chips; OfSecret: bits
  double chance = 0;                    ///< to win, with what was done; a split is as good as one of ½
  double instead_chance = 0;            ///< with what is named instead
  Chips pot = 0;                        ///< in the middle before the decision
  Chips to_call = 0;
  int deals_before = 1;  ///< OfSecret: deals of his own that an onlooker could not rule out before it, and after it
  int deals_after = 1;
  friend bool operator==(const Finding&, const Finding&) = default;
};

/// How a turn of his own stood for the player.
struct ReviewedTurn {
  int ply = 0;  ///< half-moves made before it
  Chance chance;
  friend bool operator==(const ReviewedTurn&, const ReviewedTurn&) = default;
};

/// One player's decisions in a hand that is over, judged by what he knew when he took them. Of what was taken back
/// nothing is said.
struct HandReview {
  Side viewer{};
  std::vector<ReviewedTurn> turns;
  std::vector<Finding> findings;  ///< in the order of the decisions
  double chips_lost = 0;          ///< the sum of what the findings say of bets
  double bits_lost = 0;           ///< by all his half-moves that stand, small ones among them
  friend bool operator==(const HandReview&, const HandReview&) = default;
};

}  // namespace raisechess
