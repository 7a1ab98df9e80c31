// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_help.h"

namespace raisechess::cli {

std::string_view help_text() {
  return R"(Moves: Nf3, exd5, e2e4, O-O, e8=Q. A hidden piece of yours may be named by its
type or by both squares.
  moves            your legal moves, and what each would tell of your secret
Bets: amounts are what you will have put in this turn, not what you add.
  bet 6, raise 18  bet or raise to that amount
  call             match the bet
  check            bet nothing: simply move
  all-in           bet, raise or call with all that can be matched
  fold, resign     give up the hand
  offer split      offer to split the pot; accept or decline answers an offer
Without chips:
  take back        back to your last move; what was seen stays known
Looking:
  board            the board in rows; board off, board on: show it at each turn
  describe         every piece in words; describe e4: one square
  ranges           what the computer can hold, and what your moves have told
  why c8 queen     why that type is ruled out; why c8: every one that is
  log, score       the hand so far; the match so far
  rules            the rules on one screen
Fair dealing:
  proof            the commitments to the deals, and the secrets that are open
  nonce WORD       between hands: a word of yours to be mixed into the deal
  export FILE      write the hands whose deals are open, for raisechess-cli verify
Program:
  next, or Enter   between hands: deal the next one
  confirm off      do not ask before a move that tells something; confirm on: ask
  show             after a fold or an agreed split: turn the hidden pieces up
  stop             between hands: end the match; all its deals are opened
  quit             leave; all is saved, and the next start goes on from here
)";
}

std::string_view rules_card() {
  return R"(RaiseChess in short

Chess, but some pieces of each side are hidden: on squares drawn by lot stand
pieces whose type (queen, rook, bishop, knight or pawn, all equally likely) only
their owner sees. Both players know the squares.
Every piece moves as what it is. A hidden piece that moves stays hidden, but its
moves tell what it can be. It is seen when it is captured, when it promotes, and
when it castles as the rook.
A pawn has its double step only from its own second rank, and only if it has
never moved. It promotes to a queen.
Check is announced to both. A move that would leave your king in check, perhaps
from a hidden piece, is not offered.
After the showdown move all pieces are turned up and counted: queen 9, rook 5,
bishop 3, knight 3, pawn 1. More material wins the hand, equal material splits
it. Checkmate wins at once; stalemate splits.
With chips, White posts the big blind and Black the small one, and Black acts
first: call, raise or fold. After that, whoever is to move may bet before he
moves; a bet is answered at once with call, raise or fold. Whoever folds gives up
the pot. The match goes on until one player has no chips.

)";
}

}  // namespace raisechess::cli
