// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "chess/position.h"
#include "view/move.h"
#include "view/setup.h"
#include "view/side.h"

namespace raisechess::arena {

using Milliseconds = std::chrono::milliseconds;

/// A game of classic chess as far as it has come.
struct ChessLine {
  std::string start_fen;    ///< six fields
  bool chess960 = false;    ///< castling is written as the king taking his own rook
  std::vector<Move> moves;  ///< from the start
  chess::Position position;
};

/// How long a player may think: on a clock, by the move, or by nodes.
struct ChessLimits {
  std::optional<std::uint64_t> nodes;
  std::optional<Milliseconds> move_time;
  PerSide<Milliseconds> clock;
  Milliseconds increment{0};
};

struct ChessChoice {
  std::optional<Move> move;  ///< nothing: the player is gone, or answered with no legal move
  std::optional<int> score;  ///< centipawns for the mover, as far as he tells
};

/// Plays classic chess in the arena.
class ChessPlayer {
 public:
  virtual ~ChessPlayer() = default;
  virtual void begin_game(bool chess960) = 0;
  virtual ChessChoice choose(const ChessLine& line, const ChessLimits& limits) = 0;
};

/// A position to begin a game with: the moves are made before the players take over.
struct Opening {
  std::string fen;
  std::vector<std::string> moves;  ///< in long algebraic form
};

/// How a game is put to its players.
struct ChessGameTask {
  Opening opening;
  bool chess960 = false;
  ChessLimits limits;            ///< of the first move: the clocks run down from there
  bool clocks = false;           ///< `limits.clock` counts
  Milliseconds time_margin{50};  ///< so much too late is not too late: it may be the machine's fault
  bool adjudicate = false;       ///< ends games that both players judge alike
  int half_move_cap = 600;
};

struct ChessGameReport {
  std::optional<Side> winner;  ///< nothing: drawn
  std::string end;             ///< "checkmate", "threefold", … ; "time", "illegal", "adjudicated", "capped"
  int half_moves = 0;
  std::string fault;  ///< empty, or what kept the game from being played
};

ChessGameReport play_chess_game(const ChessGameTask& task, PerSide<ChessPlayer*> players);

}  // namespace raisechess::arena
