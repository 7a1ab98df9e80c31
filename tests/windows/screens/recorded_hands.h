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

void Screens::draw_statistics() {
  for (const int hands : {1, 60, 4000}) {
    const QTemporaryDir data;
    archive::Archive archive(data.path());
    play_matches(archive, hands);
    HistoryWindow history(archive, BoardOptions());
    history.choose_page(HistoryWindow::Statistics);
    (void)QTest::qWaitFor([&] { return !history.statistics()->is_empty(); });
    save(history, QStringLiteral("statistics-%1").arg(hands));
    if (hands != 60) continue;
    history.statistics()->tile(records::FigureKind::Rating)->click();
    history.statistics()->chart()->setFocus(Qt::TabFocusReason);
    save(history, "statistics-rating");
    history.statistics()->modes()->setCurrentIndex(1);
    (void)QTest::qWaitFor([&] { return history.statistics()->chart()->shown().points.size() > 1; });
    QTest::qWait(200);
    save(history, "statistics-chipless");
    history.resize(1024, 640);
    history.choose_page(HistoryWindow::Matches);
    (void)QTest::qWaitFor([&] { return history.matches()->model().rowCount() == 2; });
    save(history, "matches");
    history.show_hands_of_match();
    QTest::qWait(200);
    save(history, "hands-of-match");
  }
}

}  // namespace raisechess::test
