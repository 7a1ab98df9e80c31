// SPDX-License-Identifier: GPL-3.0-or-later
// record_self_play GAMES SEED NODES: plays the search against itself and writes quiet positions with what became of
// them, one a line: "FEN; centipawns for White; result for White (0, 0.5, 1)". Three games in four begin with standard
// chess, the others with pieces dealt as in a hand.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "chess/arrays.h"
#include "chess/draws.h"
#include "chess/fen.h"
#include "search/search.h"

namespace raisechess::ai {
namespace {

using chess::Position;

constexpr chess::MoveRules rules{PromotionRule::Choice, false};
constexpr int longest_game = 300;
constexpr int clear_score = 1200;
constexpr int clear_half_moves = 5;

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15ULL + 1) {}
  std::size_t below(std::size_t bound) {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<std::size_t>(state_ % bound);
  }

 private:
  std::uint64_t state_;
};

/// The standard array with `dealt` pieces a side replaced by drawn ones.
Position start_position(Dice& dice, int dealt) {
  const auto array = chess::array_pieces(standard_array);
  Position position;
  for (Side side : both_sides) {
    std::array<PieceType, 16> types{};
    for (std::size_t file = 0; file < 8; ++file) types[file] = array[file];
    for (int i = 0; i < dealt;) {
      const std::size_t place = dice.below(16);
      if (types[place] == PieceType::King) continue;
      types[place] = pocket_types[dice.below(pocket_types.size())];
      ++i;
    }
    for (std::size_t i = 0; i < 16; ++i) {
      const int place = static_cast<int>(i);
      position.put(square_at(side == Side::White ? place : place ^ 56), {side, types[i]});
    }
    for (chess::Wing wing : {chess::Wing::H, chess::Wing::A})
      position.set_castling_rook(side, wing, position.outermost_rook(side, wing));
  }
  position.set_double_steppers(position.pawns_on_second_ranks());
  return position;
}

std::optional<Position> opening(Dice& dice) {
  const bool standard = dice.below(4) != 0;
  Position position = start_position(dice, standard ? 0 : 3 + static_cast<int>(dice.below(3)));
  const std::size_t half_moves = (standard ? 6 : 2) + dice.below(4);
  for (std::size_t i = 0; i < half_moves; ++i) {
    const auto moves = chess::legal_moves(position, rules);
    if (moves.empty()) return std::nullopt;
    position.make(moves[dice.below(moves.size())]);
  }
  return position;
}

bool takes_or_promotes(const Position& position, Move move) {
  return (!move.is_castling() && chess::contains(position.occupied(), move.to())) || move.promotion() ||
         chess::is_en_passant(position, move);
}

class Game {
 public:
  Game(Searcher& searcher, const Position& start, std::uint64_t nodes) : searcher_(searcher), position_(start) {
    limits_.nodes = nodes;
  }

  /// White's share of the point.
  double play() {
    for (int i = 0; i < longest_game; ++i) {
      if (!chess::has_legal_move(position_, rules)) {
        if (!position_.in_check()) return 0.5;
        return position_.side_to_move() == Side::White ? 0 : 1;
      }
      if (drawn()) return 0.5;
      const int score = turn();
      clear_for_ = std::abs(score) >= clear_score ? clear_for_ + 1 : 0;
      if (clear_for_ >= clear_half_moves) return score > 0 ? 1 : 0;
    }
    return 0.5;
  }

  const std::vector<std::string>& lines() const { return lines_; }

 private:
  bool drawn() const {
    if (chess::insufficient_material(position_) || position_.half_move_clock() >= 100) return true;
    return std::count(earlier_.begin(), earlier_.end(), position_.key()) >= 1;
  }

  int turn() {
    SearchRoot root;
    root.position = position_;
    root.classic_draws = true;
    root.earlier = earlier_;
    const SearchResult result = searcher_.search(root, limits_);
    const int score = position_.side_to_move() == Side::White ? result.score : -result.score;
    if (!position_.in_check() && !takes_or_promotes(position_, result.best) && std::abs(score) < clear_score)
      lines_.push_back(chess::fen_text({position_, 0, 1}, rules) + "; " + std::to_string(score));
    earlier_.push_back(position_.key());
    position_.make(result.best);
    if (position_.half_move_clock() == 0) earlier_.clear();
    return score;
  }

  Searcher& searcher_;
  Position position_;
  SearchLimits limits_;
  std::vector<chess::Key> earlier_;
  std::vector<std::string> lines_;
  int clear_for_ = 0;
};

void record(int games, std::uint64_t seed, std::uint64_t nodes) {
  Dice dice(seed);
  Searcher searcher(rules, 4 << 20);
  for (int i = 0; i < games; ++i) {
    const auto start = opening(dice);
    if (!start) continue;
    Game game(searcher, *start, nodes);
    const double result = game.play();
    for (const std::string& line : game.lines()) std::cout << line << "; " << result << '\n';
    std::cout.flush();
  }
}

}  // namespace
}  // namespace raisechess::ai

int main(int argc, char** argv) {
  if (argc != 4) {
    std::cerr << "record_self_play GAMES SEED NODES\n";
    return 2;
  }
  raisechess::ai::record(std::atoi(argv[1]), std::strtoull(argv[2], nullptr, 10), std::strtoull(argv[3], nullptr, 10));
}
