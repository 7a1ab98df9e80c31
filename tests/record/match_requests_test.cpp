// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_support.h"

namespace raisechess::test {
namespace {

const std::string fold = R"({"cmd":"act","do":"fold"})";
const std::string call = R"({"cmd":"act","do":"call"})";

TEST(MatchRequests, AMatchEndsTheHandBefore) {
  cli::Table table;
  ask(table, standard_hand());
  EXPECT_FALSE(accepted(table, R"({"cmd":"match","hidden":2})"));
  EXPECT_TRUE(accepted(table, R"({"cmd":"state"})"));
  EXPECT_TRUE(accepted(table, R"({"cmd":"match"})"));
  for (const char* line :
       {R"({"cmd":"state"})", R"({"cmd":"legal"})", R"({"cmd":"act","do":"fold"})", R"({"cmd":"secrets"})",
        R"({"cmd":"view","for":"white"})", R"({"cmd":"range","for":"public","of":"white"})",
        R"({"cmd":"ai","level":"web","nodes":1})", R"({"cmd":"perft","depth":1})"}) {
    EXPECT_FALSE(accepted(table, line)) << line;
  }
}

TEST(MatchRequests, OnlyPerftWithAFenComesBeforeAHand) {
  cli::Table table;
  for (const char* line :
       {R"({"cmd":"state"})", R"({"cmd":"legal"})", R"({"cmd":"act","do":"fold"})", R"({"cmd":"secrets"})",
        R"({"cmd":"view","for":"white"})", R"({"cmd":"range","for":"public","of":"white"})", R"({"cmd":"next"})",
        R"({"cmd":"ai","level":"web","nodes":1})", R"({"cmd":"perft","depth":1})"}) {
    EXPECT_FALSE(accepted(table, line)) << line;
  }
  EXPECT_TRUE(accepted(table, R"({"cmd":"perft","depth":1,"fen":"4k3/8/8/8/8/8/8/4K3 w - - 0 1"})"));
}

TEST(MatchRequests, ColoursAlternateAndChipsCarryOver) {
  cli::Table table;
  ask(table, R"({"cmd":"match","chips":10,"first_white":"b"})");
  EXPECT_EQ(ask(table, R"({"cmd":"next","seed":1})")["match"]["white"], "b");
  EXPECT_FALSE(accepted(table, R"({"cmd":"next","seed":2})"));
  Json match = ask(table, fold)["match"];
  EXPECT_EQ(match["chips"], Json::parse(R"({"a":9,"b":11})"));
  EXPECT_EQ(match["won"], Json::parse(R"({"a":0,"b":1})"));
  EXPECT_EQ(match["lost"], Json::parse(R"({"a":1,"b":0})"));
  EXPECT_EQ(match["hands"], Json::parse(R"({"a":0,"b":1,"split":0})"));
  const Json next = ask(table, R"({"cmd":"next","seed":2})");
  EXPECT_EQ(next["match"]["white"], "a");
  EXPECT_EQ(next["setup"]["stacks"], Json::parse(R"({"white":9,"black":11})"));
}

TEST(MatchRequests, TheWinnerMayHoldMoreThanOneStackBound) {
  cli::Table table;
  ask(table, R"({"cmd":"match","chips":1000000})");
  ask(table, R"({"cmd":"next","seed":1})");
  ask(table, R"({"cmd":"act","do":"raise","to":1000})");
  ask(table, fold);
  EXPECT_TRUE(accepted(table, R"({"cmd":"next","seed":2})"));
}

TEST(MatchRequests, MinutesAreKeptAndNeverRunBack) {
  cli::Table table;
  ask(table, R"({"cmd":"match","blind_minutes":5})");
  EXPECT_EQ(ask(table, R"({"cmd":"next","minutes":12.5,"seed":1})")["match"]["blinds"]["big"], 6);
  ask(table, fold);
  EXPECT_FALSE(accepted(table, R"({"cmd":"next","minutes":12.4,"seed":1})"));
  const Json match = ask(table, R"({"cmd":"next","seed":1})")["match"];
  EXPECT_EQ(match["minutes"].dump(), "12.5");
  EXPECT_EQ(match["hand"], 2);
  ask(table, fold);
  EXPECT_EQ(ask(table, R"({"cmd":"next","minutes":1e300,"seed":1})")["match"]["blinds"]["big"], 100);
}

TEST(MatchRequests, WholeMinutesAreWrittenAsIntegers) {
  cli::Table table;
  EXPECT_EQ(ask(table, R"({"cmd":"match"})")["match"]["minutes"].dump(), "0");
  EXPECT_EQ(ask(table, R"({"cmd":"next","minutes":7.0})")["match"]["minutes"].dump(), "7");
}

TEST(MatchRequests, TheLastChipEndsTheMatch) {
  cli::Table table;
  ask(table, R"({"cmd":"match","chips":2})");
  Json state;
  for (int hand = 1; hand <= 60; ++hand) {
    state = ask_json(table, {{"cmd", "next"}, {"seed", hand}});
    ASSERT_TRUE(state["ok"].get<bool>());
    while (state["phase"] == "respond") state = ask(table, call);
    if (state["phase"] != "over") state = ask(table, fold);
    if (state["match"]["over"] == true) break;
  }
  EXPECT_EQ(state["match"]["over"], true);
  const auto winner = state["match"]["winner"].get<std::string>();
  EXPECT_EQ(state["match"]["chips"][winner], 4);
  EXPECT_FALSE(accepted(table, R"({"cmd":"next"})"));
  EXPECT_TRUE(accepted(table, R"({"cmd":"state"})"));
}

TEST(MatchRequests, ANewHandLeavesTheMatch) {
  cli::Table table;
  ask(table, R"({"cmd":"match"})");
  ask(table, R"({"cmd":"next"})");
  EXPECT_TRUE(ask(table, standard_hand())["match"].is_null());
  ask(table, fold);
  EXPECT_FALSE(accepted(table, R"({"cmd":"next"})"));
}

}  // namespace
}  // namespace raisechess::test
