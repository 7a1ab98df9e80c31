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

/// Hands the viewer the lists of his turns, one after the other.
class Offers {
 public:
  explicit Offers(const PlayerView& view) : view_(view) {}
  void pass_on(PrivateKnowledge& knowledge) {
    if (knowledge.board().side_to_move() != view_.viewer || next_ == view_.offers.size()) return;
    knowledge.offered(view_.offers[next_++]);
  }

 private:
  const PlayerView& view_;
  std::size_t next_ = 0;
};

}  // namespace

PrivateKnowledge knowledge_from(const PlayerView& view) {
  PrivateKnowledge knowledge(view.setup, origins(view), view.viewer, known_deal(view.hidden[view.viewer]));
  Offers offers(view);
  offers.pass_on(knowledge);
  for (const Event& event : view.log) {
    const MakeMove* made = as_move(event);
    if (made == nullptr) continue;
    const bool last = knowledge.board().ply() + 1 == view.ply;
    knowledge.observe(event.by, made->move, event.outcome, !(last && ended_on_the_board(view)));
    offers.pass_on(knowledge);
  }
  if (ended_on_the_board(view)) knowledge.turn_up(known_deal(view.hidden[other(view.viewer)]));
  return knowledge;
}

PublicKnowledge public_knowledge_from(const PlayerView& view) {
  PublicKnowledge knowledge(view.setup, origins(view));
  for (const Event& event : view.log) {
    if (const MakeMove* made = as_move(event)) knowledge.observe(event.by, made->move, event.outcome);
  }
  if (ended_on_the_board(view)) {
    knowledge.turn_up({known_deal(view.hidden.white), known_deal(view.hidden.black)});
  }
  return knowledge;
}

}  // namespace raisechess::knowledge
