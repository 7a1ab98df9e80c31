// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/shared_reason.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace raisechess::ui {
namespace {

/// When it was found out is not part of a sentence.
bool says_the_same(const Reason& a, const Reason& b) {
  return a.fact == b.fact && a.squares == b.squares && a.other == b.other && a.taken_back == b.taken_back;
}

bool is_jump(const Reason& reason) {
  if (reason.squares.size() < 2) return false;
  const Square from = reason.squares[0];
  const Square to = reason.squares[1];
  return std::abs((file_of(to) - file_of(from)) * (rank_of(to) - rank_of(from))) == 2;
}

}  // namespace

bool is_pawn_way(const Reason& reason, PieceType type) {
  return type == PieceType::Pawn && reason.fact == Fact::Geometry && !reason.other && !is_jump(reason);
}

std::vector<SharedReason> shared_reasons(const RangeRow& after, const RangeRow* before) {
  std::vector<SharedReason> shared;
  for (std::size_t i = 0; i < pocket_types.size(); ++i) {
    const auto& reason = after.ruled_out[i];
    const PieceType type = pocket_types[i];
    if (!reason || after.deals[i] > 0 || (before != nullptr && before->deals[i] == 0)) continue;
    const auto same = std::find_if(shared.begin(), shared.end(), [&](const SharedReason& other) {
      return says_the_same(other.reason, *reason) &&
             is_pawn_way(other.reason, other.types.front()) == is_pawn_way(*reason, type);
    });
    if (same != shared.end()) {
      same->types.push_back(type);
    } else {
      shared.push_back({*reason, {type}});
    }
  }
  std::ranges::stable_sort(shared, std::greater(), [](const SharedReason& s) { return s.types.size(); });
  return shared;
}

}  // namespace raisechess::ui
