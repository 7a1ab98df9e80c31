// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/hand_file.h"

#include <algorithm>

#include "record/hand_record.h"
#include "record/pgn.h"
#include "record_play.h"

namespace raisechess::record {
namespace {

/// JSON begins with an object; the games of PGN with tags, moves or comments.
bool is_json(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const auto after_blanks = [&](std::size_t from) {
    return std::min(text.size(), text.find_first_not_of(blanks, from));
  };
  const auto start = after_blanks(0);
  if (start == text.size() || text[start] != '{') return false;
  const auto next = after_blanks(start + 1);
  return next == text.size() || text[next] == '"' || text[next] == '}';
}

bool has_tags(std::string_view text) {
  return text.find('[') != std::string_view::npos;
}

/// Control characters stand in no text, but for those that part lines and words, and the end mark of old files.
bool is_text(std::string_view bytes) {
  constexpr std::string_view allowed = "\t\n\v\f\r\x1a";
  return std::ranges::all_of(bytes, [allowed](char byte) {
    const bool control = static_cast<unsigned char>(byte) < ' ';
    return !control || allowed.find(byte) != std::string_view::npos;
  });
}

}  // namespace

Expected<std::vector<Expected<game::HandRecord>>> hand_records_from_file(std::string_view text) {
  if (!is_text(text)) return malformed(RecordFault::NotTextFile);
  if (is_json(text)) return hand_records_from_text(text);
  auto games = hand_records_from_pgn(text);
  const bool some = games && std::ranges::any_of(*games, [](const auto& game) { return game.has_value(); });
  if (!some && !has_tags(text)) return malformed(RecordFault::NeitherJsonNorPgn);
  return games;
}

}  // namespace raisechess::record
