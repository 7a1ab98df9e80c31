// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <iterator>

#include "helpers.h"
#include "random_games.h"

namespace raisechess::chess {
namespace {

const std::string start_text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1 h:- d:-";

std::string rewritten(std::string_view fen) {
  const auto record = fen_from_text(fen);
  return record ? fen_text(*record) : "refused";
}

Error error_of(std::string_view fen) {
  const auto record = fen_from_text(fen);
  return record ? Error{} : record.error();
}

#define EXPECT_REFUSED(fen, code_name, ...) \
  EXPECT_EQ(error_of(fen), (Error{ErrorCode::code_name, {__VA_ARGS__}})) << (fen)

TEST(Fen, KeepsWhatItHolds) {
  for (const char* fen :
       {start_text.c_str(), "r3k2r/8/8/8/8/8/6b1/R3K2R b HAha - 3 9 h:a1,h8 d:-",
        "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3 h:c4,d4 d:-", "4k3/p3r2p/8/8/8/8/P3P3/4K3 w - - 65535 300 h:- d:a2,h7"}) {
    EXPECT_EQ(rewritten(fen), fen);
  }
}

TEST(Fen, NamesSquaresInOrder) {
  EXPECT_EQ(rewritten("4k3/p6p/8/8/8/8/P6P/4K3 w - - 0 1 h:h7,a7,h2,a2 d:h2,a7"),
            "4k3/p6p/8/8/8/8/P6P/4K3 w - - 0 1 h:a2,h2,a7,h7 d:h2,a7");
}

TEST(Fen, OwnFieldsMayBeMissing) {
  const std::string plain = start_text.substr(0, start_text.find(" h:"));
  EXPECT_EQ(rewritten(plain), start_text);
  EXPECT_EQ(rewritten(plain + " h:-"), start_text);
  EXPECT_EQ(rewritten(plain + " d:-"), start_text);
  EXPECT_EQ(rewritten(plain + " h:b1,e2"), plain + " h:b1,e2 d:-");
  EXPECT_EQ(rewritten(plain + " d:a2,h7"), plain + " h:- d:a2,h7");
}

TEST(Fen, ReadsAllCastlingFields) {
  const std::string board = "r1r1k1rr/8/8/8/8/8/8/1RR1K1R1 w ";
  EXPECT_EQ(rewritten(board + "KQkq - 0 1"), board + "GBha - 0 1 h:- d:-");
  EXPECT_EQ(rewritten(board + "GBha - 0 1"), board + "GBha - 0 1 h:- d:-");
  EXPECT_EQ(rewritten(board + "CGcg - 0 1"), board + "GCgc - 0 1 h:- d:-");
  EXPECT_EQ(rewritten(board + "qK - 0 1"), board + "Ga - 0 1 h:- d:-");
  EXPECT_EQ(rewritten(board + "- - 0 1"), board + "- - 0 1 h:- d:-");
}

TEST(Fen, RefusesCastlingWithoutItsRook) {
  for (const char* rights : {"KQ", "k", "Q", "A", "B", "E", "KK", "KH", "x", "K-", "HAhaHA", ""}) {
    EXPECT_REFUSED("4k3/8/8/8/8/8/8/4K2R w " + std::string(rights) + " - 0 1", FenCastling, std::string(rights));
  }
  EXPECT_REFUSED("4k3/8/8/8/8/8/4K3/7R w K - 0 1", FenCastling, "K");
  EXPECT_REFUSED("4k3/8/8/8/8/8/8/4K2r w K - 0 1", FenCastling, "K");
}

TEST(Fen, EnPassantSquareLiesBehindAPawnThatHasJustDoubleStepped) {
  EXPECT_EQ(at("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1").en_passant(), sq("e3"));
  for (const char* fen : {"4k3/8/8/8/3pP3/8/8/4K3 b - e6 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - d3 0 1",
                          "4k3/8/8/8/3pP3/8/8/4K3 w - e3 0 1", "4k3/8/8/8/3pP3/4N3/8/4K3 b - e3 0 1",
                          "4k3/8/8/8/3pP3/8/4N3/4K3 b - e3 0 1", "4k3/8/8/8/3pN3/8/8/4K3 b - e3 0 1",
                          "4k3/8/8/8/3pP3/8/8/4K3 b - e 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e33 0 1"}) {
    EXPECT_EQ(error_of(fen).code, ErrorCode::FenEnPassant) << fen;
  }
}

TEST(Fen, EnPassantSquareIsWrittenOnlyIfTheCaptureIsLegal) {
  EXPECT_EQ(rewritten("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"), "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1 h:- d:-");
  EXPECT_EQ(rewritten("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1 h:- d:-");
  EXPECT_EQ(rewritten("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2"), "8/8/8/K2pP2r/8/8/8/4k3 w - - 0 2 h:- d:-");
  EXPECT_EQ(fen_text(*fen_from_text("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2"), without_arbiter),
            "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2 h:- d:-");
}

TEST(Fen, RefusesABrokenPlacement) {
  for (const char* placement : {"", "8", "4k3/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3/8", "4k3/9/8/8/8/8/8/4K3",
                                "4k3/7/8/8/8/8/8/4K3", "4k3/44/8/8/8/8/8/4K3", "4k3/8p/8/8/8/8/8/4K3",
                                "4k3/8/8/x7/8/8/8/4K3", "4k3/8/8/0p7/8/8/8/4K3", "4k3/pppppppp1/8/8/8/8/8/4K3"}) {
    EXPECT_REFUSED(std::string(placement) + " w - - 0 1", FenPlacement, std::string(placement));
  }
}

TEST(Fen, RefusesAnImpossibleSetOfPieces) {
  EXPECT_REFUSED("8/8/8/8/8/8/8/4K3 w - - 0 1", FenKings, "black", 0);
  EXPECT_REFUSED("4k3/8/8/8/8/8/8/KK6 w - - 0 1", FenKings, "white", 2);
  EXPECT_REFUSED("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", FenPawnRank, "a8");
  EXPECT_REFUSED("4k3/8/8/8/8/8/8/4K2p w - - 0 1", FenPawnRank, "h1");
  EXPECT_REFUSED("4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1", FenTooManyPieces, "white");
}

TEST(Fen, RefusesWrongSmallFields) {
  EXPECT_REFUSED("4k3/8/8/8/8/8/8/4K3 x - - 0 1", FenSideToMove, "x");
  EXPECT_REFUSED("4k3/8/8/8/8/8/8/4K3 w - - -1 1", FenClock, "-1", 0, 65535);
  EXPECT_REFUSED("4k3/8/8/8/8/8/8/4K3 w - - 65536 1", FenClock, "65536", 0, 65535);
  EXPECT_REFUSED("4k3/8/8/8/8/8/8/4K3 w - - 1.5 1", FenClock, "1.5", 0, 65535);
  EXPECT_REFUSED("4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999", FenClock, "99999999999", 1, 1'000'000);
  EXPECT_REFUSED("4k3/8/8/8/8/8/8/4K3 w - -", FenFields, 4);
  EXPECT_REFUSED("", FenFields, 1);
  EXPECT_REFUSED("4k3/8/8/8/8/8/8/4K3 w - - 0 1 d:- h:-", FenFields, 8);
  EXPECT_REFUSED("4k3/8/8/8/8/8/8/4K3 w - - 0 1 h:- d:- x", FenFields, 9);
}

TEST(Fen, RefusesOwnFieldsThatNameWrongSquares) {
  for (const char* field : {"h:", "h:e1", "h:a1", "h:h1,h1", "h:h1,", "h:h1 ", "h:h9", "h:h"}) {
    const Error error = error_of("4k3/8/8/8/8/8/8/4K2R w - - 0 1 " + std::string(field));
    EXPECT_TRUE(error.code == ErrorCode::FenHidden || error.code == ErrorCode::FenFields) << field;
  }
  for (const char* field : {"d:", "d:a3", "d:h2", "d:b2", "d:a2,a2", "d:a1", "d:h7"}) {
    EXPECT_REFUSED("4k3/8/7p/8/8/8/P6R/P3K3 w - - 0 1 " + std::string(field), FenDoubleStep, std::string(field));
  }
}

TEST(Fen, RefusesAnOpponentInCheck) {
  EXPECT_REFUSED("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", FenOpponentInCheck);
  EXPECT_TRUE(fen_from_text("4k3/4R3/8/8/8/8/8/4K3 b - - 0 1").has_value());
}

TEST(StartFen, BeginsWithTheFirstMoveNumber) {
  EXPECT_EQ(fen_text(*start_fen_from_text("4k3/8/8/8/5p2/8/4K3/6R1 w - - 98 60", by_choice)),
            "4k3/8/8/8/5p2/8/4K3/6R1 w - - 98 1 h:- d:-");
}

TEST(StartFen, NeedsALegalMoveAClockBelowAHundredAndNothingHidden) {
  const auto code = [](std::string_view fen) { return start_fen_from_text(fen, by_choice).error().code; };
  EXPECT_EQ(code("7k/8/6Q1/8/8/8/8/K7 b - - 0 1"), ErrorCode::FenNoLegalMove);
  EXPECT_EQ(code("4k3/P7/8/8/8/8/8/4K3 w - - 100 1"), ErrorCode::FenClock);
  EXPECT_EQ(code("4k3/P7/8/8/8/8/8/4K3 w - - 0 1 h:a7"), ErrorCode::FenHidden);
  EXPECT_EQ(code("4k3/8/8/8/8/8/8/4K3 x - - 0 1"), ErrorCode::FenSideToMove);
}

TEST(Fen, OfARandomPositionReadsBackAsIt) {
  for_random_positions(31, 200, 150, queen_only, [](const Position& position) {
    const FenRecord record{position, position.pieces(PieceType::Pawn), 7};
    const auto read = fen_from_text(fen_text(record));
    ASSERT_TRUE(read.has_value()) << fen_text(record);
    Position expected = position;
    if (!en_passant_possible(position, queen_only)) expected.set_en_passant(std::nullopt);
    ASSERT_EQ(read->position, expected) << fen_text(record);
    ASSERT_EQ(read->hidden, record.hidden);
    ASSERT_EQ(read->full_move, 7);
  });
}

/// Whatever is read can be played and written; everything else is refused.
void expect_sound(const std::string& text) {
  const auto record = fen_from_text(text);
  if (!record) return;
  const std::string written = fen_text(*record);
  EXPECT_EQ(rewritten(written), written) << text;
  for (Move move : legal_moves(record->position, by_choice)) {
    Position next = record->position;
    next.make(move);
    EXPECT_EQ(std::popcount(next.pieces(PieceType::King)), 2) << text;
  }
}

TEST(FenFuzz, AnyBytesAreReadOrRefused) {
  Random random(32);
  for (int i = 0; i < 20'000; ++i) {
    std::string bytes(random() % 100, '\0');
    for (char& byte : bytes) byte = static_cast<char>(random());
    expect_sound(bytes);
  }
}

TEST(FenFuzz, DamagedTextsAreReadOrRefused) {
  const std::string letters = "/ 12345678pnbrqkPNBRQKwb-HAhade36,:0";
  const std::string seeds[] = {start_text,
                               "r3k2r/p1ppqpb1/bn2pnp1/3PN3/Pp2P3/2N2Q1p/1PPBBPPP/R3K2R b KQkq a3 0 1 h:a4,h3 d:b2"};
  Random random(33);
  int read = 0;
  for (int i = 0; i < 50'000; ++i) {
    std::string text = seeds[i % 2];
    for (std::uint64_t changes = random() % 4; changes > 0; --changes) {
      const std::size_t place = random() % text.size();
      if (random() % 3 == 0) {
        text.erase(place, 1);
      } else {
        text.insert(place, 1, letters[random() % letters.size()]);
      }
    }
    expect_sound(text);
    read += fen_from_text(text).has_value() ? 1 : 0;
  }
  EXPECT_GT(read, 5'000);
}

}  // namespace
}  // namespace raisechess::chess
