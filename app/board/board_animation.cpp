// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_animation.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>

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

void BoardAnimation::slide(const BoardScene& before, const BoardScene& after, const Event& event, bool backwards,
                           bool flipped, int ms) {
  finish();
  for (const Step& step : steps_of(as_move(event)->move)) {
    const Square from = backwards ? step.to : step.from;
    const Square to = backwards ? step.from : step.to;
    if (!at(before, from).piece || !at(after, to).piece || from == to) continue;
    pieces_.push_back({*at(before, from).piece, *at(after, to).piece, to, distance(from, to, flipped)});
  }
  const auto& taken_on = event.outcome.captured_on;
  if (!backwards && taken_on && at(before, *taken_on).piece) {
    Moving taken{*at(before, *taken_on).piece, *at(before, *taken_on).piece, *taken_on, {}};
    taken.vanishes = true;
    pieces_.insert(pieces_.begin(), taken);
  }
  begin(ms);
}

void BoardAnimation::turnOver(const BoardScene& before, const BoardScene& after, int ms_each) {
  finish();
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    const auto& old_piece = at(before, square).piece;
    const auto& new_piece = at(after, square).piece;
    if (!old_piece || !new_piece || new_piece->face != Face::TurnedUp || !is_hidden_face(old_piece->face)) continue;
    pieces_.push_back({*old_piece, *new_piece, square, {}});
    pieces_.back().turns = true;
  }
  std::stable_partition(pieces_.begin(), pieces_.end(), [](const Moving& moving) { return moving.after.own; });
  const double share = pieces_.empty() ? 1 : 1.0 / static_cast<double>(pieces_.size());
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    pieces_[i].starts = static_cast<double>(i) * share;
    pieces_[i].ends = pieces_[i].starts + share;
  }
  begin(ms_each * static_cast<int>(pieces_.size()));
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
  const double part = std::clamp((time - moving.starts) / (moving.ends - moving.starts), 0.0, 1.0);
  if (moving.turns) {
    return {moving.square, part < 0.5 ? moving.before : moving.after, {}, std::abs(1 - 2 * part)};
  }
  const double eased = QEasingCurve(QEasingCurve::InOutQuad).valueForProgress(part);
  return {moving.square, moving.before, moving.from * (1 - eased), 1, !moving.vanishes};
}

std::vector<PieceMotion> BoardAnimation::motions() const {
  std::vector<PieceMotion> motions;
  const double time = timeline_.currentValue().toDouble();
  std::transform(pieces_.begin(), pieces_.end(), std::back_inserter(motions),
                 [&](const Moving& moving) { return motionOf(moving, time); });
  return motions;
}

}  // namespace raisechess::ui
