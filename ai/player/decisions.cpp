// SPDX-License-Identifier: GPL-3.0-or-later
#include "player/decisions.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "game/hand.h"
#include "knowledge/knowledge.h"
#include "view/standing_line.h"

namespace raisechess::ai {
namespace {

bool is_judged(const PlayerView& ended, const std::vector<const Event*>& line, const Event& event) {
  if (event.by != ended.viewer) return false;
  if (as_move(event) != nullptr) return std::ranges::count(line, &event) > 0;
  return std::holds_alternative<Fold>(event.action) || std::holds_alternative<Call>(event.action) ||
         std::holds_alternative<Bet>(event.action) || std::holds_alternative<Raise>(event.action);
}

/// Every deal that the viewer cannot rule out shows him the same, so any of them will do. Nothing where a draw by the
/// classic rules, which no range counts, would have ended the hand before.
std::optional<std::vector<TakenDecision>> decisions_with(const PlayerView& ended, const PerSide<Deal>& deals) {
  auto hand = game::Hand::start(ended.setup, deals);
  if (!hand) return std::nullopt;
  const std::vector<const Event*> line = standing_moves(ended.log);
  std::vector<TakenDecision> decisions;
  for (const Event& event : ended.log) {
    if (is_judged(ended, line, event)) decisions.push_back({hand->view_for(ended.viewer), event.action});
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
