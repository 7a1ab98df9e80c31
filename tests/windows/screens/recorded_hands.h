// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "sample_hands.h"
#include "session/hand_files.h"

namespace raisechess::test {

/// Hands that were played by chance: alike at each run.
inline std::vector<archive::StoredHand> history_hands() {
  std::vector<archive::StoredHand> hands;
  for (const archive::HandLine& line : sample_hands(40)) {
    QByteArray record(R"([Variant "RaiseChess"]
[FEN "rnbqkbnr/pppnbppp/8/8/8/8/PPPPRPPP/RQBQKBNR w KQkq - 0 1"]
[Hidden "3"] [Array "518"] [Showdown "30"] [Betting "no-limit"] [ClassicDraws "no"] [Promotion "queen"]
[KingCapture "no"] [AgreedSplit "yes"] [WhiteStack "100"] [BlackStack "100"] [BigBlind "2"] [SmallBlind "1"]
[Start "array"] [WhiteDeal "b1Q e2R h2P"] [BlackDeal "d7N e7B a8R"] [DateTime "HOUR"]

{[%call black]} 1. Re5 {[%bet black 6] [%call white]} 1... Nb6 2. Nf3 a6 {[%fold white]} 0-1
)");
    record.replace("HOUR", QByteArray::number(qlonglong{line.id}));
    auto read = session::read_hands(record).value().hands;
    read.front().line = line;
    hands.push_back(read.front());
  }
  return hands;
}

}  // namespace raisechess::test
