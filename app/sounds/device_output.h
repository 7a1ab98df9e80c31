// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>

namespace raisechess::sounds {

/// Plays samples on the system's usual device, and closes it again. Returns when they have been heard, at once where
/// there is no device or a stop is asked for. On Linux the device is ALSA's default one, which the sound servers of the
/// desktops stand behind; elsewhere there is none.
void play_on_device(std::span<const std::int16_t> samples, const std::stop_token& stop);

}  // namespace raisechess::sounds
