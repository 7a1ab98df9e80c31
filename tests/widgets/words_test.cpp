// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/words.h"

#include <gtest/gtest.h>

#include <set>

namespace raisechess::ui {
namespace {

Square at(const char* name) {
  return square_from_name(name).value();
}

/// Every value has words of its own.
template <class Wording>
void expect_all_differ(int count, Wording wording) {
  std::set<QString> seen;
  for (int i = 0; i < count; ++i) {
    const QString words = wording(i);
    EXPECT_FALSE(words.isEmpty()) << i;
    EXPECT_FALSE(words.contains('%') && words.contains("%1")) << words.toStdString();
    EXPECT_TRUE(seen.insert(words).second) << words.toStdString();
  }
}

TEST(Words, CoverEveryError) {
  expect_all_differ(static_cast<int>(ErrorCode::last) + 1, [](int code) {
    return Words::error({static_cast<ErrorCode>(code), {std::int64_t{6}, std::string("e4"), std::int64_t{12}}});
  });
}

TEST(Words, NameSidesAndCutLongTextsInErrors) {
  EXPECT_TRUE(Words::error({ErrorCode::NotYourTurn, {std::string("black")}}).contains("Black"));
  const QString quote = Words::error({ErrorCode::UnknownMoveText, {std::string(500, 'x') + "\n"}});
  EXPECT_LT(quote.size(), 160);
  EXPECT_FALSE(quote.contains('\n'));
}

TEST(Words, PutArgumentsInOnceEvenIfTheyLookLikePlaceholders) {
  const QString text = Words::error({ErrorCode::BetBelowMinimum, {std::string("%2"), std::int64_t{4}}});
  EXPECT_EQ(text, "%2 is too small: at least 4.");
}

constexpr int fact_count = static_cast<int>(Fact::HandGoesOn) + 1;

TEST(Words, CoverEveryFact) {
  expect_all_differ(fact_count, [](int fact) { return Words::fact(static_cast<Fact>(fact)); });
  expect_all_differ(fact_count, [](int fact) {
    return Words::reason_short({1, static_cast<Fact>(fact), {at("c8"), at("e6"), at("d7")}, {}, {}});
  });
}

TEST(Words, GiveAReasonThatNamesTheTypeForEveryFact) {
  for (PieceType type : pocket_types) {
    expect_all_differ(fact_count, [&](int fact) {
      const QString reason = Words::reason({1, static_cast<Fact>(fact), {at("c8"), at("e6")}, {}, {}}, type);
      EXPECT_TRUE(reason.contains(Words::type(type))) << reason.toStdString();
      EXPECT_TRUE(reason.endsWith('.')) << reason.toStdString();
      return reason;
    });
  }
}

TEST(Words, SpeakOfFactsWithoutSquares) {
  for (int fact = 0; fact < fact_count; ++fact) {
    EXPECT_FALSE(Words::reason({1, static_cast<Fact>(fact), {}, {}, {}}, PieceType::Rook).isEmpty());
  }
}

TEST(Words, SayWhatKindOfLineAMoveWas) {
  const auto reason = [](const char* from, const char* to) {
    return Words::reason({1, Fact::Geometry, {at(from), at(to)}, {}, {}}, PieceType::Queen);
  };
  EXPECT_EQ(reason("c8", "e6"), "c8–e6 is diagonal: not a queen.");
  EXPECT_EQ(reason("f8", "e6"), "f8–e6 is a knight's jump: not a queen.");
  EXPECT_EQ(reason("a1", "a5"), "a1–a5 is straight: not a queen.");
}

TEST(Words, CoverEveryResult) {
  for (BettingMode betting : {BettingMode::None, BettingMode::NoLimit}) {
    HandSetup setup;
    setup.betting = betting;
    const auto result = [](int kind) {
      return HandResult{static_cast<ResultKind>(kind), Side::White, {22, 21}, {20, -20}};
    };
    constexpr int kinds = static_cast<int>(ResultKind::KingCapture) + 1;
    expect_all_differ(kinds, [&](int kind) { return Words::result_heading(result(kind), setup); });
    expect_all_differ(kinds, [&](int kind) { return Words::result_sentence(result(kind), setup, true); });
  }
}

TEST(Words, SayWhoWinsThePot) {
  const HandResult won{ResultKind::Showdown, Side::White, {22, 21}, {20, -20}};
  const HandResult split{ResultKind::Showdown, {}, {21, 21}, {0, 0}};
  EXPECT_EQ(Words::result_title(won, {}, Side::White, 40), "You win the pot of 40");
  EXPECT_EQ(Words::result_title(won, {}, Side::Black, 40), "The computer wins the pot of 40");
  EXPECT_EQ(Words::result_title(split, {}, Side::Black, 40), "The pot of 40 is split");
}

TEST(Words, CoverEveryActionOfBothPlayers) {
  const std::vector<Action> actions{Fold{},       Call{},         Bet{4},       Raise{9},  MakeMove{},
                                    OfferSplit{}, DeclineSplit{}, AgreeSplit{}, TakeBack{}};
  ASSERT_EQ(actions.size(), std::variant_size_v<Action>);
  for (Side by : both_sides) {
    for (bool chips : {true, false}) {
      expect_all_differ(static_cast<int>(actions.size()), [&](int i) {
        return Words::event({by, actions[static_cast<std::size_t>(i)], {}}, "Nf3", chips, Side::White);
      });
    }
  }
}

TEST(Words, CoverEveryBoundOfABet) {
  expect_all_differ(static_cast<int>(BetBounds::Least::AllIn) + 1, [](int least) {
    return Words::least_reason({12, 90, static_cast<BetBounds::Least>(least), BetBounds::Most::OwnStack, 6});
  });
  expect_all_differ(static_cast<int>(BetBounds::Most::PotLimit) + 1, [](int most) {
    return Words::most_reason({12, 90, BetBounds::Least::LastBet, static_cast<BetBounds::Most>(most), 6});
  });
}

TEST(Words, SayWhatWasSeenInALineThatWasTakenBack) {
  Reason reason{3, Fact::Geometry, {*square_from_name("c8"), *square_from_name("e6")}, {}, {}, false};
  RangeRow row;
  row.ruled_out[0] = reason;
  EXPECT_EQ(Words::reason(reason, PieceType::Rook), "c8–e6 is diagonal: not a rook.");
  EXPECT_EQ(Words::row_note(row, false), "c8–e6 is diagonal");
  reason.taken_back = true;
  row.ruled_out[0] = reason;
  EXPECT_EQ(Words::reason(reason, PieceType::Rook),
            "c8–e6 is diagonal: not a rook. (Seen in a line that was taken back.)");
  EXPECT_EQ(Words::row_note(row, false), "c8–e6 is diagonal (taken back)");
}

TEST(Words, ShareASentenceAmongTypesThatItIsTrueOf) {
  RangeRow row;
  row.deals = {0, 0, 0, 4, 0};
  const Reason jump{3, Fact::Geometry, {at("b1"), at("c3")}, {}, {}};
  row.ruled_out = {jump, jump, jump, std::nullopt, jump};
  const auto reasons = ui::shared_reasons(row);
  ASSERT_EQ(reasons.size(), 1u);
  EXPECT_EQ(Words::shared_reason(reasons[0]), "b1–c3 is a knight's jump: not a queen, a rook, a bishop or a pawn.");
  RangeRow earlier;
  earlier.deals = {0, 2, 0, 4, 0};
  EXPECT_EQ(ui::shared_reasons(row, &earlier).at(0).types, std::vector{PieceType::Rook}) << "what is new";
}

TEST(Words, NameAllFactsOfARow) {
  RangeRow row;
  row.deals = {0, 0, 3, 0, 0};
  const Reason way{5, Fact::Geometry, {at("g7"), at("d4")}, {}, {}};
  const Reason legal{7, Fact::MoveOffered, {at("e1"), at("d1"), at("d4")}, {}, {}};
  row.ruled_out = {legal, way, std::nullopt, way, way};
  EXPECT_EQ(Words::row_note(row, false), "g7–d4 is diagonal · e1–d1 is legal");
  EXPECT_EQ(Words::row_note(row, true), "diagonal +1") << "what ruled out the most";
  const auto reasons = ui::shared_reasons(row);
  ASSERT_EQ(reasons.size(), 3u);
  EXPECT_EQ(Words::shared_reason_short(reasons[2]), "g7–d4 is no pawn's step");
}

TEST(Words, KeepTheMarginOfAChanceWithinItsBorders) {
  EXPECT_EQ(Words::chance(0.62, 0.04), "62\u00a0% ± 4");
  EXPECT_EQ(Words::chance(0.62, 0), "62\u00a0%");
  EXPECT_EQ(Words::chance(0.0, 0.085), "0–9\u00a0%");
  EXPECT_EQ(Words::chance(0.99, 0.05), "94–100\u00a0%");
  EXPECT_EQ(Words::chance(0.05, 0.05), "5\u00a0% ± 5");
}

TEST(Words, CoverEverySecrecy) {
  expect_all_differ(3, [](int effect) { return Words::secrecy(static_cast<Secrecy>(effect)); });
  const SecrecyMark mark{{}, Secrecy::Narrows, 6, 2, 3};
  EXPECT_EQ(Words::secrecy(mark, 15), "narrows the secret: 15 deals become 6 (−1.3 bits), 2 types left for this piece");
}

TEST(Words, CountInTheRightNumber) {
  EXPECT_EQ(Words::uncertainty(1, 0), "1 deal · 0.0 bits");
  EXPECT_EQ(Words::uncertainty(2, 1), "2 deals · 1.0 bit");
  EXPECT_EQ(Words::uncertainty(20, 4.32), "20 deals · 4.3 bits");
  EXPECT_EQ(Words::chips(1), "1 chip");
  EXPECT_EQ(Words::chips(1'000'000), "1,000,000 chips");
  EXPECT_EQ(Words::number(-3), "−3");
}

TEST(Words, SetMovesWithAProperDashButCastlingAsItIs) {
  EXPECT_EQ(Words::move("d2-f4"), "d2–f4");
  EXPECT_EQ(Words::move("O-O-O"), "O-O-O");
}

}  // namespace
}  // namespace raisechess::ui
