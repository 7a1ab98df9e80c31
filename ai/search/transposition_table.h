// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "chess/position.h"
#include "search/search.h"

namespace raisechess::ai {

/// What a stored score says: the value itself, or only that it is at least or at most that.
enum class Bound : std::uint8_t { None, AtLeast, AtMost, Exact };

/// What is remembered of a node.
struct TableEntry {
  chess::Key key = 0;
  Move move;
  std::int16_t score = 0;  ///< mates counted from the node, see score_to_table
  std::int16_t evaluation = 0;
  std::uint8_t depth = 0;
  Bound bound = Bound::None;
  std::uint8_t generation = 0;  ///< search in which it was written
};
static_assert(sizeof(TableEntry) <= 24);

/// The key of a node: a position with the same pieces is another one if the showdown is nearer. A hand to mate
/// (`half_moves_left` beyond any showdown) has the plain key.
chess::Key node_key(chess::Key position, int half_moves_left);

/// Remembers nodes by key: groups of four, in which the shallowest entry of the oldest search gives way.
class TranspositionTable {
 public:
  explicit TranspositionTable(std::size_t bytes);

  void clear();
  void next_generation() { ++generation_; }

  std::optional<TableEntry> find(chess::Key key) const;
  void store(TableEntry entry);

 private:
  static constexpr std::size_t group_size = 4;
  using Group = std::array<TableEntry, group_size>;

  Group& group_of(chess::Key key) { return groups_[key & mask_]; }
  const Group& group_of(chess::Key key) const { return groups_[key & mask_]; }
  int worth(const TableEntry& entry) const;

  std::vector<Group> groups_;
  std::size_t mask_ = 0;
  std::uint8_t generation_ = 0;
};

/// Mates are counted from the root in the search and from the node in the table; showdowns lie at a fixed half-move.
constexpr Score score_to_table(Score score, int ply) {
  if (score > showdown_score + 1000) return score + ply;
  if (score < -showdown_score - 1000) return score - ply;
  return score;
}
constexpr Score score_from_table(Score score, int ply) {
  if (score > showdown_score + 1000) return score - ply;
  if (score < -showdown_score - 1000) return score + ply;
  return score;
}

}  // namespace raisechess::ai
