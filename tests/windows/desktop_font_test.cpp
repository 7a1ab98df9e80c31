// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_font.h"

#include <gtest/gtest.h>

#include <QLabel>

#include "table_states.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

double largest_points(WindowStage& stage) {
  double largest = 0;
  for (const auto* label : stage.table().findChildren<QLabel*>())
    largest = std::max(largest, label->font().pointSizeF());
  return largest;
}

/// The desktop's setting for larger texts is followed at once, and what the person was looking at stays.
TEST(DesktopsFont, IsFollowedWhileTheWindowIsOpen) {
  WindowStage stage;
  stage.window().start_match(heads_up_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  const PlayerView view = stage.state().view;
  const double before = largest_points(stage);
  const DesktopFont large(22);
  EXPECT_TRUE(WindowStage::wait([&] { return largest_points(stage) > 1.5 * before; }));
  EXPECT_EQ(stage.table().state()->view, view);
}

}  // namespace
}  // namespace raisechess::test
