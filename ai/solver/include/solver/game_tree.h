// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <variant>
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

/// The same where it is a sum of few products, each of what the row and what the column does: for thousands of hands,
/// whose pairs would be too many.
class ThinProduct {
 public:
  ThinProduct(std::size_t rows, std::size_t columns, std::size_t rank)
      : rows_(rows), columns_(columns), rank_(rank), left_(rows * rank), right_(columns * rank) {}

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  std::size_t rank() const { return rank_; }
  float& left(std::size_t row, std::size_t part) { return left_[part * rows_ + row]; }
  float left(std::size_t row, std::size_t part) const { return left_[part * rows_ + row]; }
  float& right(std::size_t column, std::size_t part) { return right_[part * columns_ + column]; }
  float right(std::size_t column, std::size_t part) const { return right_[part * columns_ + column]; }
  float at(std::size_t row, std::size_t column) const;

  void add_values(int player, float factor, const std::vector<float>& reach, std::vector<float>& values) const;

 private:
  std::size_t rows_;
  std::size_t columns_;
  std::size_t rank_;
  std::vector<float> left_;   ///< part by part
  std::vector<float> right_;  ///< likewise
};

using Payoffs = std::variant<PayoffMatrix, ThinProduct>;

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

  std::vector<Node> nodes;        ///< the root first
  std::vector<Payoffs> matrices;  ///< all of the same size

  std::size_t hands(int player) const {
    return std::visit([&](const auto& matrix) { return player == 0 ? matrix.rows() : matrix.columns(); },
                      matrices.front());
  }
};

/// How often a player takes each action at a decision: [action][hand], for each hand the sum is 1.
using Strategy = std::vector<std::vector<float>>;

}  // namespace raisechess::solver
