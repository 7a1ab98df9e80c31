// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace raisechess {

enum class PieceType : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

inline constexpr std::array<PieceType, 6> all_piece_types{PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                                          PieceType::Rook, PieceType::Queen,  PieceType::King};

/// The types that a hidden piece can have, in the order in which they are shown and numbered (RULES 1).
inline constexpr std::array<PieceType, 5> pocket_types{PieceType::Queen, PieceType::Rook, PieceType::Bishop,
                                                       PieceType::Knight, PieceType::Pawn};

constexpr int index(PieceType type) {
  return static_cast<int>(type);
}

/// Place of `type` in `pocket_types`; `type` is not the king.
constexpr int pocket_index(PieceType type) {
  return 4 - static_cast<int>(type);
}

/// The English capital of FEN and of the table protocol: P N B R Q K.
constexpr char letter(PieceType type) {
  return "PNBRQK"[index(type)];
}

/// The type of an English capital, or nothing.
constexpr std::optional<PieceType> piece_type_from_letter(char capital) {
  for (PieceType type : all_piece_types) {
    if (letter(type) == capital) return type;
  }
  return std::nullopt;
}

/// Material in points: queen 9, rook 5, bishop 3, knight 3, pawn 1, king 0 (RULES 5).
constexpr int material_value(PieceType type) {
  constexpr std::array<int, 6> values{1, 3, 3, 5, 9, 0};
  return values[static_cast<std::size_t>(type)];
}

}  // namespace raisechess
