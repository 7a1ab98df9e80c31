// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.h"

namespace raisechess::cli {

inline constexpr std::string_view start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A game of classic chess as UCI's `position` states it: where it stands, and what a repetition repeats.
struct UciGame {
  chess::Position position;
  std::vector<chess::Key> earlier;  ///< keys of the positions before it since the last capture or pawn move

  void make(Move move);
};

/// What follows the word `position`: `startpos` or `fen` with six fields (the last two may be missing), and perhaps
/// `moves`. Nothing if it is no position or a move is not legal.
std::optional<UciGame> uci_game(std::string_view arguments);

/// The words of a line, between blanks of any kind.
std::vector<std::string> words_of(std::string_view line);

}  // namespace raisechess::cli
