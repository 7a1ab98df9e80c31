// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "chess/fen.h"
#include "chess/san.h"
#include "require.h"

using namespace raisechess;

/// The first line is a FEN, the second a text in standard notation. What is read as a move is a legal one, and is
/// written so that it reads the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const auto line_end = std::min(input.size(), input.find('\n'));
  const auto start = chess::fen_from_text(input.substr(0, line_end));
  if (!start || line_end == input.size()) return 0;
  for (const PromotionRule promotion : {PromotionRule::Queen, PromotionRule::Choice}) {
    const chess::MoveRules rules{promotion, false};
    const auto move = chess::move_from_san(start->position, input.substr(line_end + 1), rules);
    if (!move) continue;
    require(chess::is_legal(start->position, *move, rules));
    require(chess::move_from_san(start->position, chess::san(start->position, *move, rules), rules) == *move);
  }
  return 0;
}
