// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace raisechess::cli {

/// `raisechess-cli arena`: plays computer players against each other in mirrored pairs, or one against itself over
/// every option of the rules to find faults. `status` is the program's exit status afterwards, `version` its own.
void add_arena_command(CLI::App& app, int& status, const std::string& version);

}  // namespace raisechess::cli
