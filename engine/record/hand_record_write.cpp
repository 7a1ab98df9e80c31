// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <utility>

#include "game/hex.h"
#include "hand_record_format.h"
#include "json_values.h"
#include "record/answer.h"
#include "record/hand_record.h"

namespace raisechess::record {
namespace {

using game::DealingRecord;
using game::HandRecord;

Json deal_json(const Deal& deal) {
  Json json = Json::object();
  for (const DealtPiece& piece : deal) json[name(piece.origin)] = type_json(piece.type);
  return json;
}

Json secret_json(const std::optional<DealingRecord::Bytes>& secret) {
  return secret ? Json(game::hex(*secret)) : Json(nullptr);
}

Json dealing_json(const std::optional<DealingRecord>& dealing) {
  if (!dealing) return nullptr;
  const auto& [white, black] = dealing->commitments;
  return {
      {"nonce", dealing->nonce},
      {"array_drawn", dealing->array_drawn},
      {"commitments", {{"white", game::hex(white)}, {"black", game::hex(black)}}},
      {"secrets", {{"white", secret_json(dealing->secrets.white)}, {"black", secret_json(dealing->secrets.black)}}}};
}

Json full_setup_json(const HandSetup& setup) {
  Json json = setup_json(setup);
  json["agreed_split"] = setup.agreed_split;
  json["fen"] = setup.start_fen.empty() ? Json(nullptr) : Json(setup.start_fen);
  return json;
}

Json actions_json(const std::vector<HandRecord::Step>& steps) {
  Json json = Json::array();
  for (const HandRecord::Step& step : steps) {
    Json action{{"by", name(step.by)}};
    action.update(action_json(step.action));
    json.push_back(std::move(action));
  }
  return json;
}

Json hand_json(const HandRecord& hand) {
  Json json{{"players", per_side(hand.players)},
            {"date", hand.date},
            {"setup", full_setup_json(hand.setup)},
            {"deal", {{"white", deal_json(hand.deals.white)}, {"black", deal_json(hand.deals.black)}}},
            {"dealing", dealing_json(hand.dealing)},
            {"actions", actions_json(hand.actions)},
            {"result", result_json(hand.result)}};
  if (const auto count = take_backs(hand); count > 0) json["take_backs"] = count;
  return json;
}

std::string line_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string hand_records_text(const std::vector<HandRecord>& hands) {
  std::string text =
      "{\"format\":" + line_of(format_name) + ",\"version\":" + std::to_string(format_version) + ",\"hands\":[";
  std::string_view separator = "\n";
  for (const HandRecord& hand : hands) {
    text.append(separator).append(line_of(hand_json(hand)));
    separator = ",\n";
  }
  return text + "\n]}\n";
}

}  // namespace raisechess::record
