// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

#include "view/player_view.h"

namespace raisechess::session {

/// The time that a turn of the viewer may take (RULES 7). It runs from the half-move (or takeback) that gave him the
/// turn to the one that ends it, also while an offer of his is being answered.
class TurnClock : public QObject {
  Q_OBJECT

 public:
  explicit TurnClock(QObject* parent = nullptr);

  /// How long a second of it lasts; tests make it shorter.
  void set_second(std::chrono::milliseconds length) { second_ = length; }

  /// Starts anew when `view` shows a turn of the viewer that has not been seen yet, and stops when it is over.
  /// `seconds` of 0: no clock.
  void follow(const PlayerView& view, int seconds);
  void stop();

  bool running() const { return turn_.has_value(); }
  bool over() const { return running() && left() <= std::chrono::milliseconds(0); }
  std::optional<double> seconds_left() const;  ///< nothing while it does not run; never below 0

 signals:
  void nearly_over();  ///< `notice` before the end
  void ran_out();

 private:
  void start(int seconds);
  void tick();
  std::chrono::milliseconds left() const;

  std::chrono::milliseconds second_{1000};
  std::chrono::milliseconds length_{0};
  std::optional<std::ptrdiff_t> turn_;  ///< half-moves and takebacks of the hand before it
  bool noticed_ = false;
  QElapsedTimer since_;
  QTimer timer_;
};

}  // namespace raisechess::session
