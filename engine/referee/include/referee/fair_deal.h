// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "view/error.h"
#include "view/setup.h"

namespace raisechess::referee {

using Secret = std::array<std::uint8_t, 32>;
using Digest = std::array<std::uint8_t, 32>;

/// Fair dealing: each side's squares and types come from SHA-256(secret ‖ nonce ‖ counter), where the secret is the program's (256
/// bits from the operating system, its SHA-256 shown before the first action) and the nonce is the player's.
Secret random_secret();
Digest commitment(const Secret& secret);
/// The deal of `side`: `pockets` of its 15 squares without the king's (array `array`), uniformly, types uniform and independent.
Deal draw_deal(Side side, int pockets, int array, const Secret& secret, std::string_view nonce);
/// A Chess960 number drawn from both commitments and the nonce, so that anyone can check it at once.
int draw_array(const PerSide<Digest>& commitments, std::string_view nonce);

std::string hex(const std::array<std::uint8_t, 32>& bytes);
Expected<std::array<std::uint8_t, 32>> bytes_from_hex(std::string_view text);

/// Do the opened secret, the commitment and the deal belong together. Errors: CommitmentMismatch, DealMismatch.
std::optional<Error> verify_deal(Side side, const Secret& secret, const Digest& committed, std::string_view nonce, int array, const Deal& deal);

}  // namespace raisechess::referee
