// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <memory>
#include <optional>

#include "consultant.h"
#include "session/table_state.h"

namespace raisechess::session {

/// Plays in the person's seat while he watches: a computer player that is given the view of that seat and nothing else.
/// Its actions appear at the pace of the computer's own.
class Deputy : public QObject {
  Q_OBJECT

 public:
  explicit Deputy(QObject* parent = nullptr);

  /// A match begins, or is taken up: nobody plays for the person.
  void start(ai::Level level);
  void set_delay(std::chrono::milliseconds delay) { delay_ = delay; }
  void set_watching(Watching watching);
  Watching watching() const { return watching_; }

  /// The state of the match as it is now. The end of the match ends the watching.
  void follow(const TableState& state);
  /// That state is on the disk: it may be acted on.
  void go_on();
  /// One action, while the watching is paused.
  void step();

 signals:
  void acts(const raisechess::Action& action);
  void wants_next_hand();

 private:
  void act_in(std::chrono::milliseconds delay);
  void act_when_due();
  void forget();

  ai::Level level_{};
  std::chrono::milliseconds delay_{900};
  Watching watching_ = Watching::Off;
  PlayerView view_;
  bool match_over_ = true;
  std::unique_ptr<Consultant> player_;  ///< made when it is first needed
  std::optional<Action> action_;        ///< thought out, not yet shown
  QTimer due_;
};

}  // namespace raisechess::session
