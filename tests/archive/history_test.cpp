// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "archive_stage.h"
#include "full_disk.h"

namespace raisechess::test {
namespace {

using archive::Failure;
using archive::HandFilter;
using archive::HandLine;

constexpr int count = 60;

/// Hands of two matches, the second one still on, and the hand numbers 3, 6, … not turned up.
void fill(ArchiveStage& stage) {
  for (const archive::MatchId match : {7, 8}) {
    const int first = match == 7 ? 1 : count / 2 + 1;
    archive::MatchChange all = end_of_hand(match, first, first % 3 != 0);
    for (int number = first + 1; number < first + count / 2; ++number) {
      all.absorb(end_of_hand(match, number, number % 3 != 0));
    }
    ASSERT_FALSE(stage.save(all));
  }
}

TEST(History, ListsHandsAsTheyWereFinishedTheNewestFirst) {
  ArchiveStage stage;
  fill(stage);
  stage.reopen();
  const auto hands = stage.hands();
  ASSERT_EQ(hands.size(), count);
  for (int place = 0; place < count; ++place) {
    const int number = count - place;
    HandLine expected = line(number <= count / 2 ? 7 : 8, number);
    expected.id = number;
    expected.has_record = number % 3 != 0;
    if (!expected.has_record) expected.result.material = {};
    expected.stays_closed = !expected.has_record && expected.match == 7;  // it was left without a word of its hands
    EXPECT_EQ(hands[static_cast<std::size_t>(place)], expected);
  }
}

TEST(History, KeepsTheRecordAndTheTimesOfAHand) {
  ArchiveStage stage;
  fill(stage);
  const auto hand = stage.archive().hand(1).result();
  ASSERT_TRUE(hand);
  EXPECT_EQ(hand->record, record(1));
  EXPECT_EQ(hand->times, end_of_hand(7, 1).match.hands.at(1).times);
  EXPECT_TRUE(stage.archive().hand(3).result().value().record.isEmpty());
}

TEST(History, TakesTheRecordOfAHandThatOpensLater) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(end_of_hand(7, 1, false)));
  EXPECT_FALSE(stage.hands()[0].has_record);
  EXPECT_FALSE(stage.hands()[0].result.material.white);
  auto end = end_of_match(change(7, 1, 5));
  end.opened[1] = opened(1);
  EXPECT_FALSE(stage.save(end));
  EXPECT_TRUE(stage.hands()[0].has_record);
  const auto hand = stage.archive().hand(1).result().value();
  EXPECT_EQ(hand.record, record(1));
  EXPECT_EQ(hand.times.size(), 5);
  EXPECT_EQ(hand.line.result, line(7, 1).result) << "with the material";
}

TEST(History, KeepsTheTimesOfAHandThatIsSealedAnewWithoutThem) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(end_of_hand(7, 1, false)));
  auto end = end_of_match(change(7, 1, 5));
  end.match.hands[1].times.clear();
  end.opened[1] = opened(1);
  EXPECT_FALSE(stage.save(end));
  EXPECT_EQ(stage.archive().hand(1).result().value().times.size(), 5);
}

TEST(History, KeepsTimesThatAreMonthsApart) {
  ArchiveStage stage;
  const archive::Time first = 1'700'000'000'000;
  const archive::StoredHand imported{line(0, 4), record(4), {first, first + 10'000'000'000, first + 9'000'000'000}};
  const auto id = stage.insert(imported);
  ASSERT_TRUE(id);
  EXPECT_EQ(stage.archive().hand(*id).result().value().times, imported.times);
}

TEST(History, DoesNotBringBackAHandThatWasRemoved) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(end_of_hand(7, 1, false)));
  EXPECT_FALSE(stage.archive().remove_hands({1}).result());
  auto end = end_of_match(change(7, 1, 5));
  end.opened[1] = opened(1);
  EXPECT_FALSE(stage.save(end));
  EXPECT_TRUE(stage.hands().empty());
}

TEST(History, GivesNoIdTwice) {
  ArchiveStage stage;
  const archive::StoredHand imported{line(0, 4), record(4), {}};
  const auto first = stage.insert(imported);
  ASSERT_TRUE(first);
  EXPECT_FALSE(stage.archive().remove_hands({*first}).result());
  EXPECT_EQ(stage.insert(imported).value(), *first + 1);
}

struct Case {
  const char* name;
  HandFilter filter;
  std::function<bool(const HandLine&)> fits;
};

std::vector<Case> cases() {
  using Outcome = HandFilter::Outcome;
  const archive::Time middle = line(7, count / 3).ended;
  const auto with = [](auto set) {
    HandFilter filter;
    set(filter);
    return filter;
  };
  return {
      {"match", with([](auto& f) { f.match = 8; }), [](auto& h) { return h.match == 8; }},
      {"level", with([](auto& f) { f.level = QStringLiteral("web"); }), [](auto& h) { return h.level == "web"; }},
      {"betting", with([](auto& f) { f.betting = BettingMode::PotLimit; }),
       [](auto& h) { return h.betting == BettingMode::PotLimit; }},
      {"hidden", with([](auto& f) { f.hidden = 0; }), [](auto& h) { return h.hidden == 0; }},
      {"kind", with([](auto& f) { f.kind = ResultKind::Fold; }),
       [](auto& h) { return h.result.kind == ResultKind::Fold; }},
      {"won", with([](auto& f) { f.outcome = Outcome::Won; }), [](auto& h) { return h.result.winner == h.person; }},
      {"lost", with([](auto& f) { f.outcome = Outcome::Lost; }),
       [](auto& h) { return h.result.winner && h.result.winner != h.person; }},
      {"split", with([](auto& f) { f.outcome = Outcome::Split; }), [](auto& h) { return !h.result.winner; }},
      {"since", with([=](auto& f) { f.since = middle; }), [=](auto& h) { return h.ended >= middle; }},
      {"until", with([=](auto& f) { f.until = middle; }), [=](auto& h) { return h.ended < middle; }},
      {"imported", with([](auto& f) { f.imported = true; }), [](auto& h) { return h.match == 0; }},
      {"played", with([](auto& f) { f.imported = false; }), [](auto& h) { return h.match != 0; }},
      {"closed", with([](auto& f) { f.has_record = false; }), [](auto& h) { return !h.has_record; }},
      {"several", with([](auto& f) {
         f.level = QStringLiteral("web");
         f.outcome = Outcome::Lost;
         f.has_record = true;
       }),
       [](auto& h) { return h.level == "web" && h.result.winner && h.result.winner != h.person && h.has_record; }},
  };
}

TEST(History, FiltersAsTheFilterSays) {
  ArchiveStage stage;
  fill(stage);
  archive::StoredHand imported{line(0, 100), record(100), {}};
  ASSERT_TRUE(stage.insert(imported));
  const auto all = stage.hands();
  for (const Case& each : cases()) {
    std::vector<HandLine> expected;
    std::copy_if(all.begin(), all.end(), std::back_inserter(expected), each.fits);
    EXPECT_EQ(stage.hands(each.filter), expected) << each.name;
    EXPECT_FALSE(expected.empty() || expected.size() == all.size()) << each.name;
  }
}

TEST(History, TakesAnImportedHandOnce) {
  ArchiveStage stage;
  archive::StoredHand imported{line(9, 4), record(4), {}};
  imported.line.person.reset();
  const auto first = stage.insert(imported);
  const auto again = stage.insert(imported);
  ASSERT_TRUE(first && again);
  EXPECT_EQ(*first, *again);
  ASSERT_EQ(stage.hands().size(), 1);
  EXPECT_EQ(stage.hands()[0].match, 0);
  EXPECT_FALSE(stage.hands()[0].person);
  EXPECT_TRUE(stage.hands()[0].has_record);
  EXPECT_EQ(stage.archive().hand(*first).result().value().record, record(4));
}

TEST(History, TakesManyHandsAtOnceAndRemovesThemAtOnce) {
  ArchiveStage stage;
  std::vector<archive::StoredHand> many;
  for (int number = 0; number < 300; ++number) many.push_back({line(0, number), record(number), {}});
  many.push_back(many.front());
  auto ids = stage.archive().insert(many).result().value();
  ASSERT_EQ(ids.size(), 301);
  EXPECT_EQ(ids.back(), ids.front()) << "twice the same is one";
  ids.pop_back();
  EXPECT_EQ(stage.hands().size(), 300);
  EXPECT_FALSE(stage.archive().remove_hands({ids.begin() + 1, ids.end()}).result());
  ASSERT_EQ(stage.hands().size(), 1);
  EXPECT_EQ(stage.hands()[0].id, ids.front());
}

/// Where the disk has no room for all of them, none is there afterwards.
TEST(History, TakesAllHandsOrNone) {
  ArchiveStage stage;
  ASSERT_TRUE(stage.insert({line(0, 1), record(1), {}}));
  std::vector<archive::StoredHand> many;
  for (int number = 2; number < 300; ++number)
    many.push_back({line(0, number), record(number) + QByteArray(4000, 'x'), {}});
  {
    const FullDisk full(100'000);
    EXPECT_FALSE(stage.archive().insert(many).result());
  }
  EXPECT_EQ(stage.hands().size(), 1);
  EXPECT_TRUE(stage.archive().insert(many).result());
  EXPECT_EQ(stage.hands().size(), 299);
}

TEST(History, GivesRecordsInTheirOrderWithoutThoseThatAreNotThere) {
  ArchiveStage stage;
  std::vector<archive::HandId> ids;
  for (const int number : {3, 1, 2}) ids.push_back(stage.insert({line(0, number), record(number), {}}).value());
  ids.insert(ids.begin() + 1, 999);
  const auto read = stage.archive().records(ids).result();
  EXPECT_EQ(read.records, (std::vector{record(3), record(1), record(2)}));
  ASSERT_TRUE(read.failure);
  EXPECT_EQ(read.failure->kind, Failure::Kind::NoSuchHand);
}

TEST(History, LeavesNoTraceOfARemovedHand) {
  ArchiveStage stage;
  archive::StoredHand imported{line(0, 4), record(4), {}};
  imported.line.level = QStringLiteral("a level like no other");
  const auto id = stage.insert(imported);
  ASSERT_TRUE(id);
  ASSERT_TRUE(stage.bytes().contains("a level like no other"));
  EXPECT_FALSE(stage.archive().remove_hands({*id}).result());
  EXPECT_FALSE(stage.bytes().contains("a level like no other"));
  const auto read = stage.archive().hand(*id).result();
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().kind, Failure::Kind::NoSuchHand);
}

TEST(History, IsClearedButForTheMatchThatIsOn) {
  ArchiveStage stage;
  fill(stage);
  ASSERT_TRUE(stage.bytes().contains("web"));
  EXPECT_FALSE(stage.archive().clear_history().result());
  EXPECT_FALSE(stage.bytes().contains("web"));
  EXPECT_TRUE(stage.hands().empty());
  ASSERT_EQ(stage.matches().size(), 1);
  stage.reopen();
  ASSERT_TRUE(stage.opening().running);
  EXPECT_EQ(stage.opening().running->line.id, 8);
}

}  // namespace
}  // namespace raisechess::test
