// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <chrono>
#include <memory>

#include "session/table_state.h"
#include "view/action.h"
#include "view/error.h"

namespace raisechess::session {

/// A match of the person (seat A) against the computer (seat B). Holds the referee and the computer's thread; hands out plain
/// values and takes actions. Everything is saved, sealed, after every action.
class GameSession : public QObject {
  Q_OBJECT

 public:
  /// `folder`: where the sealed match and its key are kept; made if missing.
  explicit GameSession(const QString& folder, QObject* parent = nullptr);
  ~GameSession() override;

  static QStringList levels();  ///< ids of the levels that exist, weakest first

  /// Is there a match from an earlier run to go on with; `resume` takes it up.
  bool has_saved_match() const;

  // All answers come as signals.
  void start_match(const MatchChoice& choice);
  void resume();
  void next_hand();
  void submit(const Action& action);

  /// The computer's action appears this long after it is asked, whatever it thinks: the time tells nothing of its pieces.
  void set_delay(std::chrono::milliseconds delay);
  /// Shows the computer's action at once: its thinking is cut short.
  void skip_delay();

  bool has_match() const;
  const TableState& state() const;
  double match_minutes() const;  ///< match time; stands still while the program is closed

 signals:
  void state_changed(const raisechess::session::TableState& state);
  /// An action or choice was refused; nothing changed.
  void refused(const raisechess::Error& error);
  /// The saved match could not be read; it is kept aside under `kept_as` (empty: there was nothing to keep).
  void resume_failed(const raisechess::Error& error, const QString& kept_as);
  /// The match could not be saved (`reason` is the system's sentence); play goes on.
  void save_failed(const QString& reason);

 private:
  class Private;
  std::unique_ptr<Private> d_;
};

}  // namespace raisechess::session
