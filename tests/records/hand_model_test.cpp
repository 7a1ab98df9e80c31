// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/hand_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include <algorithm>

#include "sample_hands.h"

namespace raisechess::test {
namespace {

using records::HandModel;
using records::ListFilter;
using records::Outcome;

QString level_name(const QString& id) {
  return QStringLiteral("Level ") + id;
}

QString cell(const HandModel& model, int row, int column) {
  return model.data(model.index(row, column)).toString();
}

/// A hand that the person won with White.
archive::HandLine won_hand() {
  archive::HandLine hand;
  hand.level = QStringLiteral("club");
  hand.person = Side::White;
  hand.betting = BettingMode::PotLimit;
  hand.plies = 41;
  hand.result = {ResultKind::Showdown, Side::White, {}, {14, -14}};
  return hand;
}

TEST(HandModel, SaysHowEachHandWas) {
  HandModel model(level_name);
  archive::HandLine lost = won_hand();
  lost.person = Side::Black;
  archive::HandLine game;
  game.hidden = 0;
  game.result = {ResultKind::Fold, Side::Black, {}, {}};
  model.set_hands({won_hand(), lost, game});
  EXPECT_EQ(cell(model, 0, HandModel::Against), "Level club");
  EXPECT_EQ(cell(model, 0, HandModel::Moves), "21");
  EXPECT_EQ(cell(model, 0, HandModel::Ending), "Showdown");
  EXPECT_EQ(cell(model, 0, HandModel::Result), "you won");
  EXPECT_EQ(cell(model, 0, HandModel::Chips), "+14");
  EXPECT_EQ(cell(model, 1, HandModel::Result), "you lost");
  EXPECT_EQ(cell(model, 1, HandModel::Chips), "−14");
  EXPECT_EQ(cell(model, 2, HandModel::When), "–");
  EXPECT_EQ(cell(model, 2, HandModel::Against), "imported");
  EXPECT_EQ(cell(model, 2, HandModel::Kind), "classic chess");
  EXPECT_EQ(cell(model, 2, HandModel::Ending), "Resignation");
  EXPECT_EQ(cell(model, 2, HandModel::Result), "Black won");
  EXPECT_EQ(cell(model, 2, HandModel::Chips), "");
}

TEST(HandModel, EachFilterLeavesWhatFits) {
  const auto hands = sample_hands(400);
  HandModel model(level_name);
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.set_hands(hands);
  EXPECT_EQ(model.rowCount(), 400);
  EXPECT_EQ(model.levels(), QStringList({"club", "web"}));
  const auto shown_are = [&](const ListFilter& filter, auto fits) {
    model.set_filter(filter);
    std::vector<archive::HandLine> expected;
    std::ranges::copy_if(hands, std::back_inserter(expected), fits);
    EXPECT_EQ(model.rowCount(), static_cast<int>(expected.size()));
    EXPECT_GT(model.rowCount(), 0);
    EXPECT_LT(model.rowCount(), 400);
    for (int row = 0; row < model.rowCount(); ++row)
      EXPECT_EQ(model.hand(row), expected[static_cast<std::size_t>(row)]);
  };
  ListFilter filter;
  filter.level = "web";
  shown_are(filter, [](const archive::HandLine& hand) { return hand.level == "web"; });
  filter = {};
  filter.betting = BettingMode::NoLimit;
  shown_are(filter, [](const archive::HandLine& hand) { return hand.betting == BettingMode::NoLimit; });
  filter = {};
  filter.outcome = Outcome::Lost;
  shown_are(filter, [](const archive::HandLine& hand) {
    return hand.person && hand.result.winner && hand.result.winner != hand.person;
  });
  filter = {};
  filter.text = " WON  checkm";
  shown_are(filter, [](const archive::HandLine& hand) {
    const bool won = hand.person ? hand.result.winner == hand.person : hand.result.winner.has_value();
    return won && hand.result.kind == ResultKind::Checkmate;
  });
  model.set_filter({});
  EXPECT_EQ(model.rowCount(), 400);
}

TEST(HandModel, NotesWhatWasNotTheOwnPlay) {
  HandModel model(level_name);
  archive::HandLine watched = won_hand(), helped = won_hand(), late = won_hand();
  watched.aids = {.hint = true, .watched = true};
  helped.take_backs = 2;
  late.aids.out_of_time = true;
  model.set_hands({won_hand(), watched, helped, late, archive::HandLine()});
  EXPECT_EQ(cell(model, 0, HandModel::Notes), "");
  EXPECT_EQ(cell(model, 1, HandModel::Notes), "watched · hints");
  EXPECT_EQ(cell(model, 2, HandModel::Notes), "takebacks");
  EXPECT_EQ(cell(model, 3, HandModel::Notes), "time ran out");
  const auto shown_are = [&](records::Play play, const std::vector<archive::HandLine>& expected) {
    ListFilter filter;
    filter.play = play;
    model.set_filter(filter);
    ASSERT_EQ(model.rowCount(), static_cast<int>(expected.size()));
    for (int row = 0; row < model.rowCount(); ++row)
      EXPECT_EQ(model.hand(row), expected[static_cast<std::size_t>(row)]);
  };
  shown_are(records::Play::Own, {won_hand()});
  shown_are(records::Play::Watched, {watched, late});
  shown_are(records::Play::WithHelp, {watched, helped});
}

TEST(HandModel, AFilterHoldsForHandsThatComeLater) {
  HandModel model(level_name);
  ListFilter filter;
  filter.text = "level web";
  model.set_filter(filter);
  model.set_hands(sample_hands(50, 7));
  for (int row = 0; row < model.rowCount(); ++row) EXPECT_EQ(model.hand(row).level, "web");
  EXPECT_GT(model.rowCount(), 0);
}

TEST(HandModel, AHandOfOthersHasNoOutcomeForThePerson) {
  archive::HandLine hand = won_hand();
  EXPECT_EQ(records::outcome_of(hand), Outcome::Won);
  hand.result.winner.reset();
  EXPECT_EQ(records::outcome_of(hand), Outcome::Split);
  hand.person.reset();
  EXPECT_EQ(records::outcome_of(hand), std::nullopt);
}

}  // namespace
}  // namespace raisechess::test
