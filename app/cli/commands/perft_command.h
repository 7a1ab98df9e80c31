// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace raisechess::cli {

/// `perft`: counts the leaf positions of the move tree. `status` receives the exit status.
void add_perft_command(CLI::App& app, int& status);

}  // namespace raisechess::cli
