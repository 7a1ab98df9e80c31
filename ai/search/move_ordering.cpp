// SPDX-License-Identifier: GPL-3.0-or-later
#include "move_ordering.h"

#include <algorithm>
#include <cstdlib>

#include "static_exchange.h"

namespace raisechess::ai {
namespace {

using chess::MoveList;
using chess::Position;

constexpr int table_move_score = 1 << 24;
constexpr int good_capture_score = 1 << 20;
constexpr int killer_score = 1 << 18;
constexpr int bad_capture_score = -(1 << 20);

/// Most valuable victim first, then least valuable attacker.
int victim_first(const Position& position, Move move) {
  return 8 * immediate_gain(position, move) - index(type_on(position, move.from()));
}

int full_score(const Position& position, Move move, const MoveHistory& history, int ply) {
  if (!is_quiet(position, move)) {
    const int base = exchange_gains(position, move, 0) ? good_capture_score : bad_capture_score;
    return base + victim_first(position, move);
  }
  if (history.is_killer(move, ply)) return killer_score;
  return history.value(position.side_to_move(), move);
}

}  // namespace

void MoveHistory::clear() {
  *this = {};
}

void MoveHistory::age() {
  killers_ = {};
  for (std::int16_t& count : counts_) count = static_cast<std::int16_t>(count / 2);
}

bool MoveHistory::is_killer(Move move, int ply) const {
  const auto& killers = killers_[static_cast<std::size_t>(ply)];
  return move == killers[0] || move == killers[1];
}

void MoveHistory::reward(Side side, Move move, int depth, int ply) {
  auto& killers = killers_[static_cast<std::size_t>(ply)];
  if (move != killers[0]) killers = {move, killers[0]};
  change(side, move, bonus(depth));
}

void MoveHistory::change(Side side, Move move, int by) {
  std::int16_t& count = counts_[slot(side, move)];
  count = static_cast<std::int16_t>(count + by - count * std::abs(by) / ceiling);
}

bool is_quiet(const Position& position, Move move) {
  return immediate_gain(position, move) == 0;
}

OrderedMoves::OrderedMoves(const Position& position, const MoveList& moves, Move first, const MoveHistory& history,
                           int ply) {
  for (Move move : moves) add(move, move == first ? table_move_score : full_score(position, move, history, ply));
}

OrderedMoves::OrderedMoves(const Position& position, const MoveList& captures, Move first) {
  for (Move move : captures) add(move, move == first ? table_move_score : victim_first(position, move));
}

std::optional<Move> OrderedMoves::next() {
  if (given_ == size_) return std::nullopt;
  const auto rest = moves_.begin() + static_cast<std::ptrdiff_t>(given_);
  const auto end = moves_.begin() + static_cast<std::ptrdiff_t>(size_);
  std::iter_swap(rest, std::max_element(rest, end, [](const Scored& a, const Scored& b) { return a.score < b.score; }));
  return given(given_++);
}

}  // namespace raisechess::ai
