// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/deal_squares.h"

#include "chess/arrays.h"

namespace raisechess::game {

std::vector<Square> deal_squares(Side side, int array) {
  const auto first_rank = chess::array_pieces(array);
  std::vector<Square> squares;
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    const int rank = rank_for(side, square);
    const bool king = rank == 0 && first_rank[static_cast<std::size_t>(file_of(square))] == PieceType::King;
    if (rank <= 1 && !king) squares.push_back(square);
  }
  return squares;
}

}  // namespace raisechess::game
