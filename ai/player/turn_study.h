// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "belief/hand_belief.h"
#include "matchups.h"
#include "range_search.h"
#include "solved_betting.h"
#include "view/player_view.h"
#include "view/range_table.h"

namespace raisechess::ai {

/// What a review makes of the turns of one player's hand, one after another. Of the turn that was looked at last the
/// results are kept, for several decisions may be part of it.
class TurnStudy {
 public:
  /// `first`: a view of the hand.
  TurnStudy(const PlayerView& first, std::stop_token stop);

  /// Goes on to the turn of `view`, which is later in the same hand.
  void follow(const PlayerView& view);

  const Outlook& outlook();       ///< of all that may be done
  const SecrecyTable& secrets();  ///< of each legal move
  /// The chance with one move, or with the best of several; always as deep in the same deals.
  Equity chance_with(Move move);
  Outlook outlook_of(std::span<const Move> moves);
  Move best_move();
  /// See solved_betting.h.
  std::vector<ActionValue> bets(const PlayerView& view, const Action& taken);
  double margin() const;  ///< of the chances at this stage

 private:
  LookLimits limits(std::uint64_t nodes) const;

  HandBelief belief_;
  Searcher searcher_;
  std::stop_token stop_;
  PlayerView view_;  ///< at the turn's first decision
  std::optional<Outlook> outlook_;
  std::optional<SecrecyTable> secrets_;
  std::optional<Matchups> matchups_;
};

}  // namespace raisechess::ai
