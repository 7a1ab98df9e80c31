// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "table/table_deal.h"
#include "table_support.h"

namespace raisechess::test {
namespace {

std::string deal_text(const Deal& deal) {
  std::string text;
  for (const DealtPiece& piece : deal) text += (text.empty() ? "" : " ") + name(piece.origin) + letter(piece.type);
  return text;
}

std::string drawn(int hidden, int array, std::uint64_t seed) {
  HandSetup setup;
  setup.hidden = hidden;
  setup.array = array;
  const auto deals = cli::deals_from(setup, seed);
  return deal_text(deals.white) + " / " + deal_text(deals.black);
}

/// The draw of a seed is part of the protocol: it stays the same on every machine and in every version.
TEST(SeededDeal, GoldenDraws) {
  EXPECT_EQ(drawn(3, 518, 0), "c1P f1R a2P / b7R h7N d8N");
  EXPECT_EQ(drawn(3, 518, 1), "a1N f2B g2B / a7R f7R c8B");
  EXPECT_EQ(drawn(4, 0, 2), "d1N d2R e2N g2N / d7Q e7N b8N f8Q");
  EXPECT_EQ(drawn(5, 959, 18'446'744'073'709'551'615u), "c1R f1N h1N a2P g2B / a7P b7Q e7N e8Q f8B");
  EXPECT_EQ(drawn(0, 518, 3), " / ");
}

TEST(SeededDeal, SameSeedSameHand) {
  cli::Table one;
  cli::Table two;
  const std::string line = R"({"cmd":"new","hidden":5,"seed":-9223372036854775808})";
  EXPECT_EQ(ask(one, line), ask(two, line));
}

TEST(SeededDeal, ADealGoesBeforeASeed) {
  cli::Table one;
  cli::Table two;
  Json request = Json::parse(standard_hand());
  const Json without = ask_json(one, request);
  request["seed"] = 5;
  EXPECT_EQ(ask_json(two, request), without);
}

TEST(SeededDeal, WithoutASeedHandsDiffer) {
  std::set<std::string> hands;
  for (int i = 0; i < 20; ++i) {
    cli::Table table;
    hands.insert(ask(table, R"({"cmd":"new","hidden":5})")["hidden"].dump());
  }
  EXPECT_GT(hands.size(), 15u);
}

TEST(SeededDeal, SidesAreDrawnApart) {
  int alike = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto deals = cli::deals_from(HandSetup{}, seed);
    const auto mirrored = [](Square square) { return square_at(file_of(square), 7 - rank_of(square)); };
    alike += mirrored(deals.white[0].origin) == deals.black[0].origin ? 1 : 0;
  }
  EXPECT_LT(alike, 60);
}

}  // namespace
}  // namespace raisechess::test
