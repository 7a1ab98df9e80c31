// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "chess/move_generation.h"
#include "chess/position.h"
#include "line_table.h"
#include "move_ordering.h"
#include "network_sums.h"
#include "search/hand_end.h"
#include "search/search.h"
#include "search/search_clock.h"
#include "search_values.h"
#include "transposition_table.h"

namespace raisechess::ai {

/// The tree search below one root: principal variation search with the usual cuts. Scores are the values for the side
/// to move, fail-soft. Near the showdown (`last_stretch`) nothing is guessed: no cut compares a value that tells the
/// end of the hand with one that tells how it stands.
class AlphaBeta {
 public:
  AlphaBeta(chess::MoveRules rules, std::size_t table_bytes)
      : rules_(rules), table_(std::make_shared<TranspositionTable>(table_bytes)) {}
  /// Another search with the table of `first`, which counts the generations and forgets.
  static AlphaBeta companion(const AlphaBeta& first) { return {first.rules_, first.table_}; }

  void clear();
  void prepare(const SearchRoot& root, const SearchLimits& limits);

  /// Searches the prepared root. Its best line is `line()`; if the clock stops, that of the moves finished before,
  /// perhaps empty.
  Score search_root(int depth, Score alpha, Score beta);
  /// The value for the mover of one root move, with an open window.
  Score search_root_move(Move move, int depth);
  /// The value of the prepared root by quiescence alone.
  Score search_captures_only() { return quiescence(root_, -infinite_score, infinite_score, 0); }

  const std::vector<Move>& root_moves() const { return root_moves_; }
  std::span<const Move> line() const { return lines_.line(0); }
  Score line_score() const { return line_score_; }
  const SearchClock& clock() const { return clock_; }

 private:
  /// Whether an exact value is asked for, or only on which side of a bound it lies; then, which side it is expected on.
  enum class Kind : std::uint8_t { Principal, ExpectedCut, ExpectedAll };
  struct Node {
    const chess::Position& position;
    int depth;
    Score alpha;
    Score beta;
    int ply;
    Kind kind;
    bool in_check;
    bool improving = false;  ///< stands better than two half-moves before
    Score evaluation = 0;
    Move without{};  ///< left out: is any other move as good?
    std::optional<TableEntry> known{};
    Move table_move{};

    bool principal() const { return kind == Kind::Principal; }
  };
  /// One move of a node while its turn lasts.
  struct Candidate {
    MadeMove made;
    int number;  ///< how many were searched before it
    bool quiet;
    bool loses_material;
    int history;
  };
  /// What is remembered of the path for the nodes below.
  struct Step {
    MadeMove made;  ///< the move that leads on from this ply
    Score evaluation = 0;
    bool in_check = false;
  };

  AlphaBeta(chess::MoveRules rules, std::shared_ptr<TranspositionTable> table)
      : rules_(rules), table_(std::move(table)), owns_table_(false) {}

  Score search(const chess::Position& position, int depth, Score alpha, Score beta, int ply, Kind kind,
               Move without = {});
  Score quiescence(const chess::Position& position, Score alpha, Score beta, int ply);
  Score evaluation(const chess::Position& position, int ply);
  Score search_captures(Node& node, const chess::MoveList& moves, Score standing);
  static bool may_help(const Node& node, Move capture, Score standing);

  void recall(Node& node);
  std::optional<Score> cut_by_table(const Node& node) const;
  void judge(Node& node);
  std::optional<Score> cut_by_evaluation(const Node& node);
  std::optional<Score> cut_by_passing(const Node& node);
  Score search_moves(Node& node);
  int extension(const Node& node, Move move);
  int reduction(const Node& node, const Candidate& candidate, bool gives_check) const;
  Score search_child(const Node& node, const chess::Position& child, const Candidate& candidate, int depth);
  bool is_hopeless(const Node& node, const Candidate& candidate, const chess::Position& child) const;
  void learn(const Node& node, Move best, std::span<const Move> tried);
  void note_root_best(Move move, Score score);
  void remember(const Node& node, Score best, Score alpha_before, Move best_move);
  OrderedMoves ordered_moves(const Node& node) const;
  Candidate candidate(const Node& node, Move move, int number, bool loses_material) const;

  Before before(int ply) const;
  Step& step(int ply) { return steps_[static_cast<std::size_t>(ply)]; }
  const Step& step(int ply) const { return steps_[static_cast<std::size_t>(ply)]; }
  int half_moves_left(int ply) const { return end_.half_moves_left(ply); }
  bool last_stretch(const Node& node) const { return half_moves_left(node.ply) <= node.depth + 1; }
  chess::Key key(const chess::Position& position, int ply) const {
    return node_key(position.key(), half_moves_left(ply));
  }

  chess::MoveRules rules_;
  std::shared_ptr<TranspositionTable> table_;
  bool owns_table_ = true;
  MoveHistory history_;
  NetworkSums network_{max_ply + 1};
  LineTable lines_;
  SearchClock clock_;
  HandEnd end_;
  std::array<Step, max_ply + 1> steps_{};

  chess::Position root_;
  std::vector<Move> root_moves_;
  Move root_first_;  ///< the best of the iteration before
  int root_depth_ = 0;
  Score line_score_ = 0;
};

}  // namespace raisechess::ai
