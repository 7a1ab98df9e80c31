// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

#include "hint_shown.h"
#include "session/hint.h"
#include "session/table_state.h"

namespace raisechess {

/// A hint, told in three steps so that the player can stop where it is enough: which piece, which move, and why.
class HintSteps {
  Q_DECLARE_TR_FUNCTIONS(HintSteps)

 public:
  void forget() { hint_.reset(); }
  bool has_hint() const { return hint_.has_value(); }
  /// Begins with the piece. `in_thought`: it holds where the person's thought is true.
  void take(const session::Hint& hint, bool in_thought = false);
  /// The next step; the last one stays.
  void advance();
  /// What the step shows; there must be a hint. `state`: of the turn that it is for.
  HintShown shown(const session::TableState& state) const;

 private:
  std::vector<ui::BoardMark> marks() const;
  QString piece_sentence(const PlayerView& view) const;
  QString move_sentence(const PlayerView& view) const;
  QString reason_sentence(const session::TableState& state) const;
  QString comparison(const session::TableState& state) const;
  QString price_sentence(const session::TableState& state) const;

  std::optional<session::Hint> hint_;
  bool in_thought_ = false;
  HintShown::Step step_ = HintShown::Step::Piece;
};

}  // namespace raisechess
