// SPDX-License-Identifier: GPL-3.0-or-later
#include "pgn_start.h"

#include <cctype>

#include "chess/fen.h"

namespace raisechess::record {
namespace {

std::string castling_letters(const chess::Position& position) {
  std::string text;
  for (const Side side : both_sides) {
    for (const auto& [wing, letter] : {std::pair(chess::Wing::H, 'K'), std::pair(chess::Wing::A, 'Q')}) {
      if (!position.castling_rook(side, wing)) continue;
      text += side == Side::White ? letter : static_cast<char>(std::tolower(letter));
    }
  }
  return text.empty() ? "-" : text;
}

}  // namespace

std::string pgn_start_fen(const game::Hand& hand) {
  if (!hand.setup().start_fen.empty()) return hand.setup().start_fen;
  const std::string text = chess::fen_text(hand.fen());
  return text.substr(0, text.find(' ')) + " w " + castling_letters(hand.position()) + " - 0 1";
}

}  // namespace raisechess::record
