// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "helpers.h"

#include "chess/draws.h"

namespace raisechess::chess {
namespace {

bool insufficient(const char* placement) {
  return insufficient_material(at(std::string(placement) + " w - - 0 1"));
}

TEST(InsufficientMaterial, KingsAlone) {
  EXPECT_TRUE(insufficient("4k3/8/8/8/8/8/8/4K3"));
}

TEST(InsufficientMaterial, OneMinorPiece) {
  EXPECT_TRUE(insufficient("4k3/8/8/8/8/8/8/4KN2"));
  EXPECT_TRUE(insufficient("4kb2/8/8/8/8/8/8/4K3"));
}

TEST(InsufficientMaterial, OneBishopEachOnOneColour) {
  EXPECT_TRUE(insufficient("4kb2/8/8/8/8/8/8/2B1K3"));
  EXPECT_TRUE(insufficient("2b1k3/8/8/8/8/8/8/4KB2"));
  EXPECT_FALSE(insufficient("2b1k3/8/8/8/8/8/8/2B1K3"));
}

TEST(InsufficientMaterial, TwoMinorPiecesOtherwiseSuffice) {
  EXPECT_FALSE(insufficient("4k3/8/8/8/8/8/8/2B1K1B1"));
  EXPECT_FALSE(insufficient("4k3/8/8/8/8/8/8/B3K1B1"));
  EXPECT_FALSE(insufficient("4k3/8/8/8/8/8/8/1N2K1N1"));
  EXPECT_FALSE(insufficient("1n2k3/8/8/8/8/8/8/1N2K3"));
  EXPECT_FALSE(insufficient("1n2k3/8/8/8/8/8/8/2B1K3"));
}

TEST(InsufficientMaterial, AnyPawnRookOrQueenSuffices) {
  EXPECT_FALSE(insufficient("4k3/8/8/8/8/8/P7/4K3"));
  EXPECT_FALSE(insufficient("4k3/8/8/8/8/8/8/4K2R"));
  EXPECT_FALSE(insufficient("3qk3/8/8/8/8/8/8/4K3"));
}

}  // namespace
}  // namespace raisechess::chess
