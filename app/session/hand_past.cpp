// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_past.h"

namespace raisechess::session {

HandPast::HandPast(const PlayerView& view)
    : replay_(view), chips_(betting::Betting::start(view.setup.betting, view.setup.stacks, view.setup.blinds)) {
  knowledge_.push_back(known_now());
  follow(view);
}

void HandPast::follow(const PlayerView& view) {
  while (const Event* event = replay_.step(view)) take(*event);
}

void HandPast::take(const Event& event) {
  if (std::holds_alternative<Call>(event.action)) chips_.call();
  if (const auto* bet = std::get_if<Bet>(&event.action)) chips_.bet(bet->to);
  if (const auto* raise = std::get_if<Raise>(&event.action)) chips_.raise(raise->to);
  if (std::holds_alternative<TakeBack>(event.action)) take_back();
  if (as_move(event) == nullptr) return;
  chips_.begin_turn(other(event.by));
  knowledge_.push_back(known_now());
}

/// Earlier half-moves show what was known then, the one that stands last what is known now.
void HandPast::take_back() {
  knowledge_.resize(static_cast<std::size_t>(replay_.public_knowledge().board().ply()));
  knowledge_.push_back(known_now());
}

std::optional<statistics::ToldBits> HandPast::told_bits() const {
  const RangeTable& dealt = knowledge_.front()->told;
  if (dealt.rows.empty()) return std::nullopt;
  return statistics::ToldBits{dealt.bits, knowledge_.back()->told.bits};
}

std::shared_ptr<const PastKnowledge> HandPast::known_now() const {
  const auto& known = replay_.private_knowledge();
  return std::make_shared<const PastKnowledge>(
      PastKnowledge{known.table(), replay_.public_knowledge().table(known.viewer()), chips_.pot(), chips_.stacks()});
}

}  // namespace raisechess::session
