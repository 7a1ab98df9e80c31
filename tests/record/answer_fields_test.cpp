// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_support.h"

namespace raisechess::test {
namespace {

std::string keys(const Json& object) {
  std::string text;
  for (const auto& [key, value] : object.items()) text += (text.empty() ? "" : " ") + key;
  return text;
}

const std::string state_keys = "ok fen phase to_act ply check pot stacks to_call setup log history hidden result match";

/// Every answer has exactly the fields of the protocol, in its order.
TEST(AnswerFields, OfEveryRequest) {
  cli::Table table;
  EXPECT_EQ(keys(ask(table, standard_hand())), state_keys);
  EXPECT_EQ(keys(ask(table, R"({"cmd":"act","do":"call"})")), state_keys);
  EXPECT_EQ(keys(ask(table, R"({"cmd":"state"})")), state_keys);
  EXPECT_EQ(keys(ask(table, R"({"cmd":"legal"})")), "ok phase to_act fold call bet raise moves");
  EXPECT_EQ(keys(ask(table, R"({"cmd":"view","for":"black"})")),
            "ok fen phase to_act ply check pot stacks to_call setup log history hidden result moves match");
  EXPECT_EQ(keys(ask(table, R"({"cmd":"range","for":"public","of":"white"})")), "ok deals bits pieces");
  EXPECT_EQ(keys(ask(table, R"({"cmd":"secrets"})")), "ok before moves");
  EXPECT_EQ(keys(ask(table, R"({"cmd":"perft","depth":1})")), "ok nodes");
  EXPECT_EQ(keys(ask(table, R"({"cmd":"match"})")), "ok match");
  EXPECT_EQ(keys(ask(table, R"({"cmd":"next"})")), state_keys);
}

TEST(AnswerFields, OfTheirParts) {
  cli::Table table;
  const Json state = ask(table, standard_hand());
  EXPECT_EQ(keys(state["setup"]), "hidden array showdown betting classic_draws promotion king_capture stacks blinds");
  EXPECT_EQ(keys(state["hidden"]["white"][0]), "origin now type status");
  const Json range = ask(table, R"({"cmd":"range","for":"black","of":"white"})");
  EXPECT_EQ(keys(range["pieces"][0]), "origin now status p");
  EXPECT_EQ(keys(range["pieces"][0]["p"]), "Q R B N P");
  EXPECT_EQ(keys(ask(table, R"({"cmd":"match"})")["match"]),
            "hand white chips minutes blinds won lost hands over winner");
  ask(table, R"({"cmd":"next","seed":1})");
  EXPECT_EQ(keys(ask(table, R"({"cmd":"act","do":"fold"})")["result"]), "kind winner material net");
}

TEST(AnswerFields, LogAndHistory) {
  cli::Table table;
  ask(table, standard_hand());
  ask(table, R"({"cmd":"act","do":"raise","to":6})");
  ask(table, R"({"cmd":"act","do":"call"})");
  const Json log = ask(table, R"({"cmd":"act","do":"move","move":"g1f3"})")["log"];
  EXPECT_EQ(log[0].dump(), R"({"by":"black","do":"raise","to":6})");
  EXPECT_EQ(log[1].dump(), R"({"by":"white","do":"call"})");
  EXPECT_EQ(log[2].dump(), R"({"by":"white","do":"move","move":"g1f3","captured":null,"reveals":[],"check":false})");
}

TEST(AnswerFields, RangeAtTheStart) {
  cli::Table table;
  ask(table, standard_hand());
  const Json range = ask(table, R"({"cmd":"range","for":"white","of":"black"})");
  EXPECT_EQ(range["deals"], 125);
  EXPECT_EQ(range["bits"].dump(), "6.966");
  EXPECT_EQ(range["pieces"][0]["p"].dump(), R"({"Q":0.2,"R":0.2,"B":0.2,"N":0.2,"P":0.2})");
}

TEST(AnswerFields, AViewHidesTheOtherSide) {
  cli::Table table;
  ask(table, standard_hand());
  const Json view = ask(table, R"({"cmd":"view","for":"white"})");
  EXPECT_EQ(view["fen"], "!nbqkbnr/ppp!!ppp/8/8/8/8/PPPPRPPP/RQBQKBNR w HAh - 0 1 h:b1,e2,h2,d7,e7,a8 d:-");
  for (const Json& piece : view["hidden"]["black"]) EXPECT_TRUE(piece["type"].is_null());
  const Json other = ask(table, R"({"cmd":"view","for":"black"})");
  EXPECT_EQ(other["fen"], "rnbqkbnr/pppnbppp/8/8/8/8/PPPP?PP?/R?BQKBNR w HAha - 0 1 h:b1,e2,h2,d7,e7,a8 d:-");
  EXPECT_TRUE(other["moves"].empty());
}

}  // namespace
}  // namespace raisechess::test
