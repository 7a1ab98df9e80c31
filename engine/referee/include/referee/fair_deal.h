// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/hand_record.h"
#include "view/error.h"
#include "view/setup.h"

namespace raisechess::referee {

using Secret = std::array<std::uint8_t, 32>;
using Digest = std::array<std::uint8_t, 32>;

// Fair dealing. For each hand and side the program takes a secret of 256 bits from the operating system and shows its
// SHA-256, the commitment, before the first action. The player's nonce is mixed in, so that neither side can choose its
// deal. All draws read one stream of bytes:
//   block n = HMAC-SHA-256(key, nonce ‖ n), n = 0, 1, … as eight bytes, highest first; key = the side's secret.
// A number below m is the next four bytes (highest first) modulo m; words from the greatest multiple of m up are
// skipped. (A keyed hash and not SHA-256(secret ‖ nonce ‖ n): that could be continued from the commitment by a nonce
// made for it.)

Secret random_secret();
Digest commitment(const Secret& secret);

/// The deal of `side`: `pockets` of its 15 squares without the king's, in a1…h8 order shuffled from the front as far as
/// needed (place i changes with place i + a number below 15 − i); then, square by square in order, one of the five
/// `pocket_types`.
Deal draw_deal(Side side, int pockets, int array, const Secret& secret, std::string_view nonce);

/// A Chess960 number, for both sides; the stream's key is SHA-256(White's commitment ‖ Black's), so that anyone can
/// check it at once.
int draw_array(const PerSide<Digest>& commitments, std::string_view nonce);

/// Do the opened secret, the commitment and the deal belong together. Errors: CommitmentMismatch, DealMismatch.
std::optional<Error> verify_deal(Side side, const Secret& secret, const Digest& committed, std::string_view nonce,
                                 int array, const Deal& deal);

/// Was a finished hand dealt as its record says: both deals, and the array where it was drawn. Errors: those of
/// verify_deal and of a set-up, SecretMissing, ArrayMismatch.
std::optional<Error> verify_dealing(const HandSetup& setup, const PerSide<Deal>& deals,
                                    const game::DealingRecord& dealing);

}  // namespace raisechess::referee
