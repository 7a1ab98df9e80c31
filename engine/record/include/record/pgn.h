// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/hand_record.h"
#include "view/error.h"

namespace raisechess::record {

/// Hands as games in PGN (docs/formats.md): the moves that stand in standard notation on the true position, bets and
/// whatever else was done as commands in comments, the set-up and the deals as tags. Errors: those of `replay`.
Expected<std::string> pgn_text(const std::vector<game::HandRecord>& hands);

/// Reads such a text, and games of classic chess from elsewhere: a game that ends before the board decides it was
/// resigned or agreed as its result says. Every hand is played again by the rules, and each has its own errors, as in
/// hand_records_from_text. Errors of the text: RecordFormat.
Expected<std::vector<Expected<game::HandRecord>>> hand_records_from_pgn(std::string_view text);

}  // namespace raisechess::record
