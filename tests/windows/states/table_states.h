// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "game/hand.h"
#include "session/table_state.h"

namespace raisechess::test {

/// What the window is given of a hand whose deals the test knows; the person has White.
session::TableState state_of(const game::Hand& hand);

// Hands that come out the same every time. With chips but where the name says otherwise.
game::Hand opening_hand(int hidden = 3);                 ///< three moves in, White to bet or move
game::Hand fresh_hand(bool with_chips, int hidden = 3);  ///< nothing done yet
game::Hand chipless_hand();                              ///< three moves in, White to move
game::Hand facing_bet_hand(int hidden = 3);              ///< Black has bet 6, White answers
game::Hand raised_hand(int hidden = 3);  ///< raises in both turns of the fourth move, White answers the last one
game::Hand betting_over_hand();          ///< White's bet was called, he moves
game::Hand all_in_hand();                ///< Black has bet all it has, White answers
game::Hand split_offered_hand();         ///< Black offers to split, White answers
game::Hand split_declined_hand();        ///< Black has declined what White offered
game::Hand check_hand();                 ///< White is in check
game::Hand showdown_hand(int hidden = 3);
game::Hand fold_hand();                ///< Black has folded
game::Hand mate_hand(int hidden = 3);  ///< White has mated
game::Hand stalemate_hand();           ///< classic chess: White has stalemated
game::Hand king_capture_hand();        ///< White has captured the king
game::Hand promotion_hand();           ///< classic chess: a white pawn on e7 may take on d8 or step to e8
game::Hand rich_hand();                ///< the blinds are called, both have nearly 200 chips left
game::Hand classic_hand();             ///< classic chess, ten moves in
game::Hand wandering_hand(int plies);  ///< without chips, to mate, of moves without sense
game::Hand chess960_hand();            ///< chipless, from array 0

}  // namespace raisechess::test
