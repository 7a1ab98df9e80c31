// SPDX-License-Identifier: GPL-3.0-or-later
#include "views.h"

#include "record/answer.h"

namespace raisechess::test {

std::string text_of(const PlayerView& view) {
  auto json = record::view_json(view);
  for (const auto& offer : view.offers) json["offers"].push_back(offer.size());
  json["may_take_back"] = view.may_take_back;
  return json.dump();
}

std::string text_of(const referee::Referee& referee) {
  if (referee.match_over() || !referee.has_hand()) return no_state;
  auto score = record::match_json(referee.score());
  score.erase("minutes");
  return score.dump() + text_of(referee.view(Seat::A)) + text_of(referee.view(Seat::B));
}

}  // namespace raisechess::test
