// SPDX-License-Identifier: GPL-3.0-or-later
#include "player/reviewer.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

#include "player/decisions.h"
#include "turn_study.h"
#include "view/move_text.h"

namespace raisechess::ai {
namespace {

/// A secret that is worth a line of its own, in bits.
constexpr double telling = 0.1;

/// A silent move is as good as another if its chance is less by no more than that.
constexpr Equity as_good = 0.02;

/// Whatever the chances are, less is not worth a line, in chips.
constexpr double least_chips = 0.5;

WordedAction worded(const PlayerView& view, const Action& action) {
  const MakeMove* made = std::get_if<MakeMove>(&action);
  return {action, made != nullptr ? move_text(view, made->move) : std::string()};
}

/// The chips that a player with the greater chance would win: those in the middle once the other side has called.
double at_stake(const PlayerView& view, const Action& action) {
  const double pot = view.pot;
  if (std::holds_alternative<Fold>(action)) return 0;
  if (std::holds_alternative<Call>(action)) return pot + view.to_call;
  const auto level = [&](Chips to) { return pot + 2.0 * to - view.committed.white - view.committed.black; };
  if (const Bet* bet = std::get_if<Bet>(&action)) return level(bet->to);
  if (const Raise* raise = std::get_if<Raise>(&action)) return level(raise->to);
  return pot;
}

bool same_kind(const Action& value, const Action& taken) {
  const bool both_move = std::holds_alternative<MakeMove>(value) && std::holds_alternative<MakeMove>(taken);
  return both_move || value == taken;
}

bool is_about_split(const Action& action) {
  return std::holds_alternative<OfferSplit>(action) || std::holds_alternative<AgreeSplit>(action) ||
         std::holds_alternative<DeclineSplit>(action);
}

class Review {
 public:
  Review(const PlayerView& ended, std::stop_token stop) : study_(ended, std::move(stop)) {
    review_.viewer = ended.viewer;
  }

  void judge(const TakenDecision& decision) {
    view_ = &decision.before;
    taken_ = &decision.taken;
    if (view_->to_act != view_->viewer) return;
    study_.follow(*view_);
    note_turn();
    judge_bet();
    if (const MakeMove* made = std::get_if<MakeMove>(taken_)) judge_move(made->move);
    if (std::holds_alternative<Fold>(*taken_)) judge_giving_up();
    if (is_about_split(*taken_)) judge_split();
  }

  HandReview finished() && {
    for (const Finding& finding : review_.findings) {
      if (finding.kind == LossKind::OfChips) review_.chips_lost += finding.lost;
    }
    return std::move(review_);
  }

 private:
  void note_turn() {
    if (!review_.turns.empty() && review_.turns.back().ply == view_->ply) return;
    review_.turns.push_back({view_->ply, {study_.outlook().equity, study_.margin()}});
  }

  Finding finding(LossKind kind, double lost) const {
    Finding found;
    found.kind = kind;
    found.ply = view_->ply;
    found.taken = worded(*view_, *taken_);
    found.lost = lost;
    found.pot = view_->pot;
    found.to_call = view_->to_call;
    return found;
  }

  void judge_move(Move played) {
    const Move best = study_.best_move();
    const Equity chance = study_.chance_with(played);
    const Equity of_best = best == played ? chance : study_.chance_with(best);
    if (of_best - chance > study_.margin()) {
      Finding found = finding(LossKind::OfChance, of_best - chance);
      found.instead = worded(*view_, MakeMove{best});
      found.chance = chance;
      found.instead_chance = of_best;
      review_.findings.push_back(found);
    }
    judge_secret(played, chance);
  }

  void judge_secret(Move played, Equity chance) {
    const SecrecyTable& secrets = study_.secrets();
    const auto mark = std::ranges::find(secrets.marks, played, &SecrecyMark::move);
    const int after = mark == secrets.marks.end() ? secrets.before : mark->after;
    const double bits = std::log2(static_cast<double>(secrets.before) / after);
    review_.bits_lost += bits;
    if (bits < telling) return;
    Finding found = finding(LossKind::OfSecret, bits);
    found.chance = chance;
    found.deals_before = secrets.before;
    found.deals_after = after;
    add_silent_move(found);
    review_.findings.push_back(found);
  }

  void add_silent_move(Finding& found) {
    const SecrecyTable& secrets = study_.secrets();
    std::vector<Move> silent;
    std::ranges::copy_if(view_->moves, std::back_inserter(silent), [&](Move move) {
      const auto mark = std::ranges::find(secrets.marks, move, &SecrecyMark::move);
      return mark == secrets.marks.end() || mark->after == secrets.before;
    });
    if (silent.empty()) return;
    const Move best = study_.outlook_of(silent).moves.front().move;
    const Equity of_best = study_.chance_with(best);
    if (of_best < found.chance - as_good) return;
    found.instead = worded(*view_, MakeMove{best});
    found.instead_chance = of_best;
  }

  bool may_bet() const { return view_->phase == Phase::Respond || view_->bet || view_->raise; }

  void judge_bet() {
    const bool gives_up = std::holds_alternative<Fold>(*taken_) && view_->phase != Phase::Respond;
    if (view_->setup.betting == BettingMode::None || is_about_split(*taken_) || !may_bet() || gives_up) return;
    const std::vector<ActionValue> values = study_.bets(*view_, *taken_);
    const auto best = std::ranges::max_element(values, {}, &ActionValue::chips);
    const auto taken =
        std::ranges::find_if(values, [&](const ActionValue& value) { return same_kind(value.action, *taken_); });
    if (taken == values.end() || best == taken) return;
    const double explained =
        study_.margin() * std::abs(at_stake(*view_, best->action) - at_stake(*view_, taken->action));
    const double lost = best->chips - taken->chips;
    if (lost <= std::max(explained, least_chips)) return;
    Finding found = finding(LossKind::OfChips, lost);
    found.taken = {std::holds_alternative<MakeMove>(*taken_) ? Action{MakeMove{}} : *taken_};
    found.instead = WordedAction{best->action};
    found.chance = found.instead_chance = study_.outlook().equity;
    review_.findings.push_back(found);
  }

  /// To fold where nothing is to be paid: it costs the share of the pot, or without chips of the hand.
  void judge_giving_up() {
    if (view_->phase == Phase::Respond) return;
    const Equity chance = study_.outlook().equity;
    if (chance <= study_.margin()) return;
    const bool with_chips = view_->setup.betting != BettingMode::None;
    Finding found =
        finding(with_chips ? LossKind::OfChips : LossKind::OfChance, with_chips ? chance * view_->pot : chance);
    found.instead_chance = chance;
    review_.findings.push_back(found);
  }

  /// To split is worth half of the pot, or of the hand; to play on, the chance to win it. What later bets might add to
  /// either is left out.
  void judge_split() {
    const Equity chance = study_.outlook().equity;
    const bool declined = std::holds_alternative<DeclineSplit>(*taken_);
    const Equity lost = declined ? 0.5 - chance : chance - 0.5;
    if (lost <= study_.margin()) return;
    const bool with_chips = view_->setup.betting != BettingMode::None;
    Finding found = finding(with_chips ? LossKind::OfChips : LossKind::OfChance, with_chips ? lost * view_->pot : lost);
    if (with_chips && found.lost <= least_chips) return;
    if (declined) found.instead = WordedAction{AgreeSplit{}};
    if (std::holds_alternative<AgreeSplit>(*taken_)) found.instead = WordedAction{DeclineSplit{}};
    found.chance = declined ? chance : 0.5;
    found.instead_chance = declined ? 0.5 : chance;
    review_.findings.push_back(found);
  }

  TurnStudy study_;
  HandReview review_;
  const PlayerView* view_ = nullptr;  ///< of the decision that is judged
  const Action* taken_ = nullptr;
};

}  // namespace

std::optional<HandReview> review_of(const PlayerView& ended, const ReviewProgress& progress,
                                    const std::stop_token& stop) {
  const std::vector<TakenDecision> decisions = decisions_of(ended);
  if (decisions.empty()) return HandReview{ended.viewer, {}, {}};
  Review review(decisions.front().before, stop);
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    if (stop.stop_requested()) return std::nullopt;
    progress(static_cast<int>(i), static_cast<int>(decisions.size()));
    review.judge(decisions[i]);
  }
  if (stop.stop_requested()) return std::nullopt;
  return std::move(review).finished();
}

}  // namespace raisechess::ai
