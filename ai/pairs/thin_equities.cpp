// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairs/thin_equities.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "pairs/odds_fit.h"

namespace raisechess::ai {
namespace {

using knowledge::DealIndex;
using knowledge::DealSet;
using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;  ///< row by row

constexpr double pull_of_ridge = 0.5;  ///< as many deals that say "no effect"
constexpr int powers_of_strength = 5;

Matrix transposed(const Matrix& matrix) {
  Matrix result(matrix.front().size(), Vector(matrix.size()));
  for (std::size_t i = 0; i < matrix.size(); ++i) {
    for (std::size_t j = 0; j < matrix[i].size(); ++j) result[j][i] = matrix[i][j];
  }
  return result;
}

Matrix product(const Matrix& a, const Matrix& b) {
  Matrix result(a.size(), Vector(b.front().size()));
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t k = 0; k < b.size(); ++k) {
      for (std::size_t j = 0; j < b[k].size(); ++j) result[i][j] += a[i][k] * b[k][j];
    }
  }
  return result;
}

/// Solves symmetric · x = right by Gauss and Jordan's elimination; `symmetric` is positive definite.
Matrix solution(Matrix symmetric, Matrix right) {
  for (std::size_t k = 0; k < symmetric.size(); ++k) {
    const double pivot = symmetric[k][k];
    for (double& value : symmetric[k]) value /= pivot;
    for (double& value : right[k]) value /= pivot;
    for (std::size_t i = 0; i < symmetric.size(); ++i) {
      const double factor = symmetric[i][k];
      if (i == k || factor == 0) continue;
      for (std::size_t j = 0; j < symmetric.size(); ++j) symmetric[i][j] -= factor * symmetric[k][j];
      for (std::size_t j = 0; j < right[k].size(); ++j) right[i][j] -= factor * right[k][j];
    }
  }
  return right;
}

/// The matrix that makes of values the coefficients of `features` that fit them best.
Matrix fitting(const Matrix& features) {
  const Matrix across = transposed(features);
  Matrix squares = product(across, features);
  for (std::size_t i = 0; i < squares.size(); ++i) squares[i][i] += i == 0 ? 1e-6 : pull_of_ridge;
  return solution(std::move(squares), across);
}

/// A constant, and which type is on which hidden square.
Vector types_of(DealIndex deal, std::size_t pockets) {
  Vector types{1};
  for (std::size_t pocket = 0; pocket < pockets; ++pocket, deal /= 5) {
    for (DealIndex type = 0; type < 5; ++type) types.push_back(deal % 5 == type ? 1 : 0);
  }
  return types;
}

/// How the deals of one side are described.
class Description {
 public:
  /// By the mean log odds of some deals, in the rows of `equities`.
  Description(const Matrix& equities, const DealSet& deals, std::size_t pockets) : pockets_(pockets) {
    Matrix types;
    Matrix strengths;
    for (std::size_t i = 0; i < deals.size(); ++i) {
      double sum = 0;
      for (double equity : equities[i]) sum += log_odds(equity);
      types.push_back(types_of(deals[i], pockets));
      strengths.push_back({sum / static_cast<double>(equities[i].size())});
    }
    of_types_ = product(fitting(types), strengths);
  }

  Vector of(DealIndex deal) const {
    Vector features = types_of(deal, pockets_);
    double strength = 0;
    for (std::size_t i = 0; i < features.size(); ++i) strength += of_types_[i][0] * features[i];
    const double bounded = std::tanh(strength / 2);
    double power = 1;
    for (int i = 0; i < powers_of_strength; ++i) features.push_back(power *= bounded);
    return features;
  }

  Matrix of(const DealSet& deals) const {
    Matrix features;
    for (DealIndex deal : deals) features.push_back(of(deal));
    return features;
  }

 private:
  std::size_t pockets_;
  Matrix of_types_;  ///< a column: log odds of each type
};

Matrix matrix_of(const EquityTable& table) {
  Matrix matrix(table.rows(), Vector(table.columns()));
  for (std::size_t i = 0; i < table.rows(); ++i) {
    for (std::size_t j = 0; j < table.columns(); ++j) matrix[i][j] = table.at(i, j);
  }
  return matrix;
}

}  // namespace

solver::ThinProduct thin_equities(const EquityTable& table, const DealSet& table_rows, const DealSet& table_columns,
                                  const DealSet& rows, const DealSet& columns, std::size_t pockets) {
  const Matrix equities = matrix_of(table);
  const Description of_rows(equities, table_rows, pockets);
  const Description of_columns(transposed(equities), table_columns, pockets);
  Matrix effects =
      product(product(fitting(of_rows.of(table_rows)), equities), transposed(fitting(of_columns.of(table_columns))));
  effects[0][0] -= 0.5;
  const Matrix left = product(of_rows.of(rows), effects);
  const Matrix right = of_columns.of(columns);
  solver::ThinProduct thin(rows.size(), columns.size(), effects.size());
  for (std::size_t part = 0; part < effects.size(); ++part) {
    for (std::size_t i = 0; i < rows.size(); ++i) thin.left(i, part) = static_cast<float>(left[i][part]);
    for (std::size_t j = 0; j < columns.size(); ++j) thin.right(j, part) = static_cast<float>(right[j][part]);
  }
  return thin;
}

}  // namespace raisechess::ai
