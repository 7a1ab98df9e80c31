// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>
#include <utility>

#include "deeds.h"
#include "fields.h"
#include "game/hex.h"
#include "hand_record_format.h"
#include "json_values.h"
#include "record/hand_record.h"
#include "record_play.h"

namespace raisechess::record {
namespace {

using game::DealingRecord;
using game::HandRecord;
using Step = HandRecord::Step;

constexpr std::int64_t most_take_backs = std::numeric_limits<std::int64_t>::max();

DealingRecord::Bytes read_bytes(Fields& fields, const std::string& key) {
  const auto bytes = game::bytes_from_hex(fields.required_text(key));
  if (!bytes) fields.refuse(key, RecordFault::NotHexDigits);
  return bytes.value_or(DealingRecord::Bytes{});
}

std::optional<DealingRecord> read_dealing(Fields& hand) {
  if (hand.is_null("dealing")) return std::nullopt;
  Fields fields = hand.object("dealing");
  DealingRecord dealing;
  dealing.nonce = fields.required_text("nonce");
  fields.require({"array_drawn"});
  dealing.array_drawn = fields.flag("array_drawn", false);
  Fields commitments = fields.object("commitments");
  Fields secrets = fields.object("secrets");
  for (Side side : both_sides) {
    const std::string key(name(side));
    dealing.commitments[side] = read_bytes(commitments, key);
    if (!secrets.is_null(key)) dealing.secrets[side] = read_bytes(secrets, key);
  }
  return dealing;
}

HandSetup read_full_setup(Fields fields) {
  fields.require({"hidden", "array", "showdown", "betting", "classic_draws", "promotion", "king_capture", "stacks",
                  "blinds", "agreed_split", "fen"});
  HandSetup setup = read_hand_rules(fields);
  read_chips(fields, setup, most_stack);
  setup.agreed_split = fields.flag("agreed_split", true);
  if (!fields.is_null("fen")) setup.start_fen = fields.required_text("fen");
  return setup;
}

HandRecord read_frame(Fields& fields) {
  HandRecord hand;
  Fields players = fields.object("players");
  for (Side side : both_sides) hand.players[side] = players.required_text(std::string(name(side)));
  hand.date = fields.required_text("date");
  hand.setup = read_full_setup(fields.object("setup"));
  fields.require({"deal", "dealing", "result"});
  hand.deals = read_deals(fields).value_or(PerSide<Deal>{});
  hand.dealing = read_dealing(fields);
  return hand;
}

/// A move stands in a record by its text, which names one move of the hand as it is then.
Step read_step(Fields& fields, const game::Hand& hand) {
  const Side by = fields.required_word("by", side_names);
  const Deed deed = fields.required_word("do", deed_names);
  const bool chips = deed == Deed::Bet || deed == Deed::Raise;
  const Chips to = chips ? fields.required_chips("to", 1, most_stack) : 0;
  const std::string move = deed == Deed::Move ? fields.required_text("move") : std::string();
  return {by, action_of(deed, to, find_long_algebraic(hand.moves(), move).value_or(Move()))};
}

Expected<HandRecord> read_hand(const Input& value, const std::string& path) {
  if (!value.is_object()) return malformed(RecordFault::NotObject, '"' + path + '"', shown(value));
  Problem problem;
  Fields fields(value, problem, path + '.');
  HandRecord frame = read_frame(fields);
  const Input& actions = fields.array("actions");
  if (problem.error()) return tl::unexpected(*problem.error());
  auto play = RecordPlay::start(std::move(frame));
  if (!play) return tl::unexpected(play.error());
  for (std::size_t place = 0; place < actions.size(); ++place) {
    Fields fields_of_step(actions.at(place), problem, path + ".actions[" + std::to_string(place) + "].");
    const Step step = read_step(fields_of_step, play->hand());
    if (problem.error()) return tl::unexpected(*problem.error());
    if (const auto error = play->play(step)) return tl::unexpected(*error);
  }
  if (fields.integer("take_backs", 0, 0, most_take_backs) != take_backs(play->record()))
    return malformed(RecordFault::TakeBackCount, fields.named("take_backs"));
  if (problem.error()) return tl::unexpected(*problem.error());
  const auto& result = play->hand().result();
  if (!result || Input(result_json(*result)) != value.at("result")) return malformed(RecordFault::OtherResult);
  return play->finished();
}

}  // namespace

Expected<std::vector<Expected<HandRecord>>> hand_records_from_text(std::string_view text) {
  const Input file = Input::parse(text, nullptr, /*allow_exceptions=*/false);
  if (!file.is_object()) return malformed(RecordFault::NotJson);
  Problem problem;
  Fields fields(file, problem);
  fields.required_word("format", format_names);
  fields.require({"version"});
  const std::int64_t version = fields.integer("version", 1, 1, std::numeric_limits<std::int64_t>::max());
  const Input& hands = fields.array("hands");
  if (fields.fine() && version != format_version) return fail(ErrorCode::RecordVersion, version);
  if (problem.error()) return tl::unexpected(*problem.error());
  std::vector<Expected<HandRecord>> records;
  for (std::size_t place = 0; place < hands.size(); ++place) {
    records.push_back(read_hand(hands.at(place), "hands[" + std::to_string(place) + ']'));
  }
  return records;
}

}  // namespace raisechess::record
