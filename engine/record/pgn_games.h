// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "view/error.h"

namespace raisechess::record {

/// One game of a PGN text, taken apart and not yet understood. Variations, move numbers, glyphs and comments are left
/// out, but for the commands in comments of the main line: of "{[%raise black 6]}" the text "raise black 6".
struct PgnGame {
  struct Tag {
    std::string name;
    std::string value;
  };
  enum class Kind : std::uint8_t { Move, Command, Result };
  struct Token {
    Kind kind{};
    std::string text;
  };

  std::vector<Tag> tags;
  std::vector<Token> tokens;
};

/// Errors: RecordFormat.
Expected<std::vector<PgnGame>> pgn_games(std::string_view text);

/// Its words, which spaces or line ends part.
std::vector<std::string_view> words_of(std::string_view text);

}  // namespace raisechess::record
