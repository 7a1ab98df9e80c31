// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounds/sound.h"

#include <gtest/gtest.h>

#include "scripted_hand.h"

namespace raisechess::sounds {
namespace {

using test::chipless_setup;
using test::classic_setup;
using test::play;
using test::start;
using Sounds = std::vector<Sound>;

/// What White hears of `moves`, the last one alone.
Sounds heard_of_last(game::Hand hand, const std::string& before, const std::string& last) {
  EXPECT_EQ(play(hand, before), "");
  const PlayerView view = hand.view_for(Side::White);
  EXPECT_EQ(play(hand, last), "");
  return sounds_between(view, hand.view_for(Side::White));
}

Sounds heard_of(game::Hand& hand, Side by, const Action& action) {
  const PlayerView before = hand.view_for(Side::White);
  EXPECT_FALSE(hand.apply(by, action));
  return sounds_between(before, hand.view_for(Side::White));
}

TEST(Sounds, AMoveACaptureAndACheckAreToldApart) {
  const game::Hand hand = start(classic_setup());
  EXPECT_EQ(heard_of_last(hand, "", "e2e4"), (Sounds{Sound::Move}));
  EXPECT_EQ(heard_of_last(hand, "e2e4 d7d5", "e4d5"), (Sounds{Sound::Capture}));
  EXPECT_EQ(heard_of_last(hand, "e2e4 f7f6", "d1h5"), (Sounds{Sound::Move, Sound::Check}));
}

TEST(Sounds, AHiddenPieceThatIsCapturedIsHeardToTurnOver) {
  const game::Hand hand = start(chipless_setup(), "b1R d2Q g1N", "b8N d7P h7P");
  EXPECT_EQ(heard_of_last(hand, "e2e4 d7d5", "e4d5"), (Sounds{Sound::Capture, Sound::Reveal}));
}

TEST(Sounds, BetsAreChipsAndAFoldEndsTheHand) {
  game::Hand hand = start(HandSetup(), "b1R d2Q g1N", "b8N c8B h7P");
  EXPECT_EQ(heard_of(hand, Side::Black, Call{}), (Sounds{Sound::Chips}));
  ASSERT_EQ(play(hand, "e2e4"), "");
  EXPECT_EQ(heard_of(hand, Side::Black, Bet{6}), (Sounds{Sound::Chips}));
  EXPECT_EQ(heard_of(hand, Side::White, Raise{12}), (Sounds{Sound::Chips}));
  EXPECT_EQ(heard_of(hand, Side::Black, Fold{}), (Sounds{Sound::Fold}));
  EXPECT_EQ(sounds_of_result(hand.view_for(Side::White)), (Sounds{Sound::Win}));
}

TEST(Sounds, WhoWinsHearsItWhenTheResultIsSaid) {
  game::Hand hand = start(classic_setup());
  ASSERT_EQ(play(hand, "f2f3 e7e5 g2g4"), "");
  EXPECT_EQ(sounds_of_result(hand.view_for(Side::White)), Sounds()) << "it goes on";
  EXPECT_EQ(heard_of_last(hand, "", "d8h4"), (Sounds{Sound::Move, Sound::Check}));
  ASSERT_EQ(play(hand, "d8h4"), "");
  EXPECT_EQ(sounds_of_result(hand.view_for(Side::White)), (Sounds{Sound::Lose}));
  EXPECT_EQ(sounds_of_result(hand.view_for(Side::Black)), (Sounds{Sound::Win}));
}

TEST(Sounds, AtAMateThePiecesTurnOver) {
  const game::Hand hand = start(chipless_setup(), "b1R d2Q g1N", "b8N a7P h7P");
  EXPECT_EQ(heard_of_last(hand, "f2f3 e7e5 g2g4", "d8h4"), (Sounds{Sound::Move, Sound::Check, Sound::Reveal}));
}

TEST(Sounds, ATakebackIsAMoveAndAnotherHandIsSilent) {
  game::Hand hand = start(classic_setup());
  const PlayerView before = hand.view_for(Side::White);
  EXPECT_EQ(sounds_between(before, before), Sounds());
  ASSERT_EQ(play(hand, "e2e4"), "");
  EXPECT_EQ(heard_of(hand, Side::White, TakeBack{}), (Sounds{Sound::Move}));
  EXPECT_EQ(sounds_between(hand.view_for(Side::White), before), Sounds()) << "a new hand from the same array";
}

}  // namespace
}  // namespace raisechess::sounds
