// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/attacks.h"
#include "chess/move_generation.h"
#include "chess/position.h"
#include "restraints.h"

namespace raisechess::chess {

/// Which of a side's moves are wanted.
struct Scope {
  Bitboard movers = ~Bitboard{0};  ///< only moves of pieces on these squares
  bool quiet = true;               ///< moves that neither capture nor promote
};

/// Finds the moves of the side to move and hands them to a sink as sets of targets, so that counting needs no list:
///   add(from, targets)                a piece's moves
///   add_pawns(targets, step)          pawn moves to each target from `step` squares before it
///   add_promotions(targets, step)     the same, reaching the last rank
///   add(move)                         castling and en passant
///   full()                            nothing more is wanted
template <Side us, class Sink>
class Generator {
 public:
  Generator(const Position& position, MoveRules rules, Scope scope, Sink& sink)
      : position_(position), scope_(scope), sink_(sink), guarded_(!rules.king_capture && position.has_king(us)) {
    if (guarded_) restraints_ = restraints_of(position, us);
    const Bitboard allowed = scope.quiet ? ~position.pieces(us) : enemies_;
    targets_ = allowed & restraints_.answers;
  }

  void run() {
    add_king_moves();
    const bool double_check = (restraints_.checkers & (restraints_.checkers - 1)) != 0;
    if (double_check || sink_.full()) return;
    add_pawn_moves();
    if (sink_.full()) return;
    add_knight_moves();
    add_slider_moves();
    if (scope_.quiet && restraints_.checkers == 0) add_castling();
    if (position_.en_passant()) add_en_passant(*position_.en_passant());
  }

 private:
  static constexpr Side them = other(us);
  static constexpr int up = us == Side::White ? 8 : -8;
  static constexpr Bitboard last_rank = us == Side::White ? first_rank << 56 : first_rank;

  /// `step` squares on for every square of a set, without wrapping around the edges.
  template <int step>
  static constexpr Bitboard shifted(Bitboard set) {
    if constexpr ((step & 7) == 1) set &= ~file_h;
    if constexpr ((step & 7) == 7) set &= ~file_a;
    return step > 0 ? set << (step & 63) : set >> (-step & 63);
  }

  Bitboard own(PieceType type) const { return position_.pieces(us, type) & scope_.movers; }

  /// The king steps to squares that no enemy attacks once he has left his own.
  void add_king_moves() {
    if (own(PieceType::King) == 0) return;
    const Square king = position_.king(us);
    Bitboard targets = king_attacks(king) & (scope_.quiet ? ~position_.pieces(us) : enemies_);
    if (guarded_) {
      for (Bitboard rest = targets; rest != 0;) {
        const Square to = take_first(rest);
        if (position_.attackers(to, them, occupied_ ^ bit(king)) != 0) targets ^= bit(to);
      }
    }
    sink_.add(king, targets);
  }

  /// A pawn that may double-step passes over an empty square to an empty one; captures go diagonally forward.
  void add_pawn_moves() {
    const Bitboard pawns = own(PieceType::Pawn);
    const Bitboard pushers = pawns & ~restraints_.diagonal_pins;
    const Bitboard takers = pawns & ~restraints_.straight_pins;
    const Bitboard steps = reached<up>(pushers, restraints_.straight_pins) & ~occupied_;
    const Bitboard doubles = shifted<up>(steps & shifted<up>(position_.double_steppers() & pawns)) & ~occupied_;
    const Bitboard quiet = scope_.quiet ? restraints_.answers : restraints_.answers & last_rank;
    add_pawn_targets<up>(steps & quiet);
    sink_.add_pawns(doubles & quiet, 2 * up);
    add_pawn_captures<up - 1>(takers);
    add_pawn_captures<up + 1>(takers);
  }

  /// Squares `step` on from the pawns; pinned ones stay on their pins.
  template <int step>
  static Bitboard reached(Bitboard pawns, Bitboard pins) {
    return shifted<step>(pawns & ~pins) | (shifted<step>(pawns & pins) & pins);
  }

  template <int step>
  void add_pawn_captures(Bitboard takers) {
    add_pawn_targets<step>(reached<step>(takers, restraints_.diagonal_pins) & enemies_ & restraints_.answers);
  }

  template <int step>
  void add_pawn_targets(Bitboard targets) {
    sink_.add_pawns(targets & ~last_rank, step);
    sink_.add_promotions(targets & last_rank, step);
  }

  void add_knight_moves() {
    Bitboard knights = own(PieceType::Knight) & ~(restraints_.straight_pins | restraints_.diagonal_pins);
    while (knights != 0) {
      const Square from = take_first(knights);
      sink_.add(from, knight_attacks(from) & targets_);
    }
  }

  /// A queen is a bishop and a rook on one square: her moves are found as theirs.
  void add_slider_moves() {
    const Bitboard queens = own(PieceType::Queen);
    add_slides((own(PieceType::Bishop) | queens) & ~restraints_.straight_pins, restraints_.diagonal_pins,
               bishop_attacks);
    add_slides((own(PieceType::Rook) | queens) & ~restraints_.diagonal_pins, restraints_.straight_pins, rook_attacks);
  }

  template <class Attacks>
  void add_slides(Bitboard sliders, Bitboard pins, Attacks attacks_from) {
    for (Bitboard free = sliders & ~pins; free != 0;) {
      const Square from = take_first(free);
      sink_.add(from, attacks_from(from, occupied_) & targets_);
    }
    for (Bitboard pinned = sliders & pins; pinned != 0;) {
      const Square from = take_first(pinned);
      sink_.add(from, attacks_from(from, occupied_) & targets_ & pins);
    }
  }

  void add_castling() {
    if (own(PieceType::King) == 0) return;
    for (Wing wing : {Wing::H, Wing::A}) {
      const auto rook = position_.castling_rook(us, wing);
      if (!rook) continue;
      const Move move = Move::castling(position_.king(us), *rook);
      if (castling_path_empty(move) && (!guarded_ || castling_safe(move))) sink_.add(move);
    }
  }

  /// All squares that king or rook crosses or lands on are empty but for the two themselves.
  bool castling_path_empty(Move move) const {
    const Square king_to = move.castling_king_to();
    const Square rook_to = move.castling_rook_to();
    const Bitboard both = bit(move.from()) | bit(move.to());
    const Bitboard path = between(move.from(), king_to) | bit(king_to) | between(move.to(), rook_to) | bit(rook_to);
    return contains(position_.pieces(us, PieceType::Rook), move.to()) && (path & occupied_ & ~both) == 0;
  }

  /// The king crosses no attacked square, and stands safe behind the rook that has moved.
  bool castling_safe(Move move) const {
    const Square king_to = move.castling_king_to();
    const Bitboard both = bit(move.from()) | bit(move.to());
    for (Bitboard path = between(move.from(), king_to) | bit(king_to); path != 0;) {
      if (position_.attackers(take_first(path), them, occupied_) != 0) return false;
    }
    const Bitboard after = (occupied_ & ~both) | bit(king_to) | bit(move.castling_rook_to());
    return position_.attackers(king_to, them, after) == 0;
  }

  /// A pawn may capture a pawn that has just passed over `target`. Two pawns leave one rank at once: whether the king
  /// is safe is seen on the board as it will be.
  void add_en_passant(Square target) {
    const Square captured = square_at(index(target) - up);
    if (!contains(position_.pieces(them, PieceType::Pawn), captured)) return;
    for (Bitboard takers = pawn_attacks(them, target) & own(PieceType::Pawn); takers != 0;) {
      const Square from = take_first(takers);
      const Bitboard after = (occupied_ ^ bit(from) ^ bit(captured)) | bit(target);
      const bool safe = !guarded_ || (position_.attackers(position_.king(us), them, after) & ~bit(captured)) == 0;
      if (safe) sink_.add(Move::normal(from, target));
    }
  }

  const Position& position_;
  Scope scope_;
  Sink& sink_;
  Bitboard enemies_ = position_.pieces(them);
  Bitboard occupied_ = position_.occupied();
  Bitboard targets_ = 0;  ///< of knights and sliders
  Restraints restraints_;
  bool guarded_;  ///< the own king must be safe
};

template <class Sink>
void generate(const Position& position, MoveRules rules, Scope scope, Sink& sink) {
  if (position.side_to_move() == Side::White) {
    Generator<Side::White, Sink>(position, rules, scope, sink).run();
  } else {
    Generator<Side::Black, Sink>(position, rules, scope, sink).run();
  }
}

}  // namespace raisechess::chess
