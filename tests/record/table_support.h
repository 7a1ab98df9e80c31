// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "random_hand.h"
#include "table/table.h"
#include "table_requests.h"

namespace raisechess::test {

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
