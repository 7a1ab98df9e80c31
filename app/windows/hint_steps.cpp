// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_steps.h"

#include <algorithm>
#include <cmath>

#include "view/move_text.h"
#include "words/words.h"

namespace raisechess {

using Step = HintShown::Step;
using ui::Words;

namespace {

int percent_of(double chance) {
  return static_cast<int>(std::lround(chance * 100));
}

const SecrecyMark* mark_of(const SecrecyTable& secrets, Move move) {
  const auto mark = std::ranges::find(secrets.marks, move, &SecrecyMark::move);
  return mark == secrets.marks.end() ? nullptr : &*mark;
}

/// How many deals an onlooker is left with.
int deals_after(const SecrecyTable& secrets, Move move) {
  const SecrecyMark* mark = mark_of(secrets, move);
  return mark == nullptr ? secrets.before : mark->after;
}

bool is_hidden(const PlayerView& view, Square square) {
  return std::ranges::any_of(view.hidden[view.viewer], [&](const HiddenPiece& piece) {
    return piece.now == square && piece.status == HiddenStatus::Hidden;
  });
}

}  // namespace

void HintSteps::take(const session::Hint& hint, bool in_thought) {
  hint_ = hint;
  in_thought_ = in_thought;
  step_ = Step::Piece;
}

void HintSteps::advance() {
  step_ = step_ == Step::Piece ? Step::Move : Step::Reason;
}

HintShown HintSteps::shown(const session::TableState& state) const {
  HintShown shown;
  shown.step = step_;
  shown.in_thought = in_thought_;
  shown.played = hint_->move;
  shown.marks = marks();
  shown.piece = piece_sentence(state.view);
  if (step_ == Step::Piece) return shown;
  shown.move = move_sentence(state.view);
  shown.price = price_sentence(state);
  if (step_ == Step::Reason) shown.reason = reason_sentence(state);
  return shown;
}

std::vector<ui::BoardMark> HintSteps::marks() const {
  const Square from = hint_->move.from();
  const Square to = step_ == Step::Piece ? from : hint_->move.to();
  return {{from, to, ui::BoardMark::Color::Teal}};
}

QString HintSteps::piece_sentence(const PlayerView& view) const {
  const Square from = hint_->move.from();
  const auto& piece = view.board[from];
  const QString type = piece && piece->type ? Words::type(*piece->type) : QString();
  return is_hidden(view, from) ? tr("Look at %1, your hidden %2.", "f2; knight").arg(Words::square(from), type)
                               : tr("Look at the %1 on %2.").arg(type, Words::square(from));
}

QString HintSteps::move_sentence(const PlayerView& view) const {
  return tr("%1, about %2 to win.")
      .arg(Words::move(move_text(view, hint_->move)), Words::percent(percent_of(hint_->chance)));
}

QString HintSteps::reason_sentence(const session::TableState& state) const {
  using Kind = session::HintReason::Kind;
  const session::HintReason& reason = hint_->reason;
  const QString square = reason.square ? Words::square(*reason.square) : QString();
  const QString type = reason.type ? Words::type(*reason.type) : QString();
  const auto& mover = state.view.board[hint_->move.from()];
  const QString moved = mover && mover->type ? Words::type(*mover->type) : QString();
  switch (reason.kind) {
    case Kind::Mates:
      return tr("It is mate, whatever the hidden pieces are.");
    case Kind::OnlyMove:
      return tr("It is the only legal move.");
    case Kind::TakesFreely:
      return reason.type ? tr("It takes the %1 on %2, and nothing can take back.").arg(type, square)
                         : tr("It takes the hidden piece on %1, and nothing can take back.").arg(square);
    case Kind::TakesMore:
      return tr("It takes the %1 on %2 with a %3, which is worth less: it pays even if that is taken back.")
          .arg(type, square, moved);
    case Kind::Takes:
      return reason.type ? tr("It takes the %1 on %2.").arg(type, square)
                         : tr("It takes the hidden piece on %1.").arg(square);
    case Kind::Promotes:
      return tr("The pawn becomes a new piece.");
    case Kind::Checks:
      return tr("It gives check, whatever the hidden pieces are.");
    case Kind::Castles:
      return tr("The king castles, and the rook comes into play.");
    case Kind::Escapes:
      return reason.type
                 ? tr("The %1 on %2 attacks your piece now; where it goes nothing can attack it.").arg(type, square)
                 : tr("The hidden piece on %1 attacks your piece now; where it goes nothing can attack it.")
                       .arg(square);
    case Kind::Defends:
      return tr("Your %1 on %2 is attacked, and nothing defended it: now it is defended.").arg(type, square);
    case Kind::AttacksMore:
      return tr("It attacks the %1 on %2, which is worth more than the %3.").arg(type, square, moved);
    case Kind::AttacksLoose:
      return tr("It attacks the %1 on %2, which nothing can defend now.").arg(type, square);
    case Kind::Opens:
      return tr("It opens the way for your %1 on %2, which reaches %3 squares instead of %4.")
          .arg(type, square, Words::number(reason.after), Words::number(reason.before));
    case Kind::Reaches:
      return tr("From %1 the %2 reaches %3 squares, now it is %4.", "f3; knight; 5; 2")
          .arg(Words::square(hint_->move.to()), moved, Words::number(reason.after), Words::number(reason.before));
    case Kind::Centre:
      return tr("The pawn goes to the centre of the board.");
    case Kind::BestChance:
      return comparison(state);
  }
  return {};
}

/// Where nothing else speaks for the move: numbers.
QString HintSteps::comparison(const session::TableState& state) const {
  const QString chance = Words::percent(percent_of(hint_->chance));
  if (!hint_->next)
    return tr("It has a chance of %1 to win; all other moves fell behind after a short look.").arg(chance);
  const QString next = Words::move(move_text(state.view, hint_->next->move));
  const int difference = percent_of(hint_->chance) - percent_of(hint_->next->chance);
  const QString other = Words::percent(percent_of(hint_->next->chance));
  if (difference > 0)
    return tr("It has a chance of %1 to win; the next best move, %2, has %3.").arg(chance, next, other);
  const bool tells_less = deals_after(state.secrecy, hint_->move) > deals_after(state.secrecy, hint_->next->move);
  return tells_less ? tr("%1 has about the same chance (%2), but tells more of your hidden pieces.").arg(next, other)
                    : tr("It has a chance of %1 to win; no move that was looked at has clearly more (%2: %3).")
                          .arg(chance, next, other);
}

QString HintSteps::price_sentence(const session::TableState& state) const {
  const int before = state.secrecy.before;
  if (before <= 1) return {};
  const int after = deals_after(state.secrecy, hint_->move);
  if (after >= before)
    return tr("Price: none. The move tells nothing, %1 stay.", "125 deals").arg(Words::deals(before));
  const QString counts = tr("%1 → %2, %3", "30 → 20 deals, −0.6 bits")
                             .arg(Words::number(before), Words::deals(after),
                                  Words::lost_bits(std::log2(before) - std::log2(std::max(after, 1))));
  const Move move = hint_->move;
  const SecrecyMark* mark = mark_of(state.secrecy, move);
  const auto& piece = state.view.board[move.from()];
  const bool shows = mark != nullptr && mark->types_left == 1 && mark->types_before > 1 && piece && piece->type;
  if (!shows) return tr("Price: it tells something of your pieces: %1.", "30 → 20 deals").arg(counts);
  return tr("Price: it shows that %1 is %2: %3.", "f2; a knight; 125 → 25 deals")
      .arg(Words::square(move.from()), Words::a_type(*piece->type), counts);
}

}  // namespace raisechess
