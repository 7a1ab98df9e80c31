// SPDX-License-Identifier: GPL-3.0-or-later
#include "settling.h"

#include <cmath>

#include "player/player.h"

namespace raisechess::ai {
namespace {

/// Half the pot is better than going on from here down.
constexpr Equity takes_half_up_to = 0.45;
/// Nobody is ahead within this of one half.
constexpr Equity about_even = 0.05;
/// Half-moves without a capture or a pawn's move after which a hand drags on, and between two proposals.
constexpr int drags_after = 40;
constexpr int proposal_interval = 20;

constexpr Equity hopeless = 0.01;
constexpr int a_queen = material_value(PieceType::Queen);

bool drags_on(const PlayerView& view) {
  return view.setup.showdown == showdown_to_mate && view.rights.half_move_clock >= drags_after;
}

/// Points of what is known: in classic chess that is everything.
int points_ahead(const PlayerView& view) {
  int points = 0;
  for (int i = 0; i < square_count; ++i) {
    const auto& piece = view.board[static_cast<Square>(i)];
    if (!piece || !piece->type) continue;
    points += piece->side == view.viewer ? material_value(*piece->type) : -material_value(*piece->type);
  }
  return points;
}

}  // namespace

bool welcomes_split(const PlayerView& view, Equity equity) {
  return equity <= (drags_on(view) ? 0.5 + about_even : takes_half_up_to);
}

bool proposes_split(const PlayerView& view, Equity equity) {
  const int since = view.rights.half_move_clock - drags_after;
  return view.may_offer_split && view.phase != Phase::Respond && drags_on(view) && since % proposal_interval < 2 &&
         std::abs(equity - 0.5) <= about_even;
}

bool resigns(const PlayerView& view, Equity equity) {
  const bool classic = view.setup.hidden == 0 && view.setup.betting == BettingMode::None;
  return classic && equity <= hopeless && points_ahead(view) <= -a_queen;
}

Action stand_in_action(const PlayerView& view, const Decision& decision) {
  const bool resigning = view.setup.betting == BettingMode::None && std::holds_alternative<Fold>(decision.action);
  if (!resigning && !std::holds_alternative<OfferSplit>(decision.action)) return decision.action;
  const auto& looked_at = decision.reasons.moves;
  return MakeMove{looked_at.empty() ? view.moves.front() : looked_at.front().move};
}

}  // namespace raisechess::ai
