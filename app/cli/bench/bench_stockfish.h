// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "uci/engine_process.h"

namespace raisechess::cli {

/// A running Stockfish, for comparison. Only where processes are POSIX's; elsewhere it is never found.
class Stockfish {
 public:
  /// Starts the program of that name from PATH or /usr/games; nothing if there is none.
  static std::optional<Stockfish> start();

  const std::string& name() const { return name_; }
  void set_position(std::string_view fen, bool chess960);
  /// Leaf positions by its `go perft`; 0 if it has ended.
  std::uint64_t perft(int depth);
  /// Seconds that the processor has worked for it so far, on all its threads; 0 if it has ended.
  double processor_seconds() const { return process_->processor_seconds(); }

 private:
  explicit Stockfish(std::unique_ptr<EngineProcess> process) : process_(std::move(process)) {}
  /// What follows `prefix` in the next line that begins with it; empty at the end of its output.
  std::string answer_after(std::string_view prefix);

  std::unique_ptr<EngineProcess> process_;
  std::string name_;
};

}  // namespace raisechess::cli
