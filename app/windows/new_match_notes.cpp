// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match_notes.h"

namespace raisechess {

MatchKind kind_of(const MatchSetup& setup) {
  if (setup.hand.hidden == 0) return MatchKind::Classic;
  return setup.hand.betting == BettingMode::None ? MatchKind::Chipless : MatchKind::HeadsUp;
}

NewMatchNotes::NewMatchNotes(const session::MatchChoice& choice) {
  describe_hand(choice);
  describe_ends(choice.setup.hand);
  describe_betting(choice);
  describe_match(choice.setup);
  record = choice.recorded ? tr("Finished hands can be replayed later.") : tr("Nothing of it stays once it is over.");
}

void NewMatchNotes::describe_hand(const session::MatchChoice& choice) {
  const HandSetup& hand = choice.setup.hand;
  if (hand.hidden == 0) hidden = tr("Nothing is hidden in classic chess.");
  array = choice.draw_array              ? tr("One of 960, drawn for each hand.")
          : hand.array == standard_array ? tr("The usual first rank; number 518.")
                                         : tr("0 to 959; 518 is the standard one.");
  colour = choice.draw_colour                    ? tr("The first hand's colour is drawn.")
           : choice.setup.first_white == Seat::A ? tr("In the first hand; White moves first.")
                                                 : tr("In the first hand; the computer moves first.");
}

/// RULES 5 to 7: what holds for the whole match.
void NewMatchNotes::describe_match(const MatchSetup& setup) {
  const bool classic = setup.hand.hidden == 0;
  split = setup.hand.agreed_split ? tr("Either may offer one; the other accepts or not.")
                                  : tr("Off: nobody can offer to share a hand.");
  colours = !classic                  ? tr("They stay in classic chess only.")
            : setup.alternate_colours ? tr("After every hand.")
                                      : tr("The same side in every hand.");
  turn_clock = !classic                  ? tr("Only in classic chess.")
               : setup.turn_seconds == 0 ? tr("Take all the time you want.")
                                         : tr("When it runs out the computer moves for you.");
}

/// RULES 5, 7 and 8: what ends a hand.
void NewMatchNotes::describe_ends(const HandSetup& hand) {
  if (hand.hidden == 0) {
    showdown = tr("Classic chess is played to mate.");
    draws = tr("Always on in classic chess.");
    king_capture = tr("Not in classic chess.");
    return;
  }
  draws = hand.classic_draws                  ? tr("Repetition, fifty moves, too little material: split.")
          : hand.showdown == showdown_to_mate ? tr("Off: only mate, stalemate or giving up ends it.")
                                              : tr("Off: the hand ends after move %1.").arg(hand.showdown);
  king_capture = hand.king_capture ? tr("No check is announced; taking the king wins.")
                                   : tr("Off: check is announced and must be met.");
}

void NewMatchNotes::describe_betting(const session::MatchChoice& choice) {
  const bool white = choice.setup.first_white == Seat::A;
  if (choice.setup.hand.betting == BettingMode::None) {
    no_betting = tr("off: this match has no chips");
    bet_sizes = tr("There is nothing to bet without chips.");
    blinds = tr("There are no blinds without chips.");
    summary = choice.draw_colour ? tr("The lot decides who moves first.")
              : white            ? tr("You are White and move first.")
                                 : tr("You are Black; the computer moves first.");
    return;
  }
  bet_sizes = choice.setup.hand.betting == BettingMode::NoLimit ? tr("Any size, up to all you have.")
                                                                : tr("At most the pot as it is after your call.");
  blinds = choice.setup.blind_minutes == 0 ? tr("1/2 for the whole match.")
                                           : tr("1/2, 2/4, 3/6 … every %1 minutes.").arg(choice.setup.blind_minutes);
  summary = choice.draw_colour ? tr("The lot decides who posts which blind first.")
            : white            ? tr("You are White: you post the big blind, 2.")
                               : tr("You are Black: you post the small blind, 1.");
}

}  // namespace raisechess
