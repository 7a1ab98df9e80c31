// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_support.h"

namespace raisechess::test {
namespace {

/// All that a player may ask for.
std::vector<std::string> known_to(cli::Table& table, Side viewer, const game::Hand& hand) {
  const std::string me(name(viewer));
  const std::string you(name(other(viewer)));
  std::vector<std::string> answers{table.answer(R"({"cmd":"view","for":")" + me + "\"}"),
                                   table.answer(R"({"cmd":"range","for":")" + me + R"(","of":")" + you + "\"}"),
                                   table.answer(R"({"cmd":"range","for":"public","of":"white"})"),
                                   table.answer(R"({"cmd":"range","for":"public","of":"black"})")};
  if (hand.to_act() == viewer) answers.push_back(table.answer(R"({"cmd":"legal"})"));
  if (hand.active() == viewer) answers.push_back(table.answer(R"({"cmd":"secrets"})"));
  return answers;
}

/// Asks the same of a table where the other side holds `swapped`, which the viewer cannot rule out.
void expect_same_beside(const game::Hand& hand, const HandSetup& setup, PerSide<Deal> deals,
                        const std::vector<std::string>& acts, cli::Table& table, Side viewer, const Deal& swapped) {
  deals[other(viewer)] = swapped;
  cli::Table beside;
  ask_json(beside, new_request(setup, deals));
  for (const std::string& act : acts) ASSERT_TRUE(accepted(beside, act)) << act;
  EXPECT_EQ(known_to(beside, viewer, hand), known_to(table, viewer, hand));
}

TEST(ViewSecrecy, NothingShownDependsOnWhatCannotBeKnown) {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Dice dice(1000 + seed);
    const HandSetup setup = random_setup(dice);
    const PerSide<Deal> deals = random_deals(dice, setup);
    auto hand = game::Hand::start(setup, deals).value();
    cli::Table table;
    ask_json(table, new_request(setup, deals));
    std::vector<std::string> acts;
    for (int step = 0; step < 70; ++step) {
      const Action action = without_offers(random_action(dice, hand), hand);
      ASSERT_FALSE(hand.apply(*hand.to_act(), action, true));
      acts.push_back(act_request(action).dump());
      ASSERT_TRUE(accepted(table, acts.back()));
      if (hand.result()) break;
      const Side viewer = dice.chance(50) ? Side::White : Side::Black;
      const auto swapped = other_possible_deal(dice, hand, viewer);
      if (step % 5 != 0 || !swapped) continue;
      expect_same_beside(hand, setup, deals, acts, table, viewer, *swapped);
      ++compared;
    }
  }
  EXPECT_GT(compared, 30);
}

}  // namespace
}  // namespace raisechess::test
