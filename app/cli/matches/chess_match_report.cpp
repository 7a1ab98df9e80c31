// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess_match_report.h"

#include <iomanip>
#include <sstream>

#include "record/json.h"

namespace raisechess::cli {
namespace {

using record::Json;

Json limits_json(const ChessMatchOptions& options) {
  const arena::ChessLimits& limits = options.task.game.limits;
  Json json = Json::object();
  if (limits.nodes) json["nodes"] = *limits.nodes;
  if (limits.move_time) json["ms"] = limits.move_time->count();
  if (options.task.game.clocks) json["tc"] = options.time_control;
  return json;
}

Json interval_json(const arena::Interval& interval, double digits) {
  return {{"mean", record::rounded(interval.mean, digits)},
          {"low95", record::rounded(interval.low, digits)},
          {"high95", record::rounded(interval.high, digits)}};
}

}  // namespace

Json chess_terms_json(const ChessMatchOptions& options, const std::string& version) {
  return {{"version", version},
          {"rules", "classic"},
          {"a", options.names.a},
          {"b", options.names.b},
          {"options", {options.engine_options.a, options.engine_options.b}},
          {"limits", limits_json(options)},
          {"openings", options.openings_file},
          {"chess960", options.task.game.chess960},
          {"adjudicate", options.adjudicate},
          {"cap", options.task.game.half_move_cap},
          {"seed", options.task.seed}};
}

Json chess_match_json(const ChessMatchOptions& options, const arena::ChessMatchReport& report) {
  Json json{{"a", options.names.a}, {"b", options.names.b}, {"rules", "classic"}, {"pairs", report.pairs}};
  json["options"] = {{"a", options.engine_options.a}, {"b", options.engine_options.b}};
  json["games"] = {{"won", report.won}, {"drawn", report.drawn}, {"lost", report.lost}};
  json["score"] = interval_json(report.score, 1e4);
  json["elo"] = interval_json(report.elo, 10);
  json["ends"] = report.ends;
  json["limits"] = limits_json(options);
  json["openings"] = options.openings_file.empty() ? "drawn" : options.openings_file;
  json["chess960"] = options.task.game.chess960;
  json["adjudicate"] = options.adjudicate;
  json["seed"] = options.task.seed;
  json["faults"] = report.faults;
  return json;
}

std::string chess_match_text(const ChessMatchOptions& options, const arena::ChessMatchReport& report) {
  std::ostringstream text;
  text << options.names.a << " against " << options.names.b << ", " << 2 * report.pairs << " games: " << report.won
       << " won, " << report.drawn << " drawn, " << report.lost << " lost\n";
  text << std::fixed << std::setprecision(1) << 100 * report.score.mean << " % of the points; Elo " << std::showpos
       << report.elo.mean << " (95 %: " << report.elo.low << " to " << report.elo.high << ")\n"
       << std::noshowpos << "ends:";
  for (const auto& [kind, count] : report.ends) text << ' ' << kind << ' ' << count;
  text << '\n';
  for (const std::string& fault : report.faults) text << "fault: " << fault << '\n';
  return text.str();
}

}  // namespace raisechess::cli
