// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "golden_case.h"
#include "level_budgets.h"
#include "search_support.h"
#include "situation.h"

namespace raisechess::test {
namespace {

struct Situation {
  SituationKind kind{};
  game::Hand hand;
};

std::vector<Situation> situations() {
  std::vector<Situation> found;
  for (const std::string& line : data_lines("situations/regret.jsonl")) {
    const Json json = Json::parse(line);
    found.push_back({kind_from_name(json.at("kind")), hand_after(json.at("requests"))});
  }
  return found;
}

TEST(Situations, AreWhatTheySayAndThereAreEnoughOfEachKind) {
  std::map<SituationKind, int> counts;
  for (const Situation& situation : situations()) {
    EXPECT_TRUE(is_situation(situation.kind, situation.hand)) << name_of(situation.kind);
    ++counts[situation.kind];
  }
  for (SituationKind kind : situation_kinds()) EXPECT_GE(counts[kind], 6) << name_of(kind);
}

/// Whatever its luck: the answer is not a matter of taste.
TEST(Situations, AreMasteredByEveryLevelThatKnowsTheRange) {
  for (ai::Level level : {ai::Level::Club, ai::Level::Expert, ai::Level::Master}) {
    const ai::Budget budget = budget_of_its_own(level);
    int number = 0;
    for (const Situation& situation : situations()) {
      ++number;
      const PlayerView view = situation.hand.view_for(*situation.hand.to_act());
      for (std::uint64_t seed : {1, 2}) {
        const auto decision = ai::make_player(level)->choose(view, budget, seed, {});
        EXPECT_EQ(mistake_in(situation.kind, situation.hand, decision.action), "")
            << ai::name(level) << ", line " << number << ", " << name_of(situation.kind);
      }
    }
  }
}

std::vector<Action> moves_of(const game::Hand& hand) {
  std::vector<Action> actions;
  for (Move move : hand.moves()) actions.emplace_back(MakeMove{move});
  return actions;
}

/// Else the situations would show nothing.
TEST(Situations, HaveAWrongAnswer) {
  for (const Situation& situation : situations()) {
    std::vector<Action> answers;
    if (situation.hand.phase() == Phase::Respond) answers = {Fold{}, Call{}};
    if (answers.empty()) answers = moves_of(situation.hand);
    EXPECT_TRUE(std::ranges::any_of(answers, [&](const Action& answer) {
      return !mistake_in(situation.kind, situation.hand, answer).empty();
    })) << name_of(situation.kind);
  }
}

}  // namespace
}  // namespace raisechess::test
