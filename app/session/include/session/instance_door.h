// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QStringList>

#include "session/game_session.h"

namespace raisechess::session {

/// Where a program that is started a second time knocks: it hands its files over to the first one, and ends. Each data
/// folder has a door of its own, which only its user can open.
class InstanceDoor : public QObject {
  Q_OBJECT

 public:
  /// Opens the door of the program that holds the InstanceLock of `folders`.
  explicit InstanceDoor(const Folders& folders, QObject* parent = nullptr);

  /// Tells the program behind the door of `folders` to open `files`, which may be none; false if nobody answers.
  static bool knock(const Folders& folders, const QStringList& files);

 signals:
  /// Somebody wants this program in front, with `files` opened.
  void knocked(const QStringList& files);

 private:
  void take_visitor();

  QLocalServer server_;
};

}  // namespace raisechess::session
