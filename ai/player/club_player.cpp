// SPDX-License-Identifier: GPL-3.0-or-later
#include "club_player.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "club_style.h"
#include "knowledge/secrecy.h"
#include "move_choice.h"
#include "question.h"
#include "range_search.h"

namespace raisechess::ai {
namespace {

/// Nodes that Club takes for a turn at most, whatever it is given.
constexpr std::uint64_t most_nodes = 100'000;

/// Half the pot is better than going on from here down.
constexpr Equity takes_half_up_to = 0.45;

LookLimits limits_of(const Budget& budget, const std::stop_token& stop) {
  LookLimits limits{std::min(budget.nodes.value_or(most_nodes), most_nodes), std::nullopt, stop};
  if (budget.time) limits.deadline = std::chrono::steady_clock::now() + *budget.time;
  return limits;
}

class ClubPlayer : public Player {
 public:
  void follow(const PlayerView& view) override {
    if (!belief_ || !belief_->continues(view)) begin(view);
    belief_->follow(view);
  }

  Decision choose(const PlayerView& view, Budget budget, std::uint64_t seed, std::stop_token stop) override {
    const LookLimits limits = limits_of(budget, stop);
    follow(view);
    const Outlook found = look(view, question_of(view, budget, seed), limits);
    return {action(view, found, seed), found.equity, found.nodes};
  }

 private:
  void begin(const PlayerView& view) {
    belief_.emplace(view);
    search_.emplace(chess::MoveRules{view.setup.promotion, view.setup.king_capture});
    seen_.reset();
  }

  Outlook look(const PlayerView& view, const Question& question, const LookLimits& limits) {
    if (seen_ && seen_->first == question) return seen_->second;
    const Outlook found = search_->look(*belief_, view, limits, question.seed);
    seen_.reset();
    if (found.complete) seen_.emplace(question, found);
    return found;
  }

  Action action(const PlayerView& view, const Outlook& found, std::uint64_t seed) const {
    if (view.split_offer) return found.equity <= takes_half_up_to ? Action{AgreeSplit{}} : Action{DeclineSplit{}};
    const auto luck = [&](Purpose purpose) {
      return RandomStream(seed, view.viewer, static_cast<int>(view.log.size()), purpose);
    };
    if (view.phase == Phase::Respond) return style_.answer(view, found.equity, luck(Purpose::Bluff));
    if (view.phase == Phase::Turn && (view.bet || view.raise)) {
      if (const auto bet = style_.open(view, found.equity, luck(Purpose::Bluff))) return *bet;
    }
    return MakeMove{move(found, luck(Purpose::EqualMoves))};
  }

  Move move(const Outlook& found, RandomStream luck) const {
    std::vector<Move> moves;
    for (const RankedMove& ranked : found.moves) moves.push_back(ranked.move);
    return chosen_move(found.moves, secrecy_of_moves(belief_->public_knowledge(), belief_->own(), moves), luck);
  }

  ClubStyle style_;
  std::optional<HandBelief> belief_;
  std::optional<RangeSearch> search_;
  std::optional<std::pair<Question, Outlook>> seen_;  ///< of the turn that was looked at last
};

}  // namespace

std::unique_ptr<Player> make_club_player() {
  return std::make_unique<ClubPlayer>();
}

}  // namespace raisechess::ai
