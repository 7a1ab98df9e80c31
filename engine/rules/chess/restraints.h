// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/attacks.h"
#include "chess/position.h"

namespace raisechess::chess {

/// What the safety of the own king asks of the other pieces' moves (RULES 2). A pin is the squares from the king up to
/// and with the pinning piece; a pinned piece stays on its pin. One set holds all pins of a kind, straight or diagonal:
/// from a square of one of them no move of that kind leads to a square of another.
struct Restraints {
  Bitboard checkers = 0;
  /// Targets that answer a check: its source and the squares between; all squares if there is no check.
  Bitboard answers = ~Bitboard{0};
  Bitboard straight_pins = 0;
  Bitboard diagonal_pins = 0;
};

/// What sliders do that look at `king` past his own pieces: with none of these between it is a check, with one a pin.
struct Looks {
  Bitboard checks = 0;  ///< the sliders and the squares between
  Bitboard checkers = 0;
  Bitboard pins = 0;

  Looks(Square king, Bitboard sliders, Bitboard own) {
    while (sliders != 0) {
      const Square slider = take_first(sliders);
      const Bitboard path = between(king, slider) | bit(slider);
      const Bitboard shields = path & own;
      if (shields == 0) {
        checks |= path;
        checkers |= bit(slider);
      } else if ((shields & (shields - 1)) == 0) {
        pins |= path;
      }
    }
  }
};

/// The restraints of a side that has a king.
inline Restraints restraints_of(const Position& position, Side us) {
  const Square king = position.king(us);
  const Bitboard own = position.pieces(us);
  const Bitboard enemies = position.pieces(other(us));
  const auto sliders = [&](PieceType type) {
    return enemies & (position.pieces(type) | position.pieces(PieceType::Queen));
  };
  const Looks straight(king, rook_attacks(king, enemies) & sliders(PieceType::Rook), own);
  const Looks diagonal(king, bishop_attacks(king, enemies) & sliders(PieceType::Bishop), own);
  const Bitboard leapers = enemies & ((pawn_attacks(us, king) & position.pieces(PieceType::Pawn)) |
                                      (knight_attacks(king) & position.pieces(PieceType::Knight)));
  const Bitboard answers = leapers | straight.checks | diagonal.checks;
  return {.checkers = leapers | straight.checkers | diagonal.checkers,
          .answers = answers != 0 ? answers : ~Bitboard{0},
          .straight_pins = straight.pins,
          .diagonal_pins = diagonal.pins};
}

}  // namespace raisechess::chess
