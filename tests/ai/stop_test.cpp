// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <chrono>
#include <stop_token>

#include "arena/contestant.h"
#include "game/hand.h"
#include "scripted_hand.h"
#include "search_support.h"

namespace raisechess::test {
namespace {

TEST(Stop, SearchThatIsStoppedBeforeItBeginsSearchesNothing) {
  std::stop_source source;
  source.request_stop();
  ai::SearchLimits limits;
  limits.stop = source.get_token();
  ai::Searcher searcher(arbiter_rules);
  const auto position = position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  const auto result = searcher.search(position, 60, limits);
  EXPECT_EQ(result.nodes, 0U);
  EXPECT_TRUE(chess::is_legal(position, result.best, arbiter_rules));
}

TEST(Stop, SearchWhoseTimeIsUpEndsWithinAPollInterval) {
  ai::SearchLimits limits;
  limits.deadline = std::chrono::steady_clock::now();
  ai::Searcher searcher(arbiter_rules);
  const auto position = position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  EXPECT_LE(searcher.search(position, 60, limits).nodes, ai::poll_interval);
}

TEST(Stop, EveryPlayerAnswersLegallyThoughStopped) {
  std::stop_source source;
  source.request_stop();
  for (const std::string& name : arena::contestant_names()) {
    Dice dice(31);
    const HandSetup setup;
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    const auto player = arena::make_contestant(name);
    for (int i = 0; i < 40 && hand.to_act(); ++i) {
      const Side side = *hand.to_act();
      const auto decision = player->choose(hand.view_for(side), {1'000'000, std::nullopt}, 1, source.get_token());
      EXPECT_LE(decision.nodes, ai::poll_interval) << name;
      game::Hand trial = hand;
      ASSERT_FALSE(trial.apply(side, decision.action)) << name;
      ASSERT_FALSE(hand.apply(side, random_action(dice, hand)));
    }
  }
}

TEST(Stop, WhatAStopCutShortIsNotTakenForTheAnswerLater) {
  const auto hand = start(HandSetup{}, "b1N c1B d2P", "d7P b8N c8B");
  const PlayerView view = hand.view_for(*hand.to_act());
  const auto interrupted = arena::make_contestant("web");
  std::stop_source source;
  source.request_stop();
  interrupted->choose(view, {5000, std::nullopt}, 1, source.get_token());
  const auto later = interrupted->choose(view, {5000, std::nullopt}, 1, {});
  const auto fresh = arena::make_contestant("web")->choose(view, {5000, std::nullopt}, 1, {});
  EXPECT_EQ(later.action, fresh.action);
  EXPECT_EQ(later.nodes, fresh.nodes);
}

}  // namespace
}  // namespace raisechess::test
