// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/san.h"

#include <gtest/gtest.h>

#include "helpers.h"
#include "random_games.h"

namespace raisechess::chess {
namespace {

std::string text_of(std::string_view fen, std::string_view move, MoveRules rules = by_choice) {
  const Position position = at(fen);
  return san(position, find_long_algebraic(legal_moves(position, rules), move).value(), rules);
}

std::string read_move(std::string_view fen, std::string_view text, MoveRules rules = by_choice) {
  return long_algebraic(move_from_san(at(fen), text, rules).value());
}

ErrorCode refusal(std::string_view fen, std::string_view text, MoveRules rules = by_choice) {
  return move_from_san(at(fen), text, rules).error().code;
}

constexpr std::string_view start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view knights = "4k3/8/8/8/8/8/8/N1N1K1N1 w - - 0 1";

TEST(StandardNotation, OfEachKindOfMove) {
  EXPECT_EQ(text_of(start_fen, "e2e4"), "e4");
  EXPECT_EQ(text_of(start_fen, "g1f3"), "Nf3");
  EXPECT_EQ(text_of("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5"), "exd5");
  EXPECT_EQ(text_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), "exd6");
  EXPECT_EQ(text_of("3r4/4P3/8/8/8/8/1k6/4K3 w - - 0 1", "e7d8n"), "exd8=N");
  EXPECT_EQ(text_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1"), "O-O");
  EXPECT_EQ(text_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1a1"), "O-O-O");
  EXPECT_EQ(text_of("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "a1a2"), "a2");
}

TEST(StandardNotation, ChecksAndMatesAreMarkedWhereAnArbiterAnnouncesThem) {
  constexpr std::string_view mating = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
  EXPECT_EQ(text_of(mating, "a1a8"), "Ra8#");
  EXPECT_EQ(text_of("6k1/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), "Ra8+");
  EXPECT_EQ(text_of(mating, "a1a8", without_arbiter), "Ra8");
}

TEST(StandardNotation, TellsPiecesApartAsFarAsNeeded) {
  EXPECT_EQ(text_of(knights, "c1e2"), "Nce2");
  EXPECT_EQ(text_of(knights, "a1b3"), "Nab3");
  EXPECT_EQ(text_of(knights, "g1f3"), "Nf3");
  EXPECT_EQ(text_of("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3"), "R1a3");
  EXPECT_EQ(text_of("6k1/8/8/8/8/Q7/8/Q1Q1K3 w - - 0 1", "a1b2"), "Qa1b2");
}

TEST(StandardNotation, APinnedPieceNeedsNoTellingApart) {
  EXPECT_EQ(text_of("4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1", "a1c2"), "Nc2");
  EXPECT_EQ(read_move("4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1", "Nac2"), "a1c2");
}

TEST(StandardNotation, ReadsWhatOthersWrite) {
  EXPECT_EQ(read_move(start_fen, "e2e4"), "e2e4");
  EXPECT_EQ(read_move(start_fen, "Ng1-f3!?"), "g1f3");
  EXPECT_EQ(read_move("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "0-0-0+"), "e1a1");
  EXPECT_EQ(read_move("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1"), "e1h1");
  EXPECT_EQ(read_move("3r4/4P3/8/8/8/8/1k6/4K3 w - - 0 1", "e8Q"), "e7e8q");
  EXPECT_EQ(read_move("3r4/4P3/8/8/8/8/1k6/4K3 w - - 0 1", "exd8=q"), "e7d8q");
}

TEST(StandardNotation, RefusesWhatNamesNoMove) {
  for (const std::string_view text : {"", "e", "Zf3", "Nf9", "hello", "N", "=Q", "e4e", "Ngg1f3", "O-O-O-O"}) {
    EXPECT_EQ(refusal(start_fen, text), ErrorCode::UnknownMoveText) << text;
  }
  for (const std::string_view text : {"e5", "Nd2", "O-O", "dxe3", "Ke2", "e8=Q"}) {
    EXPECT_EQ(refusal(start_fen, text), ErrorCode::IllegalMove) << text;
  }
  EXPECT_EQ(refusal(knights, "Ne2"), ErrorCode::AmbiguousMoveText);
  EXPECT_EQ(refusal("3r4/4P3/8/8/8/8/1k6/4K3 w - - 0 1", "e8"), ErrorCode::AmbiguousMoveText);
}

/// Every legal move is read as it was written, and no two are written alike.
TEST(StandardNotation, NamesEachMoveOfRandomGames) {
  for (const MoveRules rules : {queen_only, by_choice, without_arbiter}) {
    for_random_positions(17, 12, 80, rules, [&](const Position& position) {
      for (const Move move : legal_moves(position, rules)) {
        const std::string text = san(position, move, rules);
        ASSERT_EQ(move_from_san(position, text, rules), move) << fen_text({position, 0, 1}) << ' ' << text;
      }
    });
  }
}

}  // namespace
}  // namespace raisechess::chess
