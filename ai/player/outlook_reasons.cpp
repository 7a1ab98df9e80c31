// SPDX-License-Identifier: GPL-3.0-or-later
#include "outlook_reasons.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "player/bet_sizing.h"

namespace raisechess::ai {
namespace {

double mean_of(const std::vector<Equity>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// Of a mean over some of the range's deals, drawn without replacement.
double standard_error(const std::vector<Equity>& values, std::size_t range) {
  const auto count = static_cast<double>(values.size());
  if (values.size() < 2 || values.size() >= range) return 0;
  const double mean = mean_of(values);
  double squares = 0;
  for (Equity value : values) squares += (value - mean) * (value - mean);
  const double unseen = 1 - count / static_cast<double>(range);
  return std::sqrt(squares / (count - 1) / count * unseen);
}

/// The case that the piece from `origin`, the `pocket`-th, is of `type`; nothing if no deal or every deal says so.
std::optional<RangeCase> range_case(const Outlook& outlook, std::size_t pocket, Square origin, PieceType type) {
  std::vector<Equity> there;
  for (std::size_t i = 0; i < outlook.deals.size(); ++i) {
    if (knowledge::type_in_deal(outlook.deals[i], pocket) == type) there.push_back(outlook.by_deal[i]);
  }
  if (there.empty() || there.size() == outlook.deals.size()) return std::nullopt;
  const double chance = static_cast<double>(there.size()) / static_cast<double>(outlook.deals.size());
  return RangeCase{origin, type, chance, mean_of(there)};
}

std::vector<RangeCase> main_cases(const Outlook& outlook, const std::vector<Square>& origins) {
  std::vector<RangeCase> cases;
  for (std::size_t pocket = 0; pocket < origins.size(); ++pocket) {
    for (PieceType type : pocket_types) {
      if (const auto found = range_case(outlook, pocket, origins[pocket], type)) cases.push_back(*found);
    }
  }
  const double mean = mean_of(outlook.by_deal);
  std::ranges::stable_sort(cases, std::greater{},
                           [&](const RangeCase& one) { return one.chance * std::abs(one.equity - mean); });
  cases.resize(std::min(cases.size(), DecisionReasons::most_cases));
  return cases;
}

}  // namespace

DecisionReasons reasons_from(const Outlook& outlook, const HandBelief& belief, const PlayerView& view) {
  DecisionReasons reasons;
  reasons.equity_error = standard_error(outlook.by_deal, belief.opponent_deals().size());
  if (view.to_call > 0) reasons.price = price_of_call(view);
  reasons.cases = main_cases(outlook, origins(view)[other(view.viewer)]);
  for (const RankedMove& ranked : outlook.moves) reasons.moves.push_back({ranked.move, ranked.equity});
  return reasons;
}

}  // namespace raisechess::ai
