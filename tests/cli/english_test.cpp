// SPDX-License-Identifier: GPL-3.0-or-later
#include "english/english.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "english/english_words.h"
#include "squares.h"

namespace raisechess::cli {
namespace {

using raisechess::test::at;

TEST(English, EveryErrorHasASentenceOfItsOwn) {
  std::set<std::string> sentences;
  for (int code = 0; code <= static_cast<int>(ErrorCode::last); ++code) {
    const Error error{static_cast<ErrorCode>(code), {std::string("one"), std::int64_t{2}, std::int64_t{3}}};
    const std::string text = sentence(error);
    ASSERT_GT(text.size(), 10u) << "code " << code;
    EXPECT_EQ(text.back(), '.') << text;
    EXPECT_FALSE(std::islower(static_cast<unsigned char>(text.front()))) << text;
    EXPECT_EQ(text.find_first_of("{}\n"), std::string::npos) << text;
    EXPECT_TRUE(sentences.insert(text).second) << text;
  }
}

TEST(English, AnErrorNamesWhatWasGivenAndWhatIsAllowed) {
  EXPECT_EQ(sentence({ErrorCode::BetBelowMinimum, {std::int64_t{1}, std::int64_t{2}}}),
            "A bet or raise to 1 is too small: at least 2.");
  EXPECT_EQ(sentence({ErrorCode::StackSize, {std::int64_t{0}, std::int64_t{1}, std::int64_t{1000000}}}),
            "A stack of 0 is not possible: 1 to 1000000 chips.");
  EXPECT_EQ(sentence({ErrorCode::IllegalMove, {std::string("e2e5")}}), "'e2e5' is not among the legal moves.");
}

TEST(English, AnErrorWithoutItsArgumentsIsStillASentence) {
  EXPECT_EQ(sentence({ErrorCode::IllegalMove, {}}), "'?' is not among the legal moves.");
}

TEST(English, QuotesStrangeTextHarmlessly) {
  EXPECT_EQ(printable("e2e4"), "e2e4");
  EXPECT_EQ(printable("\x1b[2J\x07"), "?[2J?");
  EXPECT_EQ(printable("конь"), "конь");
  EXPECT_EQ(harmless(std::string(500, 'x') + "\x07"), std::string(500, 'x') + "?");
  EXPECT_EQ(printable("\xC2\x9B\xFF\xC3"), "???");
  const std::string cut = printable(std::string(500, 'x'));
  EXPECT_EQ(cut.size(), 63u);
  EXPECT_EQ(cut.substr(59), "x...");
}

TEST(English, EveryFactHasWordsAndAReason) {
  std::set<std::string> reasons;
  for (int i = 0; i <= static_cast<int>(Fact::HandGoesOn); ++i) {
    const auto fact = static_cast<Fact>(i);
    EXPECT_FALSE(fact_words(fact).empty()) << i;
    EXPECT_TRUE(reasons.insert(reason_sentence({6, fact, {at("c8"), at("e6")}, {}, {}}, PieceType::Rook)).second) << i;
    EXPECT_FALSE(reason_sentence({0, fact, {}, {}, {}}, PieceType::Pawn).empty()) << i;
  }
}

TEST(English, AReasonCanBeCheckedOnTheBoard) {
  const auto says = [](Fact fact, std::vector<Square> squares, PieceType type) {
    return reason_sentence({6, fact, std::move(squares), {}, {}}, type);
  };
  EXPECT_EQ(says(Fact::Geometry, {at("c8"), at("e6")}, PieceType::Rook),
            "Move 3, Black: c8-e6 is diagonal: not a rook.");
  EXPECT_EQ(says(Fact::Geometry, {at("b8"), at("c6")}, PieceType::Bishop),
            "Move 3, Black: b8-c6 is a knight's jump: not a bishop.");
  EXPECT_EQ(says(Fact::Capture, {at("c7"), at("d6")}, PieceType::Pawn),
            "Move 3, Black: c7-d6 is diagonal and captured nothing: not a pawn.");
  EXPECT_EQ(says(Fact::Capture, {at("c7"), at("c6")}, PieceType::Pawn),
            "Move 3, Black: c7-c6 is along a file and captured: not a pawn.");
  EXPECT_EQ(says(Fact::Castling, {at("e8"), at("h8"), at("f2")}, PieceType::Rook),
            "Move 3, Black: the castling e8-h8 was legal: a rook on f2 would have forbidden it.");
  EXPECT_EQ(says(Fact::CheckAnnounced, {at("d5"), at("e1")}, PieceType::Rook),
            "Move 3, Black: check was announced: a rook on d5 would not check the king on e1.");
  EXPECT_EQ(says(Fact::NoCheckAnnounced, {at("e1")}, PieceType::Queen),
            "Move 3, Black: no check was announced: a queen there would check the king on e1.");
  EXPECT_EQ(says(Fact::MoveOffered, {at("e1"), at("e2"), at("e8")}, PieceType::Rook),
            "Move 3, Black: e1-e2 was legal: a rook on e8 would have forbidden it.");
  EXPECT_EQ(says(Fact::MoveNotOffered, {at("e1"), at("e2"), at("e8")}, PieceType::Knight),
            "Move 3, Black: e1-e2 was not legal: a knight on e8 would not have forbidden it.");
}

TEST(English, AReasonNamesWhatElseSharedInIt) {
  EXPECT_EQ(reason_sentence({0, Fact::NoCheckAnnounced, {at("d5"), at("e8")}, {Fact::Geometry, Fact::Capture}, {}},
                            PieceType::Queen),
            "The deal: no check was announced: a queen on d5 would check the king on e8. Earlier facts shared in it: "
            "how it moved "
            "and a capture.");
  EXPECT_EQ(reason_sentence({1, Fact::CheckAnnounced, {at("d5"), at("e8")}, {}, at("c1")}, PieceType::Queen),
            "Move 1, White: it follows from what a check that was announced tells of the hidden piece dealt on c1.");
}

TEST(English, SpeaksToAPlayerOrOfBoth) {
  const Event event{Side::White, Raise{6}, {}};
  EXPECT_EQ(event_sentence(event, "", true, Speaker::to_player(Side::White)), "You raise to 6.");
  EXPECT_EQ(event_sentence(event, "", true, Speaker::to_player(Side::Black)), "The computer raises to 6.");
  EXPECT_EQ(event_sentence(event, "", true, Speaker::to_onlooker()), "White raises to 6.");
}

TEST(English, AMoveTellsWhatBothSawOfIt) {
  const Event event{Side::Black,
                    MakeMove{Move::normal(at("c8"), at("e6"))},
                    {PieceType::Pawn, at("e6"), {{at("e2"), PieceType::Pawn}}, true}};
  EXPECT_EQ(event_sentence(event, "c8xe6+", false, Speaker::to_onlooker()),
            "Black moves c8xe6+, taking a pawn, which was hidden (dealt on e2), check.");
}

TEST(English, AMoveThatEndsTheHandSaysSo) {
  const MakeMove made{Move::normal(at("a1"), at("a8"))};
  EXPECT_EQ(event_sentence({Side::White, made, {{}, {}, {}, true}}, "Ra8#", false, Speaker::to_onlooker()),
            "White moves Ra8#, checkmate.");
  EXPECT_EQ(event_sentence({Side::White, made, {PieceType::King, at("a8"), {}, false}}, "Rxa8", false,
                           Speaker::to_onlooker()),
            "White moves Rxa8, taking the king.");
}

TEST(English, AMoveTellsWhichOfItsOwnHiddenPiecesIsSeen) {
  const Event castling{
      Side::White, MakeMove{Move::castling(at("e1"), at("h1"))}, {{}, {}, {{at("h1"), PieceType::Rook}}, false}};
  EXPECT_EQ(event_sentence(castling, "O-O", false, Speaker::to_onlooker()),
            "White moves O-O, and the hidden piece dealt on h1 is seen to be a rook.");
  const Event promotion{
      Side::White,
      MakeMove{Move::promotion(at("b7"), at("a8"), PieceType::Queen)},
      {PieceType::Knight, at("a8"), {{at("b2"), PieceType::Pawn}, {at("a8"), PieceType::Knight}}, false}};
  EXPECT_EQ(event_sentence(promotion, "b7xa8=Q", false, Speaker::to_onlooker()),
            "White moves b7xa8=Q, taking a knight, which was hidden (dealt on a8), and the hidden piece dealt on b2 is "
            "seen to be a pawn.");
}

TEST(English, FoldingWithoutChipsIsResigning) {
  const Event event{Side::Black, Fold{}, {}};
  EXPECT_EQ(event_sentence(event, "", true, Speaker::to_onlooker()), "Black folds.");
  EXPECT_EQ(event_sentence(event, "", false, Speaker::to_onlooker()), "Black resigns.");
}

TEST(English, EveryActionHasASentence) {
  const std::vector<Action> actions{Fold{},       Call{},         Bet{2},       Raise{4},  MakeMove{},
                                    OfferSplit{}, DeclineSplit{}, AgreeSplit{}, TakeBack{}};
  ASSERT_EQ(actions.size(), std::variant_size_v<Action>);
  std::set<std::string> sentences;
  for (const Action& action : actions)
    sentences.insert(event_sentence({Side::White, action, {}}, "a1a2", true, Speaker::to_onlooker()));
  EXPECT_EQ(sentences.size(), actions.size());
}

TEST(English, EveryEndingSaysWhoTakesWhat) {
  std::set<std::string> sentences;
  for (int kind = 0; kind <= static_cast<int>(ResultKind::KingCapture); ++kind) {
    const HandResult result{static_cast<ResultKind>(kind), Side::White, {23, 20}, {7, -7}};
    const std::string text = result_sentence(result, {}, Speaker::to_player(Side::White));
    EXPECT_NE(text.find(". You take the pot (+7)."), std::string::npos) << text;
    EXPECT_TRUE(sentences.insert(text).second) << text;
  }
}

TEST(English, PointsAreCountedAtTheShowdownOnly) {
  const HandResult showdown{ResultKind::Showdown, Side::Black, {20, 23}, {-7, 7}};
  EXPECT_EQ(result_sentence(showdown, {}, Speaker::to_player(Side::White)),
            "Showdown after move 30. You have 20 points, the computer 23. The computer takes the pot (+7).");
  const HandResult stalemate{ResultKind::Stalemate, std::nullopt, {5, 3}, {0, 0}};
  EXPECT_EQ(result_sentence(stalemate, {}, Speaker::to_onlooker()),
            "Stalemate: no legal move is left, and no check. The pot is split.");
}

TEST(English, WithoutChipsTheHandIsWonOrSplit) {
  HandSetup setup;
  setup.betting = BettingMode::None;
  EXPECT_EQ(result_sentence({ResultKind::Fold, Side::Black, {}, {}}, setup, Speaker::to_onlooker()),
            "White resigns. Black wins the hand.");
  EXPECT_EQ(result_sentence({ResultKind::Agreed, {}, {}, {}}, setup, Speaker::to_onlooker()),
            "The players agree to a split. Nobody wins the hand: it is split.");
}

TEST(English, BoundsComeWithTheirReasons) {
  const BetBounds raise{12, 98, BetBounds::Least::LastRaise, BetBounds::Most::OpponentStack, 6};
  EXPECT_EQ(bounds_text(raise), "at least 12 (the last raise was 6), at most 98 (all that the other side can match)");
  const BetBounds preflop{4, 100, BetBounds::Least::BigBlind, BetBounds::Most::OwnStack, 2};
  EXPECT_EQ(bounds_text(preflop), "at least 4 (a raise by the big blind, 2), at most 100 (all your chips)");
  const BetBounds all_in{5, 5, BetBounds::Least::AllIn, BetBounds::Most::OwnStack, 2};
  EXPECT_EQ(bounds_text(all_in), "exactly 5 (all your chips)");
}

TEST(English, ARefusedBetNamesTheRuleThatSetsItsBound) {
  const BetBounds bounds{2, 98, BetBounds::Least::BigBlind, BetBounds::Most::OwnStack, 2};
  EXPECT_EQ(sentence({ErrorCode::BetBelowMinimum, {std::int64_t{1}, std::int64_t{2}}}, bounds),
            "A bet or raise to 1 is too small: at least 2 (the big blind).");
  EXPECT_EQ(sentence({ErrorCode::BetAboveMaximum, {std::int64_t{99}, std::int64_t{98}}}, bounds),
            "A bet or raise to 99 is too much: at most 98 (all your chips).");
  EXPECT_EQ(sentence({ErrorCode::HandOver, {}}, bounds), sentence({ErrorCode::HandOver, {}}));
}

TEST(English, ASecrecyMarkSaysWhatTheMoveWouldTell) {
  const Move move = Move::normal(at("b1"), at("c3"));
  EXPECT_EQ(secrecy_text({move, Secrecy::Keeps, 125, 5, 5}, 125), "keeps the secret");
  EXPECT_EQ(secrecy_text({move, Secrecy::Narrows, 75, 3, 5}, 125), "narrows: 125 -> 75 deals, 3 types left");
  EXPECT_EQ(secrecy_text({move, Secrecy::Reveals, 25, 1, 5}, 125), "reveals: 125 -> 25 deals, 1 type left");
  EXPECT_EQ(secrecy_text({move, Secrecy::Narrows, 100, std::nullopt, std::nullopt}, 125), "narrows: 125 -> 100 deals");
}

TEST(English, CountsAndLists) {
  EXPECT_EQ(counted(1, "deal"), "1 deal");
  EXPECT_EQ(counted(30, "deal"), "30 deals");
  EXPECT_EQ(listed({}, "or"), "");
  EXPECT_EQ(listed({"a"}, "or"), "a");
  EXPECT_EQ(listed({"a", "b", "c"}, "or"), "a, b or c");
  EXPECT_EQ(uncertainty(30, 4.9069), "30 deals, 4.9 bits");
  EXPECT_EQ(half_move_name(0), "the deal");
  EXPECT_EQ(half_move_name(5), "move 3, White");
}

}  // namespace
}  // namespace raisechess::cli
