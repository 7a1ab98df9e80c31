// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "chess/move_generation.h"
#include "chess/position.h"
#include "view/error.h"

namespace raisechess::chess {

/// Standard algebraic notation of a legal move on the true position, as PGN has it: pieces are told apart by legality,
/// so that it must not be shown while anything is hidden. "+" and "#" where an arbiter would announce them.
std::string san(const Position& position, Move move, MoveRules rules);

/// Reads such a text among the legal moves: "Nf3", "Ngf3", "exd5", "e8=Q", "e8Q", "O-O", "0-0", "e2e4"; marks behind
/// ("+", "#", "!", "?") are skipped. Errors: UnknownMoveText, IllegalMove, AmbiguousMoveText.
Expected<Move> move_from_san(const Position& position, std::string_view text, MoveRules rules);

}  // namespace raisechess::chess
