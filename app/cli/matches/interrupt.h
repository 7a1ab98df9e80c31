// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace raisechess::cli {

/// From now on the first interrupt (Ctrl+C) is only noted, so that what is under way can be finished and reported; a
/// second one ends the program.
void note_interrupts();
bool interrupted();

/// What a program returns that was interrupted.
inline constexpr int interrupted_status = 130;

}  // namespace raisechess::cli
