// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>
#include <iomanip>
#include <ostream>

#include "bench.h"
#include "bench_stockfish.h"
#include "chess/fen.h"
#include "chess/move_generation.h"

namespace raisechess::cli {
namespace {

struct BenchPosition {
  const char* name;
  const char* fen;
  int depth;
};

/// In the last three, pawns were dealt on first ranks. Stockfish lets any pawn on its second rank double-step, so that
/// there its counts are greater; speeds can be compared all the same.
constexpr std::array<BenchPosition, 8> positions{{
    {"standard start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6},
    {"Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5},
    {"Chess960 1", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 5},
    {"Chess960 2", "r1k4r/1bppqpb1/pn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R1K4R w HAha - 0 1", 5},
    {"Chess960 3", "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1", 6},
    {"hidden pawns 1", "rpbqkbpr/pnppppnp/8/8/8/8/PNPPPPNP/RPBQKBPR w HAha - 0 1", 6},
    {"hidden pawns 2", "pnbqkbnp/rppppppr/8/8/8/8/RPPPPPPR/PNBQKBNP w - - 0 1", 5},
    {"hidden pawns 3", "rnbpkpnr/pppq1bpp/8/4p3/4P3/8/PPPQ1BPP/RNBPKPNR w HAha - 0 1", 5},
}};

std::uint64_t own_perft(const chess::Position& position, int depth) {
  return chess::perft(position, depth, {PromotionRule::Choice, false});
}

double own_processor_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Nodes that a count gives for a second of the processor: what else runs on the machine does not slow it down.
template <class Count, class ProcessorSeconds>
double speed(Count&& count, ProcessorSeconds&& processor_seconds) {
  const double before = processor_seconds();
  const std::uint64_t nodes = count();
  const double seconds = processor_seconds() - before;
  return seconds > 0 ? static_cast<double>(nodes) / seconds : 0;
}

struct Speeds {
  std::vector<double> own;
  std::vector<double> stockfish;
  std::vector<double> ratio;
};

Speeds measure(const BenchPosition& bench, std::optional<Stockfish>& stockfish, int pairs) {
  const chess::Position root = chess::fen_from_text(bench.fen).value().position;
  if (stockfish) stockfish->set_position(bench.fen, true);
  Speeds speeds;
  for (int pair = 0; pair < pairs; ++pair) {
    speeds.own.push_back(speed([&] { return own_perft(root, bench.depth); }, own_processor_seconds));
    if (!stockfish) continue;
    speeds.stockfish.push_back(
        speed([&] { return stockfish->perft(bench.depth); }, [&] { return stockfish->processor_seconds(); }));
    speeds.ratio.push_back(speeds.stockfish.back() > 0 ? speeds.own.back() / speeds.stockfish.back() : 0);
  }
  return speeds;
}

std::string millions(double nodes_per_second) {
  return std::to_string(std::lround(nodes_per_second / 1e6)) + " M/s";
}

}  // namespace

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

void bench_perft(int pairs, std::ostream& out) {
  auto stockfish = Stockfish::start();
  out << (stockfish ? "Beside " + stockfish->name() + ", by processor time, median of " + std::to_string(pairs) +
                          " pairs of runs.\n"
                    : "Stockfish was not found; own speed only, by processor time, median of " + std::to_string(pairs) +
                          " runs.\n");
  std::vector<double> ratios;
  for (const BenchPosition& bench : positions) {
    const Speeds speeds = measure(bench, stockfish, pairs);
    out << std::left << std::setw(16) << bench.name << " depth " << bench.depth << "  own " << std::setw(10)
        << millions(median(speeds.own));
    if (stockfish) {
      ratios.push_back(median(speeds.ratio));
      out << " Stockfish " << std::setw(10) << millions(median(speeds.stockfish)) << " ratio " << std::fixed
          << std::setprecision(2) << ratios.back();
    }
    out << '\n' << std::flush;
  }
  if (!ratios.empty()) out << "least ratio " << *std::min_element(ratios.begin(), ratios.end()) << '\n';
}

}  // namespace raisechess::cli
