// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <string>

#include "archive/archive.h"
#include "change_tracker.h"
#include "key_file.h"
#include "old_match_file.h"
#include "session/game_session.h"

namespace raisechess::session {

/// A match as it comes back from an earlier run.
struct KeptMatch {
  referee::Referee referee;
  MatchChoice choice;
  bool key_lost = false;  ///< its hand that was on is void; the seals are kept as `kept_as`
  bool imported = false;  ///< from the file of an earlier version: it is to be saved
  QString kept_as;
};

/// Why a match does not come back: it cannot be opened (`error`; a copy is kept as `kept_as`), or it cannot be read now
/// and stays as it is.
struct NoMatch {
  std::optional<Error> error;
  QString kept_as;
  QString key_reason;                               ///< its key cannot be read
  std::optional<archive::Failure> archive_failure;  ///< the archive cannot be read
};

/// Keeps the running match in the archive: saves it after every action, sealed, and brings it back at the next start.
/// Belongs to the window's thread; the archive has one of its own.
class MatchKeeper : public QObject {
  Q_OBJECT

 public:
  explicit MatchKeeper(const Folders& folders, QObject* parent = nullptr);

  archive::Archive& archive() { return archive_; }

  bool has_match() const;
  tl::expected<KeptMatch, NoMatch> resume();

  void begin(const MatchChoice& choice);
  /// The match is left for another one, which begins next; `referee` has been told.
  void leave(const referee::Referee& referee, const std::optional<statistics::ToldBits>& bits);
  /// After every change. `saved` follows, also where it fails: play goes on then.
  void save(const referee::Referee& referee, const std::optional<statistics::ToldBits>& bits);
  /// What was not the person's own play in the hand begun last; it goes with the next save.
  void note(const statistics::Aids& aids) { tracker_->note(aids); }
  /// When the program ends: match time has gone on, and what could not be saved may be saved now.
  void save_last(const referee::Referee& referee);
  bool saving() const { return saving_ > 0; }

 signals:
  void saved();
  /// Told once for each reason.
  void failed(const raisechess::archive::Failure& failure);
  void replaced(const raisechess::archive::Failure& failure);

 private:
  tl::expected<KeptMatch, NoMatch> resume_old();
  tl::expected<KeptMatch, NoMatch> resume_running(archive::RunningMatch stored);
  struct Seal {
    std::function<Expected<referee::Referee>(const referee::Key&)> open;
    std::function<Expected<referee::Referee>(std::string nonce)> open_without_key;
    std::function<archive::Result<QString>()> keep;  ///< a copy; where it is
    QString nonce;
  };
  tl::expected<KeptMatch, NoMatch> unsealed(const Seal& seal);
  tl::expected<KeptMatch, NoMatch> leave_as_it_is(NoMatch reason);
  tl::expected<referee::Key, NoKey> writing_key();
  std::optional<NoKey> give_change(const referee::Referee& referee,
                                   const std::optional<statistics::ToldBits>& bits = std::nullopt);
  void give(archive::MatchChange change);
  void take_answer(const std::optional<archive::Failure>& failure);
  void tell(const std::optional<archive::Failure>& failure);

  KeyFile key_file_;
  OldMatchFile old_file_;
  std::optional<ChangeTracker> tracker_;
  std::optional<referee::Key> key_;  ///< that the seals in the archive are of
  bool read_only_ = false;  ///< what is in the archive has not been seen: nothing is written over it in this run
  bool old_is_imported_ = false;
  bool missed_ = false;  ///< the archive was not given the last change, for want of a key
  int saving_ = 0;       ///< changes that the archive has not answered yet
  std::optional<archive::Failure> told_;
  QTimer slow_;
  archive::Archive archive_;
};

}  // namespace raisechess::session
