// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace raisechess::cli {

/// `verify`: checks files of finished hands. `status` receives 0 if every hand holds, else 1.
void add_verify_command(CLI::App& app, int& status);

/// Plays each hand of a record again by the rules, checks its result, its commitments and its deals, and says in one
/// sentence a hand what holds or fails. True if all holds.
bool verify_records(std::string_view text, std::ostream& out);

}  // namespace raisechess::cli
