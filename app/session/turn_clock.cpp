// SPDX-License-Identifier: GPL-3.0-or-later
#include "turn_clock.h"

#include <algorithm>

#include "view/standing_line.h"

namespace raisechess::session {
namespace {

/// Whoever is to move for the player thinks in this time, so that the move is there when the time is up.
constexpr std::chrono::milliseconds notice{300};

}  // namespace

TurnClock::TurnClock(QObject* parent) : QObject(parent) {
  timer_.setSingleShot(true);
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, &TurnClock::tick);
}

void TurnClock::follow(const PlayerView& view, int seconds) {
  if (seconds == 0 || view.result || view.active != view.viewer) {
    stop();
    return;
  }
  const std::ptrdiff_t turn = turn_number(view.log);
  if (turn_ == turn) return;
  turn_ = turn;
  start(seconds);
}

void TurnClock::stop() {
  turn_.reset();
  timer_.stop();
}

void TurnClock::start(int seconds) {
  length_ = seconds * second_;
  noticed_ = false;
  since_.start();
  timer_.start(std::max(length_ - notice, std::chrono::milliseconds(0)));
}

void TurnClock::tick() {
  if (!noticed_) {
    noticed_ = true;
    timer_.start(std::max(left(), std::chrono::milliseconds(0)));
    emit nearly_over();
  } else if (left() > std::chrono::milliseconds(0)) {
    timer_.start(left());
  } else {
    emit ran_out();
  }
}

std::chrono::milliseconds TurnClock::left() const {
  return length_ - std::chrono::milliseconds(since_.elapsed());
}

std::optional<double> TurnClock::seconds_left() const {
  if (!running()) return std::nullopt;
  return std::max(0.0, std::chrono::duration<double>(left()) / second_);
}

}  // namespace raisechess::session

#include "moc_turn_clock.cpp"
