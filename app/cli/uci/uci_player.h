// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "arena/chess_game.h"
#include "engine_process.h"

namespace raisechess::cli {

/// A program that speaks UCI, as a player of the arena.
class UciPlayer final : public arena::ChessPlayer {
 public:
  /// `options`: "NAME=VALUE" each. Nothing if the command is no such program.
  static std::unique_ptr<UciPlayer> start(const std::string& command, const std::vector<std::string>& options);

  void begin_game(bool chess960) override;
  arena::ChessChoice choose(const arena::ChessLine& line, const arena::ChessLimits& limits) override;

 private:
  explicit UciPlayer(std::unique_ptr<EngineProcess> engine) : engine_(std::move(engine)) {}
  bool answers(const std::string& request, const std::string& answer);

  std::unique_ptr<EngineProcess> engine_;
};

/// The lines that put a game to an engine and ask for its move.
std::string position_line(const arena::ChessLine& line);
std::string go_line(const arena::ChessLimits& limits);

/// The score of an info line in centipawns, mates as 30,000 less the half-moves to them; nothing if it tells none.
std::optional<int> score_of(const std::string& info);

}  // namespace raisechess::cli
