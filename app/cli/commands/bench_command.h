// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace raisechess::cli {

/// `bench perft`, `bench range` and `bench bets`: how fast rules and betting are on this machine. `status` receives the
/// exit status.
void add_bench_command(CLI::App& app, int& status);

}  // namespace raisechess::cli
