// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "belief/hand_belief.h"
#include "equity/pot_share.h"
#include "search/search.h"
#include "stakes/turn_tree.h"

namespace raisechess::ai {

/// Judges pairs of deals in one position of a hand: the viewer's equity with one deal against another. Some pairs may
/// be impossible together; they are judged like any.
class PairSearch {
 public:
  /// `belief` has followed the hand to the position, from which there are `horizon` half-moves to the showdown.
  PairSearch(Searcher& searcher, const HandBelief& belief, Horizon horizon)
      : searcher_(searcher), belief_(belief), horizon_(horizon) {}

  /// By captures alone, in a few microseconds.
  Equity quiet(knowledge::DealIndex own, knowledge::DealIndex theirs, const SearchLimits& limits);
  struct Searched {
    Equity equity = 0.5;
    bool complete = false;  ///< neither nodes nor clock nor stop cut it short
  };
  /// By a search as the limits say.
  Searched searched(knowledge::DealIndex own, knowledge::DealIndex theirs, const SearchLimits& limits);

  std::uint64_t nodes() const { return nodes_; }  ///< of all so far

 private:
  chess::Position position(knowledge::DealIndex own, knowledge::DealIndex theirs) const;
  Equity own_share(const chess::Position& position, Score of_mover) const;

  Searcher& searcher_;
  const HandBelief& belief_;
  Horizon horizon_;
  std::uint64_t nodes_ = 0;
};

/// Each of `rows` against each of `columns` by captures alone, row by row. When the nodes of `limits`, which are for
/// the whole table, are spent, the rest is judged as it stands; where stop or deadline cut it short the table has fewer
/// rows, perhaps none.
EquityTable quiet_table(PairSearch& pairs, const knowledge::DealSet& rows, const knowledge::DealSet& columns,
                        const SearchLimits& limits);

}  // namespace raisechess::ai
