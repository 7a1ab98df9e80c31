// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "game/hand.h"

namespace raisechess::test {

using Json = nlohmann::ordered_json;

/// A line of web/decisions.jsonl: requests of the table protocol (docs/protocol.md), the last of them asking the
/// computer, and what it answered when it was frozen. Sent to `raisechess-cli table`, they give the same answer.
struct GoldenCase {
  Json requests = Json::array();
  Json answer;
};

GoldenCase golden_case(const Json& line);
Json line_of(const GoldenCase& golden);

/// What the computer answers now: what it does, its equity in millionths and the nodes it searched.
Json answer_now(const Json& requests);

/// The hand that requests lead to; they end there.
game::Hand hand_after(const Json& requests);

/// The requests that lead to a hand.
Json requests_of(const HandSetup& setup, const PerSide<Deal>& deals, const std::vector<Event>& log);

}  // namespace raisechess::test
