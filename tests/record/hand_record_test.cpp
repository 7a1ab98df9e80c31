// SPDX-License-Identifier: GPL-3.0-or-later
#include <sstream>

#include "commands/verify_command.h"
#include "played_match.h"
#include "record/hand_record.h"
#include "table_support.h"

namespace raisechess::test {
namespace {

std::vector<game::HandRecord> read(const std::string& text) {
  std::vector<game::HandRecord> records;
  const auto hands = record::hand_records_from_text(text);
  for (const auto& hand : hands.value()) records.push_back(hand.value());
  return records;
}

std::string findings(const std::string& text) {
  std::ostringstream out;
  cli::verify_records(text, out);
  return out.str();
}

bool holds(const std::string& text) {
  std::ostringstream out;
  return cli::verify_records(text, out);
}

TEST(HandRecord, ReadsAsItWasWritten) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    auto records = played_match(seed);
    records[0].players = {"Änne", "computer \"Web\""};
    records[0].date = "2026-11-30";
    const std::string text = record::hand_records_text(records);
    EXPECT_EQ(read(text), records) << seed;
    EXPECT_EQ(record::hand_records_text(read(text)), text) << seed;
    EXPECT_TRUE(holds(text)) << findings(text);
  }
}

TEST(HandRecord, NoHandsAreARecordToo) {
  EXPECT_TRUE(read(record::hand_records_text({})).empty());
}

/// The record of one hand, as JSON to be changed.
Json one_hand() {
  HandSetup setup;
  setup.agreed_split = false;
  game::HandRecord record;
  record.setup = setup;
  record.deals = {
      {{square_at(1), PieceType::Queen}, {square_at(12), PieceType::Rook}, {square_at(15), PieceType::Pawn}},
      {{square_at(51), PieceType::Knight}, {square_at(52), PieceType::Bishop}, {square_at(56), PieceType::Rook}}};
  auto hand = game::Hand::start(setup, record.deals).value();
  for (const Action& action : {Action{Call{}}, Action{Raise{6}}, Action{Call{}},
                               Action{MakeMove{Move::normal(square_at(6), square_at(21))}}, Action{Fold{}}}) {
    record.actions.push_back({*hand.to_act(), action});
    EXPECT_FALSE(hand.apply(*hand.to_act(), action));
  }
  record.result = *hand.result();
  return Json::parse(record::hand_records_text({record}));
}

/// White takes a move back, plays another and resigns.
Json hand_with_a_take_back() {
  game::HandRecord record;
  record.setup.hidden = 0;
  record.setup.betting = BettingMode::None;
  auto hand = game::Hand::start(record.setup, {}).value();
  const auto act = [&](Side by, const Action& action) {
    record.actions.push_back({by, action});
    EXPECT_FALSE(hand.apply(by, action));
  };
  act(Side::White, MakeMove{Move::normal(square_at(12), square_at(28))});
  act(Side::White, TakeBack{});
  act(Side::White, MakeMove{Move::normal(square_at(11), square_at(27))});
  act(Side::White, Fold{});
  record.result = *hand.result();
  return Json::parse(record::hand_records_text({record}));
}

TEST(HandRecord, SaysThatSomethingWasTakenBack) {
  const Json json = hand_with_a_take_back();
  EXPECT_EQ(json["/hands/0/take_backs"_json_pointer], 1);
  EXPECT_EQ(json["/hands/0/actions/1"_json_pointer], (Json{{"by", "white"}, {"do", "take_back"}}));
  const auto records = read(json.dump());
  EXPECT_EQ(take_backs(records.at(0)), 1);
  EXPECT_EQ(record::replay(records[0]).value().ply(), 1);
  EXPECT_TRUE(holds(json.dump())) << findings(json.dump());
  EXPECT_FALSE(one_hand().at("hands").at(0).contains("take_backs"));
}

TEST(HandRecord, RefusesAWrongNumberOfTakebacks) {
  for (const Json& wrong : {Json(0), Json(2), Json("one"), Json(-1)}) {
    Json json = hand_with_a_take_back();
    json["/hands/0/take_backs"_json_pointer] = wrong;
    const auto hand = record::hand_records_from_text(json.dump()).value().at(0);
    ASSERT_FALSE(hand) << wrong;
    EXPECT_EQ(hand.error().code, ErrorCode::RecordFormat) << wrong;
  }
}

TEST(HandRecord, WithoutCommitmentsTheRulesAreCheckedAlone) {
  EXPECT_EQ(
      findings(one_hand().dump()),
      "Hand 1 holds: 5 actions by the rules, and the result is right; there is no commitment to check its deal by.\n");
}

TEST(HandRecord, EveryChangeIsFound) {
  const std::vector<std::pair<std::string, Json>> changes{{"/hands/0/setup/hidden", 4},
                                                          {"/hands/0/setup/array", 17},
                                                          {"/hands/0/setup/stacks/white", 5},
                                                          {"/hands/0/setup/blinds/big", 20},
                                                          {"/hands/0/setup/betting", "none"},
                                                          {"/hands/0/setup/fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
                                                          {"/hands/0/deal/white/b1", "K"},
                                                          {"/hands/0/deal/white/b1", nullptr},
                                                          {"/hands/0/actions/1/to", 3},
                                                          {"/hands/0/actions/1/to", 5},
                                                          {"/hands/0/actions/3/move", "g1g3"},
                                                          {"/hands/0/actions/3/by", "black"},
                                                          {"/hands/0/actions/4/do", "call"},
                                                          {"/hands/0/actions/4", nullptr},
                                                          {"/hands/0/actions", Json::array()},
                                                          {"/hands/0/result/winner", "black"},
                                                          {"/hands/0/result/net/white", 7},
                                                          {"/hands/0/result/material/white", 1},
                                                          {"/hands/0/result", nullptr},
                                                          {"/hands/0/date", 5},
                                                          {"/hands/0", nullptr},
                                                          {"/hands", nullptr},
                                                          {"/version", 2},
                                                          {"/version", "1"},
                                                          {"/format", "pgn"}};
  for (const auto& [place, value] : changes) {
    Json changed = one_hand();
    changed[Json::json_pointer(place)] = value;
    EXPECT_FALSE(holds(changed.dump())) << place << ' ' << value;
  }
}

TEST(HandRecord, EveryFieldIsNeeded) {
  const Json whole = one_hand();
  for (const char* parent :
       {"", "/hands/0", "/hands/0/setup", "/hands/0/result", "/hands/0/actions/1", "/hands/0/players"}) {
    for (const auto& [key, value] : whole[Json::json_pointer(parent)].items()) {
      Json changed = whole;
      changed[Json::json_pointer(parent)].erase(key);
      EXPECT_FALSE(holds(changed.dump())) << parent << '/' << key;
    }
  }
}

TEST(HandRecord, AWrongHandLeavesTheOthersReadable) {
  Json file = one_hand();
  file["hands"].push_back(file["hands"][0]);
  file["hands"][0]["actions"][3]["move"] = "g1g3";
  const std::string text = findings(file.dump());
  EXPECT_EQ(text.find("Hand 1 fails: The record does not follow the rules: action 4 could not be played."), 0u) << text;
  EXPECT_NE(text.find("\nHand 2 holds"), std::string::npos) << text;
}

TEST(HandRecord, CommitmentsAreChecked) {
  const Json whole = Json::parse(record::hand_records_text(played_match(3)));
  ASSERT_TRUE(holds(whole.dump()));
  const auto flipped = [](std::string hex) {
    hex[5] = hex[5] == '0' ? '1' : '0';
    return hex;
  };
  for (const char* place :
       {"/hands/0/dealing/commitments/white", "/hands/0/dealing/secrets/black", "/hands/0/dealing/nonce"}) {
    Json changed = whole;
    Json& value = changed[Json::json_pointer(place)];
    value = flipped(value.get<std::string>());
    EXPECT_FALSE(holds(changed.dump())) << place;
  }
  Json closed = whole;
  closed["hands"][0]["dealing"]["secrets"]["white"] = nullptr;
  EXPECT_FALSE(holds(closed.dump()));
}

TEST(HandRecord, BrokenFiles) {
  for (const std::string& text :
       {std::string(), std::string("{"), std::string("[]"), std::string("{}"), std::string("\0", 1),
        std::string("\xFF"), std::string(1 << 20, '['), std::string("{\"format\":\"raisechess-hands\"}")}) {
    EXPECT_FALSE(record::hand_records_from_text(text)) << text.substr(0, 40);
    EXPECT_FALSE(holds(text)) << text.substr(0, 40);
  }
}

}  // namespace
}  // namespace raisechess::test
