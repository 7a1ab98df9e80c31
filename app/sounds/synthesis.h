// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sounds/sound_player.h"

namespace raisechess::sounds {

inline constexpr int sample_rate = 44'100;  ///< samples a second

/// A sound as it is heard: the same samples every time. It begins and ends in silence, and none is louder than half of
/// what a sample can hold.
SoundPlayer::Samples samples_of(Sound sound);

}  // namespace raisechess::sounds
