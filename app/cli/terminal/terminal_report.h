// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "referee/referee.h"
#include "view/player_view.h"
#include "view/range_table.h"

namespace raisechess::cli {

/// What a match is played by: "3 hidden pieces a side, an array drawn for each hand, showdown after move 30, no chips".
std::string match_text(const MatchSetup& setup, bool random_array);

/// What a hand is played by: "3 hidden pieces a side, array 518, showdown after move 30, chips, no-limit".
std::string rules_text(const HandSetup& setup);

/// "a queen on b8, a rook on c7 and a pawn on h7".
std::string deal_text(const Deal& deal);

/// Which hand this is, who has which colour, what was dealt to the player, and the blinds.
std::string hand_start_text(const PlayerView& view, const MatchScore& score);

/// What the player may do now and what it costs.
std::string turn_text(const PlayerView& view);

/// The player's legal moves with what each would tell.
std::string moves_text(const PlayerView& view, const SecrecyTable& secrecy);

/// Every bet and move of the hand so far.
std::string log_text(const PlayerView& view);

/// What is turned up, what it counts, who takes what.
std::string hand_end_text(const PlayerView& view);

/// Chips and hands; `you` is the player's seat.
std::string score_text(const MatchScore& score, Seat you, bool chips);
std::string match_end_text(const MatchScore& score, Seat you, bool chips);

}  // namespace raisechess::cli
