// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/names.h"

namespace raisechess::record {

/// How a file of hands names itself. The version goes up when a program that reads the one before would misread the new
/// one.
inline constexpr const char* format_name = "raisechess-hands";
inline constexpr Names<bool, 1> format_names{{{format_name, true}}};
inline constexpr int format_version = 1;

}  // namespace raisechess::record
