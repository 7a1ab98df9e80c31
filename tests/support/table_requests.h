// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "record/json.h"
#include "record/names.h"
#include "view/action.h"
#include "view/setup.h"

namespace raisechess::test {

using record::Json;

inline Json deal_request(const Deal& deal) {
  Json json = Json::object();
  for (const DealtPiece& piece : deal) json[name(piece.origin)] = std::string(1, letter(piece.type));
  return json;
}

/// The "new" that begins a hand of this set-up.
inline Json new_request(const HandSetup& setup, const PerSide<Deal>& deals) {
  Json request{{"cmd", "new"},
               {"hidden", setup.hidden},
               {"array", setup.array},
               {"showdown", setup.showdown},
               {"betting", name_in(record::betting_names, setup.betting)},
               {"classic_draws", setup.classic_draws},
               {"promotion", name_in(record::promotion_names, setup.promotion)},
               {"king_capture", setup.king_capture},
               {"stacks", {{"white", setup.stacks.white}, {"black", setup.stacks.black}}},
               {"blinds", {{"big", setup.blinds.big}, {"small", setup.blinds.small}}},
               {"deal", {{"white", deal_request(deals.white)}, {"black", deal_request(deals.black)}}}};
  if (!setup.start_fen.empty()) request["fen"] = setup.start_fen;
  return request;
}

/// The "act" that does the same at the table.
inline Json act_request(const Action& action) {
  Json request{{"cmd", "act"}};
  if (std::holds_alternative<Fold>(action)) request["do"] = "fold";
  if (std::holds_alternative<Call>(action)) request["do"] = "call";
  if (std::holds_alternative<AgreeSplit>(action)) request["do"] = "agree_split";
  if (const auto* bet = std::get_if<Bet>(&action)) request.update({{"do", "bet"}, {"to", bet->to}});
  if (const auto* raise = std::get_if<Raise>(&action)) request.update({{"do", "raise"}, {"to", raise->to}});
  if (const auto* made = std::get_if<MakeMove>(&action)) {
    request.update({{"do", "move"}, {"move", long_algebraic(made->move)}});
  }
  return request;
}

}  // namespace raisechess::test
