// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on the disk while a hand is on, and what is left of it.
#include <gtest/gtest.h>

#include <QRegularExpression>

#include "archive/archive.h"
#include "session_stage.h"

namespace raisechess::test {
namespace {

constexpr qsizetype run_length = 8;

/// The JSON record of the match's only hand, whose match is over.
QByteArray only_record(session::GameSession& session) {
  const auto hands = session.archive().hands({}).result().value().hands;
  return hands.size() == 1 ? session.archive().hand(hands[0].id).result().value().record : QByteArray();
}

/// The part of a record that was secret while the hand was on: the deals and the secrets that they follow from.
QByteArray secret_part(const QByteArray& record) {
  const auto part = [&](const char* from, const char* to) {
    const qsizetype begin = record.indexOf(from);
    return record.mid(begin, record.indexOf(to, begin) - begin);
  };
  return part("\"deal\":", ",\"dealing\"") + part("\"secrets\":", "}}");
}

void expect_no_run_of(const QByteArray& secret, const QByteArray& bytes) {
  ASSERT_GT(secret.size(), 100);
  for (qsizetype place = 0; place + run_length <= secret.size(); ++place) {
    const QByteArray run = secret.mid(place, run_length);
    EXPECT_FALSE(bytes.contains(run)) << run.toStdString();
  }
}

/// Every secret of the record as the 32 bytes that its digits stand for.
QByteArrayList secrets_as_bytes(const QByteArray& record) {
  QByteArrayList secrets;
  const qsizetype from = record.indexOf("\"secrets\":");
  static const QRegularExpression digits(QStringLiteral("[0-9a-f]{64}"));
  auto found = digits.globalMatch(QString::fromLatin1(record.mid(from)));
  while (found.hasNext()) secrets << QByteArray::fromHex(found.next().captured().toLatin1());
  return secrets;
}

TEST(AtRest, NoRunOfTheDealIsReadableWhileTheHandIsOn) {
  SessionStage stage;
  stage.start(chipless());
  for (int move = 0; move < 3; ++move) {
    stage.move_first();
    ASSERT_TRUE(stage.wait_for_turn());
  }
  const QByteArray while_on = stage.bytes();
  stage.session().submit(Fold{});
  ASSERT_TRUE(stage.wait_for_turn());
  const QByteArray folded = stage.bytes();
  stage.session().stop_match();
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().match_over && !stage.session().saving(); }));
  const QByteArray record = only_record(stage.session());
  for (const QByteArray& bytes : {while_on, folded}) {
    expect_no_run_of(secret_part(record), bytes);
    ASSERT_EQ(secrets_as_bytes(record).size(), 2);
    for (const QByteArray& secret : secrets_as_bytes(record))
      expect_no_run_of(secret + secret + secret + secret, bytes);
  }
}

TEST(AtRest, AFoldedHandOpensWithTheEndOfItsMatch) {
  SessionStage stage;
  stage.start(chipless());
  stage.session().submit(Fold{});
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_TRUE(only_record(stage.session()).isEmpty());
  stage.close();
  stage.open();
  stage.session().resume();
  stage.session().stop_match();
  ASSERT_TRUE(SessionStage::wait([&] { return !stage.session().saving(); }));
  EXPECT_TRUE(only_record(stage.session()).contains("\"kind\":\"fold\""));
}

TEST(AtRest, AMatchThatIsOverDoesNotComeBackButItsHandsDo) {
  SessionStage stage;
  stage.start(chipless());
  stage.session().submit(Fold{});
  stage.session().stop_match();
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().match_over && !stage.session().saving(); }));
  stage.close();
  stage.open();
  EXPECT_FALSE(stage.session().has_saved_match());
  EXPECT_EQ(stage.session().archive().hands({}).result().value().hands.size(), 1);
}

TEST(AtRest, AMatchThatIsNotRecordedComesBackAndLeavesNothing) {
  SessionStage stage;
  session::MatchChoice choice = chipless();
  choice.recorded = false;
  stage.start(choice);
  stage.move_first();
  ASSERT_TRUE(stage.wait_for_turn());
  const PlayerView view = stage.state().view;
  stage.close();
  stage.open();
  stage.session().resume();
  EXPECT_EQ(stage.state().view, view);
  EXPECT_FALSE(stage.state().choice.recorded);
  stage.session().submit(Fold{});
  stage.session().stop_match();
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().match_over && !stage.session().saving(); }));
  EXPECT_TRUE(stage.session().archive().hands({}).result().value().hands.empty());
  EXPECT_TRUE(stage.session().archive().matches().result().value().empty());
}

TEST(AtRest, TheHistoryTellsOfAHandWhatItsRecordTells) {
  SessionStage stage;
  stage.start(chipless());
  for (int turn = 0; turn < 60 && !stage.state().hand_over(); ++turn) {
    stage.move_first();
    ASSERT_TRUE(stage.wait_for_turn());
  }
  ASSERT_TRUE(stage.state().hand_over());
  const auto hands = stage.session().archive().hands({}).result().value().hands;
  ASSERT_EQ(hands.size(), 1);
  EXPECT_EQ(hands[0].result, stage.state().view.result);
  EXPECT_EQ(hands[0].plies, stage.state().view.ply);
  EXPECT_EQ(hands[0].person, stage.state().side());
  EXPECT_TRUE(hands[0].has_record);
  const auto stored = stage.session().archive().hand(hands[0].id).result().value();
  EXPECT_EQ(stored.times.size(), stage.state().view.log.size() + 1) << "the dealing and each action";
  EXPECT_LE(hands[0].begun, hands[0].ended);
}

TEST(AtRest, AHandIsOnTheDiskBeforeItsPiecesAreTurnedUp) {
  SessionStage stage;
  int ends = 0;
  QObject::connect(&stage.session(), &session::GameSession::state_changed, [&](const session::TableState& state) {
    if (!state.view.result || ++ends > 1) return;
    EXPECT_EQ(stage.session().archive().hands({}).result().value().hands.size(), 1);
  });
  stage.start(chipless());
  for (int turn = 0; turn < 60 && !stage.state().hand_over(); ++turn) {
    stage.move_first();
    ASSERT_TRUE(stage.wait_for_turn());
  }
  EXPECT_GT(ends, 0);
}

TEST(AtRest, WhatIsDoneWhileSomethingIsBeingSavedFollowsInOrder) {
  SessionStage stage;
  stage.session().start_match(chipless());
  stage.session().submit(Fold{});
  stage.session().next_hand();
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().score.hand == 2; }));
  EXPECT_EQ(stage.refused->count(), 0);
}

}  // namespace
}  // namespace raisechess::test
