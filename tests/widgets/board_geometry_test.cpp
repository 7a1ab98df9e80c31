// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_geometry.h"

#include <gtest/gtest.h>

#include <cmath>

#include "widgets/board_widget.h"

namespace raisechess::ui {
namespace {

constexpr double scales[] = {1, 1.25, 1.5, 2, 3};

bool is_whole(double value) {
  return std::abs(value - std::round(value)) < 1e-6;
}

TEST(BoardGeometry, SquaresAreWholeDevicePixelsAtEveryScale) {
  for (double scale : scales) {
    for (int width = 300; width < 340; ++width) {
      const BoardGeometry geometry(QSizeF(width, 330), scale, QPointF(34, 13), false);
      EXPECT_TRUE(is_whole(geometry.squareSize() * scale)) << width << " at " << scale;
      EXPECT_TRUE(is_whole((34 + geometry.board().left()) * scale)) << width << " at " << scale;
      EXPECT_TRUE(is_whole((13 + geometry.board().top()) * scale)) << width << " at " << scale;
    }
  }
}

TEST(BoardGeometry, LeavesLessThanASquareOfEightPixelsUnused) {
  for (double scale : scales) {
    const BoardGeometry geometry(QSizeF(500, 431), scale, {}, false);
    EXPECT_LE(geometry.board().width(), 431);
    EXPECT_GT(geometry.board().width() * scale, 431 * scale - 8);
  }
}

TEST(BoardGeometry, FindsEachSquareFromItsCenter) {
  for (bool flipped : {false, true}) {
    const BoardGeometry geometry(QSizeF(403, 470), 1.25, QPointF(7, 3), flipped);
    for (int i = 0; i < square_count; ++i) {
      const Square square = square_at(i);
      EXPECT_EQ(geometry.squareAt(geometry.square(square).center()), square);
      EXPECT_EQ(geometry.squareInPlace(geometry.placeOf(square)), square);
    }
  }
}

TEST(BoardGeometry, HasNoSquareOutsideTheBoard) {
  const BoardGeometry geometry(QSizeF(400, 600), 1, {}, false);
  EXPECT_FALSE(geometry.squareAt({200, 99}));
  EXPECT_FALSE(geometry.squareAt({200, 501}));
  EXPECT_FALSE(geometry.squareAt({-1, 300}));
  EXPECT_FALSE(geometry.squareAt({400, 300}));
}

TEST(BoardGeometry, PutsA1BelowLeftAndFlippedAboveRight) {
  EXPECT_EQ(BoardGeometry(QSizeF(80, 80), 1, {}, false).square(square_at(0, 0)), QRectF(0, 70, 10, 10));
  EXPECT_EQ(BoardGeometry(QSizeF(80, 80), 1, {}, true).square(square_at(0, 0)), QRectF(70, 0, 10, 10));
}

TEST(BoardGeometry, OffersTheLargestSideThatFits) {
  EXPECT_EQ(BoardWidget::fittingSide(613, 1), 608);
  EXPECT_EQ(BoardWidget::fittingSide(608, 1), 608);
  EXPECT_EQ(BoardWidget::fittingSide(613, 2), 612);
}

}  // namespace
}  // namespace raisechess::ui
