// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/hand_files.h"

#include <gtest/gtest.h>

#include "random_hand.h"
#include "record/hand_record.h"
#include "session/hand_replay.h"

namespace raisechess::test {
namespace {

using session::HandForm;
using session::HandReplay;
using session::Sight;

game::HandRecord random_record(std::uint64_t seed) {
  Dice dice(seed);
  game::HandRecord record;
  record.setup = random_setup(dice);
  record.deals = random_deals(dice, record.setup);
  record.players = {"Ann", "Ben"};
  record.date = "2026-11-30";
  auto hand = game::Hand::start(record.setup, record.deals).value();
  while (!hand.result()) {
    record.actions.push_back({*hand.to_act(), random_action(dice, hand)});
    EXPECT_FALSE(hand.apply(record.actions.back().by, record.actions.back().action));
  }
  record.result = *hand.result();
  return record;
}

QByteArray json_of(const std::vector<game::HandRecord>& records) {
  return QByteArray::fromStdString(record::hand_records_text(records));
}

TEST(HandFiles, WhatIsWrittenIsReadInBothForms) {
  std::vector<QByteArray> records;
  for (std::uint64_t seed = 0; seed < 5; ++seed) records.push_back(json_of({random_record(seed)}));
  for (const HandForm form : {HandForm::Json, HandForm::Pgn}) {
    const auto read = session::read_hands(session::write_hands(records, form).value()).value();
    EXPECT_EQ(read.refused, 0);
    ASSERT_EQ(read.hands.size(), records.size());
    for (std::size_t place = 0; place < records.size(); ++place) EXPECT_EQ(read.hands[place].record, records[place]);
  }
}

TEST(HandFiles, TheListLineSaysWhatTheRecordHolds) {
  const game::HandRecord record = random_record(3);
  const archive::HandLine line = session::read_hands(json_of({record})).value().hands.at(0).line;
  EXPECT_EQ(line.betting, record.setup.betting);
  EXPECT_EQ(line.hidden, record.setup.hidden);
  EXPECT_EQ(line.result, record.result);
  EXPECT_EQ(line.plies, record::replay(record).value().ply());
  EXPECT_EQ(line.ended, 1795996800000);  // the beginning of that day
  EXPECT_TRUE(line.has_record);
  EXPECT_EQ(line.person, std::nullopt);
}

TEST(HandFiles, ABrokenHandLeavesTheOthers) {
  game::HandRecord broken = random_record(1);
  broken.result.net.white += 1;
  const auto read = session::read_hands(json_of({broken, random_record(2)})).value();
  EXPECT_EQ(read.refused, 1);
  EXPECT_EQ(read.refusal->code, ErrorCode::RecordFormat);
  EXPECT_EQ(read.hands.size(), 1u);
  EXPECT_FALSE(session::read_hands("no hands at all"));
  EXPECT_FALSE(session::write_hands({"{}"}, HandForm::Json));
}

TEST(HandReplayStates, EachSightIsThatOfItsSide) {
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const game::HandRecord record = random_record(seed);
    const game::Hand hand = record::replay(record).value();
    const auto replay = HandReplay::open(json_of({record})).value();
    EXPECT_EQ(replay.players(), (PerSide<QString>{"Ann", "Ben"}));
    EXPECT_EQ(replay.state(Sight::White).view, hand.view_for(Side::White));
    EXPECT_EQ(replay.state(Sight::Black).view, hand.view_for(Side::Black));
    for (const Sight sight : {Sight::White, Sight::Black, Sight::TurnedUp}) {
      const session::TableState state = replay.state(sight);
      EXPECT_EQ(state.past.size(), static_cast<std::size_t>(hand.ply()) + 1);
      EXPECT_EQ(state.range, hand.knowledge(state.side()).table());
    }
  }
}

TEST(HandReplayStates, TurnedUpEveryPieceHasItsTypeAtEveryHalfMove) {
  const auto replay = HandReplay::open(json_of({random_record(4)})).value();
  for (const Side bottom : both_sides) {
    const PlayerView view = replay.state(Sight::TurnedUp, bottom).view;
    EXPECT_EQ(view.viewer, bottom);
    for (int ply = 0; ply <= view.ply; ++ply) {
      const BoardView board = board_at(view, ply);
      for (int i = 0; i < square_count; ++i) {
        const auto& piece = board[square_at(i)];
        EXPECT_TRUE(!piece || piece->type) << ply;
      }
    }
  }
}

TEST(HandReplayStates, AFileOfSeveralHandsIsNotOne) {
  EXPECT_FALSE(HandReplay::open(json_of({random_record(1), random_record(2)})));
  EXPECT_FALSE(HandReplay::open(json_of({})));
  EXPECT_FALSE(HandReplay::open("{"));
}

}  // namespace
}  // namespace raisechess::test
