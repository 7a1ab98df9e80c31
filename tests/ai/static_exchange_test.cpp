// SPDX-License-Identifier: GPL-3.0-or-later
#include "static_exchange.h"

#include <gtest/gtest.h>

#include <string>

#include "search_support.h"

namespace raisechess::test {
namespace {

/// What the exchange begun by a move gains, in centipawns, found by asking for every threshold.
ai::Score gain_of(const std::string& fen, const std::string& text) {
  const auto position = position_of(fen);
  const auto move = find_long_algebraic(chess::legal_moves(position, arbiter_rules), text);
  EXPECT_TRUE(move) << text;
  ai::Score gain = -2000;
  while (ai::exchange_gains(position, *move, gain + 100)) gain += 100;
  return gain;
}

struct Case {
  const char* what;
  const char* fen;
  const char* move;
  ai::Score gain;
};

class StaticExchange : public testing::TestWithParam<Case> {};

TEST_P(StaticExchange, FindsTheGain) {
  EXPECT_EQ(gain_of(GetParam().fen, GetParam().move), GetParam().gain) << GetParam().what;
}

INSTANTIATE_TEST_SUITE_P(
    Exchanges, StaticExchange,
    testing::Values(Case{"free rook", "4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1", "d1d5", 500},
                    Case{"protected pawn taken by a rook", "4k3/8/2p5/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", -400},
                    Case{"pawn takes protected knight", "4k3/8/2p5/3n4/4P3/8/8/4K3 w - - 0 1", "e4d5", 200},
                    Case{"rook behind rook", "3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100},
                    Case{"two rooks against two", "3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", -400},
                    Case{"the king may not take back what is protected", "8/3k4/3p4/8/8/8/3R4/3R1K2 w - - 0 1", "d2d6",
                         100},
                    Case{"the king takes back what is not", "8/3k4/3p4/8/8/8/3R4/5K2 w - - 0 1", "d2d6", -400},
                    Case{"quiet move to a safe square", "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "d1d5", 0},
                    Case{"quiet move into a pawn's reach", "4k3/8/2p5/8/8/8/8/3RK3 w - - 0 1", "d1d5", -500},
                    Case{"promotion", "8/1P4k1/8/8/8/8/8/4K3 w - - 0 1", "b7b8q", 800},
                    Case{"castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", 0}));

TEST(StaticExchangeGain, KnowsWhatAMoveTakesEnPassant) {
  const auto position = position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
  const auto move = find_long_algebraic(chess::legal_moves(position, arbiter_rules), "e5d6");
  ASSERT_TRUE(move);
  EXPECT_EQ(ai::immediate_gain(position, *move), 100);
}

}  // namespace
}  // namespace raisechess::test
