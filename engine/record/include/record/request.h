// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <tl/expected.hpp>

#include "view/action.h"
#include "view/setup.h"

namespace raisechess::record {

/// Lines of this many bytes or more are refused whole.
inline constexpr std::size_t line_limit = std::size_t{1} << 20;

/// A request of the table protocol (docs/protocol.md) whose types and fixed bounds are right. What depends on the hand
/// or the match (is the move legal, does the deal fit the array) is checked where it is carried out.
struct NewRequest {
  HandSetup setup;
  std::optional<PerSide<Deal>> deal;
  std::optional<std::uint64_t> seed;
};
struct MatchRequest {
  MatchSetup setup;
};
struct NextRequest {
  std::optional<double> minutes;  ///< nothing: as before
  std::optional<PerSide<Deal>> deal;
  std::optional<std::uint64_t> seed;
};
struct StateRequest {};
struct LegalRequest {};
struct SecretsRequest {};

struct MoveText {
  std::string text;  ///< as sent; a legal move is to be found by it
};
struct ActRequest {
  std::variant<Fold, Call, Bet, Raise, MoveText, AgreeSplit> act;
  std::optional<Side> by;  ///< who folds; nothing: whoever is to act
};
struct ViewRequest {
  Side viewer{};
};
struct RangeRequest {
  std::optional<Side> viewer;  ///< nothing: the public range
  Side of{};                   ///< not the viewer
};
struct AiRequest {
  std::string level;  ///< as sent; not every level need exist
  std::uint64_t seed = 0;
  std::optional<std::uint64_t> nodes;  ///< exactly one of the two is given
  std::optional<int> milliseconds;
};
struct PerftRequest {
  int depth = 0;
  std::optional<std::string> fen;  ///< nothing: the position of the hand
  PromotionRule promotion = PromotionRule::Choice;
};

using Request = std::variant<NewRequest, MatchRequest, NextRequest, StateRequest, LegalRequest, ActRequest, ViewRequest,
                             RangeRequest, SecretsRequest, AiRequest, PerftRequest>;

/// Reads one line, whatever its bytes. Else a sentence that names what was wrong and what is allowed; it is valid
/// UTF-8.
tl::expected<Request, std::string> parse_request(std::string_view line);

}  // namespace raisechess::record
