// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>
#include <string>

#include "main_window.h"
#include "session/game_session.h"
#include "settings.h"
#include "squares.h"

namespace raisechess::test {

/// The whole program in one window with folders of its own. Events are sent to the window, as the system does, so that
/// they find their widget by its place.
class WindowStage {
 public:
  WindowStage();

  // A program that ends and one that is started again
  void open();
  void close();
  QString folder() const { return folder_.path(); }
  QString archive_file() const { return folder_.filePath(QStringLiteral("data/archive.sqlite")); }
  QString settings_file() const { return folder_.filePath(QStringLiteral("settings.ini")); }

  Settings& settings() { return *settings_; }
  session::GameSession& session() { return *session_; }
  MainWindow& window() { return *window_; }
  TableView& table() { return *window_->table(); }
  const session::TableState& state() { return session_->state(); }

  /// Waits until `met` holds; false if it does not in twenty seconds.
  static bool wait(const std::function<bool()>& met);
  bool wait_for_turn();  ///< until the person decides, or the hand is over

  // The hand
  void click(QWidget* widget);
  void click(const std::string& name);
  void drag(const std::string& from, const std::string& to);
  void press(const std::string& name);
  void move_to(QPoint point);
  void release(QPoint point);
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
  void type(const std::string& text);
  QPoint center(const std::string& name);

 private:
  QTemporaryDir folder_;
  std::unique_ptr<Settings> settings_;
  std::unique_ptr<session::GameSession> session_;
  std::unique_ptr<MainWindow> window_;
};

/// Match choices that end soon, with a computer that answers at once.
session::MatchChoice chipless_choice();
session::MatchChoice heads_up_choice();
session::MatchChoice classic_choice(const std::string& fen = {});

}  // namespace raisechess::test
