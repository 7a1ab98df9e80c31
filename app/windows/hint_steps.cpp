// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_steps.h"

#include <cmath>

#include "view/move_text.h"
#include "words/words.h"

namespace raisechess {

using ui::Words;

void HintSteps::take(const session::Hint& hint, bool in_thought) {
  hint_ = hint;
  in_thought_ = in_thought;
  step_ = Step::Piece;
}

void HintSteps::advance() {
  step_ = step_ == Step::Piece ? Step::Move : Step::Reason;
}

std::vector<ui::BoardMark> HintSteps::marks() const {
  const Square from = hint_->move.from();
  const Square to = step_ == Step::Piece ? from : hint_->move.to();
  return {{from, to, ui::BoardMark::Color::Teal}};
}

QString HintSteps::sentence(const PlayerView& view) const {
  const QString sentence = step_sentence(view);
  return in_thought_ ? tr("In your thought: %1", "a hint").arg(sentence) : sentence;
}

QString HintSteps::step_sentence(const PlayerView& view) const {
  switch (step_) {
    case Step::Piece:
      return piece_sentence(view);
    case Step::Move:
      return move_sentence(view);
    case Step::Reason:
      return reason_sentence();
  }
  return {};
}

QString HintSteps::piece_sentence(const PlayerView& view) const {
  const auto& piece = view.board[hint_->move.from()];
  const QString type = piece && piece->type ? Words::type(*piece->type) : QString();
  return tr("Hint: look at the %1 on %2. Ask again for its move.").arg(type, Words::square(hint_->move.from()));
}

QString HintSteps::move_sentence(const PlayerView& view) const {
  const int percent = static_cast<int>(std::lround(hint_->chance * 100));
  return tr("Hint: %1, about %2 to win. Ask again for the reason.")
      .arg(Words::move(move_text(view, hint_->move)), Words::percent(percent));
}

QString HintSteps::reason_sentence() const {
  using Kind = session::HintReason::Kind;
  const session::HintReason& reason = hint_->reason;
  const QString square = reason.square ? Words::square(*reason.square) : QString();
  switch (reason.kind) {
    case Kind::Mates:
      return tr("It is mate, whatever the hidden pieces are.");
    case Kind::Captures:
      return reason.type ? tr("It takes the %1 on %2.").arg(Words::type(*reason.type), square)
                         : tr("It takes the hidden piece on %1.").arg(square);
    case Kind::Promotes:
      return tr("The pawn becomes a new piece.");
    case Kind::Checks:
      return tr("It gives check, whatever the hidden pieces are.");
    case Kind::Escapes:
      return tr("The %1 on %2 attacks your piece now; where it goes nothing can attack it.")
          .arg(reason.type ? Words::type(*reason.type) : QString(), square);
    case Kind::Castles:
      return tr("The king castles, and the rook comes into play.");
    case Kind::BestChance:
      return tr("It takes nothing and gives no check: it has the best chance of the moves that were looked at.");
  }
  return {};
}

}  // namespace raisechess
