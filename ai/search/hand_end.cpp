// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/hand_end.h"

#include <algorithm>

#include "chess/draws.h"

namespace raisechess::ai {

using chess::Position;

bool king_hangs(const Position& position) {
  const Side side = position.side_to_move();
  return position.has_king(other(side)) && position.attacked(position.king(other(side)), side);
}

std::optional<Move> king_capture(const Position& position, std::span<const Move> moves) {
  if (!king_hangs(position)) return std::nullopt;
  const Square king = position.king(other(position.side_to_move()));
  const auto taking = std::ranges::find_if(moves, [&](Move move) { return move.to() == king; });
  if (taking == moves.end()) return std::nullopt;
  return *taking;
}

HandEnd::HandEnd(chess::MoveRules rules, const SearchRoot& root)
    : rules_(rules),
      root_half_moves_left_(root.horizon.value_or(no_showdown)),
      classic_draws_(root.classic_draws),
      path_(root.earlier.begin(), root.earlier.end()),
      root_in_path_(path_.size()) {
  path_.resize(root_in_path_ + max_ply + 1);
}

std::optional<Score> HandEnd::value(const Position& position, int ply) const {
  if (half_moves_left(ply) <= 0) {
    if (!chess::has_legal_move(position, rules_)) return without_moves(position, ply);
    return showdown_value(material_difference(position, position.side_to_move()));
  }
  if (ply == 0) return std::nullopt;
  if ((ply == 1 || rules_.king_capture) && king_hangs(position)) return mate_score - ply - 1;
  if (classic_draws_ && classic_draw(position, ply)) return 0;
  return std::nullopt;
}

/// RULES 5, 7. A position seen once before counts as repeated: who could do no better then cannot now.
bool HandEnd::classic_draw(const Position& position, int ply) const {
  if (chess::insufficient_material(position)) return true;
  const int clock = position.half_move_clock();
  if (clock >= 100) return chess::has_legal_move(position, rules_);
  const std::size_t here = root_in_path_ + static_cast<std::size_t>(ply);
  for (std::size_t back = 4; back <= static_cast<std::size_t>(clock) && back <= here; back += 2) {
    if (path_[here - back] == position.key()) return true;
  }
  return false;
}

Score HandEnd::without_moves(const Position& position, int ply) const {
  return position.in_check() && !rules_.king_capture ? ply - mate_score : 0;
}

}  // namespace raisechess::ai
