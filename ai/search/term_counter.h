// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>

#include "chess/attacks.h"
#include "chess/position.h"
#include "evaluation_terms.h"
#include "pawn_structure.h"
#include "search/bit_count.h"

namespace raisechess::ai {

/// Finds every term of a position and gives it to `Sink::add<Side>(term, count)`. The evaluation sums weights up, the
/// tuner keeps the counts: both see the same terms.
template <class Sink>
class TermCounter {
 public:
  TermCounter(const chess::Position& position, Sink& sink) : position_(position), sink_(sink) {
    prepare<Side::White>();
    prepare<Side::Black>();
  }

  void run() {
    pieces<Side::White>();
    pieces<Side::Black>();
    structure<Side::White>();
    structure<Side::Black>();
  }

 private:
  using Bitboard = chess::Bitboard;
  using Square = raisechess::Square;

  /// What a side attacks, and how it presses on the other king.
  struct Reach {
    Bitboard pawns = 0;  ///< attacked by pawns
    Bitboard minors = 0;
    Bitboard rooks = 0;
    Bitboard all = 0;
    Bitboard king_zone = 0;  ///< of the side's own king
    Bitboard free = 0;       ///< squares that its pieces go to gladly
    int attackers = 0;
    int danger = 0;
  };

  template <Side Us>
  Reach& reach() {
    return reaches_[Us == Side::White ? 0 : 1];
  }
  template <Side Us>
  Bitboard own(PieceType type) const {
    return position_.pieces(Us, type);
  }

  template <Side Us>
  void prepare() {
    constexpr Side them = other(Us);
    Reach& ours = reach<Us>();
    ours.pawns = pawn_attack_span(Us, own<Us>(PieceType::Pawn));
    ours.free = ~position_.pieces(Us) & ~pawn_attack_span(them, own<them>(PieceType::Pawn));
    ours.all = ours.pawns;
    if (!position_.has_king(Us)) return;
    const Square king = position_.king(Us);
    const Bitboard around = chess::king_attacks(king);
    ours.all |= around;
    ours.king_zone = around | chess::bit(king) | forward_step(Us, around);
  }

  template <Side Us>
  void pieces() {
    for (PieceType type : all_piece_types) squares<Us>(type);
    constexpr int knight_danger = 4;
    constexpr int bishop_danger = 4;
    constexpr int rook_danger = 6;
    constexpr int queen_danger = 9;
    activity<Us>(PieceType::Knight, term::knight_mobility, knight_danger);
    activity<Us>(PieceType::Bishop, term::bishop_mobility, bishop_danger);
    activity<Us>(PieceType::Rook, term::rook_mobility, rook_danger);
    activity<Us>(PieceType::Queen, term::queen_mobility, queen_danger);
    if (bit_count(own<Us>(PieceType::Bishop)) >= 2) add<Us>(term::bishop_pair);
    rooks_on_files<Us>();
  }

  template <Side Us>
  void add(int term, int count = 1) {
    sink_.template add<Us>(term, count);
  }

  template <Side Us>
  void squares(PieceType type) {
    Bitboard pieces = own<Us>(type);
    add<Us>(term::material + index(type), bit_count(pieces));
    while (pieces != 0) add<Us>(term::square_of(Us, type, chess::take_first(pieces)));
  }

  template <Side Us>
  void activity(PieceType type, int mobility, int danger) {
    Reach& ours = reach<Us>();
    const Bitboard zone = reach<other(Us)>().king_zone;
    Bitboard pieces = own<Us>(type);
    while (pieces != 0) {
      const Bitboard reached = chess::attacks(Us, type, chess::take_first(pieces), position_.occupied());
      add<Us>(mobility + bit_count(reached & ours.free));
      ours.all |= reached;
      if (type == PieceType::Knight || type == PieceType::Bishop) ours.minors |= reached;
      if (type == PieceType::Rook) ours.rooks |= reached;
      if ((reached & zone) == 0) continue;
      ++ours.attackers;
      ours.danger += danger + 2 * bit_count(reached & zone & ours.free);
    }
  }

  template <Side Us>
  void rooks_on_files() {
    const Bitboard own_pawns = own<Us>(PieceType::Pawn);
    Bitboard rooks = own<Us>(PieceType::Rook);
    while (rooks != 0) {
      const Bitboard file = chess::file_a << file_of(chess::take_first(rooks));
      if ((file & own_pawns) != 0) continue;
      const bool open = (file & position_.pieces(PieceType::Pawn)) == 0;
      add<Us>(open ? term::rook_on_open_file : term::rook_on_half_open_file);
    }
  }

  /// What needs to know what both sides attack.
  template <Side Us>
  void structure() {
    pawns<Us>();
    threats<Us>();
    outposts<Us>();
    shelter<Us>();
    danger<Us>();
  }

  template <Side Us>
  void pawns() {
    constexpr Side them = other(Us);
    const Bitboard ours = own<Us>(PieceType::Pawn);
    const PawnSets sets = pawn_sets(Us, ours, own<them>(PieceType::Pawn));
    add<Us>(term::isolated_pawn, bit_count(sets.isolated));
    add<Us>(term::doubled_pawn, bit_count(sets.doubled));
    add<Us>(term::backward_pawn, bit_count(sets.backward));
    by_rank<Us>(term::protected_pawn, ours & reach<Us>().pawns);
    by_rank<Us>(term::pawn_beside, sets.beside);
    Bitboard passed = sets.passed;
    while (passed != 0) passed_pawn<Us>(chess::take_first(passed));
  }

  template <Side Us>
  void by_rank(int term, Bitboard set) {
    while (set != 0) add<Us>(term + rank_for(Us, chess::take_first(set)));
  }

  template <Side Us>
  void passed_pawn(Square square) {
    constexpr Side them = other(Us);
    const int rank = rank_for(Us, square);
    const Bitboard ahead = forward_step(Us, chess::bit(square));
    add<Us>(term::passed_pawn + rank);
    if (ahead == 0) return;
    if ((ahead & position_.occupied()) != 0) {
      add<Us>(term::passed_pawn_stopped + rank);
    } else if ((ahead & reach<them>().all) == 0) {
      add<Us>(term::passed_pawn_safe + rank);
    }
    if (rank < 3) return;
    const Square next = chess::first_square(ahead);
    if (position_.has_king(Us)) add<Us>(term::own_king_to_passed + distance(position_.king(Us), next), rank - 2);
    if (position_.has_king(them)) add<Us>(term::enemy_king_to_passed + distance(position_.king(them), next), rank - 2);
  }

  static int distance(Square a, Square b) {
    return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
  }

  template <Side Us>
  void threats() {
    constexpr Side them = other(Us);
    const Reach& ours = reach<Us>();
    const Bitboard loose = ours.all & ~reach<them>().all;
    for (PieceType type : all_piece_types) {
      const Bitboard targets = own<them>(type);
      if (targets == 0 || type == PieceType::King) continue;
      add<Us>(term::attacked_by_pawn + index(type), bit_count(targets & ours.pawns));
      add<Us>(term::attacked_by_minor + index(type), bit_count(targets & ours.minors));
      add<Us>(term::attacked_by_rook + index(type), bit_count(targets & ours.rooks));
      add<Us>(term::hanging + index(type), bit_count(targets & loose));
    }
  }

  /// Protected by a pawn on the fourth to sixth rank where no enemy pawn can ever attack.
  template <Side Us>
  void outposts() {
    constexpr Bitboard middle = Us == Side::White ? 0x0000FFFFFF000000ULL : 0x000000FFFFFF0000ULL;
    const Bitboard enemy_pawns = own<other(Us)>(PieceType::Pawn);
    const Bitboard attackable = pawn_attack_span(other(Us), enemy_pawns | ahead_of(other(Us), enemy_pawns));
    const Bitboard places = middle & reach<Us>().pawns & ~attackable;
    add<Us>(term::knight_outpost, bit_count(own<Us>(PieceType::Knight) & places));
    add<Us>(term::bishop_outpost, bit_count(own<Us>(PieceType::Bishop) & places));
  }

  /// Own pawns one and two ranks before the king, on its file and the files beside it, and files there without any.
  template <Side Us>
  void shelter() {
    if (!position_.has_king(Us)) return;
    const Bitboard row = widened(chess::bit(position_.king(Us)));
    const Bitboard pawns = own<Us>(PieceType::Pawn);
    const Bitboard near = forward_step(Us, row) & pawns;
    const Bitboard far = forward_step(Us, forward_step(Us, row)) & pawns;
    const Bitboard files = row | ahead_of(Us, row) | ahead_of(other(Us), row);
    int open = bit_count(row);
    for (int shift = 0; shift < 8; ++shift) open -= (files & pawns & (chess::file_a << shift)) != 0 ? 1 : 0;
    add<Us>(term::shelter_near + bit_count(near));
    add<Us>(term::shelter_far + bit_count(far));
    add<Us>(term::open_files_at_king + std::clamp(open, 0, 3));
  }

  /// Pressure on the other king: pieces that reach its zone, and checks that cost nothing. One piece alone is no
  /// attack.
  template <Side Us>
  void danger() {
    constexpr Side them = other(Us);
    const Reach& ours = reach<Us>();
    if (ours.attackers < 2 || !position_.has_king(them)) return;
    const Square king = position_.king(them);
    const Bitboard safe = ~position_.pieces(Us) & ~reach<them>().all;
    const Bitboard diagonal = chess::bishop_attacks(king, position_.occupied()) & safe;
    const Bitboard straight = chess::rook_attacks(king, position_.occupied()) & safe;
    int units = ours.danger;
    if ((diagonal & ours.minors) != 0) units += 4;
    if ((straight & ours.rooks) != 0) units += 8;
    if ((chess::knight_attacks(king) & safe & ours.minors) != 0) units += 4;
    if (((diagonal | straight) & ours.all) != 0 && own<Us>(PieceType::Queen) != 0) units += 6;
    if (own<Us>(PieceType::Queen) == 0) units /= 2;
    add<Us>(term::king_danger + std::min(units / 2, term::king_dangers - 1));
  }

  const chess::Position& position_;
  Sink& sink_;
  std::array<Reach, 2> reaches_{};
};

/// 24 with all officers of the usual array on the board (or more), 0 without any.
inline int game_phase(const chess::Position& position) {
  const int minors = bit_count(position.pieces(PieceType::Knight) | position.pieces(PieceType::Bishop));
  const int rooks = bit_count(position.pieces(PieceType::Rook));
  const int queens = bit_count(position.pieces(PieceType::Queen));
  return std::min(24, minors + 2 * rooks + 4 * queens);
}

}  // namespace raisechess::ai
