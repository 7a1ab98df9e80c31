// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include <tl/expected.hpp>

#include "statistics/played_hand.h"
#include "view/player_view.h"

// What goes into the archive and comes out of it: plain values.
namespace raisechess::archive {

using MatchId = std::int64_t;
using HandId = std::int64_t;
using Time = std::int64_t;  ///< milliseconds since the beginning of 1970, UTC

/// Why the archive could not do something. `detail` is what the system says, with the place; it goes into brackets.
struct Failure {
  enum class Kind : std::uint8_t {
    DiskFull,
    ReadOnly,  ///< the folder or the file may not be written
    Missing,   ///< there is no such folder, and none can be made; or the database vanished while it was open
    Locked,    ///< another program holds the database
    Damaged,   ///< it was kept aside: what could be read of it went into a new one
    Newer,     ///< a later version of the program wrote it; it was kept aside
    Foreign,   ///< another program's database, or none at all; it was kept aside
    NoSuchHand,
    Slow,  ///< it is still being written
    Other
  };
  Kind kind{};
  QString detail;
  QString kept_as;  ///< where a database that is not used any more was put; empty if none was
  friend bool operator==(const Failure&, const Failure&) = default;
};

template <class T>
using Result = tl::expected<T, Failure>;

enum class MatchEnd : std::uint8_t { Running, PersonWon, ComputerWon, Stopped, Abandoned };

/// A match of the person (seat A) against the computer (seat B) as the history lists it.
struct MatchLine {
  MatchId id = 0;
  Time begun = 0;
  Time ended = 0;  ///< 0 while it goes on
  MatchEnd end = MatchEnd::Running;
  QString level;  ///< id of the computer's level
  BettingMode betting = BettingMode::None;
  int hidden = 3;
  bool recorded = true;  ///< else nothing of it stays once it is over
  PerSeat<Chips> chips;  ///< as of its last finished hand
  int hands = 0;         ///< of it in the history
  int won = 0;           ///< of these, by the person
  int lost = 0;
  friend bool operator==(const MatchLine&, const MatchLine&) = default;
};

/// A finished hand as the history lists it.
struct HandLine {
  HandId id = 0;
  MatchId match = 0;  ///< 0: imported
  int number = 0;     ///< in its match, from 1
  Time begun = 0;
  Time ended = 0;
  QString level;               ///< id of the computer's level; empty where it is not known
  std::optional<Side> person;  ///< nothing in a hand of others that was imported
  BettingMode betting = BettingMode::None;
  int hidden = 3;
  HandResult result;
  int plies = 0;
  int take_backs = 0;
  bool has_record = false;    ///< its deals are open: at its end, or when its match is over
  bool stays_closed = false;  ///< they never will be: its match is over, and what could open them was lost before
  statistics::Aids aids;      ///< what was not the person's own play; it stands in the hand's Play
  friend bool operator==(const HandLine&, const HandLine&) = default;
};

/// Which hands to list; what is not given leaves any.
struct HandFilter {
  enum class Outcome : std::uint8_t { Won, Lost, Split };  ///< for the person
  std::optional<MatchId> match;
  std::optional<QString> level;
  std::optional<BettingMode> betting;
  std::optional<int> hidden;
  std::optional<ResultKind> kind;
  std::optional<Outcome> outcome;
  std::optional<Time> since;  ///< ended then or later
  std::optional<Time> until;  ///< ended before
  std::optional<bool> imported;
  std::optional<bool> has_record;
};

struct HandList {
  std::vector<HandLine> hands;  ///< the newest first
  int damaged = 0;              ///< rows that were left out because they cannot be relied on
};

/// A hand with all that is kept of it.
struct StoredHand {
  HandLine line;
  QByteArray record;        ///< JSON text (docs/formats.md); empty while its deals are not open
  std::vector<Time> times;  ///< when it was dealt and each of its actions was made; empty where that is not known
};

/// Records of several hands; of those that could not be read the first failure.
struct HandRecords {
  std::vector<QByteArray> records;
  std::optional<Failure> failure;
};

struct SealedHand {
  QByteArray sealed;
  std::vector<Time> times;  ///< as of a StoredHand, so far
  friend bool operator==(const SealedHand&, const SealedHand&) = default;
};

/// What a match is saved by. The seals are opaque; only the referee opens them.
struct RunningMatch {
  MatchLine line;
  bool draw_array = false;
  bool draw_colour = false;
  QString nonce;
  QByteArray sealed;                ///< of the match but for its hands
  std::map<int, SealedHand> hands;  ///< by number, from 1
  statistics::Aids aids;            ///< of the hand begun last
  friend bool operator==(const RunningMatch&, const RunningMatch&) = default;
};

/// What the person did in a hand, and what was not his own play; for statistics.
struct Play {
  bool over = false;  ///< else `deeds` are not known yet
  statistics::Aids aids;
  statistics::Deeds deeds;
  friend bool operator==(const Play&, const Play&) = default;
};

/// What is told of a finished hand when its deals open.
struct OpenedHand {
  QByteArray record;                     ///< JSON text (docs/formats.md)
  PerSide<std::optional<int>> material;  ///< as of a HandResult
};

/// What an action changed. Once `match.line.ended` is set the match is over, and its seals are gone.
struct MatchChange {
  RunningMatch match;                ///< `hands`: only those that have changed
  std::map<int, HandLine> finished;  ///< for the history; each hand once
  std::map<int, OpenedHand> opened;  ///< finished hands whose deals are open now
  std::map<int, Play> plays;         ///< of hands that are over, and of one that is on once it has aids

  /// This and a later change of the same match as one.
  void absorb(MatchChange later);
};

}  // namespace raisechess::archive
