// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

namespace CLI {
class App;
}

namespace raisechess::cli {

/// `table`: the table protocol on standard input and output. `status` receives the exit status.
void add_table_command(CLI::App& app, int& status);

/// Answers each line of `in` with one line on `out`, flushed at once, to the end of the input; the last line may lack
/// its line end. False: `in` could not be read to its end.
bool serve_table(std::istream& in, std::ostream& out);

}  // namespace raisechess::cli
