// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "dice.h"
#include "journal.h"
#include "match_keeper.h"

namespace raisechess::test {

/// Plays both seats of random matches as fast as they are saved, without a window. First it looks at what came back of
/// an earlier run.
class PlayedMatch : public QObject {
 public:
  PlayedMatch(const session::Folders& folders, Journal journal, std::uint64_t seed);

  /// Is what came back one of the states that may; it plays on from there.
  bool start();

 private:
  void begin_match();
  void act();
  void save();

  Journal journal_;
  Dice dice_;
  session::MatchKeeper keeper_;
  std::optional<referee::Referee> referee_;
};

}  // namespace raisechess::test
