// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "bench/bench.h"
#include "command_options.h"

namespace raisechess::cli {
namespace {

struct BetsOptions {
  int hidden = 3;
  int positions = 50;
  int sample = 150;
};

void add_bench_bets(CLI::App& bench, int& status) {
  const auto options = std::make_shared<BetsOptions>();
  CLI::App* bets = bench.add_subcommand("bets", "Milliseconds that solving the betting of a turn takes, and how well");
  bets->add_option("--hidden", options->hidden, "Hidden pieces a side")
      ->transform(whole_number(3, 5))
      ->capture_default_str();
  bets->add_option("--positions", options->positions, "Random positions")
      ->transform(whole_number(1, 10'000))
      ->capture_default_str();
  bets->add_option("--sample", options->sample, "Deals a side that the thin product is compared for")
      ->transform(whole_number(1, 3125))
      ->capture_default_str();
  bets->callback([options, &status] {
    bench_bets(options->hidden, options->positions, options->sample, std::cout);
    status = 0;
  });
}

}  // namespace

void add_bench_command(CLI::App& app, int& status) {
  CLI::App* bench = app.add_subcommand("bench", "Measure the speed of the rules and of the betting");
  bench->require_subcommand(1);

  const auto pairs = std::make_shared<int>(5);
  CLI::App* perft = bench->add_subcommand("perft", "Nodes per second, beside Stockfish's if it is installed");
  perft->add_option("--pairs", *pairs, "Runs of each program")->transform(whole_number(5, 99))->capture_default_str();
  perft->callback([pairs, &status] {
    bench_perft(*pairs, std::cout);
    status = 0;
  });

  const auto hands = std::make_shared<int>(200);
  CLI::App* range = bench->add_subcommand("range", "Microseconds that a half-move costs the ranges");
  range->add_option("--hands", *hands, "Random hands")->transform(whole_number(1, 100'000))->capture_default_str();
  range->callback([hands, &status] {
    bench_range(*hands, std::cout);
    status = 0;
  });
  add_bench_bets(*bench, status);
}

}  // namespace raisechess::cli
