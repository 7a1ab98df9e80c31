// SPDX-License-Identifier: GPL-3.0-or-later
#include "player/sampling_player.h"

#include <cmath>
#include <utility>

#include "belief/movement_belief.h"
#include "deal_search.h"
#include "player/bet_sizing.h"
#include "question.h"

namespace raisechess::ai {
namespace {

/// Half the pot is worth more than the hand only where it is well behind.
constexpr double split_is_welcome = 0.35;

class SamplingPlayer : public Player {
 public:
  SamplingPlayer(SamplingSettings settings, std::unique_ptr<const BettingStyle> style)
      : settings_(settings), style_(std::move(style)) {}

  void follow(const PlayerView& view) override {
    if (!belief_ || !belief_->continues(view)) begin(view);
    belief_->follow(view);
  }

  Decision choose(const PlayerView& view, Budget budget, std::uint64_t seed, std::stop_token stop) override {
    follow(view);
    const Assessment found = assess(view, budget, seed, stop);
    const RandomStream luck(seed, view.viewer, static_cast<int>(view.log.size()), Purpose::Bluff);
    return {action(view, found, luck), found.equity, found.nodes, reasons(view, found)};
  }

 private:
  void begin(const PlayerView& view) {
    belief_.emplace(view);
    search_.emplace(chess::MoveRules{view.setup.promotion, view.setup.king_capture}, settings_);
    assessed_.reset();
  }

  /// All decisions of one half-move rest on one assessment: bets change nothing on the board.
  Assessment assess(const PlayerView& view, const Budget& budget, std::uint64_t seed, const std::stop_token& stop) {
    const Question question = question_of(view, budget, seed);
    if (assessed_ && assessed_->first == question) return assessed_->second;
    const Assessment found = search_->assess(*belief_, view, budget, seed, stop);
    assessed_.reset();
    if (found.complete) assessed_.emplace(question, found);
    return found;
  }

  Action action(const PlayerView& view, const Assessment& found, RandomStream luck) const {
    if (view.split_offer) return found.equity <= split_is_welcome ? Action{AgreeSplit{}} : Action{DeclineSplit{}};
    if (view.phase == Phase::Respond) return style_->answer(view, found.equity, luck);
    if (raising_possible(view)) {
      if (const auto bet = style_->open(view, found.equity, luck)) return *bet;
    }
    return MakeMove{*found.move};
  }

  static DecisionReasons reasons(const PlayerView& view, const Assessment& found) {
    DecisionReasons reasons;
    if (found.deals > 0) reasons.equity_error = std::sqrt(found.equity * (1 - found.equity) / found.deals);
    if (view.to_call > 0) reasons.price = price_of_call(view);
    return reasons;
  }

  static bool raising_possible(const PlayerView& view) { return view.phase == Phase::Turn && (view.bet || view.raise); }

  SamplingSettings settings_;
  std::unique_ptr<const BettingStyle> style_;
  std::optional<MovementBelief> belief_;
  std::optional<DealSearch> search_;
  std::optional<std::pair<Question, Assessment>> assessed_;
};

}  // namespace

std::unique_ptr<Player> make_sampling_player(SamplingSettings settings, std::unique_ptr<const BettingStyle> style) {
  return std::make_unique<SamplingPlayer>(settings, std::move(style));
}

}  // namespace raisechess::ai
