// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QTemporaryDir>

#include <functional>
#include <memory>

#include "exercise_window.h"
#include "game/hand.h"
#include "main_window.h"
#include "review_window.h"
#include "settings.h"

namespace raisechess::test {

/// Puts the program's windows into given situations and saves what they look like.
class Screens {
 public:
  /// `wanted`: only those whose name has it.
  Screens(const QDir& folder, const QString& suffix, const QString& wanted);

  void draw_all();

 private:
  void draw_tables(QSize size);
  void draw_bets(QSize size);
  void draw_ends(QSize size);
  void draw_thoughts(QSize size);
  void draw_hints(QSize size);
  void draw_watching(QSize size);
  void draw_clock(QSize size);
  void draw_menus();
  void draw_messages();
  void draw_damaged_settings();
  void draw_dialogs();
  void draw_settings();
  void draw_help();
  void draw_history();
  void draw_course();
  void draw_reviews(QSize size);
  void draw_exercises(QSize size);
  void draw_statistics();

  static QString sized(const QString& name, QSize size);
  bool wants(const QString& name) const { return name.contains(wanted_); }
  void save(QWidget& widget, const QString& name);
  std::unique_ptr<MainWindow> window_of(const session::TableState& state, QSize size);
  void table(const session::TableState& state, QSize size, const QString& name,
             const std::function<void(MainWindow&)>& then = {});
  void table(const game::Hand& hand, QSize size, const QString& name, const std::function<void(TableView&)>& then = {});
  void message(MainWindow& window, const QString& name, const std::function<void()>& say);
  void dialog(const session::MatchChoice& choice, const QString& name);
  void review(const game::Hand& hand, QSize size, const QString& name,
              const std::function<void(ReviewWindow&)>& then = {});
  void exercise(const game::Hand& hand, bool over, QSize size, const QString& name,
                const std::function<void(ExerciseWindow&)>& then = {});

  QDir folder_;
  QString suffix_;
  QString wanted_;
  QTemporaryDir files_;
  Settings settings_;
  session::GameSession session_;
};

}  // namespace raisechess::test
