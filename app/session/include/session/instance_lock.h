// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>

#include "session/game_session.h"

namespace raisechess::session {

/// Held while the program runs, so that no second one writes over the same saved match. What a program that crashed has
/// left of it does not count.
class InstanceLock {
 public:
  explicit InstanceLock(const Folders& folders);

  /// Another program holds it. Where the folder cannot be written nobody does: then nothing is saved either.
  bool held_by_another() const { return file_.error() == QLockFile::LockFailedError; }

 private:
  QLockFile file_;
};

}  // namespace raisechess::session
