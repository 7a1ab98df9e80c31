// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "chess/draws.h"
#include "helpers.h"

namespace raisechess::chess {
namespace {

Key key_of(const Position& position) {
  return repetition_key(position, queen_only);
}
Key key_of(std::string_view fen) {
  return key_of(at(fen));
}

TEST(RepetitionKey, ReturnsWithThePosition) {
  const Position start = at("r3k2r/8/8/8/8/8/8/4K1N1 w kq - 0 1");
  EXPECT_EQ(key_of(after(start, {"g1f3", "e8e7", "f3g1", "e7e8"})), key_of("r3k2r/8/8/8/8/8/8/4K1N1 w - - 0 1"));
}

TEST(RepetitionKey, DoesNotLookAtTheClocks) {
  EXPECT_EQ(key_of("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1"), key_of("4k3/8/8/8/8/8/8/4K1N1 w - - 30 70"));
}

TEST(RepetitionKey, TellsTheSideToMoveApart) {
  EXPECT_NE(key_of("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1"), key_of("4k3/8/8/8/8/8/8/4K1N1 b - - 0 1"));
}

TEST(RepetitionKey, TellsTrueTypesApart) {
  EXPECT_NE(key_of("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1"), key_of("4k3/8/8/8/8/8/8/4K1B1 w - - 0 1"));
}

TEST(RepetitionKey, TellsCastlingRightsApart) {
  EXPECT_NE(key_of("r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1"), key_of("r3k2r/8/8/8/8/8/8/4K3 w k - 0 1"));
  EXPECT_NE(key_of("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1"), key_of("4k3/8/8/8/8/8/8/R3K2R w K - 0 1"));
}

TEST(RepetitionKey, TellsDoubleStepRightsApart) {
  EXPECT_NE(key_of("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), key_of("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 d:a2"));
}

TEST(RepetitionKey, CountsAnEnPassantCaptureThatIsLegal) {
  EXPECT_NE(key_of("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"), key_of("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1"));
}

TEST(RepetitionKey, CountsNoEnPassantCaptureThatIsNot) {
  EXPECT_EQ(key_of("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"), key_of("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"));
  EXPECT_EQ(key_of("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1"), key_of("3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1"));
}

TEST(RepetitionKey, CountsEveryEnPassantCaptureWithoutAnArbiter) {
  EXPECT_NE(repetition_key(at("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1"), without_arbiter),
            repetition_key(at("3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1"), without_arbiter));
}

}  // namespace
}  // namespace raisechess::chess
