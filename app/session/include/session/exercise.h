// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <chrono>
#include <cstdint>
#include <memory>

#include "session/table_state.h"
#include "view/action.h"
#include "view/error.h"
#include "view/own_decisions.h"

namespace raisechess::session {

/// A hand that is over, taken up at one of the player's decisions and played on against the computer. It belongs to no
/// match; nothing of it is saved or counted. The computer holds what it held then, where that has been turned up to the
/// player; else what is drawn, all as likely, from what he cannot rule out at the hand's end: it tells him nothing new.
class Exercise : public QObject {
  Q_OBJECT

 public:
  /// `ended`: the hand as the player sees it at its end; `decision`: one of his, of own_decisions(ended.view). `seed`:
  /// of what is drawn and of the computer's play. Nothing where no deal leads to the decision: the record contradicts
  /// itself.
  static std::unique_ptr<Exercise> take_up(const TableState& ended, const OwnDecision& decision, std::uint64_t seed);
  ~Exercise() override;

  const TableState& ended() const;
  const OwnDecision& decision() const;
  bool has_true_deal() const;
  const TableState& state() const;

  void submit(const Action& action);
  /// From the decision again. What was drawn is drawn anew.
  void begin_again();
  /// To the player's last action in the exercise, with chips and after the end, too. What was drawn is drawn anew from
  /// what he could not rule out there, so that he need not forget what he has seen since.
  void take_back();
  /// The computer's action appears this long after it was asked.
  void set_delay(std::chrono::milliseconds delay);
  void skip_delay();

 signals:
  void state_changed(const raisechess::session::TableState& state);
  /// Nothing changed.
  void refused(const raisechess::Error& error);

 private:
  class Private;
  explicit Exercise(std::unique_ptr<Private> taken_up);

  void publish();
  void ask_computer();
  void show_decision();

  std::unique_ptr<Private> d_;
};

}  // namespace raisechess::session
