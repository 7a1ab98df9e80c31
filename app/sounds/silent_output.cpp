// SPDX-License-Identifier: GPL-3.0-or-later
#include "device_output.h"

namespace raisechess::sounds {

void play_on_device(std::span<const std::int16_t>, const std::stop_token&) {}

}  // namespace raisechess::sounds
