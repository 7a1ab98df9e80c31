// SPDX-License-Identifier: GPL-3.0-or-later
#include "screens.h"

#include <QApplication>

#include "table_states.h"

namespace raisechess::test {

namespace {

/// A window of the table, and the least one; a window beside it has to leave room for a title bar there.
constexpr QSize usual{1280, 800};
constexpr QSize least{1024, 640};
constexpr QSize least_beside{1024, 612};

}  // namespace

Screens::Screens(const QDir& folder, const QString& suffix, const QString& wanted)
    : folder_(folder),
      suffix_(suffix),
      wanted_(wanted),
      settings_(files_.filePath(QStringLiteral("settings.ini"))),
      session_({files_.filePath(QStringLiteral("data")), files_.filePath(QStringLiteral("keys"))}) {
  settings_.set_welcomed();
}

void Screens::draw_all() {
  for (QSize size : {usual, least}) {
    draw_tables(size);
    draw_bets(size);
    draw_ends(size);
    draw_thoughts(size);
    draw_hints(size);
    draw_watching(size);
    draw_clock(size);
  }
  for (QSize size : {usual, least_beside}) {
    draw_reviews(size);
    draw_exercises(size);
  }
  draw_menus();
  draw_messages();
  draw_dialogs();
  draw_settings();
  draw_help();
  draw_history();
  draw_course();
  draw_statistics();
}

QString Screens::sized(const QString& name, QSize size) {
  return QStringLiteral("%1-%2").arg(name).arg(size.width());
}

void Screens::save(QWidget& widget, const QString& name) {
  if (!wants(name)) return;
  widget.show();
  QApplication::processEvents();
  QApplication::processEvents();
  widget.grab().save(folder_.filePath(name + suffix_ + QStringLiteral(".png")));
}

std::unique_ptr<MainWindow> Screens::window_of(const session::TableState& state, QSize size) {
  auto window = std::make_unique<MainWindow>(settings_, session_);
  ui::BoardOptions still;
  still.move_ms = still.turn_over_ms = 0;
  window->table()->set_board_options(still);
  window->resize(size);
  window->show();
  emit session_.state_changed(state);
  QApplication::processEvents();
  return window;
}

void Screens::table(const session::TableState& state, QSize size, const QString& name,
                    const std::function<void(MainWindow&)>& then) {
  const QString whole = sized(name, size);
  if (!wants(whole)) return;
  const auto window = window_of(state, size);
  if (then) then(*window);
  save(*window, whole);
}

void Screens::table(const game::Hand& hand, QSize size, const QString& name,
                    const std::function<void(TableView&)>& then) {
  table(state_of(hand), size, name, [&](MainWindow& window) {
    if (then) then(*window.table());
  });
}

}  // namespace raisechess::test
