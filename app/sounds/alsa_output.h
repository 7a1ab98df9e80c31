// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>

namespace raisechess::sounds {

/// Plays samples on ALSA's default device, which the sound servers of the desktops stand behind, and closes it again.
/// Returns when they have been heard, at once where there is no device or a stop is asked for.
void play_by_alsa(std::span<const std::int16_t> samples, const std::stop_token& stop);

}  // namespace raisechess::sounds
