// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "random_hand.h"
#include "record/json.h"
#include "record/names.h"
#include "table.h"

namespace raisechess::test {

using record::Json;

/// The answer to a line; it must be valid JSON with "ok", and a sentence where it is a refusal.
inline Json ask(cli::Table& table, const std::string& line) {
  const Json answer = Json::parse(table.answer(line), nullptr, false);
  EXPECT_TRUE(answer.is_object() && answer.contains("ok") && answer["ok"].is_boolean()) << line;
  if (!answer.is_object() || answer["ok"] == true) return answer;
  EXPECT_EQ(answer.size(), 2u) << line;
  EXPECT_TRUE(answer["error"].is_string()) << line;
  EXPECT_GE(answer["error"].get<std::string>().size(), 10u) << line;
  return answer;
}

inline Json ask_json(cli::Table& table, const Json& request) {
  return ask(table, request.dump());
}

inline bool accepted(cli::Table& table, const std::string& line) {
  return ask(table, line).at("ok").get<bool>();
}

inline std::string state_text(cli::Table& table) {
  return table.answer(R"({"cmd":"state"})");
}

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

/// The action that a table knows in place of `action`: it has no offers.
inline Action without_offers(const Action& action, const game::Hand& hand) {
  const bool offer = std::holds_alternative<OfferSplit>(action) || std::holds_alternative<DeclineSplit>(action);
  return offer ? Action{MakeMove{hand.moves().front()}} : action;
}

/// One of a few usual hands.
inline std::string standard_hand() {
  return R"({"cmd":"new","deal":{"white":{"b1":"Q","e2":"R","h2":"P"},"black":{"d7":"N","e7":"B","a8":"R"}}})";
}

}  // namespace raisechess::test
