// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden_case.h"

#include <cmath>
#include <optional>
#include <stdexcept>
#include <string>

#include "player/player.h"
#include "record/answer.h"
#include "record/request.h"
#include "table_requests.h"

namespace raisechess::test {
namespace {

void require(bool condition, const std::string& what) {
  if (!condition) throw std::runtime_error(what);
}

Action action_of(const record::ActRequest& request, const game::Hand& hand) {
  return std::visit(
      [&](const auto& act) -> Action {
        if constexpr (std::is_same_v<std::decay_t<decltype(act)>, record::MoveText>) {
          const auto move = find_long_algebraic(hand.moves(), act.text);
          require(move.has_value(), "no such move: " + act.text);
          return MakeMove{*move};
        } else {
          return act;
        }
      },
      request.act);
}

Json answer_of(const game::Hand& hand, const record::AiRequest& request) {
  const auto level = ai::level_from_name(request.level);
  require(level && hand.to_act(), "nobody to ask");
  const PlayerView view = hand.view_for(*hand.to_act());
  const auto decision = ai::make_player(*level)->choose(view, {request.nodes, std::nullopt}, request.seed, {});
  Json answer = record::action_json(decision.action);
  answer["equity"] = std::lround(decision.equity * 1e6);
  answer["nodes"] = decision.nodes;
  return answer;
}

struct Replay {
  std::optional<game::Hand> hand;
  std::optional<record::AiRequest> asked;
};

/// Up to the first request that asks the computer.
Replay replay_of(const Json& requests) {
  Replay replay;
  for (const Json& line : requests) {
    const auto request = record::parse_request(line.dump());
    require(request.has_value(), "no request: " + line.dump());
    if (const auto* begin = std::get_if<record::NewRequest>(&*request)) {
      replay.hand = game::Hand::start(begin->setup, begin->deal.value()).value();
    } else if (const auto* act = std::get_if<record::ActRequest>(&*request)) {
      game::Hand& hand = replay.hand.value();
      require(!hand.apply(*hand.to_act(), action_of(*act, hand)), "refused: " + line.dump());
    } else if (const auto* ask = std::get_if<record::AiRequest>(&*request)) {
      replay.asked = *ask;
      return replay;
    }
  }
  return replay;
}

}  // namespace

GoldenCase golden_case(const Json& line) {
  return {line.at("requests"), line.at("answer")};
}

Json line_of(const GoldenCase& golden) {
  return {{"requests", golden.requests}, {"answer", golden.answer}};
}

Json answer_now(const Json& requests) {
  const Replay replay = replay_of(requests);
  require(replay.hand && replay.asked, "nobody was asked");
  return answer_of(*replay.hand, *replay.asked);
}

game::Hand hand_after(const Json& requests) {
  return replay_of(requests).hand.value();
}

Json requests_of(const HandSetup& setup, const PerSide<Deal>& deals, const std::vector<Event>& log) {
  Json requests = Json::array({new_request(setup, deals)});
  for (const Event& event : log) {
    Json act{{"cmd", "act"}};
    act.update(record::action_json(event.action));
    requests.push_back(act);
  }
  return requests;
}

}  // namespace raisechess::test
