// SPDX-License-Identifier: GPL-3.0-or-later
#include "play_choice.h"

#include <string>

#include <utility>
#include "view/classic_chess.h"

namespace raisechess::cli {

namespace {

MatchChoice classic_choice(MatchChoice choice) {
  make_classic(choice.setup.hand);
  choice.setup.hand.array = standard_array;
  choice.random_array = false;
  return choice;
}

/// Is something asked for that classic chess does not have?
bool leaves_classic(const MatchWishes& wishes) {
  return wishes.hidden || wishes.betting || wishes.chips || wishes.showdown || wishes.blind_minutes;
}

void set_array(MatchChoice& choice, const std::optional<std::string>& array) {
  if (!array) return;
  choice.random_array = *array == "random";
  if (!choice.random_array) choice.setup.hand.array = std::stoi(*array);
}

void set_betting(HandSetup& hand, const MatchWishes& wishes) {
  if (wishes.chips == false) {
    hand.betting = BettingMode::None;
    return;
  }
  if (wishes.chips && hand.betting == BettingMode::None) hand.betting = BettingMode::NoLimit;
  if (wishes.betting) hand.betting = *wishes.betting;
}

/// Classic draws are preset with to mate, and off otherwise (RULES 5).
void set_ending(HandSetup& hand, const MatchWishes& wishes) {
  if (wishes.showdown) {
    hand.showdown = *wishes.showdown;
    hand.classic_draws = *wishes.showdown == showdown_to_mate;
  }
  hand.classic_draws = wishes.classic_draws.value_or(hand.classic_draws);
}

/// RULES 7: only classic chess has a turn clock and colours that stay. They are not taken over from it; asked for
/// elsewhere, the match refuses them.
void set_classic_options(MatchSetup& setup, const MatchWishes& wishes) {
  const bool classic = setup.hand.hidden == 0;
  setup.alternate_colours = wishes.alternate_colours.value_or(!classic || setup.alternate_colours);
  setup.turn_seconds = wishes.turn_seconds.value_or(classic ? setup.turn_seconds : 0);
}

Seat first_white(ColorWish wish, Seat lot) {
  if (wish == ColorWish::Lot) return lot;
  return wish == ColorWish::White ? Seat::A : Seat::B;
}

}  // namespace

MatchChoice first_choice() {
  MatchChoice choice;
  choice.setup.hand.betting = BettingMode::None;
  choice.setup.hand.agreed_split = false;
  return choice;
}

MatchChoice choice_with(MatchChoice last, const MatchWishes& wishes, Seat lot) {
  if (last.setup.hand.hidden == 0 && leaves_classic(wishes)) last = first_choice();
  if (wishes.classic) last = classic_choice(std::move(last));
  HandSetup& hand = last.setup.hand;
  hand.hidden = wishes.hidden.value_or(hand.hidden);
  hand.king_capture = wishes.king_capture.value_or(hand.king_capture);
  hand.agreed_split = wishes.agreed_split.value_or(hand.agreed_split);
  set_array(last, wishes.array);
  set_betting(hand, wishes);
  set_ending(hand, wishes);
  set_classic_options(last.setup, wishes);
  last.setup.blind_minutes = wishes.blind_minutes.value_or(last.setup.blind_minutes);
  last.setup.first_white = first_white(wishes.color, lot);
  last.level = wishes.level.value_or(last.level);
  return last;
}

}  // namespace raisechess::cli
