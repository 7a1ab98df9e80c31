// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/command_line.h"

int main(int argc, char** argv) {
  return raisechess::cli::run_command_line(argc, argv, RAISECHESS_VERSION);
}
