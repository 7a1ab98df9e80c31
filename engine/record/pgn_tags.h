// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pgn_games.h"
#include "problem.h"
#include "record/listed.h"
#include "record/names.h"

namespace raisechess::record {

/// What a PGN of a RaiseChess hand calls its variant.
inline constexpr std::string_view variant_name = "RaiseChess";

inline constexpr Names<bool, 2> yes_names{{{"no", false}, {"yes", true}}};

/// Where a hand begins: with its array or, in classic chess, with the position of the FEN tag.
enum class StartFrom : std::uint8_t { Array, Fen };
inline constexpr Names<StartFrom, 2> start_names{{{"array", StartFrom::Array}, {"fen", StartFrom::Fen}}};

/// Names of tags that belong to a side: "WhiteDeal", "BlackStack".
inline std::string tag_of(Side side, std::string_view what) {
  return std::string(side == Side::White ? "White" : "Black").append(what);
}

/// As a fault names it: "[WhiteStack]".
inline std::string tag_named(std::string_view name) {
  return "[" + std::string(name) + "]";
}

/// A whole number from `least` to `most`, or nothing.
std::optional<int> whole_number(std::string_view text, int least, int most);

/// Reads tags by type and bounds. The first that is wrong is kept in `problem`, and reading goes on, so
/// that a reader asks for all of them in a row and looks at the problem once.
class PgnTags {
 public:
  PgnTags(const std::vector<PgnGame::Tag>& tags, Problem& problem) : tags_(tags), problem_(problem) {}

  std::optional<std::string_view> find(std::string_view name) const;
  std::string text(std::string_view name) const { return std::string(find(name).value_or(std::string_view())); }
  std::string required(std::string_view name);
  int number(std::string_view name, int least, int most);
  /// `more`: the arguments of the fault after the name and what was found.
  template <class... More>
  void refuse(RecordFault fault, std::string_view name, More&&... more) {
    problem_.note(faulty(fault, tag_named(name), shown_text(text(name)), std::forward<More>(more)...));
  }

  template <class Value, std::size_t N>
  Value word(std::string_view name, const Names<Value, N>& names) {
    if (const auto value = value_in(names, required(name))) return *value;
    Error error = faulty(RecordFault::NotOneOf, tag_named(name), shown_text(text(name)));
    for (const auto& named : names) error.arguments.emplace_back(quoted_word(named.name));
    problem_.note(std::move(error));
    return names.front().value;
  }

 private:
  const std::vector<PgnGame::Tag>& tags_;
  Problem& problem_;
};

}  // namespace raisechess::record
