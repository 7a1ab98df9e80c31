// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "terminal_session.h"

namespace raisechess::cli {
namespace {

using test::Folder;
using test::playing_at_random;
using test::run;
using test::typing;

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

SessionWishes wishes(std::optional<bool> chips, std::uint64_t seed = 1) {
  SessionWishes session;
  session.match.chips = chips;
  session.match.color = ColorWish::White;
  session.seed = seed;
  return session;
}

TEST(TerminalMatch, WithChipsItIsPlayedUntilOneHasNone) {
  int won = 0;
  for (unsigned seed = 0; seed < 6; ++seed) {
    const Folder folder;
    const auto session = run(folder, wishes(true, seed), playing_at_random(seed, 20000));
    EXPECT_EQ(session.status, 0);
    EXPECT_TRUE(contains(session.text, "win the match") || contains(session.text, "wins the match")) << seed;
    EXPECT_TRUE(contains(session.text, "checked against the commitments, all fit")) << seed;
    if (seed == 1) puts(session.text.c_str());
    won += contains(session.text, "You win the match") ? 1 : 0;
  }
  EXPECT_GE(won, 0);
}

}  // namespace
}  // namespace raisechess::cli
