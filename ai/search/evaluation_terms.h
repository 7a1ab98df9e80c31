// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "view/piece_type.h"
#include "view/side.h"
#include "view/square.h"

namespace raisechess::ai::term {

/// What the evaluation counts. Each term has a place in the list of weights; a group has one for each rank, number of
/// squares, type or distance, which is added to its first place. Ranks are the owner's, from 0.
inline constexpr int tempo = 0;
inline constexpr int material = tempo + 1;
inline constexpr int square = material + 6;              ///< [type * 64 + square of White]
inline constexpr int knight_mobility = square + 6 * 64;  ///< by squares reached, as the next three
inline constexpr int bishop_mobility = knight_mobility + 9;
inline constexpr int rook_mobility = bishop_mobility + 14;
inline constexpr int queen_mobility = rook_mobility + 15;
inline constexpr int bishop_pair = queen_mobility + 28;
inline constexpr int rook_on_open_file = bishop_pair + 1;
inline constexpr int rook_on_half_open_file = rook_on_open_file + 1;
inline constexpr int isolated_pawn = rook_on_half_open_file + 1;
inline constexpr int doubled_pawn = isolated_pawn + 1;
inline constexpr int backward_pawn = doubled_pawn + 1;
inline constexpr int protected_pawn = backward_pawn + 1;  ///< by rank, as the next five
inline constexpr int pawn_beside = protected_pawn + 8;
inline constexpr int passed_pawn = pawn_beside + 8;
inline constexpr int passed_pawn_stopped = passed_pawn + 8;       ///< a piece stands before it
inline constexpr int passed_pawn_safe = passed_pawn_stopped + 8;  ///< it can step on unattacked
inline constexpr int own_king_to_passed = passed_pawn_safe + 8;   ///< by distance to the square before it
inline constexpr int enemy_king_to_passed = own_king_to_passed + 8;
inline constexpr int attacked_by_pawn = enemy_king_to_passed + 8;  ///< an enemy piece, by type, as the next four
inline constexpr int attacked_by_minor = attacked_by_pawn + 6;
inline constexpr int attacked_by_rook = attacked_by_minor + 6;
inline constexpr int hanging = attacked_by_rook + 6;
inline constexpr int knight_outpost = hanging + 6;
inline constexpr int bishop_outpost = knight_outpost + 1;
inline constexpr int shelter_near = bishop_outpost + 1;  ///< by own pawns before the king, 0–3, as the next two
inline constexpr int shelter_far = shelter_near + 4;
inline constexpr int open_files_at_king = shelter_far + 4;
inline constexpr int king_danger = open_files_at_king + 4;  ///< by weight of the pressure on the enemy's king
inline constexpr int king_dangers = 40;
inline constexpr int count = king_danger + king_dangers;

/// The place of `type` on a square; Black's squares are mirrored.
constexpr int square_of(Side side, PieceType type, Square on) {
  return square + 64 * index(type) + (side == Side::White ? index(on) : index(on) ^ 56);
}

}  // namespace raisechess::ai::term
