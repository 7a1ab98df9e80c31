// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_support.h"

namespace raisechess::test {
namespace {

const std::string chipless =
    R"({"cmd":"new","betting":"none","deal":{"white":{"b1":"Q","e2":"R","h2":"P"},"black":{"d7":"N","e7":"B","a8":"R"}}})";

TEST(ActRequests, WithoutBetsEitherSideMayResignAtAnyTime) {
  for (const char* side : {"white", "black"}) {
    cli::Table table;
    ask(table, chipless);
    const Json state = ask(table, std::string(R"({"cmd":"act","do":"fold","by":")") + side + "\"}");
    EXPECT_EQ(state["result"]["kind"], "fold");
    EXPECT_NE(state["result"]["winner"], side);
    EXPECT_EQ(state["log"].back()["by"], side);
    EXPECT_FALSE(accepted(table, std::string(R"({"cmd":"act","do":"fold","by":")") + side + "\"}"));
  }
}

TEST(ActRequests, WithoutANameThePlayerToActResigns) {
  cli::Table table;
  ask(table, chipless);
  EXPECT_EQ(ask(table, R"({"cmd":"act","do":"fold"})")["result"]["winner"], "black");
}

TEST(ActRequests, WithBetsOnlyThePlayerToActFolds) {
  cli::Table table;
  ask(table, standard_hand());
  EXPECT_FALSE(accepted(table, R"({"cmd":"act","do":"fold","by":"white"})"));
  EXPECT_FALSE(accepted(table, R"({"cmd":"act","do":"fold","by":"green"})"));
  EXPECT_TRUE(accepted(table, R"({"cmd":"act","do":"fold","by":"black"})"));
}

TEST(ActRequests, AnAgreedSplitNeedsThatNoBetIsOpen) {
  cli::Table table;
  ask(table, standard_hand());
  EXPECT_FALSE(accepted(table, R"({"cmd":"act","do":"agree_split"})"));
  ask(table, R"({"cmd":"act","do":"call"})");
  const Json state = ask(table, R"({"cmd":"act","do":"agree_split"})");
  EXPECT_EQ(state["result"]["kind"], "agreed");
  EXPECT_EQ(state["stacks"], Json::parse(R"({"white":100,"black":100})"));
  EXPECT_EQ(state["hidden"]["white"][0]["status"], "hidden");
  EXPECT_FALSE(accepted(table, R"({"cmd":"act","do":"agree_split"})"));
  EXPECT_TRUE(ask(table, R"({"cmd":"view","for":"white"})")["result"]["material"]["black"].is_null());
}

TEST(ActRequests, MovesAreLongAlgebraicOnly) {
  cli::Table table;
  ask(table,
      R"({"cmd":"new","hidden":0,"betting":"none","showdown":0,"promotion":"choice","fen":"r3k3/P6P/8/8/8/8/8/R3K2R w HAa - 0 1"})");
  for (const char* move : {"O-O", "e1g1", "e1c1", "h7h8", "h7h8Q", "h7h8k", "h7h8p", "H7H8q", "h7-h8q", "e1h1q", "Ke2",
                           "e1e2 ", " e1e2", "e1", "e1e9", "a7a8q", ""}) {
    cli::Table copy = table;
    EXPECT_FALSE(accepted(copy, std::string(R"({"cmd":"act","do":"move","move":")") + move + "\"}")) << move;
  }
  for (const char* move : {"e1h1", "e1a1", "h7h8q", "h7h8n", "h7h8r", "h7h8b", "e1e2"}) {
    cli::Table copy = table;
    EXPECT_TRUE(accepted(copy, std::string(R"({"cmd":"act","do":"move","move":")") + move + "\"}")) << move;
  }
}

TEST(ActRequests, NothingMoreAfterTheEnd) {
  cli::Table table;
  ask(table, chipless);
  ask(table, R"({"cmd":"act","do":"fold"})");
  for (const char* line :
       {R"({"cmd":"act","do":"fold"})", R"({"cmd":"act","do":"call"})", R"({"cmd":"act","do":"move","move":"g1f3"})",
        R"({"cmd":"act","do":"bet","to":2})", R"({"cmd":"ai","level":"web","nodes":10})"}) {
    EXPECT_FALSE(accepted(table, line)) << line;
  }
  EXPECT_EQ(table.answer(R"({"cmd":"legal"})"),
            R"({"ok":true,"phase":"over","to_act":null,"fold":false,"call":null,"bet":null,"raise":null,"moves":[]})");
  EXPECT_TRUE(ask(table, R"({"cmd":"secrets"})")["moves"].empty());
}

TEST(ActRequests, PerftOfTheHandChoosesPromotionsUnlessTold) {
  cli::Table table;
  ask(table, R"({"cmd":"new","hidden":0,"betting":"none","showdown":0,"fen":"4k3/P7/8/8/8/8/8/4K3 w - - 0 1"})");
  EXPECT_EQ(ask(table, R"({"cmd":"perft","depth":1})")["nodes"], 9);
  EXPECT_EQ(ask(table, R"({"cmd":"perft","depth":1,"promotion":"queen"})")["nodes"], 6);
  EXPECT_EQ(ask(table, R"({"cmd":"perft","depth":0})")["nodes"], 1);
}

TEST(ActRequests, TheComputerChoosesALegalActionAndChangesNothing) {
  cli::Table table;
  ask(table, standard_hand());
  for (int step = 0; step < 6; ++step) {
    const std::string before = state_text(table);
    const std::string request = R"({"cmd":"ai","level":"web","seed":5,"nodes":300})";
    Json choice = ask(table, request);
    Json again = ask(table, request);
    ASSERT_TRUE(choice["ok"].get<bool>());
    EXPECT_EQ(state_text(table), before);
    EXPECT_GE(choice["equity"].get<double>(), 0);
    EXPECT_LE(choice["equity"].get<double>(), 1);
    choice.erase("ms");
    again.erase("ms");
    EXPECT_EQ(choice, again);
    choice["cmd"] = "act";
    const Json state = ask(table, choice.dump());
    ASSERT_TRUE(state["ok"].get<bool>()) << choice;
    if (state["phase"] == "over") break;
  }
}

}  // namespace
}  // namespace raisechess::test
