// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "knowledge/deal_set.h"
#include "knowledge/public_board.h"
#include "view/range_table.h"

namespace raisechess::knowledge {

/// One observed fact about a side's deal: a deal that agrees with it holds at least one pair of `one_of`. Every
/// observation of RULES 3 can be said in such clauses: "the piece is no pawn" is one, "one of these pieces gave the
/// check" another.
struct Clue {
  Fact fact{};
  PocketTypes one_of = 0;
  std::array<std::optional<Square>, 3>
      squares;  ///< as in Reason; a clue about several pieces leaves out the one asked for
};

/// The deals left for one side, and the clues that left no others. A value, cheap to copy.
class TrackedRange {
 public:
  TrackedRange() = default;
  TrackedRange(Side of, int pockets);

  Side of() const { return of_; }
  const DealSet& deals() const { return deals_; }
  int size() const { return static_cast<int>(deals_.size()); }

  /// Removes every deal that one of `clues` contradicts, fact by fact in the order of `Fact`. `board` = after the
  /// half-move.
  void learn(const PublicBoard& board, std::vector<Clue> clues);
  /// The deal is shown.
  void turn_up(const PublicBoard& board, DealIndex deal);
  /// The half-moves after `ply` are taken back: what they told stays known, and is marked so.
  void take_back(int ply);

  /// Rows by origin; a type that is ruled out carries its reason. `board` is the one of now.
  RangeTable table(const PublicBoard& board) const;

 private:
  /// When the last deal with a pair left: the half-move, the clue (place in clues_) and where the piece that the clue
  /// was about stood then.
  struct Departure {
    int ply = 0;
    std::size_t clue = 0;
    std::optional<Square> piece;
    bool taken_back = false;
  };

  void apply(const PublicBoard& board, const Clue& clue);
  RangeRow row(const PublicBoard& board, int pocket) const;
  Reason reason(const PublicBoard& board, int pair) const;
  std::vector<Fact> shared_facts(int pair, const Departure& departure) const;

  Side of_{};
  int pockets_ = 0;
  DealSet deals_{0};
  PocketTypes possible_ = 0;                           ///< pairs that some deal left holds
  std::vector<Clue> clues_;                            ///< those that removed a deal
  std::array<Departure, 5 * max_pockets> departures_;  ///< by pair; of pairs that are not possible
};

/// The deals of `deals` that agree with every clue.
DealSet agreeing(DealSet deals, const std::vector<Clue>& clues);

}  // namespace raisechess::knowledge
