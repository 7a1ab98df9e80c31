// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <streambuf>
#include <string>

#include "record/request.h"
#include "table.h"

namespace raisechess::cli {
namespace {

/// The next line without its end, or false at the end of input. Of a line that is too long only so much is kept that it
/// can be seen to be.
bool read_line(std::streambuf& in, std::string& line) {
  constexpr int end = std::streambuf::traits_type::eof();
  line.clear();
  int byte = in.sbumpc();
  if (byte == end) return false;
  for (; byte != end && byte != '\n'; byte = in.sbumpc()) {
    if (line.size() < record::line_limit) line.push_back(static_cast<char>(byte));
  }
  return true;
}

}  // namespace

void serve_table(std::istream& in, std::ostream& out) {
  Table table;
  std::string line;
  while (out && read_line(*in.rdbuf(), line)) out << table.answer(line) << '\n' << std::flush;
}

void add_table_command(CLI::App& app, int& status) {
  CLI::App* table = app.add_subcommand("table", "One arbiter at one table, spoken to in JSON lines");
  table->callback([&status] {
    std::ios::sync_with_stdio(false);
    serve_table(std::cin, std::cout);
    status = 0;
  });
}

}  // namespace raisechess::cli
