// SPDX-License-Identifier: GPL-3.0-or-later
#include "range_player.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "knowledge/secrecy.h"
#include "move_choice.h"
#include "outlook_reasons.h"
#include "question.h"
#include "range_search.h"
#include "settling.h"
#include "solved_betting.h"
#include "sure_mate.h"

namespace raisechess::ai {
namespace {

/// When the parts of a choice end, in hundredths of the clock.
constexpr int look_ends = 60;
constexpr int matchups_end = 75;
constexpr int solving_ends = 95;

/// What a choice may cost, and when it began.
class Expenses {
 public:
  Expenses(const Budget& budget, const RangeSettings& settings, std::stop_token stop)
      : nodes_(std::min(budget.nodes.value_or(settings.nodes), settings.nodes)),
        time_(budget.time),
        breadth_(settings.breadth),
        stop_(std::move(stop)),
        start_(std::chrono::steady_clock::now()) {}

  /// `nodes` of hundred of the nodes, until `time` hundredths of the clock are over.
  LookLimits limits(std::uint64_t nodes, int time) const {
    LookLimits limits{nodes_ * nodes / 100, std::nullopt, stop_, breadth_};
    if (time_) limits.deadline = start_ + *time_ * time / 100;
    return limits;
  }

 private:
  std::uint64_t nodes_;
  std::optional<std::chrono::milliseconds> time_;
  std::size_t breadth_;
  std::stop_token stop_;
  std::chrono::steady_clock::time_point start_;
};

class RangePlayer : public Player {
 public:
  explicit RangePlayer(const RangeSettings& settings) : settings_(settings) {}

  void follow(const PlayerView& view) override {
    if (!belief_ || !belief_->continues(view)) begin(view);
    belief_->follow(view);
  }

  Decision choose(const PlayerView& view, Budget budget, std::uint64_t seed, std::stop_token stop) override {
    const Expenses expenses(budget, settings_, std::move(stop));
    follow(view);
    const Study study = study_of(view, question_of(view, budget, seed), expenses);
    const Outlook& outlook = study.outlook;
    Decision decision{{}, outlook.equity, outlook.nodes + (study.matchups ? study.matchups->nodes : 0), {}};
    decision.reasons = reasons_from(outlook, *belief_, view);
    if (may_bet(view)) {
      SolvedTurn solved = solved_turn(view, *study.matchups, BetMenu{}, expenses.limits(0, solving_ends));
      decision.reasons.bets = std::move(solved.strategy);
      decision.reasons.exploitability = solved.exploitability;
    }
    decision.action = action(view, outlook, decision.reasons.bets, seed);
    return decision;
  }

 private:
  /// What is known of a turn.
  struct Study {
    Outlook outlook;
    std::optional<Matchups> matchups;  ///< if there may be betting
  };

  void begin(const PlayerView& view) {
    belief_.emplace(view);
    searcher_.emplace(chess::MoveRules{view.setup.promotion, view.setup.king_capture}, table_bytes);
    studied_.reset();
  }

  /// All decisions of one half-move rest on one study.
  Study study_of(const PlayerView& view, const Question& question, const Expenses& expenses) {
    if (studied_ && studied_->first == question) return studied_->second;
    studied_.reset();
    Study study = view.setup.betting == BettingMode::None ? study_of_moves(view, question.seed, expenses)
                                                          : study_with_chips(view, question.seed, expenses);
    if (study.outlook.complete) studied_.emplace(question, study);
    return study;
  }

  Study study_of_moves(const PlayerView& view, std::uint64_t seed, const Expenses& expenses) {
    return {look_at_range(*searcher_, *belief_, view, expenses.limits(100, solving_ends), seed), std::nullopt};
  }

  Study study_with_chips(const PlayerView& view, std::uint64_t seed, const Expenses& expenses) {
    Study study{look_at_range(*searcher_, *belief_, view, expenses.limits(75, look_ends), seed), std::nullopt};
    study.matchups =
        search_matchups(*searcher_, *belief_, view, study.outlook, expenses.limits(25, matchups_end), seed);
    return study;
  }

  static bool may_bet(const PlayerView& view) {
    return !view.split_offer && (view.phase == Phase::Respond || view.bet || view.raise);
  }

  Action action(const PlayerView& view, const Outlook& outlook, const std::vector<ActionShare>& bets,
                std::uint64_t seed) const {
    if (view.split_offer) return welcomes_split(view, outlook.equity) ? Action{AgreeSplit{}} : Action{DeclineSplit{}};
    if (resigns(view, outlook.equity)) return Fold{};
    if (proposes_split(view, outlook.equity)) return OfferSplit{};
    const auto luck = [&](Purpose purpose) {
      return RandomStream(seed, view.viewer, static_cast<int>(view.log.size()), purpose);
    };
    const Action bet = bets.empty() ? Action{MakeMove{}} : drawn_action(bets, luck(Purpose::Bluff));
    if (!std::holds_alternative<MakeMove>(bet)) return bet;
    if (const auto mate = sure_mate(*belief_, view)) return MakeMove{*mate};
    return MakeMove{move(outlook, luck(Purpose::EqualMoves))};
  }

  Move move(const Outlook& found, RandomStream luck) const {
    std::vector<Move> moves;
    for (const RankedMove& ranked : found.moves) moves.push_back(ranked.move);
    return chosen_move(found.moves, secrecy_of_moves(belief_->public_knowledge(), belief_->own(), moves), luck);
  }

  static constexpr std::size_t table_bytes = 4 << 20;

  RangeSettings settings_;
  std::optional<HandBelief> belief_;
  std::optional<Searcher> searcher_;
  std::optional<std::pair<Question, Study>> studied_;  ///< the turn that was looked at last
};

}  // namespace

std::unique_ptr<Player> make_range_player(const RangeSettings& settings) {
  return std::make_unique<RangePlayer>(settings);
}

}  // namespace raisechess::ai
