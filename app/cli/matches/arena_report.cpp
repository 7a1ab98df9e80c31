// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena_report.h"

#include <array>
#include <cmath>
#include <iomanip>
#include <sstream>

#include "record/json.h"
#include "record/names.h"

namespace raisechess::cli {
namespace {

using record::Json;

bool chipless(const arena::MatchTask& task) {
  return task.hand.betting == BettingMode::None;
}

double rounded(double value) {
  return record::rounded(value, 1e3);
}

Json budget_json(const ai::Budget& budget) {
  Json json = Json::object();
  if (budget.nodes) json["nodes"] = *budget.nodes;
  if (budget.time) json["ms"] = budget.time->count();
  return json;
}

Json times_json(const arena::ChoiceTimes& times) {
  return {{"mean", rounded(times.mean)}, {"p99", rounded(times.p99)}};
}

Json setup_json(const arena::MatchTask& task) {
  Json json{{"hidden", task.hand.hidden},
            {"showdown", task.hand.showdown},
            {"betting", record::name_in(record::betting_names, task.hand.betting)},
            {"classic_draws", task.hand.classic_draws},
            {"king_capture", task.hand.king_capture}};
  if (task.draw_arrays) {
    json["array"] = "drawn";
  } else {
    json["array"] = task.hand.array;
  }
  return json;
}

std::string interval_text(const arena::Interval& interval, const std::string& unit) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(1) << std::showpos << interval.mean << ' ' << unit
       << " (95 %: " << interval.low << " to " << interval.high << ')';
  return text.str();
}

std::string times_text(const arena::ChoiceTimes& times) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(1) << times.mean << " ms a choice (p99 " << times.p99 << ')';
  return text.str();
}

void write_counts(std::ostream& text, const std::map<std::string, int>& counts) {
  text << "ends:";
  for (const auto& [kind, count] : counts) text << ' ' << kind << ' ' << count;
  text << '\n';
}

void write_faults(std::ostream& text, const std::vector<std::string>& faults) {
  for (const std::string& fault : faults) text << "fault: " << fault << '\n';
}

/// A line of forty columns from 0 to 1: | where the outcome should be, * where it is.
std::string plotted(const arena::ReliabilityBin& bin) {
  constexpr std::size_t last = 40;
  const auto column = [](double value) { return static_cast<std::size_t>(std::lround(value * last)); };
  std::string line(last + 1, '.');
  line[column(bin.equity)] = '|';
  line[column(bin.outcome)] = '*';
  return line;
}

void write_reliability(std::ostream& text, const std::array<arena::ReliabilityBin, 10>& bins) {
  text << "estimates  equity  came true  0 to 1\n" << std::setprecision(3);
  for (const arena::ReliabilityBin& bin : bins) {
    if (bin.estimates == 0) continue;
    text << std::setw(9) << bin.estimates << std::setw(8) << bin.equity << std::setw(11) << bin.outcome << "  "
         << plotted(bin) << '\n';
  }
}

}  // namespace

Json match_terms_json(const arena::MatchTask& task, const std::string& version) {
  return {{"version", version},
          {"a", task.a},
          {"b", task.b},
          {"budgets", {budget_json(task.budgets.a), budget_json(task.budgets.b)}},
          {"seed", task.seed},
          {"cap", task.half_move_cap},
          {"setup", setup_json(task)}};
}

Json match_json(const arena::MatchTask& task, const arena::MatchReport& report) {
  const arena::Interval& bets = report.big_blinds_per_100;
  const arena::Interval& hands = report.hands_per_100;
  Json json{{"a", task.a}, {"b", task.b}, {"pairs", report.pairs}};
  json["pairs_asked"] = task.pairs;
  json["stopped_early"] = report.stopped_early;
  json["bb_per_100"] = rounded(bets.mean);
  json["low95"] = rounded(bets.low);
  json["high95"] = rounded(bets.high);
  json["hands_per_100"] = {
      {"mean", rounded(hands.mean)}, {"low95", rounded(hands.low)}, {"high95", rounded(hands.high)}};
  json["hands_won"] = {{"a", report.hands_won.a}, {"b", report.hands_won.b}, {"split", report.hands_split}};
  json["ends"] = report.ends;
  json["ended_before_the_first_move"] = report.hands_without_move;
  json["ms_per_choice"] = {{"a", times_json(report.choices.a)}, {"b", times_json(report.choices.b)}};
  json["budget"] = budget_json(task.budgets.a);
  if (task.budgets.b != task.budgets.a) json["budget_of_b"] = budget_json(task.budgets.b);
  json["seed"] = task.seed;
  if (task.stop_at) json["stop_at"] = *task.stop_at;
  json["setup"] = setup_json(task);
  json["faults"] = report.faults;
  return json;
}

std::string match_text(const arena::MatchTask& task, const arena::MatchReport& report) {
  std::ostringstream text;
  text << task.a << " against " << task.b << ", " << report.pairs << " mirrored pairs";
  if (report.stopped_early) text << " (stopped early; " << task.pairs << " were asked for)";
  text << ": ";
  text << (chipless(task) ? interval_text(report.hands_per_100, "hands in 100")
                          : interval_text(report.big_blinds_per_100, "bb/100"))
       << '\n';
  text << "hands won: " << task.a << ' ' << report.hands_won.a << ", " << task.b << ' ' << report.hands_won.b
       << ", split " << report.hands_split << '\n';
  write_counts(text, report.ends);
  text << "before the first move: " << report.hands_without_move << '\n';
  text << task.a << ": " << times_text(report.choices.a) << "; " << task.b << ": " << times_text(report.choices.b)
       << '\n';
  write_faults(text, report.faults);
  return text.str();
}

Json self_play_json(const arena::SelfPlayTask& task, const arena::SelfPlayReport& report) {
  Json json{
      {"player", task.player}, {"hands", report.hands}, {"choices", report.choices}, {"half_moves", report.half_moves}};
  json["ends"] = report.ends;
  json["budget"] = budget_json(task.budget);
  json["seed"] = task.seed;
  json["faults"] = report.faults;
  return json;
}

std::string self_play_text(const arena::SelfPlayTask& task, const arena::SelfPlayReport& report) {
  std::ostringstream text;
  text << task.player << " against itself: " << report.hands << " hands, " << report.choices << " choices, "
       << report.half_moves << " half-moves, " << report.faults.size() << " faults\n";
  write_counts(text, report.ends);
  write_faults(text, report.faults);
  return text.str();
}

std::string calibration_text(const arena::CalibrationTask& task, const std::vector<arena::Estimate>& estimates) {
  std::ostringstream text;
  text << task.player << " against itself: " << task.hands << " hands\n" << std::fixed;
  text << "half-moves  estimates  Brier  log-loss  calibration error  19 of 20 within  best stretch of the log odds\n";
  const auto parts = arena::calibration_of(estimates);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const arena::Calibration& part = parts[i];
    text << std::left << std::setw(12) << (i == 0 ? "all" : "from " + std::to_string(part.first_ply)) << std::right
         << std::setw(9) << part.estimates << std::setprecision(3) << std::setw(7) << part.brier << std::setw(10)
         << part.log_loss << std::setw(19) << part.error << std::setw(17) << part.margin << std::setprecision(2)
         << std::setw(30) << part.stretch << '\n';
  }
  write_reliability(text, arena::reliability_of(estimates));
  return text.str();
}

}  // namespace raisechess::cli
