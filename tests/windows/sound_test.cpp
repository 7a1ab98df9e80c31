// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAccessible>

#include <atomic>

#include "speaker_button.h"
#include "table_states.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

/// Counts what is to be heard of a window.
struct Listener {
  std::shared_ptr<std::atomic<int>> heard = std::make_shared<std::atomic<int>>(0);

  explicit Listener(WindowStage& stage) {
    stage.window().set_sound_output(
        [heard = heard](std::span<const std::int16_t> samples, const std::stop_token&) { *heard += !samples.empty(); });
  }
  bool hears(int times) const {
    return WindowStage::wait([&] { return *heard == times; });
  }
};

void play_a_move(WindowStage& stage) {
  emit stage.session().state_changed(state_of(fresh_hand(false)));
  emit stage.session().state_changed(state_of(chipless_hand()));
}

TEST(TableSounds, AreHeardWhenTheTableGoesOn) {
  WindowStage stage;
  const Listener listener(stage);
  emit stage.session().state_changed(state_of(fresh_hand(false)));
  EXPECT_EQ(*listener.heard, 0) << "a hand that is dealt";
  emit stage.session().state_changed(state_of(chipless_hand()));
  EXPECT_TRUE(listener.hears(1));
}

TEST(TableSounds, TheSpeakerAndTheKeyTurnThemOffAndThatIsRemembered) {
  WindowStage stage;
  Listener listener(stage);
  SpeakerButton* speaker = stage.window().top_bar()->speaker();
  EXPECT_TRUE(speaker->isChecked());
  stage.click(speaker);
  EXPECT_FALSE(speaker->isChecked());
  play_a_move(stage);
  stage.key(Qt::Key_M, Qt::ControlModifier);
  EXPECT_TRUE(speaker->isChecked());
  stage.key(Qt::Key_M, Qt::ControlModifier);
  EXPECT_FALSE(stage.settings().sounds_on());
  stage.close();
  stage.open();
  EXPECT_FALSE(stage.window().top_bar()->speaker()->isChecked());
  EXPECT_FALSE(stage.window().sounds().is_on());
  EXPECT_EQ(*listener.heard, 0);
}

TEST(TableSounds, TheSpeakerSaysWhatItIs) {
  WindowStage stage;
  SpeakerButton* speaker = stage.window().top_bar()->speaker();
  const auto* accessible = QAccessible::queryAccessibleInterface(speaker);
  EXPECT_EQ(accessible->text(QAccessible::Name), "Sounds");
  EXPECT_TRUE(accessible->state().checked);
  EXPECT_TRUE(speaker->toolTip().contains("on"));
  stage.click(speaker);
  EXPECT_TRUE(speaker->toolTip().contains("off"));
  EXPECT_FALSE(accessible->state().checked);
}

}  // namespace
}  // namespace raisechess::test
