// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_animation.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>
#include <utility>

namespace raisechess::ui {

namespace {

struct Step {
  Square from{};
  Square to{};
};

std::vector<Step> steps_of(Move move) {
  if (!move.is_castling()) return {{move.from(), move.to()}};
  return {{move.from(), move.castling_king_to()}, {move.to(), move.castling_rook_to()}};
}

/// From `to` back to `from`, in squares as they lie on the screen.
QPointF distance(Square from, Square to, bool flipped) {
  const QPointF white_below(file_of(from) - file_of(to), rank_of(to) - rank_of(from));
  return flipped ? -white_below : white_below;
}

bool is_hidden_face(Face face) {
  return face != Face::TurnedUp && face != Face::Open;
}

}  // namespace

BoardAnimation::BoardAnimation(QObject* parent) : QObject(parent) {
  timeline_.setStartValue(0.0);
  timeline_.setEndValue(1.0);
  connect(&timeline_, &QVariantAnimation::valueChanged, this, &BoardAnimation::changed);
  connect(&timeline_, &QVariantAnimation::finished, this, &BoardAnimation::finish);
}

double BoardAnimation::Span::part(double time) const {
  return isNone() ? 1 : std::clamp((time - starts) / (ends - starts), 0.0, 1.0);
}

/// It was hidden, and both players see it now.
bool BoardAnimation::Moving::isRevealed() const {
  return is_hidden_face(before.face) && !is_hidden_face(after.face);
}

bool BoardAnimation::Moving::turnsAtTheEnd() const {
  return !goes && isRevealed() && after.face == Face::TurnedUp;
}

void BoardAnimation::show(const BoardScene& before, const BoardScene& after, const Event* step, Manner manner,
                          Times times) {
  finish();
  if (step != nullptr) addMoved(before, after, *step, manner);
  addTurnedUp(before, after);
  if (step != nullptr && !manner.backwards) addCaptured(before, *step, manner.by_hand);
  begin(takeTimes(times));
}

void BoardAnimation::addMoved(const BoardScene& before, const BoardScene& after, const Event& event, Manner manner) {
  for (const Step& step : steps_of(as_move(event)->move)) {
    const Square from = manner.backwards ? step.to : step.from;
    const Square to = manner.backwards ? step.from : step.to;
    if (!at(before, from).piece || !at(after, to).piece || from == to) continue;
    const QPointF way = manner.by_hand ? QPointF() : distance(from, to, manner.flipped);
    pieces_.push_back({*at(before, from).piece, *at(after, to).piece, to, way, {}, {}});
  }
}

/// Those that did not move.
void BoardAnimation::addTurnedUp(const BoardScene& before, const BoardScene& after) {
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    if (!at(before, square).piece || !at(after, square).piece) continue;
    const Moving turned{*at(before, square).piece, *at(after, square).piece, square, {}, {}, {}};
    const bool moved = std::any_of(pieces_.begin(), pieces_.end(), [&](const auto& p) { return p.square == square; });
    if (turned.turnsAtTheEnd() && !moved) pieces_.push_back(turned);
  }
}

/// Under the piece that captures it, or over it where that was put down by hand.
void BoardAnimation::addCaptured(const BoardScene& before, const Event& event, bool by_hand) {
  const auto& on = event.outcome.captured_on;
  if (!on || !at(before, *on).piece) return;
  const PieceScene& down = *at(before, *on).piece;
  const bool hidden = is_hidden_face(down.face);
  if (by_hand && !hidden) return;
  Moving captured{down, down, *on, {}, {}, {}};
  captured.goes = true;
  if (hidden) captured.after.face = Face::TurnedUp;
  if (hidden) captured.after.type = event.outcome.captured;
  pieces_.insert(by_hand ? pieces_.end() : pieces_.begin(), captured);
}

/// One after another: what is captured turns over, the moved pieces slide, what the move has revealed turns over, and
/// so does each piece at the end of the hand. Returns the whole time.
int BoardAnimation::takeTimes(Times times) {
  if (times.slide_ms <= 0) return 0;
  const auto captured = [](const Moving& piece) { return piece.goes && piece.isRevealed(); };
  const auto revealed = [](const Moving& piece) { return !piece.goes && piece.isRevealed() && !piece.turnsAtTheEnd(); };
  const auto slides = [](const Moving& piece) { return piece.goes || !piece.from.isNull(); };
  double now = 0;
  const auto next = [&](bool needed, int ms) {
    const double starts = std::exchange(now, now + (needed ? ms : 0));
    return Span{starts, now};
  };
  const auto any = [&](auto is) { return std::any_of(pieces_.begin(), pieces_.end(), is); };
  const Span turn_before = next(any(captured), times.turn_ms);
  const Span slide = next(any(slides), times.slide_ms);
  const Span turn_after = next(any(revealed), times.turn_ms);
  for (Moving& piece : pieces_) {
    piece.slides = slide;
    if (captured(piece)) piece.turns = turn_before;
    if (revealed(piece)) piece.turns = turn_after;
  }
  for (Moving* piece : turnedAtTheEnd()) piece->turns = next(true, times.turn_ms);
  for (Moving& piece : pieces_) {
    for (Span* span : {&piece.slides, &piece.turns}) *span = {span->starts / now, span->ends / now};
  }
  return static_cast<int>(now);
}

/// The viewer's own first.
std::vector<BoardAnimation::Moving*> BoardAnimation::turnedAtTheEnd() {
  std::vector<Moving*> turned;
  for (bool own : {true, false}) {
    for (Moving& piece : pieces_) {
      if (piece.turnsAtTheEnd() && piece.after.own == own) turned.push_back(&piece);
    }
  }
  return turned;
}

void BoardAnimation::begin(int ms) {
  if (pieces_.empty() || ms <= 0) return finish();
  timeline_.setDuration(ms);
  timeline_.start();
  emit changed();
}

void BoardAnimation::finish() {
  timeline_.stop();
  if (pieces_.empty()) return;
  pieces_.clear();
  emit changed();
}

PieceMotion BoardAnimation::motionOf(const Moving& moving, double time) const {
  const double turned = moving.turns.part(time);
  const double slid = QEasingCurve(QEasingCurve::InOutQuad).valueForProgress(moving.slides.part(time));
  const bool face_up = !moving.turns.isNone() && turned >= 0.5;
  return {moving.square, face_up ? moving.after : moving.before, moving.from * (1 - slid), std::abs(1 - 2 * turned),
          !moving.goes};
}

void BoardAnimation::goTo(double part) {
  timeline_.setCurrentTime(static_cast<int>(part * timeline_.duration()));
}

std::vector<PieceMotion> BoardAnimation::motions() const {
  std::vector<PieceMotion> motions;
  const double time = timeline_.currentValue().toDouble();
  std::transform(pieces_.begin(), pieces_.end(), std::back_inserter(motions),
                 [&](const Moving& moving) { return motionOf(moving, time); });
  return motions;
}

std::vector<Square> BoardAnimation::notTurnedOver() const {
  std::vector<Square> squares;
  const double time = timeline_.currentValue().toDouble();
  for (const Moving& moving : pieces_) {
    if (moving.turnsAtTheEnd() && moving.turns.part(time) < 1) squares.push_back(moving.square);
  }
  return squares;
}

}  // namespace raisechess::ui

#include "moc_board_animation.cpp"
