// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/command_line.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

namespace raisechess::test {
namespace {

struct Outcome {
  int status = 0;
  std::string out;
  std::string err;
};

int status_of(std::vector<const char*> arguments) {
  arguments.insert(arguments.begin(), "raisechess-cli");
  return cli::run_command_line(static_cast<int>(arguments.size()), arguments.data(), "1.2.3");
}

Outcome run(const std::vector<const char*>& arguments) {
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int status = status_of(arguments);
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
                                                    {"perft", "--depth", "0x3"},
                                                    {"perft", "--depth", "99999999999999999999"},
                                                    {"bench"},
                                                    {"bench", "perft", "--pairs", "4"},
                                                    {"arena", "--pairs", ""},
                                                    {"arena", "--seed", "-1"},
                                                    {"arena", "--seed", "18446744073709551616"},
                                                    {"arena", "--betting", "none"},
                                                    {"arena", "--a", "nobody"},
                                                    {"play", "--nonce", ""},
                                                    {"bench", "fly"},
                                                    {"verify"},
                                                    {"verify", "/no/such/file"},
                                                    {"replay"},
                                                    {"replay", "/no/such/file"},
                                                    {"replay", "--hand", "0", "/dev/null"},
                                                    {"replay", "--seat", "red", "/dev/null"}};
  for (const auto& arguments : wrong) {
    const Outcome result = run(arguments);
    EXPECT_EQ(result.status, 2) << testing::PrintToString(arguments);
    EXPECT_EQ(result.out, "") << testing::PrintToString(arguments);
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    EXPECT_EQ(result.err.substr(result.err.size() - 2), ".\n") << result.err;
  }
}

TEST(CommandLine, AnArgumentOfAnyBytesIsQuotedHarmlessly) {
  const Outcome result = run({"perft", "--depth", "\x1b[2J\xFFé"});
  EXPECT_EQ(result.status, 2);
  EXPECT_NE(result.err.find("?[2J?é"), std::string::npos) << result.err;
}

/// Standard output on a device that takes nothing, as a full disk does.
class FullDisk {
 public:
  FullDisk() : before_(dup(STDOUT_FILENO)), full_(open("/dev/full", O_WRONLY)) { dup2(full_, STDOUT_FILENO); }
  ~FullDisk() {
    dup2(before_, STDOUT_FILENO);
    close(before_);
    close(full_);
    std::cout.clear();
    std::clearerr(stdout);
  }

 private:
  int before_;
  int full_;
};

TEST(CommandLine, OutputThatIsLostIsSaid) {
  for (const auto& arguments : std::vector<std::vector<const char*>>{
           {"perft", "--depth", "1"}, {"--help"}, {"arena", "--pairs", "1", "--nodes", "1", "--quiet"}}) {
    testing::internal::CaptureStderr();
    const int status = [&] {
      const FullDisk disk;
      return status_of(arguments);
    }();
    EXPECT_EQ(status, 1) << testing::PrintToString(arguments);
    EXPECT_NE(testing::internal::GetCapturedStderr().find("raisechess-cli: Standard output cannot be written.\n"),
              std::string::npos)
        << testing::PrintToString(arguments);
  }
}

TEST(CommandLine, AFileThatCannotBeReadIsSaidToBe) {
  const Outcome result = run({"verify", "/proc/self/mem"});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.out, "/proc/self/mem\nThe file cannot be read.\n");
}

TEST(CommandLine, AnArenaPlaysNothingThatItCouldNotWriteDown) {
  const Outcome result = run({"arena", "--pairs", "1000000", "--json", "/no/such/folder/result.json"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.err, "raisechess-cli: /no/such/folder/result.json cannot be written.\n");
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

TEST(CommandLine, NumbersAreDecimal) {
  EXPECT_EQ(run({"perft", "--depth", "08", "--fen", "7k/8/8/8/8/8/8/K7 w - - 0 1"}).status, 0);
  EXPECT_EQ(run({"perft", "--depth", "11"}).err,
            "raisechess-cli: --depth: 11 is not a whole number from 0 to 10 (see raisechess-cli --help).\n");
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
