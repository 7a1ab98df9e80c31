// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_ai.h"

#include <chrono>
#include <cstdint>

#include "player/player.h"
#include "record/answer.h"
#include "record/listed.h"

namespace raisechess::cli {
namespace {

using record::Json;

std::string listed_levels() {
  std::vector<std::string_view> names;
  for (ai::Level level : ai::levels()) names.push_back(ai::name(level));
  return record::quoted_choice(names);
}

ai::Budget budget_of(const record::AiRequest& request) {
  ai::Budget budget;
  budget.nodes = request.nodes;
  if (request.milliseconds) budget.time = std::chrono::milliseconds(*request.milliseconds);
  return budget;
}

}  // namespace

tl::expected<Json, std::string> choice_of_computer(PlayerView view, const record::AiRequest& request) {
  const auto level = ai::level_from_name(request.level);
  if (!level) return tl::unexpected("There is no such level; \"level\" must be " + listed_levels() + ".");
  view.may_offer_split = false;  // at the table a split needs no offer
  const auto start = std::chrono::steady_clock::now();
  const auto decision = ai::make_player(*level)->choose(view, budget_of(request), request.seed, {});
  const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
  Json fields = record::action_json(decision.action);
  fields["equity"] = record::rounded(decision.equity, 1e5);
  fields["nodes"] = decision.nodes;
  fields["ms"] = record::rounded(taken.count(), 1e3);
  return fields;
}

}  // namespace raisechess::cli
