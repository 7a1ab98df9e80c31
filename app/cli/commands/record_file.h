// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "game/hand_record.h"
#include "view/error.h"

namespace raisechess::cli {

/// All bytes of a file, or nothing if it cannot be read.
std::optional<std::string> file_text(const std::string& path);

/// "Hand 3 (2026-11-30, Ann – Ben)".
std::string hand_title(std::size_t number, const Expected<game::HandRecord>& hand);

}  // namespace raisechess::cli
