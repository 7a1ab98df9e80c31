// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "archive/values.h"
#include "statistics/statistics.h"

namespace raisechess::archive {

/// What stood in the archive when it was opened.
struct Opening {
  std::optional<RunningMatch> running;
  /// Nothing could be read. If a database is there all the same, whoever saves now would write over what he has not
  /// seen.
  std::optional<Failure> failure;
  bool exists = false;
};

/// All matches and finished hands, in one SQLite database (docs/formats.md) that a thread of its own reads and writes:
/// no function waits for the disk. Answers are futures; `deliver` brings one back to a thread of the window's.
/// What is asked is done in order.
class Archive {
 public:
  /// Called on the archive's thread when a database was kept aside and another one begun: Damaged, Newer, Foreign.
  using Replaced = std::function<void(const Failure&)>;

  /// In `folder`, which is made if need be.
  explicit Archive(const QString& folder, Replaced replaced = {});
  /// Writes what still waits, also what could not be written before.
  ~Archive();
  Archive(const Archive&) = delete;
  Archive& operator=(const Archive&) = delete;

  QFuture<Opening> opening() const;

  // The match that is being played
  /// One transaction, on the disk when the answer comes. What could not be written is kept, and written with the next
  /// change; after Missing that begins an archive, so that it should have every hand of the match. Another match than
  /// the one before begins; the one before is then abandoned.
  QFuture<std::optional<Failure>> save(MatchChange change);
  /// A copy of all that is in the archive, beside it and with the time in its name; where it is.
  QFuture<Result<QString>> keep_copy();

  // The history: what is over, of matches that are recorded
  QFuture<Result<std::vector<MatchLine>>> matches();  ///< the newest first
  QFuture<Result<HandList>> hands(const HandFilter& filter);
  /// Of the hands of recorded matches; worked out on the archive's thread. A hand that ended face down comes in when
  /// its match is over, and one that is damaged never.
  QFuture<Result<statistics::Statistics>> statistics(const statistics::Filter& filter);
  QFuture<Result<StoredHand>> hand(HandId id);
  /// What each of `ids` was recorded as, in their order; without those that cannot be read.
  QFuture<HandRecords> records(std::vector<HandId> ids);
  /// One transaction. Whoever imports a hand has checked it. Twice the same record is one hand.
  QFuture<Result<std::vector<HandId>>> insert(std::vector<StoredHand> imported);
  /// Nothing of them can be read in the files afterwards, but for those that were kept aside or copied. Locked: they
  /// are gone, and a trace of them may be left in the log.
  QFuture<std::optional<Failure>> remove_hands(std::vector<HandId> ids);
  /// The same of a match that is over, with its hands; nothing happens to one that is on.
  QFuture<std::optional<Failure>> remove_match(MatchId id);
  QFuture<std::optional<Failure>> clear_history();

 private:
  class Private;
  std::unique_ptr<Private> d_;
};

}  // namespace raisechess::archive
