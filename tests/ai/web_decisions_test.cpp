// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <set>

#include "golden_case.h"
#include "search_support.h"

namespace raisechess::test {
namespace {

/// The level Web is frozen: a difference here is a fault of the change that made it, not of the file
/// (docs/decisions/web-level.md).
TEST(WebDecisions, AreThoseThatWereFrozen) {
  const auto lines = data_lines("web/decisions.jsonl");
  ASSERT_GE(lines.size(), 60U);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const GoldenCase golden = golden_case(Json::parse(lines[i]));
    EXPECT_EQ(answer_now(golden.requests), golden.answer) << "line " << i + 1;
  }
}

TEST(WebDecisions, AreOfEveryKind) {
  std::set<std::string> done;
  std::set<int> hidden;
  for (const std::string& line : data_lines("web/decisions.jsonl")) {
    const GoldenCase golden = golden_case(Json::parse(line));
    done.insert(golden.answer.at("do").get<std::string>());
    hidden.insert(golden.requests.at(0).at("hidden").get<int>());
  }
  EXPECT_EQ(done, (std::set<std::string>{"bet", "call", "fold", "move", "raise"}));
  EXPECT_EQ(hidden, (std::set<int>{0, 3, 4, 5}));
}

}  // namespace
}  // namespace raisechess::test
