// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/fair_deal.h"

#include <sodium.h>

#include <algorithm>

#include "draw_stream.h"
#include "game/deal_squares.h"
#include "game/hand.h"
#include "random_bytes.h"

namespace raisechess::referee {
namespace {

Digest sha256(const std::uint8_t* bytes, std::size_t size) {
  Digest digest;
  crypto_hash_sha256(digest.data(), bytes, size);
  return digest;
}

}  // namespace

Secret random_secret() {
  return random_bytes<32>();
}

Digest commitment(const Secret& secret) {
  return sha256(secret.data(), secret.size());
}

// RULES 1: k squares uniformly without replacement; for each a queen, rook, bishop, knight or pawn with probability
// 1/5, independently.
Deal draw_deal(Side side, int pockets, int array, const Secret& secret, std::string_view nonce) {
  DrawStream stream(secret, nonce);
  Deal deal;
  const auto place = [&](std::size_t count) { return stream.below(static_cast<std::uint32_t>(count)); };
  for (Square square : game::draw_squares(side, pockets, array, place)) {
    deal.push_back({square, pocket_types[stream.below(5)]});
  }
  return deal;
}

int draw_array(const PerSide<Digest>& commitments, std::string_view nonce) {
  std::array<std::uint8_t, 64> both{};
  const auto middle = std::copy(commitments.white.begin(), commitments.white.end(), both.begin());
  std::copy(commitments.black.begin(), commitments.black.end(), middle);
  return static_cast<int>(DrawStream(sha256(both.data(), both.size()), nonce).below(960));
}

std::optional<Error> verify_deal(Side side, const Secret& secret, const Digest& committed, std::string_view nonce,
                                 int array, const Deal& deal) {
  if (commitment(secret) != committed) return Error{ErrorCode::CommitmentMismatch, {std::string(name(side))}};
  const auto squares = game::deal_squares(side, array).size();
  if (deal.size() > squares || draw_deal(side, static_cast<int>(deal.size()), array, secret, nonce) != deal) {
    return Error{ErrorCode::DealMismatch, {std::string(name(side))}};
  }
  return std::nullopt;
}

std::optional<Error> verify_dealing(const HandSetup& setup, const PerSide<Deal>& deals,
                                    const game::DealingRecord& dealing) {
  if (auto error = game::check_setup(setup)) return error;
  for (Side side : both_sides) {
    const auto& secret = dealing.secrets[side];
    if (!secret) return Error{ErrorCode::SecretMissing, {std::string(name(side))}};
    auto error = verify_deal(side, *secret, dealing.commitments[side], dealing.nonce, setup.array, deals[side]);
    if (error) return error;
  }
  if (!dealing.array_drawn) return std::nullopt;
  const int drawn = draw_array(dealing.commitments, dealing.nonce);
  if (drawn == setup.array) return std::nullopt;
  return Error{ErrorCode::ArrayMismatch, {std::int64_t{setup.array}, std::int64_t{drawn}}};
}

}  // namespace raisechess::referee
