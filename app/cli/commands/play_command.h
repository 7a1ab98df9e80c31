// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace raisechess::cli {

/// `play`: a match against the computer at a terminal. `exit_status` receives the exit status.
void add_play_command(CLI::App& app, int& exit_status);

}  // namespace raisechess::cli
