// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace raisechess::cli {

/// A program that is spoken to in lines by its standard input and output. Only where processes are POSIX's; elsewhere
/// none can be started.
class EngineProcess {
 public:
  /// Starts a command of the shell, with /usr/games at the end of PATH. Nothing if no process can be made; a command
  /// that does not exist ends at once and says nothing.
  static std::unique_ptr<EngineProcess> start(const std::string& command);

  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;
  /// Says "quit", and ends by force what has not ended then.
  ~EngineProcess();

  void send(const std::string& line);
  /// The next line without its end; nothing at the end of the output or if none has come by `deadline`.
  std::optional<std::string> line_by(std::chrono::steady_clock::time_point deadline);
  /// Seconds that the processor has worked for it so far, on all its threads; 0 if it has ended.
  double processor_seconds() const;

 private:
  EngineProcess(int to, int from, int process) : to_(to), from_(from), process_(process) {}
  bool ended_within(std::chrono::milliseconds time) const;

  int to_;
  int from_;
  int process_;
  std::string unread_;
};

}  // namespace raisechess::cli
