// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "view/player_view.h"

namespace raisechess::sounds {

enum class Sound : std::uint8_t { Move, Capture, Check, Reveal, Chips, Fold, Win, Lose };

inline constexpr std::array all_sounds{Sound::Move,  Sound::Capture, Sound::Check, Sound::Reveal,
                                       Sound::Chips, Sound::Fold,    Sound::Win,   Sound::Lose};

/// What is to be heard, one after another, when the table of one hand goes on from `before` to `after`; nothing where
/// it does not go on. It follows from what this player sees, so that no sound tells him more.
std::vector<Sound> sounds_between(const PlayerView& before, const PlayerView& after);

/// What is to be heard when the result of a hand is said, which may be later than its end: all pieces are turned up
/// first.
std::vector<Sound> sounds_of_result(const PlayerView& over);

}  // namespace raisechess::sounds
