// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

#include "style/theme.h"

namespace raisechess::ui {

enum class ThemeChoice { System, Light, Dark };

/// What the desktop has told that it wants of programs.
enum class DesktopScheme { Unknown, Light, Dark };

/// Kept for ThemeChoice::System; where the desktop told nothing its palette decides.
void set_desktop_scheme(DesktopScheme scheme);

/// Dresses the whole program: Fusion with our own drawing of sliders, spin boxes and tool tips, and the palette of the
/// chosen theme. `System` follows the desktop. To be called again whenever the choice or the desktop changes.
void apply_appearance(ThemeChoice choice);

/// The palette of `theme` for windows, panels and dialogs.
QPalette palette_for(const Theme& theme);

/// The palette of what lies on the felt: light text, amber sliders, white fields.
QPalette felt_palette(const Theme& theme);

}  // namespace raisechess::ui
