// SPDX-License-Identifier: GPL-3.0-or-later
#include "chip_motion.h"

#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/chip_flight.h"

namespace raisechess {

using namespace ui;

ChipMotion::ChipMotion(QWidget* table, std::function<QPoint(Side)> at_plate, std::function<QPoint()> in_pot)
    : QObject(table), table_(table), at_plate_(std::move(at_plate)), in_pot_(std::move(in_pot)) {
  timeline_.setStartValue(0.0);
  timeline_.setEndValue(1.0);
  connect(&timeline_, &QVariantAnimation::valueChanged, this, &ChipMotion::counted);
  connect(&timeline_, &QVariantAnimation::finished, this, [this] {
    sliding_.clear();
    emit counted();
    next();
  });
}

void ChipMotion::set_ms(int ms) {
  ms_ = ms;
  if (ms == 0) stop();
}

void ChipMotion::begin(const ChipMoves& moves, bool held) {
  stop();
  if (ms_ == 0) return;
  waiting_.assign(moves.before_the_end.begin(), moves.before_the_end.end());
  held_ = held && !moves.won.empty();
  if (!moves.won.empty()) waiting_.push_back(moves.won);
  QMetaObject::invokeMethod(this, &ChipMotion::next, Qt::QueuedConnection);  // when all parts have their places
}

void ChipMotion::let_win() {
  held_ = false;
  next();
}

void ChipMotion::stop() {
  timeline_.stop();
  waiting_.clear();
  sliding_.clear();
  for (ChipFlight* flight : table_->findChildren<ChipFlight*>()) flight->deleteLater();
  emit counted();
}

void ChipMotion::next() {
  const bool only_held_ones = held_ && waiting_.size() == 1;
  if (!sliding_.empty() || waiting_.empty() || only_held_ones) return;
  sliding_ = std::move(waiting_.front());
  waiting_.pop_front();
  for (const ChipMove& move : sliding_) {
    ChipFlight::start(table_, place(move.from), place(move.to), move.amount, ms_);
  }
  timeline_.setDuration(ms_);
  timeline_.start();
}

QPoint ChipMotion::place(std::optional<Side> side) const {
  return side ? at_plate_(*side) : in_pot_();
}

Chips ChipMotion::to_come(Side side) const {
  Chips missing = 0;
  for (const auto& step : waiting_) missing += gain_of(step, side);
  const double left = 1 - timeline_.currentValue().toDouble();
  const Chips coming = std::max<Chips>(0, gain_of(sliding_, side));
  return missing + static_cast<Chips>(std::lround(coming * left));
}

}  // namespace raisechess

#include "moc_chip_motion.cpp"
