// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTimer>

#include "help_window.h"
#include "new_match_dialog.h"
#include "screen_parts.h"
#include "screens.h"
#include "settings_dialog.h"
#include "style/tab_card.h"
#include "table_states.h"

namespace raisechess::test {

using namespace ui;

/// What the program says in a box of its own.
void Screens::message(MainWindow& window, const QString& name, const std::function<void()>& say) {
  if (!wants(name)) return;
  QTimer::singleShot(0, &window, [&] {
    for (auto* box : window.findChildren<QMessageBox*>()) {
      save(*box, name);
      box->close();
    }
  });
  say();
  QApplication::processEvents();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void Screens::draw_messages() {
  const auto window = window_of(state_of(opening_hand()), {1280, 800});
  const QString kept = QStringLiteral("/home/somebody/.local/share/raisechess/archive-damaged-20261201.sqlite");
  const archive::Failure damaged{archive::Failure::Kind::Damaged, QStringLiteral("database disk image is malformed"),
                                 kept};
  message(*window, "message-key-lost", [&] { emit session_.key_lost(session::LostHand::Void, kept); });
  message(*window, "message-key-unreadable",
          [&] { emit session_.key_unreadable(QStringLiteral("Permission denied")); });
  message(*window, "message-archive-replaced", [&] { emit session_.archive_replaced(damaged); });
  message(*window, "message-about", [&] { action_of(*window, MainWindow::tr("&About RaiseChess"))->trigger(); });
  draw_damaged_settings();
}

void Screens::draw_damaged_settings() {
  if (!wants("message-settings")) return;
  QFile file(files_.filePath(QStringLiteral("damaged.ini")));
  if (!file.open(QIODevice::WriteOnly) || file.write("[board]\nboard=99\npieces=of gold\n") < 0) return;
  file.close();
  Settings damaged(file.fileName());
  damaged.set_welcomed();
  MainWindow window(damaged, session_);
  message(window, "message-settings", [&] { window.begin(); });
}

/// Each menu, opened.
void Screens::draw_menus() {
  const auto window = window_of(state_of(chipless_hand()), {1280, 800});
  int place = 0;
  for (const QAction* menu : window->top_bar()->menus()->actions()) {
    save(*menu->menu(), QStringLiteral("menu-%1").arg(++place));
    menu->menu()->hide();
  }
}

void Screens::dialog(const session::MatchChoice& choice, const QString& name) {
  NewMatchDialog dialog(choice, session::GameSession::levels(), true);
  save(dialog, name);
}

void Screens::draw_dialogs() {
  session::MatchChoice choice = usual_choice();
  dialog(choice, "new-match-chipless");
  choice.setup.hand.betting = BettingMode::NoLimit;
  choice.setup.blind_minutes = 10;
  dialog(choice, "new-match-chips");
  choice.setup.hand.array = 12;
  choice.setup.hand.showdown = showdown_to_mate;
  choice.setup.hand.classic_draws = true;
  choice.setup.hand.king_capture = true;
  dialog(choice, "new-match-number");
  choice.setup.hand.hidden = 0;
  choice.setup.hand.betting = BettingMode::None;
  dialog(choice, "new-match-classic");
}

void Screens::draw_settings() {
  SettingsDialog dialog(settings_);
  for (int page = SettingsDialog::Board; page <= SettingsDialog::Keys; ++page) {
    dialog.pages()->choosePage(page);
    save(dialog, QStringLiteral("settings-%1").arg(page + 1));
  }
}

void Screens::draw_help() {
  for (int page = HelpWindow::Quick; page <= HelpWindow::Versions; ++page) {
    HelpWindow help;
    help.open_page(static_cast<HelpWindow::Page>(page));
    save(help, QStringLiteral("help-%1").arg(page + 1));
  }
}

}  // namespace raisechess::test
