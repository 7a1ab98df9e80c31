// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "chess/fen.h"

namespace raisechess::chess {

/// Success, or what was wrong.
using Status = tl::expected<void, Error>;

/// Reads the fields of one FEN, in the order in which they lean on each other, and checks each where it is read.
class FenReader {
 public:
  Expected<FenRecord> read(std::string_view text);

 private:
  Status read_fields(const std::vector<std::string_view>& fields);
  Status read_placement(std::string_view field);
  bool put_rank(std::string_view text, int rank);
  Status read_side_to_move(std::string_view field);
  Status read_castling(std::string_view field);
  bool grant_castling(char right);
  Status read_en_passant(std::string_view field);
  bool just_passed_over(Square square) const;
  Status read_clocks(std::string_view half_moves, std::string_view full_moves);
  Status read_own_fields(const std::vector<std::string_view>& fields);
  Status read_hidden(std::string_view field);
  Status read_double_steps(std::string_view field);
  Status check_pieces() const;
  Status check_side(Side side) const;
  Status check_opponent_safe() const;

  FenRecord record_;
};

}  // namespace raisechess::chess
