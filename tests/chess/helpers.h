// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fen.h"
#include "chess/move_generation.h"
#include "chess/position.h"

namespace raisechess::chess {

inline constexpr MoveRules queen_only{PromotionRule::Queen, false};
inline constexpr MoveRules by_choice{PromotionRule::Choice, false};
inline constexpr MoveRules without_arbiter{PromotionRule::Queen, true};

/// The position of a FEN that must be readable.
Position at(std::string_view fen);

/// Legal moves in long algebraic form, sorted; of those that begin with `from` if it is given.
std::vector<std::string> moves_of(const Position& position, MoveRules rules = queen_only, std::string_view from = "");
bool can(const Position& position, std::string_view move, MoveRules rules = queen_only);

/// The position after legal moves.
Position after(Position position, std::initializer_list<std::string_view> moves, MoveRules rules = queen_only);

Square sq(std::string_view name);

using Texts = std::vector<std::string>;

}  // namespace raisechess::chess
