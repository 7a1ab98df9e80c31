// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee_support.h"

namespace raisechess::referee {
namespace {

constexpr int array_number = 200;
const std::string typed_nonce = "typed by the player";

struct Opened {
  Secret secret = test::fixed_secret(11);
  Digest committed = commitment(secret);
  Deal deal = draw_deal(Side::Black, 4, array_number, secret, typed_nonce);

  std::optional<Error> verify() const {
    return verify_deal(Side::Black, secret, committed, typed_nonce, array_number, deal);
  }
};

const Error wrong_commitment{ErrorCode::CommitmentMismatch, {std::string("black")}};
const Error wrong_deal{ErrorCode::DealMismatch, {std::string("black")}};

TEST(Commitment, BelongsToItsSecretAndDeal) {
  EXPECT_EQ(Opened{}.verify(), std::nullopt);
}

TEST(Commitment, FailsOnAnyChangedBitOfTheSecretOrTheCommitment) {
  for (std::size_t bit = 0; bit < 256; ++bit) {
    const auto mask = static_cast<std::uint8_t>(1 << bit % 8);
    Opened secret_changed;
    secret_changed.secret[bit / 8] ^= mask;
    EXPECT_EQ(secret_changed.verify(), wrong_commitment);
    Opened commitment_changed;
    commitment_changed.committed[bit / 8] ^= mask;
    EXPECT_EQ(commitment_changed.verify(), wrong_commitment);
  }
}

TEST(Commitment, FailsOnAnyOtherDeal) {
  for (std::size_t piece = 0; piece < 4; ++piece) {
    for (PieceType type : pocket_types) {
      Opened changed;
      if (changed.deal[piece].type == type) continue;
      changed.deal[piece].type = type;
      EXPECT_EQ(changed.verify(), wrong_deal);
    }
    Opened moved;
    moved.deal[piece].origin = square_at(0, 4);
    EXPECT_EQ(moved.verify(), wrong_deal);
    Opened missing;
    missing.deal.erase(missing.deal.begin() + static_cast<std::ptrdiff_t>(piece));
    EXPECT_EQ(missing.verify(), wrong_deal);
  }
  Opened crowded;
  crowded.deal.resize(40, crowded.deal[0]);
  EXPECT_EQ(crowded.verify(), wrong_deal);
}

TEST(Commitment, FailsWithAnotherNonceOrSide) {
  const Opened opened;
  EXPECT_EQ(verify_deal(Side::Black, opened.secret, opened.committed, typed_nonce + "!", array_number, opened.deal),
            wrong_deal);
  EXPECT_EQ(verify_deal(Side::White, opened.secret, opened.committed, typed_nonce, array_number, opened.deal)->code,
            ErrorCode::DealMismatch);
}

struct Record {
  HandSetup setup;
  PerSide<Deal> deals;
  game::DealingRecord dealing;

  Record() {
    const PerSide<Secret> secrets{test::fixed_secret(1), test::fixed_secret(2)};
    dealing.nonce = typed_nonce;
    dealing.array_drawn = true;
    for (Side side : both_sides) {
      dealing.secrets[side] = secrets[side];
      dealing.commitments[side] = commitment(secrets[side]);
    }
    setup.array = draw_array(dealing.commitments, typed_nonce);
    for (Side side : both_sides) deals[side] = draw_deal(side, 3, setup.array, secrets[side], typed_nonce);
  }
  std::optional<Error> verify() const { return verify_dealing(setup, deals, dealing); }
};

TEST(Dealing, IsVerifiedForBothSidesAndTheArray) {
  EXPECT_EQ(Record{}.verify(), std::nullopt);
}

TEST(Dealing, NamesTheSideThatDoesNotFit) {
  for (Side side : both_sides) {
    Record closed;
    closed.dealing.secrets[side].reset();
    EXPECT_EQ(closed.verify(), (Error{ErrorCode::SecretMissing, {std::string(name(side))}}));
    Record forged;
    forged.dealing.commitments[side][31] ^= 1;
    EXPECT_EQ(forged.verify(), (Error{ErrorCode::CommitmentMismatch, {std::string(name(side))}}));
    Record swapped;
    swapped.deals[side] = swapped.deals[other(side)];
    EXPECT_EQ(swapped.verify(), (Error{ErrorCode::DealMismatch, {std::string(name(side))}}));
  }
}

TEST(Dealing, NoticesAnArrayThatWasNotDrawn) {
  Record record;
  const int drawn = record.setup.array;
  record.setup.array = (drawn + 1) % 960;
  for (Side side : both_sides) {
    record.deals[side] = draw_deal(side, 3, record.setup.array, *record.dealing.secrets[side], typed_nonce);
  }
  EXPECT_EQ(record.verify(),
            (Error{ErrorCode::ArrayMismatch, {std::int64_t{record.setup.array}, std::int64_t{drawn}}}));
  record.dealing.array_drawn = false;
  EXPECT_EQ(record.verify(), std::nullopt);
}

TEST(Dealing, RefusesASetUpThatCannotBe) {
  Record record;
  record.setup.array = 5000;
  EXPECT_EQ(record.verify()->code, ErrorCode::ArrayNumber);
}

}  // namespace
}  // namespace raisechess::referee
