// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace raisechess::cli {

/// A program that is spoken to in lines by its standard input and output. Only where processes are POSIX's; elsewhere
/// none can be started.
class EngineProcess {
 public:
  /// Starts a command of the shell, with /usr/games at the end of PATH. Nothing if no process can be made; a command
  /// that does not exist ends at once and says nothing.
  /// `farewell` is what is said to it in the end.
  static std::unique_ptr<EngineProcess> start(const std::string& command, std::string farewell = "quit");

  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;
  /// Says farewell, closes its input, and ends by force what has not ended then.
  ~EngineProcess();

  /// What it does not read within a second is dropped.
  void send(const std::string& line);
  /// The next line without its end; nothing at the end of the output or if none has come by `deadline`.
  std::optional<std::string> line_by(std::chrono::steady_clock::time_point deadline);
  /// Has it ended, or will within a moment.
  bool ended() const { return ended_within(std::chrono::milliseconds(100)); }
  /// Seconds that the processor has worked for it so far, on all its threads; 0 if it has ended.
  double processor_seconds() const;

 private:
  EngineProcess(int to, int from, int process, std::string farewell)
      : to_(to), from_(from), process_(process), farewell_(std::move(farewell)) {}
  bool ended_within(std::chrono::milliseconds time) const;

  int to_;
  int from_;
  int process_;
  std::string farewell_;
  std::string unread_;
  mutable bool reaped_ = false;  ///< the system has forgotten the process
};

}  // namespace raisechess::cli
