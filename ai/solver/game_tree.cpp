// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/game_tree.h"

namespace raisechess::solver {

// Sums run over the columns one after the other, so that their order is fixed and the inner loops are vectors.
void PayoffMatrix::add_values(int player, float factor, const std::vector<float>& reach,
                              std::vector<float>& values) const {
  const float* column = by_column_.data();
  for (std::size_t j = 0; j < columns_; ++j, column += rows_) {
    if (player == 0) {
      const float weight = factor * reach[j];
      for (std::size_t i = 0; i < rows_; ++i) values[i] += weight * column[i];
    } else {
      std::array<float, 8> sums{};
      for (std::size_t i = 0; i + 8 <= rows_; i += 8) {
        for (std::size_t lane = 0; lane < 8; ++lane) sums[lane] += reach[i + lane] * column[i + lane];
      }
      for (std::size_t i = rows_ / 8 * 8; i < rows_; ++i) sums[0] += reach[i] * column[i];
      float sum = 0;
      for (float lane : sums) sum += lane;
      values[j] -= factor * sum;
    }
  }
}

}  // namespace raisechess::solver
