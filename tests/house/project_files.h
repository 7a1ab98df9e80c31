// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace raisechess::house {

/// The folder of the project that is tested.
inline const std::filesystem::path project_root = RAISECHESS_ROOT;

inline bool is_cpp(const std::filesystem::path& file) {
  return file.extension() == ".h" || file.extension() == ".cpp";
}

}  // namespace raisechess::house
