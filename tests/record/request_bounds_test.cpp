// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_support.h"

namespace raisechess::test {
namespace {

/// Values of every JSON type and some numbers at and beyond the bounds.
const std::vector<std::string>& values() {
  static const std::vector<std::string> all{"null",
                                            "true",
                                            "false",
                                            "0",
                                            "1",
                                            "2",
                                            "3",
                                            "4",
                                            "5",
                                            "6",
                                            "10",
                                            "15",
                                            "20",
                                            "25",
                                            "30",
                                            "40",
                                            "100",
                                            "959",
                                            "960",
                                            "-1",
                                            "1000000",
                                            "1000001",
                                            "6.0",
                                            "3.0",
                                            "0.5",
                                            "-0.5",
                                            "\"3\"",
                                            "\"\"",
                                            "\"white\"",
                                            "\"White\"",
                                            "\"a\"",
                                            "\"none\"",
                                            "\"None\"",
                                            "\"no-limit\"",
                                            "\"pot-limit\"",
                                            "\"queen\"",
                                            "\"choice\"",
                                            "\"c\"",
                                            "[]",
                                            "{}",
                                            "[3]",
                                            "9223372036854775807",
                                            "-9223372036854775808",
                                            "18446744073709551615",
                                            "18446744073709551616",
                                            "-9223372036854775809"};
  return all;
}

using Allowed = std::vector<std::string>;

/// `head` is a request without its closing brace; with `key` it is accepted for these values and no others.
void expect_allowed(const std::string& head, const std::string& key, const Allowed& allowed, bool on_hand = false) {
  for (const std::string& value : values()) {
    cli::Table table;
    if (on_hand) ask(table, standard_hand());
    const std::string line = head + ",\"" + key + "\":" + value + "}";
    const bool expected = std::find(allowed.begin(), allowed.end(), value) != allowed.end();
    EXPECT_EQ(accepted(table, line), expected) << line;
  }
}

const Allowed integers{"0",
                       "1",
                       "2",
                       "3",
                       "4",
                       "5",
                       "6",
                       "10",
                       "15",
                       "20",
                       "25",
                       "30",
                       "40",
                       "100",
                       "959",
                       "960",
                       "-1",
                       "1000000",
                       "1000001",
                       "9223372036854775807",
                       "-9223372036854775808",
                       "18446744073709551615"};
const Allowed booleans{"true", "false"};

TEST(RequestBounds, New) {
  const std::string head = R"({"cmd":"new")";
  expect_allowed(head, "hidden", {"0", "3", "4", "5"});
  expect_allowed(head, "array", {"0", "1", "2", "3", "4", "5", "6", "10", "15", "20", "25", "30", "40", "100", "959"});
  expect_allowed(head, "showdown", {"0", "20", "30", "40"});
  expect_allowed(head, "betting", {"\"none\"", "\"no-limit\"", "\"pot-limit\""});
  expect_allowed(head, "classic_draws", booleans);
  expect_allowed(head, "king_capture", booleans);
  expect_allowed(head, "promotion", {"\"queen\"", "\"choice\""});
  expect_allowed(head, "seed", integers);
  expect_allowed(head, "stacks", {});
  expect_allowed(head, "blinds", {});
  expect_allowed(head, "deal", {});
  expect_allowed(head, "fen", {});
}

TEST(RequestBounds, Chips) {
  const Allowed stacks{"1",  "2",  "3",  "4",  "5",   "6",   "10",  "15",
                       "20", "25", "30", "40", "100", "959", "960", "1000000"};
  for (const std::string& value : values()) {
    const bool fine = std::find(stacks.begin(), stacks.end(), value) != stacks.end();
    cli::Table table;
    EXPECT_EQ(accepted(table, R"({"cmd":"new","stacks":{"white":)" + value + R"(,"black":7}})"), fine) << value;
    EXPECT_EQ(accepted(table, R"({"cmd":"new","stacks":{"white":7,"black":)" + value + "}}"), fine) << value;
    const bool big = fine && value != "1";
    EXPECT_EQ(accepted(table, R"({"cmd":"new","blinds":{"small":1,"big":)" + value + "}}"), big) << value;
    const bool small = fine && value != "1000000";
    EXPECT_EQ(accepted(table, R"({"cmd":"new","blinds":{"big":1000000,"small":)" + value + "}}"), small) << value;
  }
}

TEST(RequestBounds, HalfGivenChips) {
  cli::Table table;
  for (const char* line :
       {R"({"cmd":"new","stacks":{"white":100}})", R"({"cmd":"new","stacks":{"black":100}})",
        R"({"cmd":"new","blinds":{"big":4}})", R"({"cmd":"new","blinds":{"small":1}})",
        R"({"cmd":"new","blinds":{"big":4,"small":4}})", R"({"cmd":"new","blinds":{"big":4,"small":5}})"}) {
    EXPECT_FALSE(accepted(table, line)) << line;
  }
}

TEST(RequestBounds, Match) {
  const std::string head = R"({"cmd":"match")";
  expect_allowed(head, "hidden", {"0", "3", "4", "5"});
  expect_allowed(head, "showdown", {"0", "20", "30", "40"});
  expect_allowed(head, "chips",
                 {"2", "3", "4", "5", "6", "10", "15", "20", "25", "30", "40", "100", "959", "960", "1000000"});
  expect_allowed(head, "blind_minutes", {"0", "5", "10", "15"});
  expect_allowed(head, "first_white", {"\"a\""});
  for (const char* key : {"stacks", "blinds", "deal", "seed", "fen"}) expect_allowed(head, key, values());
}

TEST(RequestBounds, Next) {
  for (const std::string& value : values()) {
    cli::Table table;
    ask(table, R"({"cmd":"match"})");
    const bool number = value[0] == '0' || (value[0] >= '1' && value[0] <= '9') || value == "6.0" || value == "3.0";
    EXPECT_EQ(accepted(table, R"({"cmd":"next","minutes":)" + value + "}"), number) << value;
  }
}

TEST(RequestBounds, ViewAndRange) {
  expect_allowed(R"({"cmd":"view")", "for", {"\"white\""}, true);
  expect_allowed(R"({"cmd":"range","for":"public")", "of", {"\"white\""}, true);
  expect_allowed(R"({"cmd":"range","for":"black")", "of", {"\"white\""}, true);
  expect_allowed(R"({"cmd":"range","for":"white")", "of", {}, true);
  expect_allowed(R"({"cmd":"range","of":"black")", "for", {"\"white\""}, true);
  cli::Table table;
  ask(table, standard_hand());
  for (const char* line : {R"({"cmd":"view"})", R"({"cmd":"view","for":"public"})", R"({"cmd":"range","for":"public"})",
                           R"({"cmd":"range","of":"white"})", R"({"cmd":"range","for":"public","of":"public"})"}) {
    EXPECT_FALSE(accepted(table, line)) << line;
  }
}

TEST(RequestBounds, Act) {
  expect_allowed(R"({"cmd":"act")", "do", {}, true);
  expect_allowed(R"({"cmd":"act","do":"raise")", "to", {"4", "5", "6", "10", "15", "20", "25", "30", "40", "100"},
                 true);
  expect_allowed(R"({"cmd":"act","do":"bet")", "to", {}, true);
  expect_allowed(R"({"cmd":"act","do":"move")", "move", {}, true);
  expect_allowed(R"({"cmd":"act","do":"fold")", "by", {}, true);  // White is not to act
  expect_allowed(R"({"cmd":"act","do":"call")", "to", values(), true);
  cli::Table table;
  ask(table, standard_hand());
  for (const char* line :
       {R"({"cmd":"act"})", R"({"cmd":"act","do":"raise"})", R"({"cmd":"act","do":"move"})",
        R"({"cmd":"act","do":"Fold"})", R"({"cmd":"act","do":"check"})", R"({"cmd":"act","do":"agree_split"})"}) {
    EXPECT_FALSE(accepted(table, line)) << line;
  }
}

TEST(RequestBounds, Perft) {
  const std::string head = R"({"cmd":"perft","fen":"4k3/8/8/8/8/8/8/K7 w - - 0 1","depth":2)";
  expect_allowed(head, "promotion", {"\"queen\"", "\"choice\""});
  expect_allowed(head, "fen", {});
  expect_allowed(R"({"cmd":"perft","fen":"k7/8/8/8/8/8/8/7K b - - 0 1")", "depth",
                 {"0", "1", "2", "3", "4", "5", "6", "10"});
  cli::Table table;
  EXPECT_FALSE(accepted(table, R"({"cmd":"perft","fen":"k7/8/8/8/8/8/8/7K b - - 0 1"})"));
}

TEST(RequestBounds, Ai) {
  const std::string head = R"({"cmd":"ai","level":"web")";
  expect_allowed(head, "ms", {"1", "2", "3", "4", "5", "6", "10", "15", "20", "25", "30", "40", "100", "959", "960"},
                 true);
  expect_allowed(head + ",\"nodes\":1", "ms", {}, true);
  expect_allowed(head + ",\"nodes\":1", "seed", integers, true);
  cli::Table table;
  ask(table, standard_hand());
  for (const char* line :
       {R"({"cmd":"ai","level":"web"})", R"({"cmd":"ai","nodes":1})", R"({"cmd":"ai","level":"oracle","nodes":1})",
        R"({"cmd":"ai","level":3,"nodes":1})", R"({"cmd":"ai","level":"web","nodes":0})",
        R"({"cmd":"ai","level":"web","nodes":1000000001})", R"({"cmd":"ai","level":"web","nodes":1.0})",
        R"({"cmd":"ai","level":"web","ms":0})", R"({"cmd":"ai","level":"web","ms":60001})"}) {
    EXPECT_FALSE(accepted(table, line)) << line;
  }
}

TEST(RequestBounds, UnknownKeysAreIgnored) {
  cli::Table table;
  EXPECT_TRUE(accepted(table, R"({"x":null,"cmd":"new","Hidden":7,"stacks":{"white":5,"black":5,"green":null}})"));
  EXPECT_TRUE(accepted(table, R"({"cmd":"state","for":7,"to":null})"));
  EXPECT_TRUE(accepted(table, R"({"cmd":"act","do":"call","to":"x","move":7,"by":"green"})"));
}

TEST(RequestBounds, OfTwoEqualKeysTheLastCounts) {
  cli::Table table;
  EXPECT_EQ(ask(table, R"({"cmd":"fly","cmd":"new","array":-1,"array":0})")["setup"]["array"], 0);
  EXPECT_FALSE(accepted(table, R"({"cmd":"new","array":0,"array":-1})"));
}

}  // namespace
}  // namespace raisechess::test
