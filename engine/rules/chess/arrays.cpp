// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/arrays.h"

#include <cassert>
#include <optional>

namespace raisechess::chess {
namespace {

using Array = std::array<std::optional<PieceType>, 8>;

/// Puts `type` on the free file with `skip` free files before it.
void place_free(Array& files, int skip, PieceType type) {
  for (auto& file : files) {
    if (file) continue;
    if (skip-- == 0) {
      file = type;
      return;
    }
  }
}

}  // namespace

/// The numbering of Scharnagl: the number gives, from its small end, the light bishop's file, the dark bishop's, the
/// queen's and the two knights' places; rook, king and rook take what is left, in this order.
std::array<PieceType, 8> array_pieces(int number) {
  assert(number >= 0 && number < 960);
  constexpr std::array<std::array<int, 2>, 10> knight_places{
      {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 1}, {1, 2}, {1, 3}, {2, 2}, {2, 3}, {3, 3}}};
  const auto& knights = knight_places[static_cast<std::size_t>(number / 96)];

  Array files;
  files[static_cast<std::size_t>(number % 4 * 2 + 1)] = PieceType::Bishop;
  files[static_cast<std::size_t>(number / 4 % 4 * 2)] = PieceType::Bishop;
  place_free(files, number / 16 % 6, PieceType::Queen);
  place_free(files, knights[0], PieceType::Knight);
  place_free(files, knights[1], PieceType::Knight);
  for (PieceType type : {PieceType::Rook, PieceType::King, PieceType::Rook}) place_free(files, 0, type);

  std::array<PieceType, 8> pieces{};
  for (std::size_t i = 0; i < pieces.size(); ++i) pieces[i] = *files[i];
  return pieces;
}

}  // namespace raisechess::chess
