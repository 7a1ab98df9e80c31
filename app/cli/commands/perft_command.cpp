// SPDX-License-Identifier: GPL-3.0-or-later
#include "perft_command.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>

#include "chess/fen.h"
#include "chess/move_generation.h"
#include "command_options.h"
#include "english/english.h"

namespace raisechess::cli {
namespace {

struct PerftOptions {
  int depth = 5;
  std::string fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  bool divide = false;
  bool queen_only = false;
};

/// The count below each move of the root.
std::uint64_t divide(const chess::Position& root, int depth, chess::MoveRules rules) {
  std::uint64_t nodes = 0;
  for (Move move : chess::sorted_legal_moves(root, rules)) {
    chess::Position position = root;
    position.make(move);
    const std::uint64_t below = chess::perft(position, depth - 1, rules);
    std::cout << long_algebraic(move) << ": " << below << '\n';
    nodes += below;
  }
  return nodes;
}

int run_perft(const PerftOptions& options) {
  const auto record = chess::fen_from_text(options.fen);
  if (!record) {
    std::cerr << sentence(record.error()) << '\n';
    return 2;
  }
  const chess::MoveRules rules{options.queen_only ? PromotionRule::Queen : PromotionRule::Choice, false};
  const auto start = std::chrono::steady_clock::now();
  const bool divided = options.divide && options.depth > 0;
  const std::uint64_t nodes =
      divided ? divide(record->position, options.depth, rules) : chess::perft(record->position, options.depth, rules);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  std::cout << "nodes " << nodes << '\n';
  if (seconds.count() > 0)
    std::cout << "nodes per second " << static_cast<std::uint64_t>(nodes / seconds.count()) << '\n';
  return 0;
}

}  // namespace

void add_perft_command(CLI::App& app, int& status) {
  const auto options = std::make_shared<PerftOptions>();
  CLI::App* perft = app.add_subcommand("perft", "Count the leaf positions of the move tree");
  perft->add_option("--depth", options->depth, "Half-moves")->transform(whole_number(0, 10))->capture_default_str();
  perft->add_option("--fen", options->fen, "Position; its fields h: and d: may be missing")->capture_default_str();
  perft->add_flag("--divide", options->divide, "Show the count below each move");
  perft->add_flag("--queen-only", options->queen_only, "Promote to a queen only");
  perft->callback([options, &status] { status = run_perft(*options); });
}

}  // namespace raisechess::cli
