// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "review_stage.h"
#include "scripted_hand.h"
#include "style/label.h"
#include "style/segments.h"
#include "table_states.h"
#include "window_stage.h"
#include "words/language.h"

namespace raisechess::test {
namespace {

QString with_spaces(QString text) {
  return text.replace(QChar(QChar::Nbsp), ' ');
}

/// What is lost of a chance is the difference of the two that stand beside it, and is not added up.
TEST(ReviewFigures, CountsChanceInPercentOfIt) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(showdown_hand()));
  stage.window().review_hand();
  ReviewWindow* window = stage.window().review();
  ASSERT_TRUE(is_ready(window));
  int moves = 0;
  int worst = 0;
  for (int row = 0; row < window->decisions()->count(); ++row) {
    const Finding& finding = window->decisions()->finding(row).finding;
    if (finding.kind != LossKind::OfChance) continue;
    ++moves;
    const auto percent = [](double chance) { return static_cast<int>(std::lround(100 * chance)); };
    const int lost = percent(finding.instead_chance) - percent(finding.chance);
    worst = std::max(worst, lost);
    EXPECT_EQ(with_spaces(finding_cell(window, row, lost_column)), QStringLiteral("−%1 % of chance").arg(lost));
  }
  ASSERT_GT(moves, 1);
  EXPECT_TRUE(with_spaces(window->decisions()->sums())
                  .startsWith(QStringLiteral("%1 moves, the worst −%2 % of chance").arg(moves).arg(worst)))
      << window->decisions()->sums().toStdString();
}

/// Black captures a hidden piece: that was no decision of White's, who told something himself, too.
game::Hand told_and_captured() {
  game::Hand hand = start(chipless_setup(), "b1N e2R h2P", "b8N c8B h7P");
  EXPECT_EQ(play(hand, "b1c3 d7d5 e2e3 d5d4 a2a3 d4e3"), "");
  EXPECT_FALSE(hand.apply(Side::White, Fold{}));
  return hand;
}

/// What the bits of each half-move add up to fits the deals beside them, and says how much was his own doing.
TEST(ReviewFigures, CountsBitsThatFitTheDealsBesideThem) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(told_and_captured()));
  stage.window().review_hand();
  ReviewWindow* window = stage.window().review();
  ASSERT_TRUE(is_ready(window));
  const ui::ReviewShown& shown = window->shown();
  const double all = std::accumulate(shown.bits_of_you.begin(), shown.bits_of_you.end(), 0.0);
  EXPECT_NEAR(all, std::log2(static_cast<double>(shown.told_before) / shown.told_after), 1e-9);
  EXPECT_NEAR(all, shown.review.bits_lost + shown.bits_of_you[5], 1e-9);
  ASSERT_GT(shown.bits_of_you[5], 0.1) << "the capture";
  const auto number = [](double bits) { return QString::number(bits, 'f', 2); };
  EXPECT_TRUE(with_spaces(window->decisions()->sums())
                  .endsWith(QStringLiteral("secrets −%1 bits (125 → %2 deals), −%3 by own moves")
                                .arg(number(all), QString::number(shown.told_after), number(shown.review.bits_lost))))
      << window->decisions()->sums().toStdString();
}

TEST(ReviewFigures, SaysWhereTheChipsLay) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(fold_hand()));
  stage.window().review_hand();
  ReviewWindow* window = stage.window().review();
  window->look_at(2);
  EXPECT_TRUE(window->known().endsWith("pot 4, you 110, the computer 86")) << window->known().toStdString();
}

TEST(ReviewFigures, IsNotOfferedWhereNothingWasDecided) {
  game::Hand hand = fresh_hand(true);
  ASSERT_FALSE(hand.apply(Side::Black, Fold{}));
  WindowStage stage;
  emit stage.session().state_changed(state_of(fold_hand()));
  EXPECT_TRUE(stage.table().next_hand()->reviewButton()->isVisible());
  emit stage.session().state_changed(state_of(hand));
  EXPECT_FALSE(stage.table().next_hand()->reviewButton()->isVisible());
  press_key(&stage.window(), Qt::Key_E, Qt::ControlModifier);
  EXPECT_EQ(stage.window().review(), nullptr);
  session::HandReviewer reviewer;
  ReviewWindow window(state_of(hand), true, reviewer, {});
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  ASSERT_TRUE(is_ready(&window));
  EXPECT_TRUE(window.chart()->accessibleDescription().isEmpty()) << "no chance was worked out";
  EXPECT_FALSE(window.decisions()->kinds()->isVisible());
}

/// On the smallest screen, in a longer language.
TEST(ReviewFigures, ShowsItsHeaderAndItsRowsWhole) {
  ui::apply_language(ui::Language::Russian);
  session::HandReviewer reviewer;
  ReviewWindow shown(state_of(showdown_hand()), true, reviewer, {});
  ReviewWindow* window = &shown;
  window->setAttribute(Qt::WA_DeleteOnClose, false);
  window->show();
  ASSERT_TRUE(is_ready(window));
  window->resize(1024, 640);
  QTest::qWait(50);
  const auto labels = window->findChildren<ui::Label*>();
  const auto known = std::ranges::find(labels, window->known(), &ui::Label::text);
  ASSERT_NE(known, labels.end());
  EXPECT_LE((*known)->heightForWidth((*known)->width()), (*known)->height());
  const QAbstractItemView* list = findings_of(window);
  const QImage picture = list->viewport()->grab().toImage();
  const int row = list->visualRect(list->model()->index(0, 0)).height();
  const int whole = picture.height() / row * row;
  const QRgb ground = picture.pixel(0, picture.height() - 1);
  for (int y = whole; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) ASSERT_EQ(picture.pixel(x, y), ground) << x << ", " << y;
  }
  ui::apply_language(ui::Language::English);
}

}  // namespace
}  // namespace raisechess::test
