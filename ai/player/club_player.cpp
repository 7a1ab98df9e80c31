// SPDX-License-Identifier: GPL-3.0-or-later
#include "club_player.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "knowledge/secrecy.h"
#include "move_choice.h"
#include "question.h"
#include "range_search.h"
#include "solved_betting.h"

namespace raisechess::ai {
namespace {

/// Nodes that Club takes for a turn at most, whatever it is given.
constexpr std::uint64_t most_nodes = 100'000;

/// Half the pot is better than going on from here down.
constexpr Equity takes_half_up_to = 0.45;

/// When the parts of a choice end, in hundredths of the clock.
constexpr int look_ends = 60;
constexpr int matchups_end = 75;
constexpr int solving_ends = 95;

/// What a choice may cost, and when it began.
class Expenses {
 public:
  Expenses(const Budget& budget, std::stop_token stop)
      : budget_(budget), stop_(std::move(stop)), start_(std::chrono::steady_clock::now()) {}

  /// `nodes` of hundred of the nodes, until `time` hundredths of the clock are over.
  LookLimits limits(std::uint64_t nodes, int time) const {
    LookLimits limits{std::min(budget_.nodes.value_or(most_nodes), most_nodes) * nodes / 100, std::nullopt, stop_};
    if (budget_.time) limits.deadline = start_ + *budget_.time * time / 100;
    return limits;
  }

 private:
  Budget budget_;
  std::stop_token stop_;
  std::chrono::steady_clock::time_point start_;
};

class ClubPlayer : public Player {
 public:
  void follow(const PlayerView& view) override {
    if (!belief_ || !belief_->continues(view)) begin(view);
    belief_->follow(view);
  }

  Decision choose(const PlayerView& view, Budget budget, std::uint64_t seed, std::stop_token stop) override {
    const Expenses expenses(budget, std::move(stop));
    follow(view);
    Study study = study_of(view, question_of(view, budget, seed), expenses);
    const Action action = this->action(view, study, seed, expenses);
    return {action, study.outlook.equity, study.outlook.nodes + (study.matchups ? study.matchups->nodes : 0)};
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

  Action action(const PlayerView& view, const Study& study, std::uint64_t seed, const Expenses& expenses) const {
    const Equity equity = study.outlook.equity;
    if (view.split_offer) return equity <= takes_half_up_to ? Action{AgreeSplit{}} : Action{DeclineSplit{}};
    const auto luck = [&](Purpose purpose) {
      return RandomStream(seed, view.viewer, static_cast<int>(view.log.size()), purpose);
    };
    if (view.phase == Phase::Respond || view.bet || view.raise) {
      const Action bet = solved_bet(view, *study.matchups, luck(Purpose::Bluff), expenses.limits(0, solving_ends));
      if (!std::holds_alternative<MakeMove>(bet)) return bet;
    }
    return MakeMove{move(study.outlook, luck(Purpose::EqualMoves))};
  }

  Move move(const Outlook& found, RandomStream luck) const {
    std::vector<Move> moves;
    for (const RankedMove& ranked : found.moves) moves.push_back(ranked.move);
    return chosen_move(found.moves, secrecy_of_moves(belief_->public_knowledge(), belief_->own(), moves), luck);
  }

  static constexpr std::size_t table_bytes = 4 << 20;

  std::optional<HandBelief> belief_;
  std::optional<Searcher> searcher_;
  std::optional<std::pair<Question, Study>> studied_;  ///< the turn that was looked at last
};

}  // namespace

std::unique_ptr<Player> make_club_player() {
  return std::make_unique<ClubPlayer>();
}

}  // namespace raisechess::ai
