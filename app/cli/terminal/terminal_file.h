// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

namespace raisechess::cli {

/// Puts `bytes` into `file` so that after a crash the file holds the old bytes or the new ones, never a part: written
/// beside it, synced, renamed, the folder synced. Readable by its owner alone. False where the system refuses; errno
/// says why.
bool replace_file(const std::filesystem::path& file, std::string_view bytes);

/// A name beside `file` that nothing has yet, with the time in it.
std::filesystem::path name_with_time(const std::filesystem::path& file);

}  // namespace raisechess::cli
