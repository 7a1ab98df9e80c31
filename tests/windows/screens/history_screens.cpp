// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QTest>

#include "history_window.h"
#include "recorded_hands.h"
#include "records/line_chart.h"
#include "records/match_list.h"
#include "records/statistics_view.h"
#include "replay_window.h"
#include "sample_matches.h"
#include "screens.h"
#include "session/hand_replay.h"

namespace raisechess::test {

using namespace ui;

void Screens::draw_history() {
  const QTemporaryDir data;
  archive::Archive archive(data.path());
  HistoryWindow empty(archive, BoardOptions());
  save(empty, "history-empty");
  empty.choose_page(HistoryWindow::Matches);
  QTest::qWait(100);
  save(empty, "matches-empty");
  empty.choose_page(HistoryWindow::Statistics);
  (void)QTest::qWaitFor([&] { return !empty.statistics()->empty_text().isEmpty(); });
  save(empty, "statistics-empty");
  archive.insert(history_hands()).waitForFinished();
  HistoryWindow history(archive, BoardOptions());
  (void)QTest::qWaitFor([&] { return history.list()->model().rowCount() > 0; });
  save(history, "history");
  history.open_files({files_.filePath(QStringLiteral("gone.pgn"))});
  QTest::qWait(100);
  save(history, "history-refusal");
  const auto replay = session::HandReplay::open(history_hands().front().record).value();
  for (const session::Sight sight : {session::Sight::White, session::Sight::Black, session::Sight::TurnedUp}) {
    ReplayWindow window(replay, Side::White, BoardOptions());
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show_sight(sight);
    window.look_at(3);
    save(window, QStringLiteral("replay-%1").arg(static_cast<int>(sight)));
  }
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
