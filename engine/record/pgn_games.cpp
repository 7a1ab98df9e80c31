// SPDX-License-Identifier: GPL-3.0-or-later
#include "pgn_games.h"

#include <algorithm>
#include <utility>

#include "record_play.h"

namespace raisechess::record {
namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";
constexpr std::string_view digits = "0123456789";
constexpr std::string_view command_start = "[%";

bool is_pgn_result(std::string_view word) {
  return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
}

/// "12.Nf3" without its number; of "12", "12...", "!?" nothing is left.
std::string_view without_number(std::string_view word) {
  const auto after = word.find_first_not_of(digits);
  if (after == std::string_view::npos) return {};
  if (after > 0 && word[after] == '.') word.remove_prefix(after);
  word.remove_prefix(std::min(word.size(), word.find_first_not_of('.')));
  return word.find_first_not_of("!?+-=") == std::string_view::npos ? std::string_view() : word;
}

/// Takes a text apart from its front.
class PgnScanner {
 public:
  explicit PgnScanner(std::string_view text) : rest_(text) {}

  Expected<std::vector<PgnGame>> games() {
    while (problem_.none() && skip_blanks()) take_one();
    if (problem_.error()) return tl::unexpected(*problem_.error());
    if (variations_ > 0) return malformed(RecordFault::VariationEnd);
    return std::move(games_);
  }

 private:
  bool skip_blanks() {
    const auto start = rest_.find_first_not_of(blanks);
    const std::string_view passed = rest_.substr(0, start);
    at_line_start_ = at_line_start_ || passed.find('\n') != std::string_view::npos;
    rest_.remove_prefix(passed.size());
    return !rest_.empty();
  }

  void take_one() {
    const char first = rest_.front();
    const bool escaped_line = first == '%' && std::exchange(at_line_start_, false);
    at_line_start_ = false;
    if (escaped_line || first == ';') return skip_line();
    if (first == '{') return take_comment();
    if (first == '[') return take_tag();
    if (first == '(' || first == ')') return turn_off(first);
    take_word();
  }

  void skip_line() { rest_.remove_prefix(std::min(rest_.size(), rest_.find('\n'))); }

  /// The text up to `end`, which is passed too.
  std::string_view take_until(char end, RecordFault otherwise) {
    const auto place = rest_.find(end);
    if (place == std::string_view::npos) {
      problem_.note(faulty(otherwise));
      return {};
    }
    const std::string_view taken = rest_.substr(0, place);
    rest_.remove_prefix(place + 1);
    return taken;
  }

  void take_comment() {
    std::string_view comment = take_until('}', RecordFault::CommentEnd);
    for (auto start = comment.find(command_start); start != std::string_view::npos;
         start = comment.find(command_start)) {
      comment.remove_prefix(start + command_start.size());
      add({PgnGame::Kind::Command, std::string(comment.substr(0, comment.find(']')))});
    }
  }

  void turn_off(char bracket) {
    rest_.remove_prefix(1);
    variations_ += bracket == '(' ? 1 : -1;
    if (variations_ < 0) problem_.note(faulty(RecordFault::VariationStart));
  }

  void take_tag() {
    rest_.remove_prefix(1);
    skip_blanks();
    const std::string_view name = take_until('"', RecordFault::TagValue);
    PgnGame::Tag tag{std::string(name.substr(0, name.find_first_of(blanks))), take_quoted()};
    take_until(']', RecordFault::TagEnd);
    if (games_.empty() || !games_.back().tokens.empty()) games_.emplace_back();
    games_.back().tags.push_back(std::move(tag));
  }

  /// Up to the closing quote; a backslash stands before a quote or a backslash that belongs to the value.
  std::string take_quoted() {
    std::string value;
    for (std::size_t place = 0; place < rest_.size() && rest_[place] != '\n'; ++place) {
      if (rest_[place] == '"') {
        rest_.remove_prefix(place + 1);
        return value;
      }
      if (rest_[place] == '\\' && place + 1 < rest_.size()) ++place;
      value += rest_[place];
    }
    problem_.note(faulty(RecordFault::QuoteEnd));
    return value;
  }

  void take_word() {
    const std::string_view word = rest_.substr(0, rest_.find_first_of(" \t\r\n\v\f{}()[];"));
    rest_.remove_prefix(std::max<std::size_t>(word.size(), 1));
    if (word.empty() || word.front() == '$') return;
    if (is_pgn_result(word)) return add({PgnGame::Kind::Result, std::string(word)});
    if (const auto move = without_number(word); !move.empty() && move != "e.p.")
      add({PgnGame::Kind::Move, std::string(move)});
  }

  void add(PgnGame::Token token) {
    if (variations_ > 0) return;
    const bool ended =
        !games_.empty() && !games_.back().tokens.empty() && games_.back().tokens.back().kind == PgnGame::Kind::Result;
    if (games_.empty() || ended) games_.emplace_back();
    games_.back().tokens.push_back(std::move(token));
  }

  std::string_view rest_;
  bool at_line_start_ = true;
  int variations_ = 0;  ///< how many are open
  std::vector<PgnGame> games_;
  Problem problem_;
};

}  // namespace

Expected<std::vector<PgnGame>> pgn_games(std::string_view text) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.substr(0, byte_order_mark.size()) == byte_order_mark) text.remove_prefix(byte_order_mark.size());
  return PgnScanner(text).games();
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    text.remove_prefix(std::min(text.size(), text.find_first_not_of(blanks)));
    if (text.empty()) return words;
    words.push_back(text.substr(0, text.find_first_of(blanks)));
    text.remove_prefix(words.back().size());
  }
}

}  // namespace raisechess::record
