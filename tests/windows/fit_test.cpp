// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QScrollBar>
#include <QTextBrowser>

#include "help_window.h"
#include "longer_language.h"
#include "misfits.h"
#include "settings_dialog.h"
#include "style/tab_card.h"
#include "window_stage.h"
#include "words/language.h"

namespace raisechess::test {
namespace {

const QString long_name = QStringLiteral("Wolfeschlegelsteinhausen");

void expect_fits(QWidget& window, const char* what) {
  (void)QTest::qWaitFor([&] { return misfits(window).isEmpty(); }, 500);
  for (const QString& misfit : misfits(window)) {
    ADD_FAILURE() << what << " at " << window.width() << 'x' << window.height() << ": " << misfit.toStdString();
  }
}

/// In each language of the window, and in one whose texts are longer.
template <class Check>
void in_each_language(Check check) {
  for (ui::Language language : ui::spoken_languages) {
    SCOPED_TRACE(ui::code(language).toStdString());
    ui::apply_language(language);
    check();
  }
  ui::apply_language(ui::Language::English);
  SCOPED_TRACE("a longer language");
  const LongerLanguage longer;
  check();
}

void expect_on_screen(const QWidget& window) {
  const QSize room = window.screen()->availableSize();
  EXPECT_LE(window.width(), std::max(room.width(), 1024));
  EXPECT_LE(window.height(), std::max(room.height(), 640));
}

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
    EXPECT_TRUE(whole || help.height() >= help.screen()->availableSize().height())
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
