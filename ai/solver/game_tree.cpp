// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/game_tree.h"

#include <array>

namespace raisechess::solver {
namespace {

/// In a fixed order, by vectors.
float dot(const float* a, const float* b, std::size_t count) {
  std::array<float, 8> sums{};
  for (std::size_t i = 0; i + 8 <= count; i += 8) {
    for (std::size_t lane = 0; lane < 8; ++lane) sums[lane] += a[i + lane] * b[i + lane];
  }
  for (std::size_t i = count / 8 * 8; i < count; ++i) sums[0] += a[i] * b[i];
  float sum = 0;
  for (float lane : sums) sum += lane;
  return sum;
}

void add_scaled(float* sum, float factor, const float* values, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) sum[i] += factor * values[i];
}

}  // namespace

// Sums run over the columns one after the other, so that their order is fixed and the inner loops are vectors.
void PayoffMatrix::add_values(int player, float factor, const std::vector<float>& reach,
                              std::vector<float>& values) const {
  const float* column = by_column_.data();
  for (std::size_t j = 0; j < columns_; ++j, column += rows_) {
    if (player == 0) {
      if (reach[j] > 0) add_scaled(values.data(), factor * reach[j], column, rows_);
    } else {
      values[j] -= factor * dot(reach.data(), column, rows_);
    }
  }
}

float ThinProduct::at(std::size_t row, std::size_t column) const {
  float sum = 0;
  for (std::size_t part = 0; part < rank_; ++part) sum += left(row, part) * right(column, part);
  return sum;
}

void ThinProduct::add_values(int player, float factor, const std::vector<float>& reach,
                             std::vector<float>& values) const {
  const std::size_t own = player == 0 ? rows_ : columns_;
  const std::size_t others = player == 0 ? columns_ : rows_;
  const float* of_own = (player == 0 ? left_ : right_).data();
  const float* of_others = (player == 0 ? right_ : left_).data();
  const float sign = player == 0 ? factor : -factor;
  for (std::size_t part = 0; part < rank_; ++part, of_own += own, of_others += others) {
    add_scaled(values.data(), sign * dot(reach.data(), of_others, others), of_own, own);
  }
}

}  // namespace raisechess::solver
