// SPDX-License-Identifier: GPL-3.0-or-later
#include "network_sums.h"

#include <algorithm>

#include "search/bit_count.h"

namespace raisechess::ai {
namespace {

using chess::Bitboard;
using chess::Position;
using Row = Network::Row;

Bitboard squares_that_differ(const Position& a, const Position& b) {
  Bitboard differ = a.pieces(Side::White) ^ b.pieces(Side::White);
  differ |= a.pieces(Side::Black) ^ b.pieces(Side::Black);
  for (PieceType type : all_piece_types) differ |= a.pieces(type) ^ b.pieces(type);
  return differ;
}

/// The sum of the squares of `row`, cut to [0, one], each times its weight; never beyond 32 bits.
std::int32_t weighted_squares(const Row& row, const Row& weights) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const std::int32_t value = std::clamp<std::int32_t>(row[i], 0, Network::one);
    sum += value * value * weights[i];
  }
  return sum;
}

void add(Row& row, const Row& more) {
  for (std::size_t i = 0; i < row.size(); ++i) row[i] = static_cast<std::int16_t>(row[i] + more[i]);
}
void subtract(Row& row, const Row& less) {
  for (std::size_t i = 0; i < row.size(); ++i) row[i] = static_cast<std::int16_t>(row[i] - less[i]);
}
void move(Row& row, const Row& before, const Row& came, const Row& went) {
  for (std::size_t i = 0; i < row.size(); ++i) row[i] = static_cast<std::int16_t>(before[i] + came[i] - went[i]);
}

}  // namespace

/// The pieces that came and went from one position to another.
struct NetworkSums::Changes {
  std::array<Placed, 64> came;
  std::array<Placed, 64> went;
  std::size_t came_count = 0;
  std::size_t went_count = 0;

  Changes(const Position& before, const Position& after) {
    for (Bitboard differ = squares_that_differ(before, after); differ != 0;) {
      const Square square = chess::take_first(differ);
      if (const auto piece = before.piece_on(square)) went[went_count++] = {*piece, square};
      if (const auto piece = after.piece_on(square)) came[came_count++] = {*piece, square};
    }
  }
};

NetworkSums::NetworkSums(int plies) : network_(network()), path_(static_cast<std::size_t>(plies)) {
  for (Sums& sums : path_) sums.rows = {network_.bias, network_.bias};
}

int NetworkSums::value(const Position& position, int ply) {
  const Sums& sums = sums_of(position, ply);
  const Side us = position.side_to_move();
  const Network::Output& output = network_.output[network_group(bit_count(position.occupied()))];
  const std::int64_t sum = std::int64_t{weighted_squares(sums.rows[chess::place(us)], output.weights[0])} +
                           std::int64_t{weighted_squares(sums.rows[chess::place(other(us))], output.weights[1])};
  constexpr int unit = Network::one * Network::one * Network::output_one;
  return static_cast<int>(sum * Network::centipawns / unit) + output.bias;
}

/// Of what was counted at this ply and before it, that with the fewest other pieces.
const NetworkSums::Sums& NetworkSums::nearest(const Position& position, int ply) const {
  const auto place = static_cast<std::size_t>(ply);
  const Sums& here = path_[place];
  if (place == 0) return here;
  const Sums& before = path_[place - 1];
  const int from_before = bit_count(squares_that_differ(before.position, position));
  if (from_before <= 3) return before;
  return bit_count(squares_that_differ(here.position, position)) < from_before ? here : before;
}

const NetworkSums::Sums& NetworkSums::sums_of(const Position& position, int ply) {
  Sums& sums = path_[static_cast<std::size_t>(ply)];
  const Sums& before = nearest(position, ply);
  const Changes changes(before.position, position);
  const bool many = changes.came_count + changes.went_count > static_cast<std::size_t>(bit_count(position.occupied()));
  for (Side viewer : both_sides) {
    const bool mirrored = sees_mirrored(position, viewer);
    const bool turned = mirrored != before.mirrored[viewer];
    sums.mirrored[viewer] = mirrored;
    if (many || turned) {
      count_anew(sums, position, viewer);
    } else {
      count_changes(sums, before, changes, viewer);
    }
  }
  sums.position = position;
  return sums;
}

const Row& NetworkSums::row_of(Side viewer, bool mirrored, const Placed& placed) const {
  return network_.input[network_input(viewer, mirrored, placed.piece, placed.square)];
}

void NetworkSums::count_anew(Sums& sums, const Position& position, Side viewer) const {
  Row& row = sums.rows[chess::place(viewer)];
  row = network_.bias;
  for (Bitboard left = position.occupied(); left != 0;) {
    const Square square = chess::take_first(left);
    add(row, row_of(viewer, sums.mirrored[viewer], {*position.piece_on(square), square}));
  }
}

void NetworkSums::count_changes(Sums& sums, const Sums& before, const Changes& changes, Side viewer) const {
  Row& row = sums.rows[chess::place(viewer)];
  const Row& old = before.rows[chess::place(viewer)];
  const bool mirrored = sums.mirrored[viewer];
  const std::size_t both = std::min(changes.came_count, changes.went_count);
  if (both == 0) row = old;
  for (std::size_t i = 0; i < both; ++i)
    move(row, i == 0 ? old : row, row_of(viewer, mirrored, changes.came[i]), row_of(viewer, mirrored, changes.went[i]));
  for (std::size_t i = both; i < changes.came_count; ++i) add(row, row_of(viewer, mirrored, changes.came[i]));
  for (std::size_t i = both; i < changes.went_count; ++i) subtract(row, row_of(viewer, mirrored, changes.went[i]));
}

}  // namespace raisechess::ai
