// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "game/hex.h"
#include "referee_support.h"

namespace raisechess::referee {
namespace {

using test::Dice;
using test::started;
using Blob = std::vector<std::uint8_t>;

/// A match with a hand behind it and one in progress.
Referee in_progress() {
  Referee referee = started();
  Dice dice(3);
  EXPECT_EQ(referee.next_hand(0), std::nullopt);
  test::fold(referee);
  EXPECT_EQ(referee.next_hand(1.5), std::nullopt);
  test::play_on(referee, dice, 12);
  EXPECT_TRUE(referee.hand_on());
  return referee;
}

/// The open part follows the letters, the version, the tag of the key, the nonce and its own length.
constexpr std::ptrdiff_t open_part_at = 4 + 1 + 16 + 24 + 4;

std::size_t secret_part_at(const Blob& blob) {
  std::size_t size = 0;
  for (std::ptrdiff_t i = 4; i > 0; --i) size = size << 8 | blob[static_cast<std::size_t>(open_part_at - 5 + i)];
  return static_cast<std::size_t>(open_part_at) + size;
}

ErrorCode refusal(const Blob& blob, const Key& with = test::key) {
  const auto opened = Referee::open(blob, with);
  return opened ? ErrorCode::last : opened.error().code;
}

bool holds(const Blob& blob, const std::uint8_t* run, std::size_t size) {
  return std::search(blob.begin(), blob.end(), run, run + size) != blob.end();
}

void expect_no_run_of(const Blob& blob, const Blob& hidden) {
  constexpr std::size_t run = 8;
  for (std::size_t place = 0; place + run <= hidden.size(); ++place) {
    ASSERT_FALSE(holds(blob, hidden.data() + place, run));
  }
}

TEST(Seal, DoesNotOpenWithAnotherKey) {
  const Blob blob = in_progress().seal(test::key);
  for (std::size_t bit = 0; bit < 256; ++bit) {
    Key wrong = test::key;
    wrong[bit / 8] ^= static_cast<std::uint8_t>(1 << bit % 8);
    ASSERT_EQ(refusal(blob, wrong), ErrorCode::SealKey);
  }
}

TEST(Seal, IsRefusedWhereverABitIsFlipped) {
  const Blob blob = in_progress().seal(test::key);
  ASSERT_EQ(refusal(blob), ErrorCode::last);
  for (std::size_t bit = 0; bit < blob.size() * 8; ++bit) {
    Blob flipped = blob;
    flipped[bit / 8] ^= static_cast<std::uint8_t>(1 << bit % 8);
    ASSERT_NE(refusal(flipped), ErrorCode::last) << bit;
  }
}

TEST(Seal, IsRefusedWhereverItIsCutOrLengthened) {
  const Blob blob = in_progress().seal(test::key);
  for (std::size_t size = 0; size < blob.size(); ++size) {
    ASSERT_EQ(refusal({blob.begin(), blob.begin() + static_cast<std::ptrdiff_t>(size)}), ErrorCode::SealDamaged);
  }
  Blob longer = blob;
  longer.push_back(0);
  EXPECT_EQ(refusal(longer), ErrorCode::SealDamaged);
}

TEST(Seal, NamesAVersionThatItDoesNotRead) {
  Blob blob = in_progress().seal(test::key);
  blob[4] = 9;
  EXPECT_EQ(Referee::open(blob, test::key).error(), (Error{ErrorCode::SealVersion, {std::int64_t{9}}}));
}

TEST(Seal, ShowsNothingOfTheSecretsOrTheNonce) {
  Referee referee = in_progress();
  const Blob blob = referee.seal(test::key);
  const std::string nonce = referee.dealing().nonce;
  expect_no_run_of(blob, {nonce.begin(), nonce.end()});
  test::fold(referee);
  ASSERT_EQ(referee.stop_match(), std::nullopt);
  for (int hand = 1; hand <= referee.score().hand; ++hand) {
    const game::HandRecord record = referee.record(hand).value();
    for (Side side : both_sides) {
      const Secret& secret = record.dealing->secrets[side].value();
      expect_no_run_of(blob, {secret.begin(), secret.end()});
    }
  }
}

/// What stands in the open is the same for all deals: it tells of hands that are over who won how many chips.
TEST(Seal, ShowsInTheOpenOnlyWhatBothPlayersKnow) {
  std::set<Blob> shown;
  std::set<std::string> deals;
  for (int match = 0; match < 8; ++match) {
    Referee referee = started();
    ASSERT_EQ(referee.next_hand(0), std::nullopt);
    ASSERT_EQ(referee.submit(test::seat_to_act(referee), Call{}), std::nullopt);
    test::fold(referee);
    const Blob blob = referee.seal(test::key);
    shown.emplace(blob.begin() + open_part_at, blob.begin() + static_cast<std::ptrdiff_t>(secret_part_at(blob)));
    ASSERT_EQ(referee.stop_match(), std::nullopt);
    deals.insert(game::hex(referee.dealing().opened.white.value()));
  }
  EXPECT_EQ(deals.size(), 8u);
  EXPECT_EQ(shown.size(), 1u);
}

/// Secrets, and the deals with them, differ from match to match; what is done does not.
TEST(Seal, HasALengthThatTellsNothingOfTheDeal) {
  std::set<std::size_t> open, folded;
  std::set<std::string> deals;
  for (int match = 0; match < 30; ++match) {
    Referee referee = started();
    ASSERT_EQ(referee.next_hand(0), std::nullopt);
    ASSERT_EQ(referee.submit(test::seat_to_act(referee), Call{}), std::nullopt);
    open.insert(referee.seal(test::key).size());
    test::fold(referee);
    folded.insert(referee.seal(test::key).size());
    ASSERT_EQ(referee.stop_match(), std::nullopt);
    deals.insert(game::hex(referee.dealing().opened.white.value()));
  }
  EXPECT_EQ(deals.size(), 30u);
  EXPECT_EQ(open.size(), 1u);
  EXPECT_EQ(folded.size(), 1u);
}

TEST(Seal, HasNothingInCommonWithAnotherSealOfTheSameMatch) {
  const Referee referee = in_progress();
  const Blob one = referee.seal(test::key);
  const Blob two = referee.seal(test::key);
  constexpr std::ptrdiff_t nonce_at = 4 + 1 + 16;
  constexpr std::ptrdiff_t nonce_end = open_part_at - 4;
  ASSERT_EQ(one.size(), two.size());
  expect_no_run_of(one, {two.begin() + nonce_at, two.begin() + nonce_end});
  expect_no_run_of(one, {two.begin() + static_cast<std::ptrdiff_t>(secret_part_at(two)), two.end()});
}

}  // namespace
}  // namespace raisechess::referee
