// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <memory>

#include "dice.h"
#include "journal.h"
#include "main_window.h"

namespace raisechess::test {

/// The program's own window, whose person plays at random. First it looks at what came back of an earlier run, as the
/// person sees it.
class PlayedWindow : public QObject {
 public:
  PlayedWindow(const session::Folders& folders, const QString& settings, Journal journal, std::uint64_t seed);

  bool start();

 private:
  void note(const session::TableState& state);
  void act();

  Journal journal_;
  Dice dice_;
  session::Folders folders_;
  Settings settings_;
  session::GameSession session_;
  std::unique_ptr<MainWindow> window_;
  QTimer person_;
};

}  // namespace raisechess::test
