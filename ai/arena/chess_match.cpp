// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/chess_match.h"

#include <mutex>
#include <optional>

#include "arena/dealing.h"
#include "arena/elo.h"
#include "arena/parallel.h"
#include "chess/arrays.h"
#include "chess/fen.h"
#include "player/random_stream.h"

namespace raisechess::arena {
namespace {

constexpr chess::MoveRules classic_rules{PromotionRule::Choice, false};
constexpr int opening_half_moves = 8;

/// The first six fields.
std::string classic_fen(const chess::Position& position) {
  const std::string text = chess::fen_text({position, 0, 1}, classic_rules);
  return text.substr(0, text.find(" h:"));
}

chess::Position array_position(int number) {
  chess::Position position;
  const auto pieces = chess::array_pieces(number);
  for (int file = 0; file < 8; ++file) {
    for (Side side : both_sides) {
      const bool white = side == Side::White;
      position.put(square_at(file, white ? 0 : 7), {side, pieces[static_cast<std::size_t>(file)]});
      position.put(square_at(file, white ? 1 : 6), {side, PieceType::Pawn});
    }
  }
  for (Side side : both_sides) {
    for (chess::Wing wing : {chess::Wing::H, chess::Wing::A})
      position.set_castling_rook(side, wing, position.outermost_rook(side, wing));
  }
  position.set_double_steppers(position.pawns_on_second_ranks());
  return position;
}

Opening opening_of(const ChessMatchTask& task, int number) {
  if (task.openings.empty()) return draw_opening(task.seed, number, task.game.chess960);
  const std::uint64_t place = (task.seed + static_cast<std::uint64_t>(number)) % task.openings.size();
  return task.openings[static_cast<std::size_t>(place)];
}

ChessPair play_games(const ChessMatchTask& task, int number) {
  ChessPair games;
  const auto a = task.players.a();
  const auto b = task.players.b();
  if (!a || !b) {
    games[0].fault = std::string(a ? "the second" : "the first") + " player could not be started";
    return games;
  }
  ChessGameTask game = task.game;
  game.opening = opening_of(task, number);
  games[0] = play_chess_game(game, {a.get(), b.get()});
  games[1] = play_chess_game(game, {b.get(), a.get()});
  return games;
}

class ChessTally {
 public:
  void add(int number, const ChessPair& games) {
    for (const ChessGameReport& game : games) {
      if (!game.fault.empty()) return add_fault(number, game.fault);
    }
    double points = 0;
    for (Side side_of_a : both_sides) {
      const ChessGameReport& game = games[side_of_a == Side::White ? 0 : 1];
      points += add_game(game, side_of_a);
      if (game.end == "illegal" && game.winner)
        add_fault(number, std::string(name(other(*game.winner))) + " made no legal move");
    }
    scores_.push_back(points / 2);
  }

  ChessMatchReport report() {
    report_.pairs = static_cast<int>(scores_.size());
    report_.score = interval_95(scores_);
    report_.elo = elo_interval(report_.score);
    return report_;
  }

 private:
  double add_game(const ChessGameReport& game, Side side_of_a) {
    ++report_.ends[game.end];
    int& count = !game.winner ? report_.drawn : *game.winner == side_of_a ? report_.won : report_.lost;
    ++count;
    if (!game.winner) return 0.5;
    return *game.winner == side_of_a ? 1 : 0;
  }

  void add_fault(int number, const std::string& fault) {
    report_.faults.push_back("pair " + std::to_string(number) + ": " + fault);
  }

  std::vector<double> scores_;
  ChessMatchReport report_;
};

}  // namespace

Opening draw_opening(std::uint64_t seed, int number, bool chess960) {
  ai::RandomStream random(seed, Side::White, number, ai::Purpose::Opening);
  const int array = chess960 ? draw_array(seed, number) : standard_array;
  chess::Position position = array_position(array);
  Opening opening{classic_fen(position), {}};
  for (int i = 0; i < opening_half_moves; ++i) {
    const auto moves = chess::sorted_legal_moves(position, classic_rules);
    if (moves.empty()) return draw_opening(seed + 1, number, chess960);
    const Move move = moves[random.below(moves.size())];
    opening.moves.push_back(long_algebraic(move));
    position.make(move);
  }
  if (!chess::has_legal_move(position, classic_rules)) return draw_opening(seed + 1, number, chess960);
  return opening;
}

ChessMatchReport run_chess_match(const ChessMatchTask& task, const ChessPairFinished& finished) {
  std::vector<std::optional<ChessPair>> pairs(static_cast<std::size_t>(task.pairs));
  std::mutex mutex;
  const auto so_far = [&] {
    ChessTally tally;
    for (int number = 0; number < task.pairs; ++number) {
      if (const auto& pair = pairs[static_cast<std::size_t>(number)]) tally.add(number, *pair);
    }
    return tally.report();
  };
  const auto play = [&](int number) {
    const auto known = task.known.find(number);
    ChessPair pair = known != task.known.end() ? known->second : play_games(task, number);
    const std::lock_guard lock(mutex);
    pairs[static_cast<std::size_t>(number)] = std::move(pair);
    if (finished) finished(number, *pairs[static_cast<std::size_t>(number)], so_far());
  };
  for_each_number(task.pairs, task.jobs, play, task.stop);
  return so_far();
}

}  // namespace raisechess::arena
