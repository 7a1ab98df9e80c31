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

constexpr std::array<Step, 2> diagonal_steps{Step{1, 1}, {1, -1}};  // one way along each line
constexpr std::array<Step, 2> straight_steps{Step{1, 0}, {0, 1}};
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

/// Squares in one direction up to the edge.
Bitboard ray(Square from, Step step) {
  Bitboard squares = 0;
  for (Bitboard next = stepped(from, step); next != 0; next = stepped(first_square(next), step)) squares |= next;
  return squares;
}

/// What is seen along a ray: its squares up to and with the first occupied one, which is the lowest where squares rise.
Bitboard seen(Bitboard ray, Step step, Bitboard occupied) {
  const Bitboard blockers = ray & occupied;
  const bool rises = step.ranks > 0 || (step.ranks == 0 && step.files > 0);
  return rises ? ray & (blockers ^ (blockers - 1)) : ray & (Bitboard{0} - std::bit_floor(blockers | 1));
}

/// The two rays that go from a square along one line, there and back.
struct Line {
  Step step;
  Bitboard ahead = 0;
  Bitboard behind = 0;

  Line(Square from, Step along) : step(along), ahead(ray(from, along)), behind(ray(from, back())) {}
  Step back() const { return {-step.files, -step.ranks}; }

  Bitboard seen(Bitboard occupied) const {
    return chess::seen(ahead, step, occupied) | chess::seen(behind, back(), occupied);
  }
  /// Squares whose being occupied changes what is seen: the rays without their last squares.
  Bitboard relevant() const { return without_last(ahead, step) | without_last(behind, back()); }

 private:
  static Bitboard without_last(Bitboard ray, Step step) {
    Bitboard squares = 0;
    for (Bitboard rest = ray; rest != 0;) {
      const Square square = take_first(rest);
      if (stepped(square, step) != 0) squares |= bit(square);
    }
    return squares;
  }
};

/// Calls `visit` with each set of squares of `mask`.
template <class Visit>
void each_subset(Bitboard mask, Visit visit) {
  Bitboard subset = 0;
  do {
    visit(subset);
    subset = (subset - mask) & mask;
  } while (subset != 0);
}

/// Entries of all squares' parts: 2^(relevant squares) each, summed.
constexpr std::size_t bishop_entries = 5248;
constexpr std::size_t rook_entries = 102400;
std::array<Bitboard, bishop_entries + rook_entries> slider_table;

/// Fills `square`'s part of the slider table from `entries` on; returns where the next part begins. What a slider sees
/// along its two lines is worked out apart: nothing on the one changes the other.
Bitboard* fill(MagicSquare& magic, Square square, Bitboard number, const std::array<Step, 2>& steps,
               Bitboard* entries) {
  const Line first(square, steps[0]);
  const Line second(square, steps[1]);
  const Bitboard mask = first.relevant() | second.relevant();
  magic = {mask, number, entries, 64 - std::popcount(mask)};
  each_subset(first.relevant(), [&](Bitboard on_first) {
    const Bitboard seen_on_first = first.seen(on_first);
    each_subset(second.relevant(), [&](Bitboard on_second) {
      Bitboard& entry = entries[((on_first | on_second) * number) >> magic.shift];
      const Bitboard attacked = seen_on_first | second.seen(on_second);
      assert(entry == 0 || entry == attacked);
      entry = attacked;
    });
  });
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
  const Line line(from, step);
  const Bitboard whole = bit(from) | line.ahead | line.behind;
  for (Bitboard rest = line.ahead; rest != 0;) {
    const Square to = take_first(rest);
    tables.line[place(from)][place(to)] = whole;
    tables.between[place(from)][place(to)] = seen(line.ahead, step, bit(to)) & ~bit(to);
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
