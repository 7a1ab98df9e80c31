// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <variant>
#include <vector>

#include "solver/game_tree.h"
#include "stakes/turn_betting.h"

namespace raisechess::ai {

/// The viewer's equity with each deal that he may hold for all an outsider knows (rows) against each deal of the other
/// side's range (columns).
class EquityTable {
 public:
  EquityTable(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns), values_(rows * columns, 0.5) {}

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  double& at(std::size_t row, std::size_t column) { return values_[row * columns_ + column]; }
  double at(std::size_t row, std::size_t column) const { return values_[row * columns_ + column]; }
  /// Without the rows behind.
  EquityTable first_rows(std::size_t count) const {
    EquityTable table(count, columns_);
    for (std::size_t i = 0; i < table.values_.size(); ++i) table.values_[i] = values_[i];
    return table;
  }

 private:
  std::size_t rows_;
  std::size_t columns_;
  std::vector<double> values_;
};

/// How likely the deals are: one weight for each row and column, their sum 1 on each side.
struct RangeWeights {
  std::vector<float> rows;
  std::vector<float> columns;
};
/// All deals equally likely.
RangeWeights even_weights(std::size_t rows, std::size_t columns);

/// Equities of all pairs: one by one, or (for thousands of deals on each side) what they are beyond a half as a product
/// of thin matrices.
using Equities = std::variant<EquityTable, solver::ThinProduct>;

/// The sizes that are looked at, in hundredths of the pot after the call. What was really bet in the turn is looked at
/// beside them.
struct BetMenu {
  std::vector<int> bets{50, 100, 200};
  std::vector<int> raises{100};
  std::vector<int> later_bets{100};  ///< in the turns after this one, where raises are all-in
  int all_in_up_to = 200;            ///< all-in is looked at where it is no more than that
  int later_turns = 0;               ///< how many of them, if the hand and the stacks last so long
};

/// The betting of a turn as a game of player 0, the viewer, against player 1; payoffs in chips. The deals of
/// the two sides are drawn apart. Where the betting is over a pot is worth what the equity says, but
/// first the turns that follow are bet in, without any news from the board.
struct TurnTree {
  solver::GameTree game;
  std::vector<std::vector<Action>> actions;  ///< at each node of the game; MakeMove{} stands for moving without a bet
  std::size_t now = 0;                       ///< the node that the turn has come to
};

TurnTree turn_tree(const TurnBetting& turn, Side viewer, const Equities& equities, const RangeWeights& weights,
                   const BetMenu& menu);

}  // namespace raisechess::ai
