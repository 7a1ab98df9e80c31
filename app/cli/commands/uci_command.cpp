// SPDX-License-Identifier: GPL-3.0-or-later
#include "uci_command.h"

#include <CLI/CLI.hpp>
#include <iostream>

#include "uci/uci_session.h"

namespace raisechess::cli {

void add_uci_command(CLI::App& app, int& status, const std::string& version) {
  CLI::App* uci = app.add_subcommand("uci", "The chess search, for programs that speak UCI");
  uci->callback([&status, version] {
    std::ios::sync_with_stdio(false);
    if (serve_uci(std::cin, std::cout, version)) return;
    std::cerr << "raisechess-cli: Standard input cannot be read.\n";
    status = 1;
  });
}

}  // namespace raisechess::cli
