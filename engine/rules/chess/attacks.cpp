// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/attacks.h"

#include <cassert>

#include "magics.h"

namespace raisechess::chess {
namespace {

struct Step {
  int files = 0;
  int ranks = 0;
};

constexpr std::array<Step, 4> diagonal_steps{Step{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
constexpr std::array<Step, 4> straight_steps{Step{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
constexpr std::array<Step, 8> king_steps{Step{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
constexpr std::array<Step, 8> knight_steps{Step{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

/// The set of the one square a step away, empty beyond the edge.
Bitboard stepped(Square from, Step step) {
  const int file = file_of(from) + step.files;
  const int rank = rank_of(from) + step.ranks;
  if (file < 0 || file > 7 || rank < 0 || rank > 7) return 0;
  return bit(square_at(file, rank));
}

template <std::size_t count>
Bitboard leaps(Square from, const std::array<Step, count>& steps) {
  Bitboard targets = 0;
  for (Step step : steps) targets |= stepped(from, step);
  return targets;
}

/// Squares in one direction up to and with the first occupied one.
Bitboard ray(Square from, Step step, Bitboard occupied) {
  Bitboard seen = 0;
  for (Bitboard next = stepped(from, step); next != 0; next = stepped(first_square(next), step)) {
    seen |= next;
    if ((next & occupied) != 0) break;
  }
  return seen;
}

Bitboard rays(Square from, const std::array<Step, 4>& steps, Bitboard occupied) {
  Bitboard seen = 0;
  for (Step step : steps) seen |= ray(from, step, occupied);
  return seen;
}

/// Squares whose being occupied changes what a slider attacks: its rays without their last squares.
Bitboard relevant(Square from, const std::array<Step, 4>& steps) {
  Bitboard squares = 0;
  for (Step step : steps) {
    const Bitboard whole = ray(from, step, 0);
    for (Bitboard rest = whole; rest != 0;) {
      const Square square = take_first(rest);
      if (stepped(square, step) != 0) squares |= bit(square);
    }
  }
  return squares;
}

/// Entries of all squares' parts: 2^(relevant squares) each, summed.
constexpr std::size_t bishop_entries = 5248;
constexpr std::size_t rook_entries = 102400;
std::array<Bitboard, bishop_entries + rook_entries> slider_table;

/// Fills `square`'s part of the slider table from `entries` on; returns where the next part begins.
Bitboard* fill(MagicSquare& magic, Square square, Bitboard number, const std::array<Step, 4>& steps,
               Bitboard* entries) {
  const Bitboard mask = relevant(square, steps);
  magic = {mask, number, entries, 64 - std::popcount(mask)};
  Bitboard occupied = 0;
  do {
    Bitboard& entry = entries[((occupied & mask) * number) >> magic.shift];
    const Bitboard seen = rays(square, steps, occupied);
    assert(entry == 0 || entry == seen);
    entry = seen;
    occupied = (occupied - mask) & mask;
  } while (occupied != 0);
  return entries + (std::size_t{1} << std::popcount(mask));
}

void fill_sliders(AttackTables& tables) {
  Bitboard* entries = slider_table.data();
  for (std::size_t i = 0; i < square_count; ++i) {
    entries = fill(tables.bishop[i], static_cast<Square>(i), bishop_magics[i], diagonal_steps, entries);
    entries = fill(tables.rook[i], static_cast<Square>(i), rook_magics[i], straight_steps, entries);
  }
  assert(entries == slider_table.data() + slider_table.size());
}

void fill_lines(AttackTables& tables, Square from, Step step) {
  const Step back{-step.files, -step.ranks};
  const Bitboard whole = bit(from) | ray(from, step, 0) | ray(from, back, 0);
  for (Bitboard rest = ray(from, step, 0); rest != 0;) {
    const Square to = take_first(rest);
    tables.line[place(from)][place(to)] = whole;
    tables.between[place(from)][place(to)] = ray(from, step, bit(to)) & ~bit(to);
  }
}

}  // namespace

AttackTables::AttackTables() : king{}, knight{}, pawn{}, between{}, line{} {
  for (std::size_t i = 0; i < square_count; ++i) {
    const Square square = static_cast<Square>(i);
    king[i] = leaps(square, king_steps);
    knight[i] = leaps(square, knight_steps);
    pawn[0][i] = stepped(square, {-1, 1}) | stepped(square, {1, 1});
    pawn[1][i] = stepped(square, {-1, -1}) | stepped(square, {1, -1});
    for (Step step : king_steps) fill_lines(*this, square, step);
  }
  fill_sliders(*this);
}

const AttackTables attack_tables;

Bitboard attacks(Side side, PieceType type, Square square, Bitboard occupied) {
  switch (type) {
    case PieceType::Pawn:
      return pawn_attacks(side, square);
    case PieceType::Knight:
      return knight_attacks(square);
    case PieceType::Bishop:
      return bishop_attacks(square, occupied);
    case PieceType::Rook:
      return rook_attacks(square, occupied);
    case PieceType::Queen:
      return queen_attacks(square, occupied);
    case PieceType::King:
      return king_attacks(square);
  }
  return 0;
}

}  // namespace raisechess::chess
