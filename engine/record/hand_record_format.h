// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace raisechess::record {

/// How a file of hands names itself. The version goes up when a program that reads the one before would misread the new
/// one.
inline constexpr const char* format_name = "raisechess-hands";
inline constexpr int format_version = 1;

}  // namespace raisechess::record
