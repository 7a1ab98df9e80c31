// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "archive_stage.h"
#include "database.h"

namespace raisechess::test {
namespace {

using archive::MatchChange;
using archive::Play;
using statistics::Mode;
using statistics::Statistics;

/// A hand with chips that the person lost with White: 6 of them, after two bets that he faced.
MatchChange lost_hand(archive::MatchId match, int number, bool open) {
  MatchChange made = end_of_hand(match, number, open);
  archive::HandLine& line = made.finished[number];
  line.level = QStringLiteral("club");
  line.person = Side::White;
  line.betting = BettingMode::NoLimit;
  line.hidden = 3;
  line.take_backs = 0;
  line.result = {open ? ResultKind::Showdown : ResultKind::Fold, Side::Black, {}, {-6, 6}};
  Play play{true, {}, {100, true, true, 1, 1, 2, !open, statistics::ToldBits{6.966, 4.25}}};
  made.plays[number] = play;
  return made;
}

Statistics statistics_in(ArchiveStage& stage, const statistics::Filter& filter = {}) {
  return stage.archive().statistics(filter).result().value();
}

TEST(Statistics, AreOfWhatStandsInTheArchive) {
  ArchiveStage stage;
  MatchChange all = lost_hand(7, 1, true);
  all.absorb(lost_hand(7, 2, true));
  EXPECT_FALSE(stage.save(end_of_match(all)));
  stage.reopen();
  const Statistics found = statistics_in(stage);
  EXPECT_EQ(found.mode, Mode::NoLimit);
  EXPECT_EQ(found.all.hands, 2);
  EXPECT_EQ(found.all.net, -12);
  EXPECT_EQ(found.all.voluntary, (statistics::Share{2, 2}));
  EXPECT_EQ(found.all.bets, 2);
  EXPECT_EQ(found.all.calls, 2);
  EXPECT_EQ(found.all.folds_to_bet, (statistics::Share{0, 4}));
  EXPECT_EQ(found.all.showdowns_won, (statistics::Share{0, 2}));
  EXPECT_NEAR(found.all.bits_dealt, 13.932, 1e-9);
  EXPECT_NEAR(found.all.bits_kept, 8.5, 1e-9);
}

TEST(Statistics, TellNothingOfAHandFaceDownBeforeItsMatchIsOver) {
  for (const auto end : {archive::MatchEnd::ComputerWon, archive::MatchEnd::Abandoned}) {
    ArchiveStage stage;
    EXPECT_FALSE(stage.save(lost_hand(7, 1, false)));
    stage.reopen();
    Statistics found = statistics_in(stage);
    EXPECT_EQ(found.all, statistics::Figures());
    EXPECT_TRUE(found.modes.empty() && found.levels.empty() && found.by_level.empty() && found.ratings.empty());
    EXPECT_EQ(found.sums.size(), 1);
    EXPECT_EQ(found.left_out.closed, 1);
    const bool abandoned = end == archive::MatchEnd::Abandoned;
    EXPECT_FALSE(stage.save(abandoned ? change(8) : end_of_match(change(7, 1, 5), end)));
    found = statistics_in(stage);
    EXPECT_EQ(found.all.hands, 1);
    EXPECT_EQ(found.all.folds_to_bet, (statistics::Share{1, 2}));
    EXPECT_NEAR(found.all.bits_kept, 4.25, 1e-9);
    EXPECT_EQ(found.left_out.closed, 0);
  }
}

TEST(History, MarksTheHandsThatWereNotTheOwnPlay) {
  ArchiveStage stage;
  MatchChange all = lost_hand(7, 1, true);
  for (int number = 2; number <= 4; ++number) all.absorb(lost_hand(7, number, number != 4));
  all.plays[1].aids.hint = true;
  all.plays[2].aids.watched = true;
  all.plays[4].aids.out_of_time = true;
  EXPECT_FALSE(stage.save(all));
  stage.reopen();
  const auto hands = stage.hands();
  ASSERT_EQ(hands.size(), 4);
  for (const archive::HandLine& hand : hands) {
    EXPECT_EQ(hand.aids, all.plays[hand.number].aids) << hand.number;
    EXPECT_EQ(stage.archive().hand(hand.id).result().value().line.aids, hand.aids);
  }
}

TEST(Statistics, LeaveOutWhatWasNotTheOwnPlay) {
  ArchiveStage stage;
  MatchChange all = lost_hand(7, 1, true);
  for (int number = 2; number <= 5; ++number) all.absorb(lost_hand(7, number, true));
  all.plays[1].aids.hint = true;
  all.plays[2].aids.watched = true;
  all.plays[3].aids.out_of_time = true;
  all.finished[4].take_backs = 1;
  EXPECT_FALSE(stage.save(end_of_match(all)));
  const Statistics found = statistics_in(stage);
  EXPECT_EQ(found.all.hands, 1);
  EXPECT_EQ(found.left_out.aided, 2);
  EXPECT_EQ(found.left_out.played_for_him, 2);
}

TEST(Statistics, AreNotOfImportedHandsNorOfUnrecordedOnes) {
  ArchiveStage stage;
  MatchChange unrecorded = lost_hand(7, 1, true);
  unrecorded.match.line.recorded = false;
  EXPECT_FALSE(stage.save(end_of_match(unrecorded)));
  ASSERT_TRUE(stage.insert({line(0, 4), record(4), {}}));
  const Statistics found = statistics_in(stage);
  EXPECT_EQ(found.all.hands, 0);
  EXPECT_TRUE(found.modes.empty());
}

TEST(Statistics, ForgetAHandThatIsDeleted) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(end_of_match(lost_hand(7, 1, true))));
  EXPECT_FALSE(stage.archive().remove_hands({1}).result());
  EXPECT_EQ(statistics_in(stage).all.hands, 0);
  archive::Database database(stage.file(), archive::Database::Access::ReadOnly);
  EXPECT_EQ(database.value(QStringLiteral("SELECT count(*) FROM play")).toInt(), 0);
}

TEST(Aids, OfTheHandThatIsOnComeBack) {
  ArchiveStage stage;
  MatchChange hinted = change(7, 2, 3);
  hinted.plays[2] = {false, {.hint = true}, {}};
  EXPECT_FALSE(stage.save(hinted));
  stage.reopen();
  ASSERT_TRUE(stage.opening().running);
  EXPECT_EQ(stage.opening().running->aids, (statistics::Aids{.hint = true}));
  EXPECT_FALSE(stage.save(change(7, 3, 1)));
  stage.reopen();
  EXPECT_EQ(stage.opening().running->aids, statistics::Aids()) << "of the next hand";
}

TEST(Aids, OfTheHandThatIsOnStayWhenTheHistoryIsCleared) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(lost_hand(7, 1, true)));
  MatchChange watched = change(7, 2, 3);
  watched.plays[2] = {false, {.watched = true}, {}};
  EXPECT_FALSE(stage.save(watched));
  EXPECT_FALSE(stage.archive().clear_history().result());
  stage.reopen();
  EXPECT_TRUE(stage.opening().running->aids.watched);
  archive::Database database(stage.file(), archive::Database::Access::ReadOnly);
  EXPECT_EQ(database.value(QStringLiteral("SELECT count(*) FROM play")).toInt(), 1);
}

TEST(Upgrade, OfVersionOneKeepsItsHandsAndCountsWhatIsKnownOfThem) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(end_of_match(lost_hand(7, 1, true))));
  stage.close();
  {
    archive::Database old(stage.file(), archive::Database::Access::ReadWrite);
    ASSERT_TRUE(old.run(QStringLiteral("DROP TABLE play")));
    ASSERT_TRUE(old.run(QStringLiteral("PRAGMA user_version = 1")));
  }
  stage.open();
  EXPECT_FALSE(stage.opening().failure);
  EXPECT_TRUE(stage.replaced().empty());
  const Statistics found = statistics_in(stage);
  EXPECT_EQ(found.all.net, -6);
  EXPECT_EQ(found.all.showdowns_won.whole, 1);
  EXPECT_EQ(found.all.voluntary.whole, 0);
  EXPECT_EQ(found.all.hands_with_bits, 0);
  EXPECT_FALSE(stage.save(end_of_match(lost_hand(8, 1, true))));
  EXPECT_EQ(statistics_in(stage).all.voluntary.whole, 1) << "and new ones are counted in full";
}

TEST(MatchInTheHistory, IsListedWithItsHands) {
  ArchiveStage stage;
  MatchChange all = lost_hand(7, 1, true);
  all.absorb(lost_hand(7, 2, false));
  EXPECT_FALSE(stage.save(end_of_match(all, archive::MatchEnd::ComputerWon)));
  EXPECT_FALSE(stage.save(change(8)));
  const auto matches = stage.matches();
  ASSERT_EQ(matches.size(), 2);
  EXPECT_EQ(matches[0].id, 8);
  EXPECT_EQ(matches[0].ended, 0);
  EXPECT_EQ(matches[1].end, archive::MatchEnd::ComputerWon);
  EXPECT_EQ(matches[1].hands, 2);
  EXPECT_EQ(matches[1].won, 0);
  EXPECT_EQ(matches[1].lost, 2);
}

TEST(MatchInTheHistory, IsDeletedWithItsHandsButNotWhileItIsOn) {
  ArchiveStage stage;
  MatchChange first = lost_hand(7, 1, true);
  first.match.line.level = QStringLiteral("a level like no other");
  EXPECT_FALSE(stage.save(end_of_match(first)));
  EXPECT_FALSE(stage.save(lost_hand(8, 1, true)));
  EXPECT_FALSE(stage.archive().remove_match(7).result());
  EXPECT_FALSE(stage.archive().remove_match(8).result());
  ASSERT_EQ(stage.matches().size(), 1);
  EXPECT_EQ(stage.matches()[0].id, 8);
  ASSERT_EQ(stage.hands().size(), 1);
  EXPECT_EQ(stage.hands()[0].match, 8);
  EXPECT_FALSE(stage.bytes().contains("a level like no other"));
}

/// One that could not be opened any more: the deals of a folded hand stay closed for good.
TEST(MatchInTheHistory, ThatWasAbandonedKeepsItsFoldedHandsClosed) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(lost_hand(7, 1, false)));
  EXPECT_FALSE(stage.hands()[0].stays_closed) << "its match goes on";
  EXPECT_FALSE(stage.save(change(8)));
  EXPECT_TRUE(stage.hands()[0].stays_closed);
  ASSERT_EQ(stage.hands().size(), 1);
  EXPECT_FALSE(stage.hands()[0].has_record);
  EXPECT_TRUE(stage.archive().hand(stage.hands()[0].id).result().value().record.isEmpty());
}

}  // namespace
}  // namespace raisechess::test
