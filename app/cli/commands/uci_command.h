// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace raisechess::cli {

/// `uci`: the chess search for programs that speak the Universal Chess Interface.
void add_uci_command(CLI::App& app, int& status, const std::string& version);

}  // namespace raisechess::cli
