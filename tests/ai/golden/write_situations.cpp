// SPDX-License-Identifier: GPL-3.0-or-later
// Writes situations/regret.jsonl to standard output: random hands in which the answer of the player to act is known.
// With the name of a kind: those of that kind alone, drawn apart from the others.
#include <iostream>
#include <vector>

#include "golden_case.h"
#include "random_hand.h"
#include "situation.h"

namespace raisechess::test {
namespace {

constexpr int cases_of_a_kind = 6;

HandSetup setup_for(Dice& dice, SituationKind kind) {
  HandSetup setup;
  setup.showdown = 20;
  if (dice.chance(30)) setup.array = dice.roll(960);
  if (kind == SituationKind::ShortStack) setup.stacks = {5 + dice.roll(4), 5 + dice.roll(60)};
  if (kind == SituationKind::PotLimit) setup.betting = BettingMode::PotLimit;
  const bool of_moves = kind >= SituationKind::LastMove;
  if (of_moves && dice.chance(70)) setup.betting = BettingMode::None;
  return setup;
}

Action bold_action(Dice& dice, const game::Hand& hand, SituationKind kind) {
  const game::LegalActions legal = hand.legal_actions();
  const bool last = hand.ply() == 2 * hand.setup().showdown - 1;
  const bool all_in = kind == SituationKind::AllInNuts || kind == SituationKind::AllInDead;
  if (legal.call) return Call{};
  if (last && legal.bet) {
    if (all_in) return Bet{legal.bet->max};
    return Bet{kind == SituationKind::OneChip ? legal.bet->min : random_amount(dice, *legal.bet)};
  }
  if (legal.bet && kind == SituationKind::OneChip && dice.chance(20)) return Bet{random_amount(dice, *legal.bet)};
  return MakeMove{random_move(dice, hand)};
}

/// A hand with one half-move left, where the player to act is in such a situation.
Json draw_case(Dice& dice, SituationKind kind) {
  while (true) {
    const HandSetup setup = setup_for(dice, kind);
    const PerSide<Deal> deals = random_deals(dice, setup);
    auto hand = game::Hand::start(setup, deals).value();
    while (hand.to_act() && !is_situation(kind, hand)) (void)hand.apply(*hand.to_act(), bold_action(dice, hand, kind));
    if (!hand.to_act()) continue;
    return {{"kind", name_of(kind)}, {"requests", requests_of(setup, deals, hand.log())}};
  }
}

}  // namespace
}  // namespace raisechess::test

int main(int count, char** arguments) {
  using namespace raisechess::test;
  Dice dice(2027);
  std::vector<SituationKind> kinds = situation_kinds();
  if (count > 1) kinds = {kind_from_name(arguments[1])};
  for (SituationKind kind : kinds) {
    for (int number = 0; number < cases_of_a_kind; ++number) std::cout << draw_case(dice, kind).dump() << '\n';
  }
}
