// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "match_file.h"

namespace raisechess::session {

/// Writes the match on a thread of its own, so that a slow disk never holds up the window. Of several states that wait
/// only the newest is written; the destructor writes what still waits.
class Saver {
 public:
  /// Called on the saver's thread: the number of the state on disk, and the system's sentence on failure (else empty).
  using Saved = std::function<void(std::uint64_t number, const QString& failure)>;

  Saver(MatchFile file, Saved saved);
  ~Saver();
  Saver(const Saver&) = delete;
  Saver& operator=(const Saver&) = delete;

  void save(std::uint64_t number, QByteArray bytes);

 private:
  struct Job {
    std::uint64_t number = 0;
    QByteArray bytes;
  };
  void run(const std::stop_token& stop);

  MatchFile file_;
  Saved saved_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::optional<Job> next_;
  std::jthread thread_;
};

}  // namespace raisechess::session
