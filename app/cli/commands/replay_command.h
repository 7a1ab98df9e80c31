// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace raisechess::cli {

/// `replay`: steps through a finished hand of a file. `status` receives 0, or 1 if there is no such hand to show.
void add_replay_command(CLI::App& app, int& status);

}  // namespace raisechess::cli
