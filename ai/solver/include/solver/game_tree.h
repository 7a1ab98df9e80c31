// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace raisechess::solver {

/// What each pair of private hands pays the first player, times the chance of that pair. For hand pairs of a card game
/// some pairs have no chance; where hands are drawn apart the chance is a product.
class PayoffMatrix {
 public:
  PayoffMatrix(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns), by_column_(rows * columns) {}

  std::size_t rows() const { return rows_; }        ///< hands of the first player
  std::size_t columns() const { return columns_; }  ///< hands of the second
  float& at(std::size_t row, std::size_t column) { return by_column_[column * rows_ + row]; }
  float at(std::size_t row, std::size_t column) const { return by_column_[column * rows_ + row]; }

  /// To each of `values`, one for each hand of `player` (0 or 1), adds `factor` times what he is paid against the other
  /// player's hands as they are reached.
  void add_values(int player, float factor, const std::vector<float>& reach, std::vector<float>& values) const;

 private:
  std::size_t rows_;
  std::size_t columns_;
  std::vector<float> by_column_;
};

/// A game tree as an onlooker sees it, of two players who each hold a private hand; zero-sum.
struct GameTree {
  enum class Kind { Decision, Chance, Terminal };
  struct Node {
    Kind kind = Kind::Terminal;
    int player = 0;                     ///< of a decision
    std::vector<std::size_t> children;  ///< places in `nodes`, each behind its parent; a chance node's chances are in
                                        ///< the matrices below it
    std::size_t matrix = 0;             ///< of a terminal node: pays `factor` times it
    float factor = 1;
  };

  std::vector<Node> nodes;  ///< the root first
  std::vector<PayoffMatrix> matrices;

  std::size_t hands(int player) const { return player == 0 ? matrices.front().rows() : matrices.front().columns(); }
};

}  // namespace raisechess::solver
