// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include "history_window.h"
#include "records/match_list.h"
#include "records/statistics_view.h"
#include "style/button.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

using records::FigureKind;

session::MatchChoice without_chips() {
  session::MatchChoice choice;
  choice.setup.hand.betting = BettingMode::None;
  return choice;
}

/// The history of a window in which matches were played.
class PagesStage {
 public:
  HistoryWindow& open(HistoryWindow::Page page) {
    HistoryWindow* history = stage.window().show_history();
    history->ask = [](const QString&, const QString&) { return true; };
    EXPECT_TRUE(QTest::qWaitForWindowExposed(history));
    const Qt::Key key = static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(page));
    QTest::keyClick(history->windowHandle(), key, Qt::ControlModifier);
    EXPECT_EQ(history->page(), page);
    return *history;
  }
  /// A hand that the person resigns.
  void resign() {
    stage.session().submit(Fold{});
    EXPECT_TRUE(WindowStage::wait([&] { return stage.state().hand_over() && !stage.session().saving(); }));
  }
  void start() {
    stage.window().start_match(without_chips());
    EXPECT_TRUE(stage.wait_for_turn());
  }
  static bool wait_for_matches(HistoryWindow& history, int count) {
    return WindowStage::wait([&] { return history.matches()->model().rowCount() == count; });
  }

  WindowStage stage;
};

TEST(MatchPage, ListsMatchesAndShowsTheHandsOfOne) {
  PagesStage pages;
  pages.start();
  pages.resign();
  pages.start();
  HistoryWindow& history = pages.open(HistoryWindow::Matches);
  ASSERT_TRUE(PagesStage::wait_for_matches(history, 2));
  EXPECT_EQ(history.matches()->model().match(0).ended, 0) << "the newest first";
  EXPECT_EQ(history.matches()->model().match(1).end, archive::MatchEnd::Abandoned);
  history.matches()->table()->selectRow(1);
  QTest::keyClick(history.matches()->table(), Qt::Key_Return);
  EXPECT_EQ(history.page(), HistoryWindow::Hands);
  ASSERT_TRUE(WindowStage::wait([&] { return history.list()->model().rowCount() == 1; }));
  EXPECT_TRUE(history.list()->match_text().startsWith(QStringLiteral("Match of ")));
  EXPECT_TRUE(history.open_button()->isAvailable()) << "it was folded, and its match was left for another one";
  history.list()->all_matches()->click();
  EXPECT_EQ(history.list()->match_text(), QString());
}

TEST(MatchPage, DeletesAllButTheOneThatIsOn) {
  PagesStage pages;
  pages.start();
  pages.resign();
  pages.start();
  HistoryWindow& history = pages.open(HistoryWindow::Matches);
  ASSERT_TRUE(PagesStage::wait_for_matches(history, 2));
  history.matches()->table()->selectRow(0);
  EXPECT_FALSE(history.delete_match_button()->isAvailable());
  QTest::keyClick(history.matches()->table(), Qt::Key_Delete);
  EXPECT_TRUE(history.said().startsWith(QStringLiteral("This match goes on")));
  history.matches()->table()->selectRow(1);
  QTest::keyClick(history.matches()->table(), Qt::Key_Delete);
  ASSERT_TRUE(PagesStage::wait_for_matches(history, 1));
  EXPECT_EQ(history.matches()->model().match(0).ended, 0);
  history.to_table_button()->click();
  EXPECT_FALSE(history.isVisible());
}

TEST(HistoryPages, ForgetWhatWasSaidOnAnotherPageOrBefore) {
  PagesStage pages;
  pages.start();
  pages.resign();
  HistoryWindow& history = pages.open(HistoryWindow::Matches);
  ASSERT_TRUE(PagesStage::wait_for_matches(history, 1));
  history.delete_match();
  EXPECT_NE(history.said(), "");
  history.choose_page(HistoryWindow::Statistics);
  EXPECT_EQ(history.said(), "");
  history.choose_page(HistoryWindow::Matches);
  history.delete_match();
  history.close();
  pages.stage.window().show_history();
  EXPECT_EQ(history.said(), "");
}

TEST(HandPage, SaysWhyAHandThatEndedFaceDownIsNotReplayed) {
  PagesStage pages;
  pages.start();
  pages.resign();
  HistoryWindow& history = pages.open(HistoryWindow::Hands);
  ASSERT_TRUE(WindowStage::wait([&] { return history.list()->model().rowCount() == 1; }));
  EXPECT_EQ(history.open_button()->reason(),
            "This hand ended with pieces face down: it can be replayed when its match is over.");
  archive::HandLine closed = history.list()->model().hand(0);
  closed.stays_closed = true;
  history.list()->set_hands({closed});
  EXPECT_TRUE(history.open_button()->reason().endsWith("it cannot be replayed."));
}

TEST(StatisticsPage, CountsAHandOnceItsMatchIsOver) {
  PagesStage pages;
  pages.start();
  pages.resign();
  HistoryWindow& history = pages.open(HistoryWindow::Statistics);
  ASSERT_TRUE(
      WindowStage::wait([&] { return history.statistics()->empty_text().contains(QStringLiteral("face down")); }));
  EXPECT_TRUE(history.statistics()->is_empty());
  pages.stage.session().stop_match();
  ASSERT_TRUE(WindowStage::wait([&] { return pages.stage.state().match_over && !pages.stage.session().saving(); }));
  history.refresh();
  ASSERT_TRUE(WindowStage::wait([&] { return !history.statistics()->is_empty(); }));
  EXPECT_EQ(history.statistics()->value_text(FigureKind::Hands), "1");
  EXPECT_EQ(history.statistics()->value_text(FigureKind::Sum), QStringLiteral("−1"));
  EXPECT_EQ(history.statistics()->modes()->currentText(), "Without chips");
}

TEST(StatisticsPage, ExplainsItsFigures) {
  PagesStage pages;
  pages.start();
  HistoryWindow& history = pages.open(HistoryWindow::Statistics);
  ASSERT_TRUE(history.meaning_button()->isVisible());
  history.meaning_button()->click();
  ASSERT_NE(pages.stage.window().help(), nullptr);
  EXPECT_EQ(pages.stage.window().help()->page(), HelpWindow::Statistics);
}

}  // namespace
}  // namespace raisechess::test
