// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_states.h"

#include "knowledge/secrecy.h"
#include "scripted_hand.h"

namespace raisechess::test {

namespace {

constexpr auto white_deal = "b1R d2Q g1N";
constexpr auto black_deal = "b8N c8B h7P";
constexpr auto white_deal_of_five = "a1B b1R g1N d2Q h2P";
constexpr auto black_deal_of_five = "g7R h7P a8Q b8N c8B";
constexpr auto opening_moves = "e2e4 d7d5 d2d3 c8e6 g1f3 h7h6";

game::Hand betting_hand(HandSetup setup, const std::string& white, const std::string& black) {
  game::Hand hand = start(setup, white, black);
  hand.apply(Side::Black, Call{});
  return hand;
}

/// Moves without sense, always the same ones, until the hand is over or `plies` are made.
void wander(game::Hand& hand, int plies) {
  for (int ply = 0; ply < plies && !hand.result(); ++ply) {
    const auto& moves = hand.moves();
    hand.apply(hand.active(), MakeMove{moves[static_cast<std::size_t>(ply) * 7 % moves.size()]});
  }
}

MatchScore score_of(const game::Hand& hand) {
  MatchScore score;
  score.hand = 7;
  score.white = Seat::A;
  score.blinds = hand.setup().blinds;
  score.chips = {hand.setup().stacks.white, hand.setup().stacks.black};
  score.won = {24, 12};
  score.lost = {12, 24};
  score.hands_won = {4, 2};
  score.minutes = 13.8;
  return score;
}

session::DealingState dealing_of(const game::Hand& hand) {
  session::DealingState dealing;
  dealing.nonce = QStringLiteral("0123456789abcdef");
  dealing.sides.white = {QStringLiteral("5d1f0c7a").repeated(8), {}, {}, {}};
  dealing.sides.black = {QStringLiteral("9f3c61e8").repeated(8), {}, {}, {}};
  const bool turned_up = hand.result() && hand.result()->kind != ResultKind::Fold;
  for (Side side : both_sides) {
    if (!turned_up) continue;
    dealing.sides[side].secret = QStringLiteral("00ff").repeated(16);
    dealing.sides[side].verified = true;
  }
  return dealing;
}

}  // namespace

session::TableState state_of(const game::Hand& hand) {
  session::TableState state;
  state.choice.setup.hand = hand.setup();
  state.choice.setup.blind_minutes = hand.setup().betting == BettingMode::None ? 0 : 10;
  state.view = hand.view_for(Side::White);
  state.score = score_of(hand);
  state.range = hand.knowledge(Side::White).table();
  state.told = hand.public_knowledge().table(Side::White);
  if (hand.active() == Side::White && !hand.result()) {
    state.secrecy =
        knowledge::secrecy_of_moves(hand.public_knowledge(), hand.knowledge(Side::White).own(), state.view.moves);
  }
  state.dealing = dealing_of(hand);
  recall(state);
  const auto ply = static_cast<std::size_t>(state.view.ply);
  if (ply > 0 && hand.active() == Side::White) state.range_before = state.past[ply - 1]->range;
  state.thinking = state.view.to_act == Side::Black;
  if (state.choice.setup.blind_minutes > 0) state.next_level_minutes = 20;
  return state;
}

game::Hand opening_hand(int hidden) {
  HandSetup setup;
  setup.hidden = hidden;
  setup.stacks = {112, 88};
  game::Hand hand = hidden == 3 ? betting_hand(setup, white_deal, black_deal)
                                : betting_hand(setup, white_deal_of_five, black_deal_of_five);
  play(hand, opening_moves);
  return hand;
}

game::Hand fresh_hand(bool with_chips, int hidden) {
  HandSetup setup = with_chips ? HandSetup() : chipless_setup();
  setup.hidden = hidden;
  return hidden == 3 ? start(setup, white_deal, black_deal) : start(setup, white_deal_of_five, black_deal_of_five);
}

game::Hand chipless_hand() {
  game::Hand hand = start(chipless_setup(), white_deal, black_deal);
  play(hand, opening_moves);
  return hand;
}

game::Hand facing_bet_hand(int hidden) {
  game::Hand hand = opening_hand(hidden);
  play(hand, "d3d4");
  hand.apply(Side::Black, Bet{6});
  return hand;
}

game::Hand raised_hand(int hidden) {
  game::Hand hand = opening_hand(hidden);
  hand.apply(Side::White, Bet{4});
  hand.apply(Side::Black, Raise{12});
  hand.apply(Side::White, Raise{24});
  hand.apply(Side::Black, Call{});
  play(hand, "d3d4");
  hand.apply(Side::Black, Bet{10});
  hand.apply(Side::White, Raise{30});
  hand.apply(Side::Black, Raise{50});
  return hand;
}

game::Hand betting_over_hand() {
  game::Hand hand = opening_hand();
  hand.apply(Side::White, Bet{4});
  hand.apply(Side::Black, Call{});
  return hand;
}

game::Hand all_in_hand() {
  game::Hand hand = opening_hand();
  play(hand, "d3d4");
  hand.apply(Side::Black, Bet{hand.legal_actions().bet->max});
  return hand;
}

game::Hand split_offered_hand() {
  game::Hand hand = opening_hand();
  play(hand, "d3d4");
  hand.apply(Side::Black, OfferSplit{});
  return hand;
}

game::Hand split_declined_hand() {
  game::Hand hand = opening_hand();
  hand.apply(Side::White, OfferSplit{});
  hand.apply(Side::Black, DeclineSplit{});
  return hand;
}

game::Hand king_capture_hand() {
  HandSetup setup;
  setup.king_capture = true;
  game::Hand hand = betting_hand(setup, "a1R b1N h2P", "a7P b8N h8R");
  play(hand, "e2e4 e7e5 d1h5 b8c6 h5f7 g8f6 f7e8");
  return hand;
}

game::Hand check_hand() {
  game::Hand hand = betting_hand(HandSetup(), "b1R c2N g1N", "b8N c8B h7P");
  play(hand, "d2d4 e7e5 d4e5 f8b4");
  return hand;
}

game::Hand showdown_hand(int hidden) {
  game::Hand hand = opening_hand(hidden);
  HandSetup setup = hand.setup();
  setup.showdown = 20;
  hand = hidden == 3 ? betting_hand(setup, white_deal, black_deal)
                     : betting_hand(setup, white_deal_of_five, black_deal_of_five);
  play(hand, opening_moves);
  wander(hand, 60);
  return hand;
}

game::Hand fold_hand() {
  game::Hand hand = opening_hand();
  hand.apply(Side::White, Bet{12});
  hand.apply(Side::Black, Fold{});
  return hand;
}

game::Hand mate_hand(int hidden) {
  HandSetup setup;
  setup.hidden = hidden;
  game::Hand hand = hidden == 3 ? betting_hand(setup, "a1R b1N h2P", "a7P b8N h8R")
                                : betting_hand(setup, "a1R b1N g2P h1R h2P", "a7P b8N g7P h7P h8R");
  play(hand, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");
  return hand;
}

game::Hand classic_hand() {
  game::Hand hand = start(classic_setup());
  play(hand, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1h1 f8e7");
  return hand;
}

game::Hand promotion_hand() {
  return start(classic_setup("3r2k1/4P3/8/8/8/8/8/R3K2R w KQ - 0 1"));
}

game::Hand stalemate_hand() {
  game::Hand hand = start(classic_setup("7k/5Q2/8/8/8/8/8/K7 w - - 0 1"));
  play(hand, "f7g6");
  return hand;
}

game::Hand rich_hand() {
  HandSetup setup;
  setup.stacks = {200, 200};
  return betting_hand(setup, "a1R e2N h2Q", "c8B e7P g8N");
}

game::Hand wandering_hand(int plies) {
  HandSetup setup = chipless_setup();
  setup.showdown = showdown_to_mate;
  game::Hand hand = start(setup, white_deal, black_deal);
  wander(hand, plies);
  return hand;
}

game::Hand chess960_hand() {
  HandSetup setup = chipless_setup();
  setup.array = 0;
  return start(setup, "a2R e2N h2Q", "c7B e7P g7N");
}

}  // namespace raisechess::test
