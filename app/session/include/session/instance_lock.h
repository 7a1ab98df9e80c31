// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/game_session.h"

namespace raisechess::session {

/// Held while the program runs, so that no second one writes over the same saved match. The system lets go of it when
/// the program ends, however it ends; what the lock's file holds does not matter.
class InstanceLock {
 public:
  explicit InstanceLock(const Folders& folders);
  ~InstanceLock();
  InstanceLock(const InstanceLock&) = delete;
  InstanceLock& operator=(const InstanceLock&) = delete;

  /// Another program holds it. Where the folder cannot be written nobody does: then nothing is saved either.
  bool held_by_another() const { return held_by_another_; }

 private:
  int file_ = -1;  ///< descriptor; -1 where there is none
  bool held_by_another_ = false;
};

}  // namespace raisechess::session
