// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "chess/fen.h"
#include "chess/move_generation.h"
#include "require.h"

using namespace raisechess;

/// What is read as a FEN is written so that it reads the same, and has sound moves.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = chess::fen_from_text({reinterpret_cast<const char*>(data), size});
  if (!record) return 0;
  const std::string text = chess::fen_text(*record);
  const auto again = chess::fen_from_text(text);
  require(again && chess::fen_text(*again) == text);

  const chess::MoveRules rules{PromotionRule::Choice, false};
  const chess::MoveList moves = chess::legal_moves(record->position, rules);
  require(chess::has_legal_move(record->position, rules) == !moves.empty());
  for (const Move move : moves) {
    require(chess::is_legal(record->position, move, rules));
    chess::Position after = record->position;
    after.make(move);
    require(!after.attacked(after.king(record->position.side_to_move()), after.side_to_move()));
  }
  return 0;
}
