// SPDX-License-Identifier: GPL-3.0-or-later
#include "uci_game.h"

#include <algorithm>
#include <sstream>

#include "chess/fen.h"
#include "uci_moves.h"

namespace raisechess::cli {
namespace {

using Words = std::vector<std::string>;

std::optional<chess::Position> position_from(Words::const_iterator begin, Words::const_iterator end) {
  std::string fen;
  for (auto word = begin; word != end; ++word) fen += (fen.empty() ? "" : " ") + *word;
  if (end - begin == 4) fen += " 0 1";
  const auto record = chess::fen_from_text(fen);
  return record ? std::optional(record->position) : std::nullopt;
}

}  // namespace

void UciGame::make(Move move) {
  earlier.push_back(position.key());
  position.make(move);
  if (position.half_move_clock() == 0) earlier.clear();
}

Words words_of(std::string_view line) {
  std::istringstream text{std::string(line)};
  Words words;
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

std::optional<UciGame> uci_game(std::string_view arguments) {
  const Words words = words_of(arguments);
  if (words.empty()) return std::nullopt;
  const auto moves = std::find(words.begin(), words.end(), "moves");
  std::optional<chess::Position> start;
  if (words[0] == "startpos") start = chess::fen_from_text(start_fen)->position;
  if (words[0] == "fen") start = position_from(words.begin() + 1, moves);
  if (!start) return std::nullopt;
  UciGame game{*start, {}};
  for (auto word = moves; word != words.end(); ++word) {
    if (word == moves) continue;
    const auto move = uci_move(game.position, *word);
    if (!move) return std::nullopt;
    game.make(*move);
  }
  return game;
}

}  // namespace raisechess::cli
