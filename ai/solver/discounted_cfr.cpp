// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/discounted_cfr.h"

#include <algorithm>
#include <cmath>

namespace raisechess::solver {
namespace {

using Kind = GameTree::Kind;
using Values = std::vector<float>;

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

Values product(const Values& a, const Values& b) {
  Values result(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) result[i] = a[i] * b[i];
  return result;
}

void add(Values& sum, const Values& values) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += values[i];
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

DiscountedCfr::Values DiscountedCfr::terminal(const GameTree::Node& node, int player, const Values& other_reach) const {
  Values values(tree_.hands(player));
  tree_.matrices[node.matrix].add_values(player, node.factor, other_reach, values);
  return values;
}

/// Counterfactual values of `player`'s hands; on the way his regrets and averages are brought up to date.
DiscountedCfr::Values DiscountedCfr::learn(std::size_t place, int player, const Values& own_reach,
                                           const Values& other_reach) {
  const GameTree::Node& node = tree_.nodes[place];
  if (node.kind == Kind::Terminal) return terminal(node, player, other_reach);
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

/// Values of `player`'s hands against the other's average, if he follows his own or answers it best.
DiscountedCfr::Values DiscountedCfr::value_of(std::size_t place, int player, Answer answer,
                                              const Values& other_reach) const {
  const GameTree::Node& node = tree_.nodes[place];
  if (node.kind == Kind::Terminal) return terminal(node, player, other_reach);
  const Strategy strategy = node.kind == Kind::Decision ? average(place) : Strategy{};
  const bool own = node.kind == Kind::Decision && node.player == player;
  const bool others = node.kind == Kind::Decision && !own;
  Values values(tree_.hands(player), own && answer == Answer::Best ? -1e30F : 0.0F);
  for (std::size_t a = 0; a < node.children.size(); ++a) {
    const Values reach = others ? product(other_reach, strategy[a]) : other_reach;
    const Values child = value_of(node.children[a], player, answer, reach);
    if (own && answer == Answer::Best) {
      for (std::size_t i = 0; i < values.size(); ++i) values[i] = std::max(values[i], child[i]);
    } else {
      add(values, own ? product(child, strategy[a]) : child);
    }
  }
  return values;
}

Strategy DiscountedCfr::action_values() const {
  const GameTree::Node& root = tree_.nodes.front();
  const Values reach(tree_.hands(1 - root.player), 1.0F);
  Strategy values;
  for (std::size_t child : root.children) values.push_back(value_of(child, root.player, Answer::Average, reach));
  return values;
}

double DiscountedCfr::total(int player, Answer answer) const {
  double sum = 0;
  for (float value : value_of(0, player, answer, Values(tree_.hands(1 - player), 1.0F))) sum += value;
  return sum;
}

double DiscountedCfr::value() const {
  return total(0, Answer::Average);
}

double DiscountedCfr::exploitability() const {
  return (total(0, Answer::Best) + total(1, Answer::Best)) / 2;
}

}  // namespace raisechess::solver
