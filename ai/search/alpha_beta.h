// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/move_generation.h"
#include "chess/position.h"
#include "line_table.h"
#include "move_ordering.h"
#include "search/hand_end.h"
#include "search/search.h"
#include "search/search_clock.h"
#include "transposition_table.h"

namespace raisechess::ai {

/// The tree search below one root: principal variation search with the usual cuts. Scores are the values for the side
/// to move, fail-soft. Near the showdown (`last_stretch`) nothing is guessed: no cut compares a value that tells the
/// end of the hand with one that tells how it stands.
class AlphaBeta {
 public:
  AlphaBeta(chess::MoveRules rules, std::size_t table_bytes) : rules_(rules), table_(table_bytes) {}

  void clear();
  void prepare(const SearchRoot& root, const SearchLimits& limits);

  /// Searches the prepared root. Its best line is `line()`; if the clock stops, that of the moves finished before,
  /// perhaps empty.
  Score search_root(int depth, Score alpha, Score beta);
  /// The value for the mover of one root move, with an open window.
  Score search_root_move(Move move, int depth);

  const std::vector<Move>& root_moves() const { return root_moves_; }
  std::span<const Move> line() const { return lines_.line(0); }
  Score line_score() const { return line_score_; }
  const SearchClock& clock() const { return clock_; }

 private:
  struct Node {
    const chess::Position& position;
    int depth;
    Score alpha;
    Score beta;
    int ply;
    bool in_check;
    bool principal;  ///< an exact value is asked for, not only on which side of a bound it lies
    Score evaluation;
    Move table_move;
  };
  enum class Null : std::uint8_t { Allowed, Forbidden };

  Score search(const chess::Position& position, int depth, Score alpha, Score beta, int ply, Null null);
  Score quiescence(const chess::Position& position, Score alpha, Score beta, int ply);

  std::optional<Score> recall(Node& node);
  std::optional<Score> cut_by_evaluation(const Node& node, Null null);
  std::optional<Score> cut_by_passing(const Node& node);
  Score search_moves(Node& node);
  Score search_child(const Node& node, const chess::Position& child, int number, bool quiet);
  bool is_futile(const Node& node, const chess::Position& child, int number, bool quiet) const;
  void learn(const Node& node, const OrderedMoves& ordered);
  void note_root_best(Move move, Score score);
  void remember(const Node& node, Score best, Score alpha_before, Move best_move);
  chess::MoveList moves_of(const Node& node) const;

  int half_moves_left(int ply) const { return end_.half_moves_left(ply); }
  bool last_stretch(const Node& node) const { return half_moves_left(node.ply) <= node.depth + 1; }
  chess::Key key(const Node& node) const { return node_key(node.position.key(), half_moves_left(node.ply)); }

  chess::MoveRules rules_;
  TranspositionTable table_;
  MoveHistory history_;
  LineTable lines_;
  SearchClock clock_;
  HandEnd end_;

  chess::Position root_;
  std::vector<Move> root_moves_;
  Move root_first_;  ///< the best of the iteration before
  Score line_score_ = 0;
};

}  // namespace raisechess::ai
