// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QScrollBar>
#include <QTextBrowser>

#include "fit.h"
#include "help_window.h"
#include "settings_dialog.h"
#include "style/screen_room.h"
#include "style/tab_card.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

TEST(EveryScreen, FitsTheSettings) {
  in_each_language([] {
    WindowStage stage;
    stage.settings().set_player_name(long_name);
    SettingsDialog dialog(stage.settings());
    dialog.show();
    for (int page = SettingsDialog::Board; page <= SettingsDialog::Keys; ++page) {
      dialog.pages()->choosePage(page);
      expect_on_screen(dialog);
      expect_fits(dialog, "settings");
    }
  });
}

/// Where the screen has the room.
TEST(EveryScreen, OpensTheHelpWithoutScrolling) {
  in_each_language([] {
    HelpWindow help;
    help.open_page(HelpWindow::Quick);
    QTest::qWait(1);
    const bool whole = help.findChild<QTextBrowser*>()->verticalScrollBar()->maximum() == 0;
    EXPECT_LE(help.height(), 840);
    EXPECT_TRUE(whole || help.height() >= ui::screen_room(help).height())
        << help.height() << ", hidden " << help.findChild<QTextBrowser*>()->verticalScrollBar()->maximum();
  });
}

TEST(EveryScreen, FitsTheHelp) {
  in_each_language([] {
    HelpWindow help;
    for (int page = HelpWindow::Quick; page <= HelpWindow::Versions; ++page) {
      help.open_page(static_cast<HelpWindow::Page>(page));
      expect_on_screen(help);
      expect_fits(help, "help");
      EXPECT_EQ(help.findChild<QTextBrowser*>()->horizontalScrollBar()->maximum(), 0) << "page " << page;
    }
  });
}

}  // namespace
}  // namespace raisechess::test
