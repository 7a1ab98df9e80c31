// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "search/search.h"
#include "uci_game.h"
#include "uci_go.h"

namespace raisechess::cli {

/// One dialogue by the Universal Chess Interface: classic chess, standard and Chess960, with the search on a thread of
/// its own. Lines that make no sense change nothing. What it says goes to `out`, whole lines at a time.
class UciSession {
 public:
  UciSession(std::ostream& out, std::string version);
  ~UciSession();

  /// Takes a line; false after `quit`.
  bool take(std::string_view line);
  /// Waits until the search that is going on has answered.
  void wait();

 private:
  using Words = std::vector<std::string>;

  void introduce();
  void set_option(const Words& words);
  void set_position(std::string_view arguments);
  void new_game();
  void go(const Words& words);
  void stop();
  void think(const UciGo& go, ai::SearchLimits limits);
  void say(const std::string& line);

  std::ostream& out_;
  std::string version_;
  std::mutex out_mutex_;
  std::size_t hash_bytes_;
  int threads_ = 1;
  ai::ParallelSearcher searcher_;
  UciGame game_;
  bool chess960_ = false;
  Milliseconds overhead_{30};
  std::jthread thread_;  ///< last: it is ended before what it uses
};

/// Answers the lines of `in` until `quit` or their end. False if reading failed.
bool serve_uci(std::istream& in, std::ostream& out, const std::string& version);

}  // namespace raisechess::cli
