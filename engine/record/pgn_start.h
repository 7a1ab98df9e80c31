// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "game/hand.h"

namespace raisechess::record {

/// The FEN tag of a hand before its first half-move: the true position in the six fields of every chess program, the
/// castling rights as KQkq, which name the outermost rooks as the rules of the deal do; where the hand begins with a
/// position of its own, that text.
std::string pgn_start_fen(const game::Hand& hand);

}  // namespace raisechess::record
