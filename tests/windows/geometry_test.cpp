// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDataStream>
#include <QScreen>
#include <QStyle>

#include "window_stage.h"

namespace raisechess::test {
namespace {

struct Stored {
  QRect place;
  int screen = 0;
  int screen_width = 0;  ///< as it was then
  bool maximized = false;
};

/// As QWidget::saveGeometry writes it.
QByteArray geometry_of(const Stored& stored) {
  QByteArray bytes;
  QDataStream stream(&bytes, QIODevice::WriteOnly);
  stream.setVersion(QDataStream::Qt_4_0);
  const QRect frame = stored.place.adjusted(0, -24, 0, 0);
  stream << quint32{0x1D9D0CB} << quint16{3} << quint16{0} << frame << stored.place << qint32{stored.screen}
         << quint8{stored.maximized} << quint8{0} << qint32{stored.screen_width} << stored.place;
  return bytes;
}

/// A program whose window was last where `stored` says.
class ReturningStage : public WindowStage {
 public:
  explicit ReturningStage(const QByteArray& stored) {
    close();
    Settings(settings_file()).set_geometry(stored);
    open();
  }
  QRect room() { return window().screen()->availableGeometry(); }
  /// Its title bar can be grabbed, and nothing more than its least size makes it larger than the screen.
  void expect_in_reach() {
    const QRect shown = window().geometry();
    EXPECT_TRUE(room().contains(shown.topLeft())) << shown.x() << ',' << shown.y();
    EXPECT_LE(shown.width(), std::max(room().width(), window().minimumWidth()));
    EXPECT_LE(shown.height(), std::max(room().height(), window().minimumHeight()));
  }
};

TEST(Geometry, IsUsualWhereNoneIsStored) {
  ReturningStage stage{QByteArray()};
  stage.expect_in_reach();
}

/// A first start on a screen as high as the usual window.
TEST(Geometry, LeavesTheTitleBarItsRoom) {
  ReturningStage stage{QByteArray()};
  const int title_bar = stage.window().style()->pixelMetric(QStyle::PM_TitleBarHeight);
  ASSERT_EQ(stage.room().height(), 800);
  ASSERT_GT(title_bar, 0);
  EXPECT_EQ(stage.window().height(), 800 - title_bar);
}

TEST(Geometry, OfAScreenThatIsGoneComesBackToOneThatIsThere) {
  ReturningStage(geometry_of({{5000, 300, 1024, 640}, 1})).expect_in_reach();
  ReturningStage(geometry_of({{-3000, -2000, 1024, 640}, 2})).expect_in_reach();
  ReturningStage(geometry_of({{2000, 100, 1300, 900}, 1, 1920, true})).expect_in_reach();
}

TEST(Geometry, LargerThanTheScreenBecomesAsLargeAsFits) {
  ReturningStage(geometry_of({{0, 0, 6000, 4000}, 0})).expect_in_reach();
  ReturningStage(geometry_of({{100, 100, 3840, 2160}, 0, 3840})).expect_in_reach();
}

TEST(Geometry, ATitleBarAboveTheScreenComesDown) {
  ReturningStage(geometry_of({{40, -500, 1024, 640}, 0})).expect_in_reach();
  ReturningStage(geometry_of({{-900, -30, 1024, 640}, 0})).expect_in_reach();
}

TEST(Geometry, ThatMeansNothingIsTheUsualOne) {
  ReturningStage("nonsense").expect_in_reach();
  ReturningStage(geometry_of({{10, 10, 1024, 640}, 0}).left(20)).expect_in_reach();
}

}  // namespace
}  // namespace raisechess::test
