// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "archive/archive.h"
#include "session/table_state.h"
#include "view/action.h"
#include "view/error.h"

namespace raisechess::referee {
class Referee;
}

namespace raisechess::ai {
enum class Level : std::uint8_t;
}  // namespace raisechess::ai

namespace raisechess::session {

struct NoMatch;

/// Where matches are kept: the archive with the match that is on, sealed, and apart from it the key that opens the
/// seal.
struct Folders {
  QString data;
  QString keys;
};

/// What became of the hand that a match was saved in, where its seal cannot be opened.
enum class LostHand : std::uint8_t { Void, WasOver };

/// A match of the person (seat A) against the computer (seat B). Holds the referee and the computer's thread, hands out
/// plain values and takes actions. Everything is saved, sealed, after every action; the computer is asked once that is
/// on disk.
class GameSession : public QObject {
  Q_OBJECT

 public:
  explicit GameSession(const Folders& folders, QObject* parent = nullptr);
  ~GameSession() override;

  static QStringList levels();  ///< ids of the levels that exist, weakest first

  /// Is there a match from an earlier run to go on with; `resume` takes it up.
  bool has_saved_match() const;

  // The answers come as signals. What the person does while something is being saved is carried out when that is done.
  /// It ends the match that is on, with all that ended face down in it opened; the hand that is on is void.
  void start_match(const MatchChoice& choice);
  void resume();
  void next_hand();
  /// Ends the match; its last secrets are opened. Not while a hand is on.
  void stop_match();
  /// While he watches, it gives him his seat back.
  void submit(const Action& action);
  /// Back to the person's last own half-move, also while the computer thinks.
  void take_back();

  /// RULES 5: after a fold or an agreed split the pieces stay face down until the match ends, unless this is set. Set
  /// after such a hand it turns that one up, too.
  void set_turned_up_after_fold(bool turned_up);

  /// The person has been told what to do: the hand that is on does not count in statistics.
  void note_hint();

  /// The computer's action appears this long after it was asked, whatever it thinks: the time tells nothing of its
  /// pieces.
  void set_delay(std::chrono::milliseconds delay);
  /// Shows the computer's action soon: its thinking is cut short. How soon does not tell whether it was still thinking.
  void skip_delay();

  /// Of all matches: for the history. It lives as long as the session.
  archive::Archive& archive();

  /// The computer plays in the person's seat, too, by the view of that seat: hand after hand, or one action at a time.
  /// What the person may know stays the same. The end of the match ends it.
  void watch(Watching watching);
  /// The next action of either player, while the watching is paused; the next hand where one is over.
  void watch_step();

  bool saving() const;  ///< something is not on the disk yet
  bool has_match() const;
  const TableState& state() const;  ///< has_match() must hold
  /// Left of the person's turn; nothing where no turn clock runs.
  std::optional<double> turn_seconds_left() const;
  /// How long a second of the turn clock lasts; tests make it shorter.
  void set_turn_second(std::chrono::milliseconds length);
  double match_minutes() const;  ///< match time; it stands still while the program is closed

 signals:
  void state_changed(const raisechess::session::TableState& state);
  /// Everything up to now is on the disk (or could not be saved, as `save_failed` says).
  void saved();
  /// An action or choice was refused; nothing changed.
  void refused(const raisechess::Error& error);
  /// The saved match could not be read and was put aside as `kept_as` (empty if there was nothing to keep).
  void resume_failed(const raisechess::Error& error, const QString& kept_as);
  /// The key of the saved match is lost: the match goes on with its next hand, and the score so far.
  void key_lost(raisechess::session::LostHand hand, const QString& kept_as);
  /// The key of the saved match cannot be read, for `reason`. The match stays as it is, and nothing is saved in this
  /// run.
  void key_unreadable(const QString& reason);
  /// The archive cannot be read now. It stays as it is, and nothing is saved in this run.
  void archive_unreadable(const raisechess::archive::Failure& failure);
  /// The archive was kept aside, and another one begun.
  void archive_replaced(const raisechess::archive::Failure& failure);
  /// The match could not be saved; play goes on, and what was not saved is tried again with the next action. Told once
  /// for each reason.
  void save_failed(const raisechess::archive::Failure& failure);

 private:
  void tell_unread(const NoMatch& reason);
  void take_up(referee::Referee referee, const MatchChoice& choice, double minutes);
  void after_change();
  void publish();
  void leave();
  bool turn_up_by_setting();
  void save();
  std::optional<statistics::ToldBits> told_bits() const;
  void when_saved();
  void when_on_disk(std::function<void()> step);
  void deal();
  void stop();
  void act(const Action& action, const statistics::Aids& aids);
  void follow_hand();
  void act_for_person(const Action& action);
  void forget_questions();
  void ask_computer();
  void let_computer_think();
  void show_decision();
  ai::Level match_level() const;

  class Private;
  std::unique_ptr<Private> d_;
};

}  // namespace raisechess::session
