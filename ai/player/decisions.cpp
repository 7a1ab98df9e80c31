// SPDX-License-Identifier: GPL-3.0-or-later
#include "player/decisions.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "game/hand.h"
#include "knowledge/knowledge.h"
#include "view/own_decisions.h"

namespace raisechess::ai {
namespace {

/// An offer to split that was not accepted changed nothing.
bool is_judged(const PlayerView& ended, std::size_t event) {
  if (!std::holds_alternative<OfferSplit>(ended.log[event].action)) return true;
  return event + 1 < ended.log.size() && std::holds_alternative<AgreeSplit>(ended.log[event + 1].action);
}

/// Every deal that the viewer cannot rule out shows him the same, so any of them will do. Nothing where a draw by the
/// classic rules, which no range counts, would have ended the hand before.
std::optional<std::vector<TakenDecision>> decisions_with(const PlayerView& ended, const PerSide<Deal>& deals) {
  auto hand = game::Hand::start(ended.setup, deals);
  if (!hand) return std::nullopt;
  const std::vector<OwnDecision> own = own_decisions(ended);
  std::vector<TakenDecision> decisions;
  for (std::size_t i = 0; i < ended.log.size(); ++i) {
    const Event& event = ended.log[i];
    if (std::ranges::count(own, i, &OwnDecision::event) > 0 && is_judged(ended, i))
      decisions.push_back({hand->view_for(ended.viewer), event.action});
    if (hand->apply(event.by, event.action, /*consented=*/true)) return std::nullopt;
  }
  return decisions;
}

}  // namespace

std::vector<TakenDecision> decisions_of(const PlayerView& ended) {
  const knowledge::PrivateKnowledge known = knowledge::knowledge_from(ended);
  const Side enemy = other(ended.viewer);
  const std::vector<Square> squares = origins(ended)[enemy];
  PerSide<Deal> deals;
  deals[ended.viewer] = own_deal(ended);
  for (knowledge::DealIndex index : known.deals()) {
    deals[enemy] = knowledge::deal_from_index(index, squares);
    if (auto decisions = decisions_with(ended, deals)) return *std::move(decisions);
  }
  return {};
}

}  // namespace raisechess::ai
