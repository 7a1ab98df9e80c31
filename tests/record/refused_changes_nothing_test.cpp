// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_support.h"

namespace raisechess::test {
namespace {

/// Requests of a random hand played at a table beside a Hand that says what is possible.
class Script {
 public:
  explicit Script(std::uint64_t seed) : dice_(seed), setup_(random_setup(dice_)), deals_(random_deals(dice_, setup_)) {}

  std::string first() const { return new_request(setup_, deals_).dump(); }
  game::Hand hand() const { return game::Hand::start(setup_, deals_).value(); }
  Dice& dice() { return dice_; }

 private:
  Dice dice_;
  HandSetup setup_;
  PerSide<Deal> deals_;
};

/// Some request of the protocol but the two that may take long.
std::string some_request(Dice& dice, const game::Hand& hand) {
  const std::vector<std::string> questions{
      R"({"cmd":"state"})",
      R"({"cmd":"legal"})",
      R"({"cmd":"secrets"})",
      R"({"cmd":"view","for":"white"})",
      R"({"cmd":"range","for":"public","of":"black"})",
      R"({"cmd":"range","for":"white","of":"black"})",
      R"({"cmd":"match","chips":50,"blind_minutes":5,"first_white":"b"})",
      R"({"cmd":"next","minutes":2.5,"seed":7})",
      R"({"cmd":"new","hidden":4,"array":17,"showdown":20,"betting":"pot-limit","seed":3})",
      R"({"cmd":"new","hidden":0,"betting":"none","showdown":0,"fen":"4k3/P7/8/8/8/8/8/4K3 w - - 0 1"})"};
  if (hand.result() || dice.chance(30)) return dice.pick(questions);
  return act_request(without_offers(random_action(dice, hand), hand)).dump();
}

std::string random_bytes(Dice& dice) {
  std::string bytes;
  for (int i = dice.roll(4); i >= 0; --i) bytes.push_back(static_cast<char>(dice.roll(256)));
  return bytes;
}

/// One small damage: bytes changed, taken out, put in or doubled, or a value exchanged for a strange one.
std::string damaged(Dice& dice, std::string line) {
  const std::vector<std::string> strange{
      "null", "true", "-1", "6.0", "1e400", "\"x\"", "[]", "{}", "99999999999999999999", "\"\""};
  const auto at = static_cast<std::size_t>(dice.roll(static_cast<int>(line.size())));
  const auto length = static_cast<std::size_t>(1 + dice.roll(6));
  switch (dice.roll(6)) {
    case 0:
      return line.replace(at, 1, 1, static_cast<char>(dice.roll(256)));
    case 1:
      return line.erase(at, length);
    case 2:
      return line.insert(at, random_bytes(dice));
    case 3:
      return line.insert(at, line.substr(at, length));
    case 4:
      return line.substr(0, at);
    default:
      break;
  }
  const auto colon = line.find(':', at);
  if (colon == std::string::npos) return line + dice.pick(strange);
  const auto end = line.find_first_of(",}", colon);
  return line.replace(colon + 1, end - colon - 1, dice.pick(strange));
}

/// Asks with a damaged line: whatever comes of it, the answer is sound, and a refusal leaves no trace.
void ask_damaged(cli::Table& table, const std::string& line) {
  const std::string before = state_text(table);
  const Json answer = ask(table, line);
  if (answer.is_object() && answer["ok"] == false) {
    ASSERT_EQ(state_text(table), before) << line;
  }
}

TEST(RefusedChangesNothing, DamagedRequests) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Script script(seed);
    game::Hand hand = script.hand();
    cli::Table table;
    ask(table, script.first());
    for (int step = 0; step < 60 && !hand.result(); ++step) {
      for (int i = 0; i < 4; ++i) {
        cli::Table copy = table;
        ask_damaged(copy, damaged(script.dice(), some_request(script.dice(), hand)));
      }
      const Action action = without_offers(random_action(script.dice(), hand), hand);
      ASSERT_TRUE(ask_json(table, act_request(action))["ok"].get<bool>()) << act_request(action);
      ASSERT_FALSE(hand.apply(*hand.to_act(), action, true));
    }
  }
}

TEST(RefusedChangesNothing, ActionsThatAreNotLegal) {
  cli::Table table;
  ask(table, standard_hand());
  const std::string before = state_text(table);
  for (
      const char* line :
      {R"({"cmd":"act","do":"move","move":"e2e4"})", R"({"cmd":"act","do":"bet","to":10})",
       R"({"cmd":"act","do":"raise","to":3})", R"({"cmd":"act","do":"raise","to":101})",
       R"({"cmd":"act","do":"agree_split"})", R"({"cmd":"act","do":"fold","by":"white"})", R"({"cmd":"next"})",
       R"({"cmd":"new","deal":{"white":{"b1":"Q","e2":"R","e1":"P"},"black":{"d7":"N","e7":"B","a8":"R"}}})",
       R"({"cmd":"new","deal":{"white":{"b1":"Q","e2":"R"},"black":{"d7":"N","e7":"B","a8":"R"}}})",
       R"({"cmd":"new","hidden":4,"deal":{"white":{"b1":"Q","e2":"R","e7":"P","a1":"P"},"black":{"d7":"N","e7":"B","a8":"R"}}})",
       R"({"cmd":"new","fen":"4k3/8/8/8/8/8/8/4K3 w - - 0 1"})"}) {
    EXPECT_FALSE(accepted(table, line)) << line;
    EXPECT_EQ(state_text(table), before) << line;
  }
}

TEST(RefusedChangesNothing, NextWithABadDealDoesNotBeginAHand) {
  cli::Table table;
  ask(table, R"({"cmd":"match","blind_minutes":5})");
  EXPECT_FALSE(accepted(table, R"({"cmd":"next","minutes":20,"deal":{"white":{},"black":{}}})"));
  const Json match = ask(table, R"({"cmd":"next","minutes":1,"seed":1})")["match"];
  EXPECT_EQ(match["hand"], 1);
  EXPECT_EQ(match["minutes"], 1);
  EXPECT_EQ(match["blinds"]["big"], 2);
}

}  // namespace
}  // namespace raisechess::test
