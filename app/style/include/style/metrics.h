// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace raisechess::ui {

/// Lengths in device-independent pixels.
namespace metrics {
inline constexpr int panel_gap = 12;
inline constexpr int panel_gap_compact = 8;
inline constexpr int panel_padding = 18;
inline constexpr int felt_padding = 20;
inline constexpr int felt_padding_compact = 16;

inline constexpr int panel_radius = 12;
inline constexpr int felt_radius = 14;
inline constexpr int plate_radius = 10;
inline constexpr int button_radius = 8;
inline constexpr int cell_radius = 6;

inline constexpr int button_height = 38;
inline constexpr int felt_button_height = 46;
inline constexpr int felt_button_height_compact = 40;
inline constexpr int field_height = 30;

/// Room that a button keeps around itself for its focus ring: 2 px wide, 2 px outside.
inline constexpr int ring_room = 4;
/// From this height on a button shows its key under its label, below it beside the label.
inline constexpr int key_below_height = 40;

/// Width of the window below which everything is laid out more closely.
inline constexpr int compact_below = 1100;
}  // namespace metrics

enum class Density { Normal, Compact };

}  // namespace raisechess::ui
