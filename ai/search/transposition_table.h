// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
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
};

/// The key of a node: a position with the same pieces is another one if the showdown is nearer. A hand to mate
/// (`half_moves_left` beyond any showdown) has the plain key.
chess::Key node_key(chess::Key position, int half_moves_left);

/// Remembers nodes by key: groups of four that fill a line of the processor's cache, in which the shallowest entry of
/// the oldest search gives way. Several threads may find and store at the same time.
class TranspositionTable {
 public:
  explicit TranspositionTable(std::size_t bytes);

  /// For one thread, while no other searches.
  void clear();
  /// For one thread; others may search meanwhile.
  void next_generation() { generation_.store((generation() + 1) % generations, std::memory_order_relaxed); }

  std::optional<TableEntry> find(chess::Key key) const;
  void store(const TableEntry& entry);

  /// Has the group of a key fetched while something else is done.
  void prefetch([[maybe_unused]] chess::Key key) const {
#if defined(__GNUC__)
    __builtin_prefetch(&group_of(key));
#endif
  }

 private:
  static constexpr unsigned generations = 64;

  /// An entry as it is stored, with the search in which it was written.
  struct Slot {
    chess::Key key = 0;
    Move move;
    std::int16_t score = 0;
    std::int16_t evaluation = 0;
    std::uint8_t depth = 0;
    std::uint8_t bound_and_generation = 0;  ///< bound in the low two bits

    Bound bound() const { return static_cast<Bound>(bound_and_generation & 3); }
    unsigned generation() const { return bound_and_generation >> 2; }
  };
  /// A slot that several threads read and write without waiting for each other: of an entry that two of them have mixed
  /// the key is wrong, since it is stored with the content mixed in.
  class SharedSlot {
   public:
    Slot load() const;
    void store(const Slot& slot);

   private:
    std::atomic<std::uint64_t> mixed_key_{0};
    std::atomic<std::uint64_t> content_{0};
  };
  static_assert(sizeof(SharedSlot) == 16);
  struct alignas(64) Group {
    std::array<SharedSlot, 4> slots;
  };

  Group& group_of(chess::Key key) {
    return groups_[key & mask_];
  }
  const Group& group_of(chess::Key key) const {
    return groups_[key & mask_];
  }
  unsigned generation() const {
    return generation_.load(std::memory_order_relaxed);
  }
  int worth(const Slot& slot) const;

  std::vector<Group> groups_;
  std::size_t mask_ = 0;
  std::atomic<unsigned> generation_{0};
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
