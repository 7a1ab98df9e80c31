// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/statistics_view.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QComboBox>
#include <QTableWidget>
#include <QTest>

#include "records/line_chart.h"

namespace raisechess::test {
namespace {

using records::FigureKind;
using statistics::Mode;

statistics::PlayedHand hand(int net, const std::string& level = "club", Mode mode = Mode::NoLimit) {
  statistics::PlayedHand made;
  made.level = level;
  made.mode = mode;
  made.result.kind = ResultKind::Showdown;
  if (net != 0) made.result.winner = net > 0 ? Side::White : Side::Black;
  made.result.net = {net, -net};
  made.deeds = statistics::Deeds{100, true, net > 0, 3, 2, 1, net < 0, statistics::ToldBits{7, 5}};
  return made;
}

class ViewStage {
 public:
  ViewStage() : view([](const QString& id) { return id.toUpper(); }) {
    view.resize(960, 560);
    view.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&view));
    QObject::connect(&view, &records::StatisticsView::filter_changed, [this] {
      ++asked;
      answer();
    });
  }
  void show(std::vector<statistics::PlayedHand> shown) {
    hands = std::move(shown);
    answer();
  }
  void answer() { view.show_statistics(statistics::statistics_of(hands, view.filter())); }

  QString value(FigureKind kind) const { return plain(view.value_text(kind)); }
  QString detail(FigureKind kind) const { return plain(view.detail_text(kind)); }
  static QString plain(QString text) { return text.replace(QChar(QChar::Nbsp), QLatin1Char(' ')); }

  records::StatisticsView view;
  std::vector<statistics::PlayedHand> hands;
  int asked = 0;
};

std::vector<statistics::PlayedHand> twelve_hands() {
  std::vector<statistics::PlayedHand> hands;
  for (int place = 0; place < 12; ++place) hands.push_back(hand(place % 3 == 0 ? -6 : 5, place < 6 ? "web" : "club"));
  return hands;
}

TEST(StatisticsView, SaysThatNothingCountsYet) {
  ViewStage stage;
  statistics::PlayedHand closed = hand(-2);
  closed.closed = true;
  stage.show({closed});
  EXPECT_TRUE(stage.view.is_empty());
  EXPECT_TRUE(stage.view.empty_text().startsWith(QStringLiteral("No hand counts yet.")));
  EXPECT_TRUE(
      stage.view.empty_text().endsWith(QStringLiteral("1 hand ended face down: it counts when its match is over.")));
}

TEST(StatisticsView, ShowsTheFiguresOfOneHand) {
  ViewStage stage;
  stage.show({hand(14)});
  EXPECT_FALSE(stage.view.is_empty());
  EXPECT_EQ(stage.value(FigureKind::Hands), "1");
  EXPECT_EQ(stage.value(FigureKind::Sum), "+14");
  EXPECT_EQ(stage.value(FigureKind::Rating), QStringLiteral("–"));
  EXPECT_EQ(stage.detail(FigureKind::Rating), "from 10 hands on");
  EXPECT_EQ(stage.value(FigureKind::Bits), "71 %");
}

TEST(StatisticsView, ShowsWhatWasCountedByHand) {
  ViewStage stage;
  stage.show(twelve_hands());
  EXPECT_EQ(stage.value(FigureKind::Sum), "+16");
  EXPECT_EQ(stage.detail(FigureKind::Hands), "8 won, 4 lost");
  EXPECT_EQ(stage.value(FigureKind::Voluntary), "67 %");
  EXPECT_EQ(stage.detail(FigureKind::Voluntary), "8 of 12");
  EXPECT_EQ(stage.value(FigureKind::Aggression), "1.5");
  EXPECT_EQ(stage.value(FigureKind::FoldsToBet), "33 %");
  EXPECT_EQ(stage.detail(FigureKind::Bits), "5.0 of 7.0 a hand");
  ASSERT_EQ(stage.view.table()->rowCount(), 2);
  EXPECT_EQ(stage.view.table()->item(0, 0)->text(), "WEB") << "weaker levels first";
  EXPECT_EQ(stage.view.table()->item(1, 3)->text(), "+8");
  EXPECT_EQ(stage.view.table()->item(0, 4)->text(), "1500");
}

TEST(StatisticsView, FiltersByLevelPeriodAndMode) {
  ViewStage stage;
  auto hands = twelve_hands();
  for (int place = 0; place < 60; ++place) hands.push_back(hand(1, "novice", Mode::PotLimit));
  hands.push_back(hand(3));
  stage.show(hands);
  QTest::keyClick(stage.view.levels(), Qt::Key_Down);
  EXPECT_EQ(stage.asked, 1);
  EXPECT_EQ(stage.value(FigureKind::Hands), "7") << "of Club";
  stage.view.modes()->setCurrentIndex(1);
  EXPECT_EQ(stage.value(FigureKind::Sum), "+60");
  stage.view.periods()->setCurrentIndex(1);
  EXPECT_EQ(stage.value(FigureKind::Hands), "50");
}

TEST(StatisticsView, ShowsOnlyFiguresThatMeanSomething) {
  ViewStage stage;
  stage.show({hand(1, "club", Mode::Chipless)});
  EXPECT_FALSE(stage.view.tile(FigureKind::Voluntary)->isVisible());
  EXPECT_TRUE(stage.view.tile(FigureKind::Bits)->isVisible());
  stage.show({hand(1, "club", Mode::Classic)});
  EXPECT_FALSE(stage.view.tile(FigureKind::Bits)->isVisible());
  EXPECT_TRUE(stage.view.tile(FigureKind::Mates)->isVisible());
}

TEST(StatisticsView, AChosenFigureShowsItsCourse) {
  ViewStage stage;
  stage.show(twelve_hands());
  EXPECT_EQ(stage.view.chart()->shown().title, "Result over time");
  QTest::mouseClick(stage.view.tile(FigureKind::Rating), Qt::LeftButton);
  EXPECT_EQ(stage.view.chart()->shown().title, "Rating over time, and the levels");
  EXPECT_EQ(stage.view.chart()->shown().marks.size(), 6);
  stage.view.tile(FigureKind::Rating)->setFocus();
  QTest::keyClick(stage.view.tile(FigureKind::Rating), Qt::Key_Right);
  EXPECT_NE(stage.view.chart()->shown().title, "Rating over time, and the levels") << "by the keyboard, too";
}

TEST(LineChart, TellsItsValuesUnderTheMouseAndByTheKeys) {
  ViewStage stage;
  stage.show(twelve_hands());
  records::LineChart& chart = *stage.view.chart();
  EXPECT_EQ(chart.accessibleDescription(), "It begins at 0 and ends at +16; the least is −6, the most +16.");
  QTest::mouseMove(&chart, chart.place_of(3).toPoint());
  EXPECT_EQ(chart.told(), "After 3 hands: +4");
  chart.setFocus(Qt::TabFocusReason);
  EXPECT_EQ(chart.told(), "After 12 hands: +16");
  QTest::keyClick(&chart, Qt::Key_Home);
  QTest::keyClick(&chart, Qt::Key_Right);
  EXPECT_EQ(chart.told(), "After 1 hand: −6");
  EXPECT_EQ(chart.accessibleDescription(), chart.told());
  QTest::keyClick(&chart, Qt::Key_End);
  QTest::keyClick(&chart, Qt::Key_Right);
  EXPECT_EQ(chart.told(), "After 12 hands: +16") << "and no further";
}

TEST(LineChart, OfTooFewHandsSaysSo) {
  ViewStage stage;
  stage.show({hand(1)});
  QTest::mouseClick(stage.view.tile(FigureKind::Voluntary), Qt::LeftButton);
  EXPECT_EQ(stage.view.chart()->accessibleDescription(), "There are too few hands for a course yet.");
  QTest::keyClick(stage.view.chart(), Qt::Key_Left);
  EXPECT_EQ(stage.view.chart()->told(), QString());
}

TEST(StatisticsView, NamesEachFigureForScreenReaders) {
  ViewStage stage;
  stage.show(twelve_hands());
  EXPECT_EQ(ViewStage::plain(stage.view.tile(FigureKind::Voluntary)->accessibleName()), "VPIP: 67 %, 8 of 12");
  EXPECT_FALSE(stage.view.tile(FigureKind::Voluntary)->accessibleDescription().isEmpty());
}

}  // namespace
}  // namespace raisechess::test
