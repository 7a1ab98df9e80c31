// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/bench_stockfish.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "terminal_session.h"

namespace raisechess::cli {
namespace {

namespace fs = std::filesystem;

/// A program of Stockfish's name, alone on PATH, that speaks as much of its protocol as is used here and counts by
/// working for a while.
class BenchStockfish : public testing::Test {
 protected:
  BenchStockfish() {
    std::ofstream(folder_.path("stockfish")) << R"(#!/bin/sh
while read -r line; do
  case $line in
    uci) echo 'id name Stand-in 1'; echo uciok ;;
    isready) echo readyok ;;
    'go perft '*) i=0; while [ $i -lt 20000 ]; do i=$((i + 1)); done; echo "Nodes searched: $i" ;;
    quit) exit ;;
  esac
done
)";
    fs::permissions(folder_.path("stockfish"), fs::perms::owner_all);
    setenv("PATH", folder_.path("").c_str(), 1);
  }
  ~BenchStockfish() override { setenv("PATH", path_.c_str(), 1); }

 private:
  std::string path_ = std::getenv("PATH");
  test::Folder folder_;  ///< of its own: tests run side by side
};

TEST_F(BenchStockfish, ItsNameAndItsCountAreRead) {
  auto stockfish = Stockfish::start();
  ASSERT_TRUE(stockfish);
  EXPECT_EQ(stockfish->name(), "Stand-in 1");
  stockfish->set_position("4k3/8/8/8/8/8/8/4K3 w - - 0 1", true);
  EXPECT_EQ(stockfish->perft(1), 20'000u);
}

TEST_F(BenchStockfish, ItsTimeIsTheProcessorsAndDoesNotPassWhileItWaits) {
  using Seconds = std::chrono::duration<double>;
  auto stockfish = Stockfish::start();
  ASSERT_TRUE(stockfish);
  const double at_start = stockfish->processor_seconds();
  stockfish->perft(1);
  const double worked = stockfish->processor_seconds();
  EXPECT_GT(worked, at_start);
  const auto start = std::chrono::steady_clock::now();
  while (Seconds(std::chrono::steady_clock::now() - start).count() < 2 * worked) {
  }
  EXPECT_LT(stockfish->processor_seconds(), 2 * worked);
}

}  // namespace
}  // namespace raisechess::cli
