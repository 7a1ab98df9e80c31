// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/calibration.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>

#include "arena/contestant.h"
#include "arena/dealing.h"
#include "arena/hand_runner.h"
#include "arena/parallel.h"

namespace raisechess::arena {
namespace {

constexpr int stretch_length = 10;
constexpr int half_move_cap = 600;
constexpr std::size_t most_groups = 20;

/// Writes down the equities of a player.
class Listener : public ai::Player {
 public:
  explicit Listener(const std::string& name) : player_(make_contestant(name)) {}

  void follow(const PlayerView& view) override { player_->follow(view); }
  ai::Decision choose(const PlayerView& view, ai::Budget budget, std::uint64_t seed, std::stop_token stop) override {
    const ai::Decision decision = player_->choose(view, budget, seed, std::move(stop));
    heard_.push_back({view.ply, decision.equity, 0.5});
    return decision;
  }

  std::vector<Estimate> heard(double outcome) {
    for (Estimate& estimate : heard_) estimate.outcome = outcome;
    return heard_;
  }

 private:
  std::unique_ptr<ai::Player> player_;
  std::vector<Estimate> heard_;
};

std::vector<Estimate> estimates_of_hand(const CalibrationTask& task, int number) {
  HandTask hand{task.hand, {}, player_seeds(task.seed, number), {task.budget, task.budget}, half_move_cap};
  hand.setup.betting = BettingMode::None;
  hand.deals = draw_deals(task.seed, number, hand.setup.hidden, hand.setup.array);
  Listener white(task.player);
  Listener black(task.player);
  const HandReport report = play_hand(hand, {&white, &black});
  if (!report.result) return {};
  const auto& winner = report.result->winner;
  const double for_white = winner ? (*winner == Side::White ? 1 : 0) : 0.5;
  std::vector<Estimate> estimates = white.heard(for_white);
  const std::vector<Estimate> blacks = black.heard(1 - for_white);
  estimates.insert(estimates.end(), blacks.begin(), blacks.end());
  return estimates;
}

/// Equity with its log odds multiplied; never quite 0 or 1.
double stretched(double equity, double by) {
  const double inside = std::clamp(equity, 0.003, 0.997);
  return 1 / (1 + std::pow((1 - inside) / inside, by));
}

double log_loss(const std::vector<Estimate>& estimates, double stretch) {
  double loss = 0;
  for (const Estimate& estimate : estimates) {
    const double equity = stretched(estimate.equity, stretch);
    loss -= estimate.outcome * std::log(equity) + (1 - estimate.outcome) * std::log(1 - equity);
  }
  return loss;
}

double best_stretch(const std::vector<Estimate>& estimates) {
  double best = 1;
  for (int hundredths = 20; hundredths <= 300; hundredths += 5) {
    if (log_loss(estimates, hundredths / 100.0) < log_loss(estimates, best)) best = hundredths / 100.0;
  }
  return best;
}

/// By how much the bins are off, weighted by their estimates.
double calibration_error(const std::vector<Estimate>& estimates) {
  double sum = 0;
  for (const ReliabilityBin& bin : reliability_of(estimates)) {
    sum += std::abs(bin.equity - bin.outcome) * bin.estimates;
  }
  return sum / static_cast<double>(estimates.size());
}

/// How far the estimates of a group are off on average, for each of twenty groups; fewer where there are few estimates.
std::vector<double> errors_of_groups(std::vector<Estimate> estimates) {
  std::ranges::sort(estimates, {}, &Estimate::equity);
  const std::size_t groups = std::min(most_groups, estimates.size());
  std::vector<double> errors;
  for (std::size_t group = 0; group < groups; ++group) {
    const std::size_t first = group * estimates.size() / groups;
    const std::size_t end = (group + 1) * estimates.size() / groups;
    double off = 0;
    for (std::size_t i = first; i < end; ++i) off += estimates[i].equity - estimates[i].outcome;
    errors.push_back(std::abs(off) / static_cast<double>(end - first));
  }
  return errors;
}

double calibration_margin(const std::vector<Estimate>& estimates) {
  std::vector<double> errors = errors_of_groups(estimates);
  std::ranges::sort(errors);
  return errors[(errors.size() * 19 + 19) / 20 - 1];
}

Calibration calibration(int first_ply, const std::vector<Estimate>& estimates) {
  double squares = 0;
  for (const Estimate& estimate : estimates) squares += std::pow(estimate.equity - estimate.outcome, 2);
  const auto count = static_cast<double>(estimates.size());
  return {first_ply,
          static_cast<int>(estimates.size()),
          squares / count,
          log_loss(estimates, 1) / count,
          calibration_error(estimates),
          calibration_margin(estimates),
          best_stretch(estimates)};
}

}  // namespace

std::array<ReliabilityBin, 10> reliability_of(const std::vector<Estimate>& estimates) {
  std::array<ReliabilityBin, 10> bins{};
  for (const Estimate& estimate : estimates) {
    ReliabilityBin& bin = bins[std::min<std::size_t>(9, static_cast<std::size_t>(estimate.equity * 10))];
    ++bin.estimates;
    bin.equity += estimate.equity;
    bin.outcome += estimate.outcome;
  }
  for (ReliabilityBin& bin : bins) {
    if (bin.estimates == 0) continue;
    bin.equity /= bin.estimates;
    bin.outcome /= bin.estimates;
  }
  return bins;
}

std::vector<Calibration> calibration_of(const std::vector<Estimate>& estimates) {
  std::vector<Calibration> result;
  if (estimates.empty()) return result;
  result.push_back(calibration(0, estimates));
  const int last = std::ranges::max_element(estimates, {}, &Estimate::ply)->ply;
  for (int first = 0; first <= last; first += stretch_length) {
    std::vector<Estimate> part;
    std::ranges::copy_if(estimates, std::back_inserter(part), [&](const Estimate& estimate) {
      return estimate.ply >= first && estimate.ply < first + stretch_length;
    });
    if (!part.empty()) result.push_back(calibration(first, part));
  }
  return result;
}

std::vector<Estimate> run_calibration(const CalibrationTask& task, const std::function<void(int)>& progress) {
  std::vector<std::vector<Estimate>> of_hands(static_cast<std::size_t>(task.hands));
  std::atomic<int> done{0};
  for_each_number(task.hands, task.jobs, [&](int number) {
    of_hands[static_cast<std::size_t>(number)] = estimates_of_hand(task, number);
    const int finished = ++done;
    if (progress) progress(finished);
  });
  std::vector<Estimate> estimates;
  for (const auto& of_hand : of_hands) estimates.insert(estimates.end(), of_hand.begin(), of_hand.end());
  return estimates;
}

}  // namespace raisechess::arena
