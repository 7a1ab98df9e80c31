// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_help.h"

namespace raisechess::cli {

std::string_view help_text() {
  return R"(Moves: Nf3, exd5, e2e4, O-O, e8=Q. A hidden piece of yours may be named by its type or by both squares.
  moves            your legal moves, and what each would tell of your secret
Bets: amounts are what you will have put in this turn, not what you add.
  bet 6, raise 18  bet or raise to that amount
  call             match the bet
  check            bet nothing: simply move
  all-in           bet, raise or call with all that can be matched
  fold, resign     give up the hand
  offer split      offer to split the pot; accept or decline answers an offer
Looking:
  board            the board in rows; board off and board on: show it at each turn
  describe         every piece in words; describe e4: one square
  ranges           what the computer can hold, and what your moves have told
  why c8 queen     why that type is ruled out; why c8: every one that is
  log, score       the hand so far; the match so far
  proof            the commitments to the deals, and how to check them
Program:
  rules            the rules on one screen
  confirm off      do not ask before a move that tells something; confirm on asks again
  quit             leave; everything is saved after every action, and play goes on next time
)";
}

std::string_view rules_card() {
  return R"(RaiseChess in short
Chess, but some pieces of each side are hidden: on squares drawn by lot, each side has pieces whose type
(queen, rook, bishop, knight or pawn, all equally likely) only their owner sees. Both know the squares.
Every piece moves as what it is. A hidden piece that moves stays hidden, but its moves tell who it can be.
A captured hidden piece is seen. So is one that promotes, or castles as the rook.
A pawn has its double step only from its own second rank, and only if it has never moved.
Check is announced to both. A move that leaves your king in check, perhaps from a hidden piece, is not offered.
After the showdown move all pieces are turned up and counted: queen 9, rook 5, bishop 3, knight 3, pawn 1.
More material wins the hand; equal material splits it. Checkmate wins at once; stalemate splits.
With chips: White posts the big blind and Black the small one, and Black acts first: call, raise or fold.
After that the player whose turn it is may bet before he moves; a bet is answered with call, raise or fold.
Whoever folds gives up the pot. At most four bets and raises a turn. The match goes on until one has no chips.
)";
}

}  // namespace raisechess::cli
