// SPDX-License-Identifier: GPL-3.0-or-later
#include "make_table_state.h"

#include <cmath>

#include "betting/betting.h"
#include "knowledge/knowledge.h"

namespace raisechess::session {
namespace {

QString text(const std::string& hex) {
  return QString::fromStdString(hex);
}

DealingSide dealing_side(const referee::FairDealing& dealing, Side side, int array) {
  DealingSide shown{text(referee::hex(dealing.commitments[side])), {}, {}};
  if (!dealing.opened[side]) return shown;
  shown.secret = text(referee::hex(*dealing.opened[side]));
  if (dealing.deals[side]) {
    shown.verified = !referee::verify_deal(side, *dealing.opened[side], dealing.commitments[side], dealing.nonce, array,
                                           *dealing.deals[side]);
  }
  return shown;
}

double bits(const knowledge::PublicKnowledge& knowledge, Side of) {
  return std::log2(static_cast<double>(knowledge.deals(of).size()));
}

/// Plays an event of the log on the chips alone.
void replay(betting::Betting& betting, const Event& event) {
  if (std::holds_alternative<Call>(event.action)) betting.call();
  if (const auto* bet = std::get_if<Bet>(&event.action)) betting.bet(bet->to);
  if (const auto* raise = std::get_if<Raise>(&event.action)) betting.raise(raise->to);
  if (as_move(event) != nullptr) betting.begin_turn(other(event.by));
}

std::vector<PlyFacts> facts_of(const PlayerView& view) {
  std::vector<PlyFacts> facts;
  knowledge::PublicKnowledge known(view.setup, origins(view));
  auto chips = betting::Betting::start(view.setup.betting, view.setup.stacks, view.setup.blinds);
  for (const Event& event : view.log) {
    replay(chips, event);
    const MakeMove* made = as_move(event);
    if (made == nullptr) continue;
    const PerSide<double> before{bits(known, Side::White), bits(known, Side::Black)};
    known.observe(event.by, made->move, event.outcome);
    facts.push_back({chips.pot(), before.white - bits(known, Side::White), before.black - bits(known, Side::Black)});
  }
  return facts;
}

/// The view as far as its first `ply` half-moves tell: what came later is cut off.
PlayerView cut_after(PlayerView view, int ply) {
  int moves = 0;
  std::size_t events = 0;
  while (events < view.log.size() && moves < ply) {
    if (as_move(view.log[events++]) != nullptr) ++moves;
  }
  std::size_t turns = 0;
  for (int half_move = 0; half_move <= ply; ++half_move) {
    const bool viewers = ((view.ply - half_move) % 2 == 0) == (view.active == view.viewer);
    if (viewers) ++turns;
  }
  view.log.resize(events);
  view.offers.resize(std::min(view.offers.size(), turns));
  if (ply < view.ply) view.result.reset();
  return view;
}

}  // namespace

PastKnowledge TableState::knowledge_at(int ply) const {
  const PlayerView then = cut_after(view, ply);
  return {knowledge::knowledge_from(then).table(), knowledge::public_knowledge_from(then).table(then.viewer)};
}

TableState make_table_state(const referee::Referee& referee, const MatchChoice& choice, bool thinking) {
  TableState state;
  state.choice = choice;
  state.view = referee.view(state.person);
  state.score = referee.score();
  state.range = referee.range(state.person);
  state.told = referee.told(state.person);
  if (state.view.active == state.view.viewer && !state.view.result) state.secrecy = referee.secrecy(state.person);
  const referee::FairDealing dealing = referee.dealing();
  state.dealing.nonce = text(dealing.nonce);
  for (Side side : both_sides) state.dealing.sides[side] = dealing_side(dealing, side, state.view.setup.array);
  state.plies = facts_of(state.view);
  state.thinking = thinking;
  state.next_level_minutes = betting::next_level_at(referee.minutes(), choice.setup.blind_minutes);
  return state;
}

}  // namespace raisechess::session
