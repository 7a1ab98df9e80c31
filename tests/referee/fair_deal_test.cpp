// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/fair_deal.h"

#include <set>

#include "game/hex.h"
#include "referee_support.h"

namespace raisechess::referee {
namespace {

std::string text(const Deal& deal) {
  std::string text;
  for (const DealtPiece& piece : deal) text += name(piece.origin) + letter(piece.type) + ' ';
  return text;
}

// Worked out by another program from the description in fair_deal.h; the n-th secret here is SHA-256 of the digit n.
TEST(FairDeal, FollowsItsPublishedDescription) {
  const auto secret = [](const char* digits) { return game::bytes_from_hex(digits).value(); };
  const Secret zero = secret("5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9");
  const Secret one = secret("6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b");
  const Secret two = secret("d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35");
  EXPECT_EQ(text(draw_deal(Side::White, 3, standard_array, zero, "nonce 0")), "d1N a2R f2R ");
  EXPECT_EQ(text(draw_deal(Side::Black, 4, standard_array, one, "nonce 0")), "a7P f7B h7Q f8N ");
  EXPECT_EQ(text(draw_deal(Side::White, 5, standard_array, two, "nonce 0")), "c1P f1R h1R a2P f2Q ");
  EXPECT_EQ(game::hex(commitment(zero)), "67050eeb5f95abf57449d92629dcf69f80c26247e207ad006a862d1e4e6498ff");
  EXPECT_EQ(draw_array({commitment(zero), zero}, "nonce 0"), 442);
}

TEST(FairDeal, TakesDifferentSquaresOfTheFirstTwoRanksButTheKings) {
  for (std::uint64_t n = 0; n < 2000; ++n) {
    const Side side = n % 2 == 0 ? Side::White : Side::Black;
    const int array = static_cast<int>(n % 960);
    const int pockets = static_cast<int>(3 + n % 3);
    const auto king = chess::array_pieces(array);
    std::set<Square> squares;
    for (const DealtPiece& piece : draw_deal(side, pockets, array, test::fixed_secret(n), "")) {
      squares.insert(piece.origin);
      ASSERT_LE(rank_for(side, piece.origin), 1);
      ASSERT_FALSE(rank_for(side, piece.origin) == 0 &&
                   king[static_cast<std::size_t>(file_of(piece.origin))] == PieceType::King);
      ASSERT_NE(piece.type, PieceType::King);
    }
    ASSERT_EQ(static_cast<int>(squares.size()), pockets);
  }
}

TEST(FairDeal, DealsNothingInClassicChess) {
  EXPECT_TRUE(draw_deal(Side::White, 0, standard_array, test::fixed_secret(1), "").empty());
}

TEST(FairDeal, DependsOnTheNonce) {
  std::set<std::string> deals;
  for (int n = 0; n < 50; ++n) {
    deals.insert(text(draw_deal(Side::White, 5, standard_array, test::fixed_secret(7), std::to_string(n))));
  }
  EXPECT_GT(deals.size(), 48u);
}

/// The first word of SHA-256(secret ‖ nonce ‖ 0). Whoever knows the commitment, SHA-256(secret), can work it out
/// without the secret if the nonce begins with the padding of a 32-byte message.
std::uint32_t plain_hash_word(const Secret& secret, const std::string& nonce) {
  const std::string message = std::string(secret.begin(), secret.end()) + nonce + std::string(8, '\0');
  Digest digest;
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(message.data()), message.size());
  return std::uint32_t{digest[0]} << 24 | std::uint32_t{digest[1]} << 16 | std::uint32_t{digest[2]} << 8 | digest[3];
}

TEST(FairDeal, CannotBeForeseenFromTheCommitment) {
  const std::string padding = std::string(1, '\x80') + std::string(29, '\0') + std::string("\x01\x00", 2);
  const std::string squares = "a1b1c1d1f1g1h1a2b2c2d2e2f2g2h2";
  int foreseen = 0;
  for (std::uint64_t n = 0; n < 150; ++n) {
    const Secret secret = test::fixed_secret(n);
    const Deal deal = draw_deal(Side::White, 1, standard_array, secret, padding);
    foreseen += squares.substr(plain_hash_word(secret, padding) % 15 * 2, 2) == name(deal[0].origin);
  }
  EXPECT_LT(foreseen, 30);  // one in fifteen by chance
}

TEST(FairDeal, SecretsAreDrawnAnew) {
  std::set<Secret> secrets;
  for (int n = 0; n < 100; ++n) secrets.insert(random_secret());
  EXPECT_EQ(secrets.size(), 100u);
}

}  // namespace
}  // namespace raisechess::referee
