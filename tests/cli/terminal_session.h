// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <istream>
#include <memory>
#include <optional>
#include <random>
#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

#include "terminal/terminal_game.h"

namespace raisechess::cli::test {

/// A folder of its own, gone with the test.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::filesystem::path path(const std::string& name) const { return path_ / name; }
  /// The files kept aside beside `name`.
  std::vector<std::filesystem::path> kept(const std::string& name) const;

 private:
  std::filesystem::path path_;
};

/// A person at the terminal: is shown what was printed since his last line and types the next one; nothing = the end of
/// input.
using Person = std::function<std::optional<std::string>(const std::string& printed)>;

/// One who types these lines and is gone. The line `any_move` stands for the first move that `moves` lists, whatever it
/// tells.
inline const std::string any_move = "<any move>";
Person typing(std::vector<std::string> lines);
/// The moves in what the command `moves` printed.
std::vector<std::string> listed_moves(const std::string& printed);
/// One who makes legal moves, bets, folds and answers at random, for `lines` lines.
Person playing_at_random(unsigned seed, int lines);

/// A computer that moves and bets at random, fast, the same for the same seed and view.
PlayerFactory random_computer();
/// One that never bets, never folds, and makes its first legal move.
PlayerFactory meek_computer();

bool contains(const std::string& text, std::string_view part);
/// Every text that stands after `before` and in front of the next `after`.
std::vector<std::string> texts_between(const std::string& text, const std::string& before, const std::string& after);
/// Every run of 64 hexadecimal digits.
std::vector<std::string> digests(const std::string& text);

struct Session {
  int status = 0;
  std::string text;  ///< all that was printed
};

/// Runs one session in `folder`: the match is in "match", the key in "key".
/// `ready` says of each line of a timed turn whether it comes in time.
Session run(const Folder& folder, SessionWishes wishes, Person person, PlayerFactory computer = random_computer(),
            InputReady ready = {});

}  // namespace raisechess::cli::test
