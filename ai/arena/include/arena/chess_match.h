// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "arena/chess_game.h"
#include "arena/parallel.h"
#include "arena/statistics.h"
#include "view/setup.h"

namespace raisechess::arena {

/// Makes a player for one pair of games; nothing if he cannot be had.
using ChessPlayerMaker = std::function<std::unique_ptr<ChessPlayer>()>;

/// The games of a pair: first a has White, then b.
using ChessPair = std::array<ChessGameReport, 2>;

/// A match of classic chess: each opening is played twice, colours swapped.
struct ChessMatchTask {
  PerSeat<ChessPlayerMaker> players;
  int pairs = 100;
  std::uint64_t seed = 1;
  std::vector<Opening> openings;  ///< in turn, from the one of the number `seed` on; empty = each pair has one drawn
  ChessGameTask game;             ///< but for the opening
  int jobs = 1;
  std::map<int, ChessPair> known;  ///< pairs that were played before, by number
  StopAsked stop;                  ///< asked before each pair; the report is of those that were played
};

struct ChessMatchReport {
  int pairs = 0;  ///< played without a fault
  int won = 0;    ///< games, by a
  int drawn = 0;
  int lost = 0;
  Interval score;  ///< share of the points won by a, over pairs
  Interval elo;
  std::map<std::string, int> ends;
  std::vector<std::string> faults;  ///< a player who cannot be had or an opening that is none; lost by an illegal move
};

/// Half-moves drawn at random from the start of standard chess or a Chess960 array, such that no side loses at once.
Opening draw_opening(std::uint64_t seed, int number, bool chess960);

/// Is told of each pair that is finished, from any thread, one at a time: its number, how it went, and how the match
/// stands.
using ChessPairFinished = std::function<void(int number, const ChessPair& pair, const ChessMatchReport& so_far)>;

ChessMatchReport run_chess_match(const ChessMatchTask& task, const ChessPairFinished& finished = {});

}  // namespace raisechess::arena
