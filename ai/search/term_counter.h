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

  template <Side us>
  Reach& reach() {
    return reaches_[us == Side::White ? 0 : 1];
  }
  template <Side us>
  Bitboard own(PieceType type) const {
    return position_.pieces(us, type);
  }

  template <Side us>
  void prepare() {
    constexpr Side them = other(us);
    Reach& ours = reach<us>();
    ours.pawns = pawn_attack_span(us, own<us>(PieceType::Pawn));
    ours.free = ~position_.pieces(us) & ~pawn_attack_span(them, own<them>(PieceType::Pawn));
    ours.all = ours.pawns;
    if (!position_.has_king(us)) return;
    const Square king = position_.king(us);
    const Bitboard around = chess::king_attacks(king);
    ours.all |= around;
    ours.king_zone = around | chess::bit(king) | forward_step(us, around);
  }

  template <Side us>
  void pieces() {
    for (PieceType type : all_piece_types) squares<us>(type);
    constexpr int knight_danger = 4;
    constexpr int bishop_danger = 4;
    constexpr int rook_danger = 6;
    constexpr int queen_danger = 9;
    activity<us>(PieceType::Knight, term::knight_mobility, knight_danger);
    activity<us>(PieceType::Bishop, term::bishop_mobility, bishop_danger);
    activity<us>(PieceType::Rook, term::rook_mobility, rook_danger);
    activity<us>(PieceType::Queen, term::queen_mobility, queen_danger);
    if (bit_count(own<us>(PieceType::Bishop)) >= 2) add<us>(term::bishop_pair);
    rooks_on_files<us>();
  }

  template <Side us>
  void add(int term, int count = 1) {
    sink_.template add<us>(term, count);
  }

  template <Side us>
  void squares(PieceType type) {
    Bitboard pieces = own<us>(type);
    add<us>(term::material + index(type), bit_count(pieces));
    while (pieces != 0) add<us>(term::square_of(us, type, chess::take_first(pieces)));
  }

  template <Side us>
  void activity(PieceType type, int mobility, int danger) {
    Reach& ours = reach<us>();
    const Bitboard zone = reach<other(us)>().king_zone;
    Bitboard pieces = own<us>(type);
    while (pieces != 0) {
      const Bitboard reached = chess::attacks(us, type, chess::take_first(pieces), position_.occupied());
      add<us>(mobility + bit_count(reached & ours.free));
      ours.all |= reached;
      if (type == PieceType::Knight || type == PieceType::Bishop) ours.minors |= reached;
      if (type == PieceType::Rook) ours.rooks |= reached;
      if ((reached & zone) == 0) continue;
      ++ours.attackers;
      ours.danger += danger + 2 * bit_count(reached & zone & ours.free);
    }
  }

  template <Side us>
  void rooks_on_files() {
    const Bitboard own_pawns = own<us>(PieceType::Pawn);
    Bitboard rooks = own<us>(PieceType::Rook);
    while (rooks != 0) {
      const Bitboard file = chess::file_a << file_of(chess::take_first(rooks));
      if ((file & own_pawns) != 0) continue;
      const bool open = (file & position_.pieces(PieceType::Pawn)) == 0;
      add<us>(open ? term::rook_on_open_file : term::rook_on_half_open_file);
    }
  }

  /// What needs to know what both sides attack.
  template <Side us>
  void structure() {
    pawns<us>();
    threats<us>();
    outposts<us>();
    shelter<us>();
    danger<us>();
  }

  template <Side us>
  void pawns() {
    constexpr Side them = other(us);
    const Bitboard ours = own<us>(PieceType::Pawn);
    const PawnSets sets = pawn_sets(us, ours, own<them>(PieceType::Pawn));
    add<us>(term::isolated_pawn, bit_count(sets.isolated));
    add<us>(term::doubled_pawn, bit_count(sets.doubled));
    add<us>(term::backward_pawn, bit_count(sets.backward));
    by_rank<us>(term::protected_pawn, ours & reach<us>().pawns);
    by_rank<us>(term::pawn_beside, sets.beside);
    Bitboard passed = sets.passed;
    while (passed != 0) passed_pawn<us>(chess::take_first(passed));
  }

  template <Side us>
  void by_rank(int term, Bitboard set) {
    while (set != 0) add<us>(term + rank_for(us, chess::take_first(set)));
  }

  template <Side us>
  void passed_pawn(Square square) {
    constexpr Side them = other(us);
    const int rank = rank_for(us, square);
    const Bitboard ahead = forward_step(us, chess::bit(square));
    add<us>(term::passed_pawn + rank);
    if (ahead == 0) return;
    if ((ahead & position_.occupied()) != 0) {
      add<us>(term::passed_pawn_stopped + rank);
    } else if ((ahead & reach<them>().all) == 0) {
      add<us>(term::passed_pawn_safe + rank);
    }
    if (rank < 3) return;
    const Square next = chess::first_square(ahead);
    if (position_.has_king(us)) add<us>(term::own_king_to_passed + distance(position_.king(us), next), rank - 2);
    if (position_.has_king(them)) add<us>(term::enemy_king_to_passed + distance(position_.king(them), next), rank - 2);
  }

  static int distance(Square a, Square b) {
    return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
  }

  template <Side us>
  void threats() {
    constexpr Side them = other(us);
    const Reach& ours = reach<us>();
    const Bitboard loose = ours.all & ~reach<them>().all;
    for (PieceType type : all_piece_types) {
      const Bitboard targets = own<them>(type);
      if (targets == 0 || type == PieceType::King) continue;
      add<us>(term::attacked_by_pawn + index(type), bit_count(targets & ours.pawns));
      add<us>(term::attacked_by_minor + index(type), bit_count(targets & ours.minors));
      add<us>(term::attacked_by_rook + index(type), bit_count(targets & ours.rooks));
      add<us>(term::hanging + index(type), bit_count(targets & loose));
    }
  }

  /// Protected by a pawn on the fourth to sixth rank where no enemy pawn can ever attack.
  template <Side us>
  void outposts() {
    constexpr Bitboard middle = us == Side::White ? 0x0000FFFFFF000000ULL : 0x000000FFFFFF0000ULL;
    const Bitboard enemy_pawns = own<other(us)>(PieceType::Pawn);
    const Bitboard attackable = pawn_attack_span(other(us), enemy_pawns | ahead_of(other(us), enemy_pawns));
    const Bitboard places = middle & reach<us>().pawns & ~attackable;
    add<us>(term::knight_outpost, bit_count(own<us>(PieceType::Knight) & places));
    add<us>(term::bishop_outpost, bit_count(own<us>(PieceType::Bishop) & places));
  }

  /// Own pawns one and two ranks before the king, on its file and the files beside it, and files there without any.
  template <Side us>
  void shelter() {
    if (!position_.has_king(us)) return;
    const Bitboard row = widened(chess::bit(position_.king(us)));
    const Bitboard pawns = own<us>(PieceType::Pawn);
    const Bitboard near = forward_step(us, row) & pawns;
    const Bitboard far = forward_step(us, forward_step(us, row)) & pawns;
    const Bitboard files = row | ahead_of(us, row) | ahead_of(other(us), row);
    int open = bit_count(row);
    for (int shift = 0; shift < 8; ++shift) open -= (files & pawns & (chess::file_a << shift)) != 0 ? 1 : 0;
    add<us>(term::shelter_near + bit_count(near));
    add<us>(term::shelter_far + bit_count(far));
    add<us>(term::open_files_at_king + std::clamp(open, 0, 3));
  }

  /// Pressure on the other king: pieces that reach its zone, and checks that cost nothing. One piece alone is no
  /// attack.
  template <Side us>
  void danger() {
    constexpr Side them = other(us);
    const Reach& ours = reach<us>();
    if (ours.attackers < 2 || !position_.has_king(them)) return;
    const Square king = position_.king(them);
    const Bitboard safe = ~position_.pieces(us) & ~reach<them>().all;
    const Bitboard diagonal = chess::bishop_attacks(king, position_.occupied()) & safe;
    const Bitboard straight = chess::rook_attacks(king, position_.occupied()) & safe;
    int units = ours.danger;
    if ((diagonal & ours.minors) != 0) units += 4;
    if ((straight & ours.rooks) != 0) units += 8;
    if ((chess::knight_attacks(king) & safe & ours.minors) != 0) units += 4;
    if (((diagonal | straight) & ours.all) != 0 && own<us>(PieceType::Queen) != 0) units += 6;
    if (own<us>(PieceType::Queen) == 0) units /= 2;
    add<us>(term::king_danger + std::min(units / 2, term::king_dangers - 1));
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
