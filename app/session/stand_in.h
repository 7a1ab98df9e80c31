// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "consultant.h"
#include "turn_clock.h"
#include "view/action.h"

namespace raisechess::session {

/// The turn clock, and who acts when it runs out: a player of the computer's level that is given the person's view
/// (RULES 7). It moves, and settles nothing in his name.
class StandIn : public QObject {
  Q_OBJECT

 public:
  explicit StandIn(QObject* parent = nullptr);

  /// For a new match. The player of that level is made when it is first needed.
  void start(ai::Level level);
  /// Takes notice of a new state of the hand; what was thought out for the one before is forgotten. `seconds` for a
  /// turn, 0: no clock.
  void follow(const PlayerView& view, int seconds);

  std::optional<double> seconds_left() const { return clock_.seconds_left(); }
  void set_second(std::chrono::milliseconds length) { clock_.set_second(length); }

 signals:
  void acts(const raisechess::Action& action);  ///< the time is up

 private:
  void think();
  void act_when_due();

  ai::Level level_{};
  PlayerView view_;
  TurnClock clock_;
  std::unique_ptr<Consultant> player_;
  std::optional<Action> action_;  ///< thought out for the turn that is nearly over
};

}  // namespace raisechess::session
