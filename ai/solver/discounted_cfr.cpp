// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/discounted_cfr.h"

#include <algorithm>
#include <cmath>

#include "solver/best_response.h"
#include "values.h"

namespace raisechess::solver {
namespace {

using Kind = GameTree::Kind;

/// Each hand's row made to sum to one; even where it sums to nothing.
Strategy normalised(Strategy strategy) {
  const std::size_t hands = strategy.front().size();
  Values sums(hands);
  for (const Values& action : strategy) {
    for (std::size_t i = 0; i < hands; ++i) sums[i] += action[i];
  }
  const float even = 1 / static_cast<float>(strategy.size());
  for (Values& action : strategy) {
    for (std::size_t i = 0; i < hands; ++i) action[i] = sums[i] > 0 ? action[i] / sums[i] : even;
  }
  return strategy;
}

}  // namespace

DiscountedCfr::DiscountedCfr(const GameTree& tree) : tree_(tree), memory_(tree.nodes.size()) {
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const GameTree::Node& node = tree.nodes[i];
    if (node.kind != Kind::Decision) continue;
    const Strategy nothing(node.children.size(), Values(tree.hands(node.player)));
    memory_[i] = {nothing, nothing};
  }
}

void DiscountedCfr::iterate() {
  ++iterations_;
  for (int player : {0, 1}) {
    learn(0, player, Values(tree_.hands(player), 1.0F), Values(tree_.hands(1 - player), 1.0F));
  }
}

/// Regret matching: in proportion to the regrets that are positive.
Strategy DiscountedCfr::current(std::size_t node) const {
  Strategy strategy = memory_[node].regrets;
  for (Values& action : strategy) {
    for (float& regret : action) regret = std::max(regret, 0.0F);
  }
  return normalised(std::move(strategy));
}

Strategy DiscountedCfr::average(std::size_t node) const {
  return normalised(memory_[node].sums);
}

std::vector<float> DiscountedCfr::reach(std::size_t node, int player) const {
  Values reach(tree_.hands(player), 1.0F);
  for (std::size_t parent = node; parent-- > 0;) {
    const GameTree::Node& at = tree_.nodes[parent];
    const auto child = std::ranges::find(at.children, node);
    if (child == at.children.end()) continue;
    const auto action = static_cast<std::size_t>(child - at.children.begin());
    if (at.kind == Kind::Decision && at.player == player) reach = product(reach, average(parent)[action]);
    node = parent;
  }
  return reach;
}

/// Counterfactual values of `player`'s hands; on the way his regrets and averages are brought up to date.
DiscountedCfr::Values DiscountedCfr::learn(std::size_t place, int player, const Values& own_reach,
                                           const Values& other_reach) {
  const GameTree::Node& node = tree_.nodes[place];
  if (node.kind == Kind::Terminal) return terminal_values(tree_, node, player, other_reach);
  if (node.kind == Kind::Decision && node.player == player) return learn_own(place, own_reach, other_reach);
  Values values(tree_.hands(player));
  const Strategy strategy = node.kind == Kind::Decision ? current(place) : Strategy{};
  for (std::size_t a = 0; a < node.children.size(); ++a) {
    const bool chance = node.kind == Kind::Chance;
    add(values, learn(node.children[a], player, own_reach, chance ? other_reach : product(other_reach, strategy[a])));
  }
  return values;
}

DiscountedCfr::Values DiscountedCfr::learn_own(std::size_t place, const Values& own_reach, const Values& other_reach) {
  const GameTree::Node& node = tree_.nodes[place];
  const std::size_t hands = own_reach.size();
  const Strategy strategy = current(place);
  Strategy of_action;
  Values values(hands);
  for (std::size_t a = 0; a < node.children.size(); ++a) {
    of_action.push_back(learn(node.children[a], node.player, product(own_reach, strategy[a]), other_reach));
    add(values, product(strategy[a], of_action[a]));
  }
  const auto t = static_cast<float>(iterations_);
  const float grown = t * std::sqrt(t);
  const float keep_positive = grown / (grown + 1);
  const float keep_negative = 0.5F;
  const float keep_sum = (t / (t + 1)) * (t / (t + 1));
  for (std::size_t a = 0; a < node.children.size(); ++a) {
    Values& regrets = memory_[place].regrets[a];
    Values& sums = memory_[place].sums[a];
    for (std::size_t i = 0; i < hands; ++i) {
      const float regret = regrets[i] + of_action[a][i] - values[i];
      regrets[i] = regret * (regret > 0 ? keep_positive : keep_negative);
      sums[i] = (sums[i] + own_reach[i] * strategy[a][i]) * keep_sum;
    }
  }
  return values;
}

std::vector<Strategy> DiscountedCfr::averages() const {
  std::vector<Strategy> all(tree_.nodes.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (tree_.nodes[i].kind == Kind::Decision) all[i] = average(i);
  }
  return all;
}

Strategy DiscountedCfr::action_values() const {
  return solver::action_values(tree_, averages());
}

double DiscountedCfr::value() const {
  return solver::value(tree_, averages());
}

double DiscountedCfr::exploitability() const {
  return solver::exploitability(tree_, averages());
}

}  // namespace raisechess::solver
