// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/hand_record.h"

namespace raisechess::game {

/// A secret or a commitment as 64 hexadecimal digits in lower case.
std::string hex(const DealingRecord::Bytes& bytes);
/// Reads exactly 64 hexadecimal digits in either case, else nothing.
std::optional<DealingRecord::Bytes> bytes_from_hex(std::string_view text);

/// The bytes of any text, each as two digits.
std::string hex_of_text(std::string_view text);
std::optional<std::string> text_from_hex(std::string_view hexadecimal);

}  // namespace raisechess::game
