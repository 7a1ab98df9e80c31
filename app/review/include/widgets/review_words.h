// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "view/hand_review.h"
#include "view/range_table.h"

namespace raisechess::ui {

/// What a review has found, in words.
class ReviewWords {
  Q_DECLARE_TR_FUNCTIONS(ReviewWords)

 public:
  static QString number(const Finding& finding);   ///< of the move: "7.", or "7…" for Black
  static QString taken(const Finding& finding);    ///< "Rb1", "bet 2", "check"
  static QString instead(const Finding& finding);  ///< likewise, or that there is nothing
  static QString lost(const Finding& finding);     ///< "−6 % of chance", "−0.9 chips", "−2.3 bits"
  static QString kind(LossKind kind);              ///< "move", "bet", "secret"
  static QString heading(const Finding& finding);  ///< "7. c1–b3 gave away 2.3 bits"
  /// One that can be checked: numbers and, of a secret, which types were ruled out of which piece. `told_before`,
  /// `told_after`: what an onlooker could not rule out of the player's pieces, around the half-move.
  static QString sentence(const Finding& finding, const RangeTable& told_before, const RangeTable& told_after);

  static QString chance(double chance);  ///< "61 %"
  /// "6 % of chance": the difference of the two chances as they read.
  static QString share(const Finding& finding);
  static QString chips(double chips);  ///< "2.5 chips"
  static QString bits(double bits);    ///< "2.32 bits"
  static QString bits_number(double bits);

 private:
  static QString sentence_of_split(const Finding& finding);
  static QString sentence_of_chance(const Finding& finding);
  static QString sentence_of_chips(const Finding& finding);
  static QString sentence_of_secret(const Finding& finding, const RangeTable& before, const RangeTable& after);
  static QString silent_move(const Finding& finding);
};

}  // namespace raisechess::ui
