// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot_lines.h"

#include <algorithm>
#include <optional>

#include "english/english_words.h"
#include "record/answer.h"
#include "record/request.h"
#include "view/overloaded.h"

namespace raisechess::cli {
namespace {

using record::Json;

constexpr std::size_t shown_of_answer = 60;

std::string quoted(const std::string& line) {
  const bool cut = line.size() > shown_of_answer;
  return '"' + harmless(line.substr(0, shown_of_answer)) + (cut ? "…" : "") + '"';
}

/// Reads it as the table protocol's "act".
tl::expected<record::ActRequest, std::string> act_of(const std::string& line) {
  Json json = Json::parse(line, nullptr, false);
  if (!json.is_object() || !json.contains("do"))
    return tl::unexpected("answered " + quoted(line) + R"(, where an action such as {"do":"call"} is expected)");
  json["cmd"] = "act";
  const auto request = record::parse_request(json.dump(-1, ' ', false, Json::error_handler_t::replace));
  if (!request) return tl::unexpected("answered " + quoted(line) + ": " + request.error());
  return std::get<record::ActRequest>(*request);
}

bool in_bounds(const std::optional<BetBounds>& bounds, Chips to) {
  return bounds && to >= bounds->min && to <= bounds->max;
}

std::optional<Action> legal_action(const record::ActRequest& request, const PlayerView& view) {
  const bool responds = view.phase == Phase::Respond;
  const auto if_legal = [](bool legal, const Action& action) { return legal ? std::optional(action) : std::nullopt; };
  return std::visit(Overloaded{[&](const Fold& fold) { return if_legal(true, fold); },
                               [&](const Call& call) { return if_legal(responds, call); },
                               [&](const Bet& bet) { return if_legal(in_bounds(view.bet, bet.to), bet); },
                               [&](const Raise& raise) { return if_legal(in_bounds(view.raise, raise.to), raise); },
                               [&](const AgreeSplit& agree) { return if_legal(view.split_offer.has_value(), agree); },
                               [&](const record::MoveText& move) -> std::optional<Action> {
                                 const auto found =
                                     responds ? std::nullopt : find_long_algebraic(view.moves, move.text);
                                 if (!found) return std::nullopt;
                                 return MakeMove{*found};
                               }},
                    request.act);
}

}  // namespace

std::string choose_line(const PlayerView& view, const ai::Budget& budget, std::uint64_t seed) {
  Json json{{"ask", "action"}, {"view", record::view_json(view)}, {"legal", record::legal_json(view)}};
  if (budget.nodes) json["nodes"] = *budget.nodes;
  if (budget.time) json["ms"] = budget.time->count();
  json["seed"] = seed;
  return json.dump();
}

std::string result_line(const PlayerView& view) {
  return Json{{"tell", "result"}, {"view", record::view_json(view)}}.dump();
}

tl::expected<Action, std::string> action_of_answer(const std::string& line, const PlayerView& view) {
  const auto request = act_of(line);
  if (!request) return tl::unexpected(request.error());
  const auto action = legal_action(*request, view);
  if (!action) return tl::unexpected("answered " + quoted(line) + R"(, which is not among the "legal" actions it got)");
  return *action;
}

}  // namespace raisechess::cli
