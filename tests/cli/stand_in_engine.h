// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <string>

#include "terminal_session.h"

namespace raisechess::cli::test {

/// A program that speaks UCI and answers every question with the same move.
class StandInEngine {
 public:
  explicit StandInEngine(const std::string& move) {
    std::ofstream(path()) << "#!/bin/sh\nwhile read -r line; do\n  case $line in\n    uci) echo uciok ;;\n"
                             "    isready) echo readyok ;;\n    go*) echo 'info depth 1 score cp 33'; echo 'bestmove "
                          << move << "' ;;\n    quit) exit ;;\n  esac\ndone\n";
  }
  std::string command() const { return "/bin/sh '" + path().string() + "'"; }

 private:
  std::filesystem::path path() const { return folder_.path("engine"); }

  Folder folder_;  ///< of its own: tests run side by side
};

}  // namespace raisechess::cli::test
