// SPDX-License-Identifier: GPL-3.0-or-later
#include "player/adviser.h"

#include <algorithm>
#include <array>
#include <utility>

#include "advising.h"
#include "equity/hand_horizon.h"
#include "knowledge/secrecy.h"
#include "knowledge/supposition.h"
#include "move_choice.h"
#include "question.h"
#include "range_search.h"

namespace raisechess::ai {
namespace {

constexpr std::uint64_t nodes_for_move = 100'000;

/// By tens of half-moves left, the last ten before the showdown first.
constexpr std::array<double, 6> margins{0.085, 0.132, 0.091, 0.046, 0.050, 0.075};

}  // namespace

double margin_of_chance(std::optional<int> half_moves_left) {
  if (!half_moves_left) return margins.back();
  const int stage = std::max(0, *half_moves_left - 1) / 10;
  return margins[std::min(margins.size() - 1, static_cast<std::size_t>(stage))];
}

class Adviser::Private {
 public:
  std::optional<Supposition> suppose(const PlayerView& view, const Pins& pins) {
    follow(view);
    return knowledge::suppose(belief_->private_knowledge(), pins);
  }

  std::optional<Advice> advise(const PlayerView& view, const Pins& pins, Effort effort, const std::stop_token& stop) {
    follow(view);
    const std::uint64_t nodes = effort == Effort::Chance ? nodes_for_chance : nodes_for_move;
    const auto question = std::pair(question_of(view, {nodes, std::nullopt}, adviser_seed), pins);
    if (advised_ && advised_->first == question) return advised_->second;
    knowledge::DealSet range =
        knowledge::agreeing_with(belief_->opponent_deals(), belief_->board(), other(view.viewer), pins);
    if (range.empty()) return std::nullopt;
    const LookLimits limits{nodes, std::nullopt, stop};
    const Outlook outlook = look_at_deals(*searcher_, *belief_, view, std::move(range), limits, adviser_seed);
    Advice advice;
    advice.chance = {outlook.equity, margin_of_chance(horizon_of(view))};
    advice.complete = outlook.complete;
    if (!outlook.moves.empty()) take_move(view, outlook, advice);
    advised_.reset();
    if (advice.complete) advised_.emplace(question, advice);
    return advice;
  }

 private:
  void follow(const PlayerView& view) {
    if (!belief_ || !belief_->continues(view)) {
      belief_.emplace(view);
      searcher_.emplace(chess::MoveRules{view.setup.promotion, view.setup.king_capture}, adviser_table_bytes);
      advised_.reset();
    }
    belief_->follow(view);
  }

  void take_move(const PlayerView& view, const Outlook& outlook, Advice& advice) const {
    advice.move = move(view, outlook);
    for (const auto& [move, equity] : outlook.moves) {
      const double chance = std::clamp(equity, 0.0, 1.0);
      if (move == advice.move) advice.move_chance = chance;
      if (move != advice.move && !advice.next) advice.next = RatedMove{move, chance};
    }
  }

  Move move(const PlayerView& view, const Outlook& outlook) const {
    std::vector<Move> moves;
    for (const RankedMove& ranked : outlook.moves) moves.push_back(ranked.move);
    const SecrecyTable secrets = knowledge::secrecy_of_moves(belief_->public_knowledge(), belief_->own(), moves);
    return chosen_move(outlook.moves, secrets, {adviser_seed, view.viewer, view.ply, Purpose::EqualMoves});
  }

  std::optional<HandBelief> belief_;
  std::optional<Searcher> searcher_;
  std::optional<std::pair<std::pair<Question, Pins>, Advice>> advised_;  ///< what was asked last
};

Adviser::Adviser() : d_(std::make_unique<Private>()) {}
Adviser::~Adviser() = default;

std::optional<Supposition> Adviser::suppose(const PlayerView& view, const Pins& pins) {
  return d_->suppose(view, pins);
}

std::optional<Advice> Adviser::advise(const PlayerView& view, const Pins& pins, Effort effort,
                                      const std::stop_token& stop) {
  return d_->advise(view, pins, effort, stop);
}

}  // namespace raisechess::ai
