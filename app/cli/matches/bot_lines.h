// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include <tl/expected.hpp>

#include "player/player.h"

namespace raisechess::cli {

/// What a bot is asked when it is to act: one line (docs/bots.md).
std::string choose_line(const PlayerView& view, const ai::Budget& budget, std::uint64_t seed);
/// What a bot is told when the hand is over.
std::string result_line(const PlayerView& view);

/// The action of a bot's answer, if it is one of the legal ones of `view`. Else what is wrong: the end of a sentence
/// that begins with the bot.
tl::expected<Action, std::string> action_of_answer(const std::string& line, const PlayerView& view);

}  // namespace raisechess::cli
