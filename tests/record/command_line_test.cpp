// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace raisechess::test {
namespace {

struct Outcome {
  int status = 0;
  std::string out;
  std::string err;
};

Outcome run(std::vector<const char*> arguments) {
  arguments.insert(arguments.begin(), "raisechess-cli");
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int status = cli::run_command_line(static_cast<int>(arguments.size()), arguments.data(), "1.2.3");
  return {status, testing::internal::GetCapturedStdout(), testing::internal::GetCapturedStderr()};
}

TEST(CommandLine, WhatIsWrongIsSaidInOneSentence) {
  const std::vector<std::vector<const char*>> wrong{{},
                                                    {"fly"},
                                                    {"--fly"},
                                                    {"table", "--fly"},
                                                    {"table", "perft"},
                                                    {"perft", "5"},
                                                    {"perft", "--depth", "11"},
                                                    {"perft", "--depth", "-1"},
                                                    {"perft", "--depth", "deep"},
                                                    {"perft", "--depth"},
                                                    {"perft", "--fen", "8/8/8"},
                                                    {"bench"},
                                                    {"bench", "fly"},
                                                    {"verify"},
                                                    {"verify", "/no/such/file"}};
  for (const auto& arguments : wrong) {
    const Outcome result = run(arguments);
    EXPECT_EQ(result.status, 2) << testing::PrintToString(arguments);
    EXPECT_EQ(result.out, "") << testing::PrintToString(arguments);
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    EXPECT_EQ(result.err.substr(result.err.size() - 2), ".\n") << result.err;
  }
}

TEST(CommandLine, HelpAndVersion) {
  EXPECT_EQ(run({"--version"}).out, "raisechess-cli 1.2.3\n");
  for (const char* command : {"table", "play", "perft", "bench", "verify", "arena"}) {
    EXPECT_NE(run({"--help"}).out.find(command), std::string::npos) << command;
    const Outcome help = run({command, "--help"});
    EXPECT_EQ(help.status, 0) << command;
    EXPECT_NE(help.out.find("Usage"), std::string::npos) << command;
  }
}

TEST(CommandLine, Perft) {
  const Outcome result = run({"perft", "--depth", "3"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out.find("nodes 8902\n"), 0u);
}

TEST(CommandLine, PerftDividedByMoves) {
  const Outcome result =
      run({"perft", "--depth", "2", "--divide", "--fen", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "--queen-only"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out.find("a7a8q: 3\n"), 0u) << result.out;
  EXPECT_NE(result.out.find("nodes 28\n"), std::string::npos) << result.out;
}

}  // namespace
}  // namespace raisechess::test
