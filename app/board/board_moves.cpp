// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_moves.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace raisechess::ui {

namespace {

/// Does the king go so far that nobody could mean an ordinary step?
bool castles_by_king_move(Move move) {
  return move.is_castling() && std::abs(file_of(move.castling_king_to()) - file_of(move.from())) >= 2;
}

bool means(Move move, Square to, Gesture gesture) {
  if (!move.is_castling()) return move.to() == to;
  if (castles_by_king_move(move) && move.castling_king_to() == to) return true;
  return move.to() == to && (gesture == Gesture::Drag || !castles_by_king_move(move));
}

}  // namespace

std::vector<Move> moves_meant(const std::vector<Move>& legal, Square from, Square to, Gesture gesture) {
  std::vector<Move> meant;
  std::copy_if(legal.begin(), legal.end(), std::back_inserter(meant),
               [&](Move move) { return move.from() == from && means(move, to, gesture); });
  return meant;
}

std::vector<MoveTarget> targets_from(const std::vector<Move>& legal, Square from) {
  std::vector<MoveTarget> targets;
  for (Move move : legal) {
    if (move.from() != from) continue;
    targets.push_back({castles_by_king_move(move) ? move.castling_king_to() : move.to(), move});
  }
  return targets;
}

}  // namespace raisechess::ui
