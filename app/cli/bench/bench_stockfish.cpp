// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench_stockfish.h"

#include <chrono>
#include <cstdlib>

namespace raisechess::cli {
namespace {

constexpr std::chrono::hours longest_count{1};

}  // namespace

std::optional<Stockfish> Stockfish::start() {
  auto process = EngineProcess::start("stockfish 2>/dev/null");
  if (!process) return std::nullopt;
  Stockfish stockfish(std::move(process));
  stockfish.process_->send("uci");
  stockfish.name_ = stockfish.answer_after("id name ");
  if (stockfish.name_.empty()) return std::nullopt;
  stockfish.answer_after("uciok");
  return stockfish;
}

void Stockfish::set_position(std::string_view fen, bool chess960) {
  process_->send(std::string("setoption name UCI_Chess960 value ") + (chess960 ? "true" : "false"));
  process_->send("position fen " + std::string(fen));
  process_->send("isready");
  answer_after("readyok");
}

std::uint64_t Stockfish::perft(int depth) {
  process_->send("go perft " + std::to_string(depth));
  return std::strtoull(answer_after("Nodes searched: ").c_str(), nullptr, 10);
}

std::string Stockfish::answer_after(std::string_view prefix) {
  const auto deadline = std::chrono::steady_clock::now() + longest_count;
  while (const auto line = process_->line_by(deadline)) {
    if (line->starts_with(prefix)) return line->substr(prefix.size());
  }
  return {};
}

}  // namespace raisechess::cli
