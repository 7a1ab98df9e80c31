// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "archive/values.h"
#include "referee/referee.h"
#include "session/table_state.h"

namespace raisechess::session {

/// Follows a match from action to action and says what has changed for the archive since the last time.
class ChangeTracker {
 public:
  /// A match that the archive does not have yet.
  ChangeTracker(const MatchChoice& choice, archive::Time now);
  /// One that the archive has, as it is.
  ChangeTracker(archive::RunningMatch stored, const referee::Referee& referee);

  /// After an action (or the dealing of a hand, or the end of the match) at `now`; or when match time alone has gone
  /// on.
  /// `bits`: what the person's moves have told in the hand begun last, if that is known.
  archive::MatchChange take(const referee::Referee& referee, const referee::Key& key, archive::Time now,
                            const std::optional<statistics::ToldBits>& bits = std::nullopt);
  /// The same where the player has left the match for another one; `referee` has been told.
  archive::MatchChange take_leaving(const referee::Referee& referee, const referee::Key& key, archive::Time now,
                                    const std::optional<statistics::ToldBits>& bits);
  /// What was not the person's own play in the hand begun last.
  void note(const statistics::Aids& aids) { aids_ |= aids; }
  /// The seals in the archive are of another key, or gone: all will be written anew.
  void seal_anew() { sealed_ = 0; }

 private:
  void take_head(const referee::Referee& referee, const referee::Key& key);
  archive::Time begin_of(const std::vector<archive::Time>& times) const;
  void take_time_of_action(const referee::Referee& referee, archive::Time now);
  void take_seals(const referee::Referee& referee, const referee::Key& key, archive::MatchChange& change);
  void take_finished(const referee::Referee& referee, const std::optional<statistics::ToldBits>& bits,
                     archive::MatchChange& change);
  void take_aids(const referee::Referee& referee, archive::MatchChange& change);
  void take_opened(const referee::Referee& referee, archive::MatchChange& change);

  archive::RunningMatch match_;          ///< but for its hands
  int sealed_ = 0;                       ///< hands whose seals will not change any more
  int finished_ = 0;                     ///< hands up to this one have been told, as far as they are over
  std::map<int, archive::Time> closed_;  ///< of these the ones whose record has not been told, and when they began
  int timed_hand_ = 0;                   ///< whose dealing and actions `times_` are
  std::vector<archive::Time> times_;     ///< empty where one of them is not known
  statistics::Aids aids_;                ///< of the hand `timed_hand_`
  statistics::Aids told_aids_;           ///< of these what has been told
};

}  // namespace raisechess::session
