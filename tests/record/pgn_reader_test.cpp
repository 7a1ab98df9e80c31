// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "chess/fen.h"
#include "played_match.h"
#include "record/hand_record.h"
#include "record/pgn.h"

namespace raisechess::test {
namespace {

/// The board of `fen` and the side to move: the rest is written in more than one way.
std::string board_and_side(const std::string& fen) {
  const auto board = fen.find(' ');
  return fen.substr(0, fen.find(' ', board + 1));
}

/// The position after each game of `pgn`, as a program finds it that knows of chess alone.
/// (Lines as long as need be: it would say of each that is too long that it is.)
std::vector<std::string> ends_by_a_reader(const std::string& pgn) {
  const auto path = std::filesystem::temp_directory_path() / ("raisechess-games-" + std::to_string(getpid()) + ".pgn");
  std::ofstream(path) << pgn;
  const std::string command = "PATH=$PATH:/usr/games pgn-extract -s -C -F -w1000 '" + path.string() + "' 2>&1";
  std::string output;
  if (FILE* program = popen(command.c_str(), "r")) {
    for (int letter = 0; (letter = std::fgetc(program)) != EOF;)
      output += letter == '\n' ? ' ' : static_cast<char>(letter);
    pclose(program);
  }
  std::filesystem::remove(path);
  std::vector<std::string> ends;
  constexpr std::string_view opening = "{ \"";
  for (auto at = output.find(opening); at != std::string::npos; at = output.find(opening, at + 1)) {
    const auto begin = at + opening.size();
    ends.push_back(board_and_side(output.substr(begin, output.find('"', begin) - begin)));
  }
  EXPECT_FALSE(ends.empty()) << output;
  return ends;
}

/// Pawns on the first rank, two bishops of a colour, any array: whoever takes the position for what it is can follow.
TEST(PgnReader, FollowsEveryHandToItsLastPosition) {
  std::vector<game::HandRecord> hands;
  std::vector<std::string> ends;
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    for (const game::HandRecord& record : played_match(seed)) {
      const auto hand = record::replay(record).value();
      if (record.setup.king_capture || hand.ply() == 0)
        continue;  // chess has no such capture; of no move it says nothing
      hands.push_back(record);
      ends.push_back(board_and_side(chess::fen_text({hand.position()})));
    }
  }
  const auto found = ends_by_a_reader(record::pgn_text(hands).value());
  ASSERT_EQ(found.size(), hands.size());
  for (std::size_t i = 0; i < hands.size(); ++i) EXPECT_EQ(found[i], ends[i]) << record::pgn_text({hands[i]}).value();
}

}  // namespace
}  // namespace raisechess::test
