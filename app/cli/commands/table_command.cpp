// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <string>

#include "record/request.h"
#include "table/table.h"

namespace raisechess::cli {
namespace {

/// The next line without its end, or false at the end of input. Of a line that is too long only so much is kept that it
/// can be seen to be.
bool read_line(std::istream& in, std::string& line) {
  line.clear();
  char byte = 0;
  if (!in.get(byte)) return false;
  for (; in && byte != '\n'; in.get(byte)) {
    if (line.size() < record::line_limit) line.push_back(byte);
  }
  return !in.bad();
}

}  // namespace

bool serve_table(std::istream& in, std::ostream& out) {
  Table table;
  std::string line;
  while (out && read_line(in, line)) out << table.answer(line) << '\n' << std::flush;
  return !in.bad();
}

void add_table_command(CLI::App& app, int& status) {
  CLI::App* table = app.add_subcommand("table", "One arbiter at one table, spoken to in JSON lines");
  table->callback([&status] {
    std::ios::sync_with_stdio(false);
    if (serve_table(std::cin, std::cout)) return;
    std::cerr << "raisechess-cli: Standard input cannot be read.\n";
    status = 1;
  });
}

}  // namespace raisechess::cli
