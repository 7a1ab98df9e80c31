// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace raisechess::cli {

/// Carries out one command of `raisechess-cli` and returns its exit status: 2 with one sentence on standard error where
/// the command line is wrong, 1 where standard output could not be written, else what the command says.
int run_command_line(int argc, const char* const* argv, const std::string& version);

}  // namespace raisechess::cli
