// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include "betting/betting.h"

namespace raisechess {

inline void PrintTo(const PerSide<Chips>& chips, std::ostream* out) {
  *out << chips.white << "/" << chips.black;
}
inline void PrintTo(const Blinds& blinds, std::ostream* out) {
  *out << blinds.small << "/" << blinds.big;
}
inline void PrintTo(const Error& error, std::ostream* out) {
  *out << "error " << static_cast<int>(error.code);
}

}  // namespace raisechess

namespace raisechess::betting {

inline void PrintTo(Stage stage, std::ostream* out) {
  *out << (stage == Stage::Closed   ? "Closed"
           : stage == Stage::Open   ? "Open"
           : stage == Stage::Answer ? "Answer"
                                    : "Folded");
}

/// A no-limit hand before Black's first decision.
inline Betting preflop(Chips white = 100, Chips black = 100, Blinds blinds = {2, 1}) {
  return Betting::start(BettingMode::NoLimit, {white, black}, blinds);
}

/// The same with preflop betting over (4 chips in the pot of 2/1 blinds) and the betting of Black's first turn open.
inline Betting later_turn(Chips white = 100, Chips black = 100, BettingMode mode = BettingMode::NoLimit) {
  Betting betting = Betting::start(mode, {white, black}, {2, 1});
  EXPECT_EQ(betting.call(), std::nullopt);
  betting.begin_turn(Side::Black);
  return betting;
}

inline Chips total(const Betting& betting) {
  return betting.pot() + betting.stacks().white + betting.stacks().black;
}

/// The refused action changed nothing and named the rule.
template <class Act>
void expect_refused(const Betting& betting, Act act, const Error& error) {
  Betting tried = betting;
  EXPECT_EQ(act(tried), error);
  EXPECT_EQ(tried, betting);
}

inline auto betting_to(Chips to) {
  return [to](Betting& betting) { return betting.bet(to); };
}
inline auto raising_to(Chips to) {
  return [to](Betting& betting) { return betting.raise(to); };
}
inline auto calling() {
  return [](Betting& betting) { return betting.call(); };
}

#define ASSERT_DONE(action) ASSERT_EQ((action), std::nullopt)

}  // namespace raisechess::betting
