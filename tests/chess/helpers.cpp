// SPDX-License-Identifier: GPL-3.0-or-later
#include "helpers.h"

#include <stdexcept>

namespace raisechess::chess {

Position at(std::string_view fen) {
  const auto record = fen_from_text(fen);
  if (!record) throw std::invalid_argument("unreadable FEN: " + std::string(fen));
  return record->position;
}

std::vector<std::string> moves_of(const Position& position, MoveRules rules, std::string_view from) {
  std::vector<std::string> texts;
  for (Move move : sorted_legal_moves(position, rules)) {
    const std::string text = long_algebraic(move);
    if (text.starts_with(from)) texts.push_back(text);
  }
  return texts;
}

bool can(const Position& position, std::string_view move, MoveRules rules) {
  return find_long_algebraic(legal_moves(position, rules), move).has_value();
}

Position after(Position position, std::initializer_list<std::string_view> moves, MoveRules rules) {
  for (std::string_view text : moves) {
    const auto move = find_long_algebraic(legal_moves(position, rules), text);
    if (!move) throw std::invalid_argument("illegal move: " + std::string(text));
    position.make(*move);
  }
  return position;
}

Square sq(std::string_view name) {
  return square_from_name(name).value();
}

}  // namespace raisechess::chess
