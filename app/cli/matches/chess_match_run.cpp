// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess_match_run.h"

#include <exception>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <utility>
#include <vector>

#include "chess_match_report.h"
#include "record/json.h"

namespace raisechess::cli {
namespace {

using arena::ChessGameReport;
using arena::ChessPair;
using record::Json;

Json game_json(const ChessGameReport& game) {
  return {
      {"winner", game.winner ? Json(name(*game.winner)) : Json()}, {"end", game.end}, {"half_moves", game.half_moves}};
}

/// Throws what the library does where the object is no such game.
ChessGameReport game_from(const Json& json) {
  ChessGameReport game;
  const Json& winner = json.at("winner");
  if (!winner.is_null()) game.winner = winner == name(Side::White) ? Side::White : Side::Black;
  game.end = json.at("end");
  game.half_moves = json.at("half_moves");
  return game;
}

std::string chess_pair_line(int number, const ChessPair& pair) {
  return Json{{"pair", number}, {"games", {game_json(pair[0]), game_json(pair[1])}}}.dump();
}

/// Nothing for a line that is none.
std::optional<std::pair<int, ChessPair>> chess_pair_from(const std::string& line) {
  try {
    const Json json = Json::parse(line);
    const Json& games = json.at("games");
    return std::pair<int, ChessPair>{json.at("pair"), {game_from(games.at(0)), game_from(games.at(1))}};
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

tl::expected<PairFile, std::string> open(const ResumeFile& where, ChessMatchOptions& options) {
  auto file = PairFile::open(where.path, chess_terms_json(options, where.version).dump());
  if (!file) return file;
  std::vector<std::string> kept;
  for (const std::string& line : file->lines()) {
    auto pair = chess_pair_from(line);
    if (pair && options.task.known.insert(std::move(*pair)).second) kept.push_back(line);
  }
  if (auto begun = file->keep(kept); !begun) return tl::unexpected(begun.error());
  return file;
}

void show(const arena::ChessMatchReport& so_far, int total) {
  std::ostringstream line;
  line << '\r' << so_far.pairs << " of " << total << " pairs: " << so_far.won << " won, " << so_far.drawn << " drawn, "
       << so_far.lost << " lost; Elo " << std::fixed << std::setprecision(0) << std::showpos << so_far.elo.mean
       << std::noshowpos << "   " << (so_far.pairs == total ? "\n" : "");
  std::cerr << line.str() << std::flush;
}

}  // namespace

tl::expected<ChessMatchRun, std::string> run_chess_match(ChessMatchOptions options, const ResumeFile& resume_file,
                                                         bool progress) {
  std::optional<PairFile> resume;
  if (!resume_file.path.empty()) {
    auto opened = open(resume_file, options);
    if (!opened) return tl::unexpected(opened.error());
    resume = std::move(*opened);
  }
  bool kept = true;
  const auto finished = [&](int number, const ChessPair& pair, const arena::ChessMatchReport& so_far) {
    const bool sound = pair[0].fault.empty() && pair[1].fault.empty();
    if (resume && sound && !options.task.known.contains(number)) kept = resume->add(chess_pair_line(number, pair));
    if (progress) show(so_far, options.task.pairs);
  };
  ChessMatchRun run{arena::run_chess_match(options.task, finished), std::nullopt};
  if (!kept) run.problem = not_kept(resume_file.path);
  return run;
}

}  // namespace raisechess::cli
