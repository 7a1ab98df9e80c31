// SPDX-License-Identifier: GPL-3.0-or-later
// Writes web/decisions.jsonl to standard output: hands over all the options, played at random to some point, with what
// the level Web decides there. To be run only when the level is frozen anew.
#include <iostream>

#include "golden_case.h"
#include "random_hand.h"

namespace raisechess::test {
namespace {

constexpr int cases = 80;

/// An action that the table protocol has a request for.
Action plain_action(Dice& dice, const game::Hand& hand) {
  while (true) {
    const Action action = random_action(dice, hand);
    if (!std::holds_alternative<OfferSplit>(action) && !std::holds_alternative<Fold>(action)) return action;
  }
}

GoldenCase draw_case(Dice& dice, int number) {
  while (true) {
    const HandSetup setup = dice.chance(50) ? HandSetup{} : random_setup(dice);
    const PerSide<Deal> deals = random_deals(dice, setup);
    auto hand = game::Hand::start(setup, deals).value();
    const int actions = dice.roll(number % 3 == 0 ? 6 : 60);
    for (int i = 0; i < actions && hand.to_act(); ++i) (void)hand.apply(*hand.to_act(), plain_action(dice, hand));
    if (!hand.to_act() || (number % 3 == 1 && hand.phase() != Phase::Respond)) continue;
    GoldenCase golden{requests_of(setup, deals, hand.log()), {}};
    golden.requests.push_back(
        {{"cmd", "ai"}, {"level", "web"}, {"seed", number}, {"nodes", number % 4 == 0 ? 4000 : 100'000}});
    golden.answer = answer_now(golden.requests);
    return golden;
  }
}

}  // namespace
}  // namespace raisechess::test

int main() {
  raisechess::test::Dice dice(2026);
  for (int number = 0; number < raisechess::test::cases; ++number) {
    std::cout << line_of(raisechess::test::draw_case(dice, number)).dump() << '\n';
  }
}
