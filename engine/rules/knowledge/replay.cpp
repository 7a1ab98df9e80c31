// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge/knowledge.h"
#include "view/turning_up.h"

namespace raisechess::knowledge {

namespace {

/// The last move ended the hand and turned everything up.
bool ended_on_the_board(const PlayerView& view) {
  return view.result && turns_all_up(view.result->kind);
}

DealIndex known_deal(const std::vector<HiddenPiece>& pieces) {
  Deal deal;
  for (const HiddenPiece& piece : pieces) deal.push_back({piece.origin, piece.type.value_or(pocket_types.front())});
  return deal_index(deal);
}

KnowledgeReplay replayed(const PlayerView& view) {
  KnowledgeReplay replay(view);
  while (replay.step(view) != nullptr) {
  }
  return replay;
}

}  // namespace

KnowledgeReplay::KnowledgeReplay(const PlayerView& view)
    : public_(view.setup, origins(view)), private_(view.setup, origins(view), view.viewer, deal_index(own_deal(view))) {
  take_offer(view);
}

const Event* KnowledgeReplay::step(const PlayerView& view) {
  if (events_ == view.log.size()) return nullptr;
  const Event& event = view.log[events_++];
  if (const MakeMove* made = as_move(event)) take_move(view, event, made->move);
  if (std::holds_alternative<TakeBack>(event.action)) take_back(view);
  return &event;
}

/// The list of moves offered to the viewer is part of what he knows of that moment (RULES 3).
void KnowledgeReplay::take_offer(const PlayerView& view) {
  if (private_.board().side_to_move() != view.viewer || offers_ == view.offers.size()) return;
  private_.offered(view.offers[offers_++]);
}

void KnowledgeReplay::take_move(const PlayerView& view, const Event& event, Move move) {
  const bool ends = events_ == view.log.size() && ended_on_the_board(view);
  public_.observe(event.by, move, event.outcome);
  private_.observe(event.by, move, event.outcome, !ends);
  take_offer(view);
}

void KnowledgeReplay::take_back(const PlayerView& view) {
  const PublicBoard standing = standing_board(view.setup, origins(view), {view.log.data(), events_});
  public_.take_back(standing);
  private_.take_back(standing);
}

PrivateKnowledge knowledge_from(const PlayerView& view) {
  PrivateKnowledge knowledge = replayed(view).private_knowledge();
  if (ended_on_the_board(view)) knowledge.turn_up(known_deal(view.hidden[other(view.viewer)]));
  return knowledge;
}

PublicKnowledge public_knowledge_from(const PlayerView& view) {
  PublicKnowledge knowledge = replayed(view).public_knowledge();
  if (ended_on_the_board(view)) {
    knowledge.turn_up({known_deal(view.hidden.white), known_deal(view.hidden.black)});
  }
  return knowledge;
}

}  // namespace raisechess::knowledge
