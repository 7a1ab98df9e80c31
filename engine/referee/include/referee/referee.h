// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "referee/fair_deal.h"
#include "game/match.h"
#include "view/error.h"
#include "view/player_view.h"
#include "view/range_table.h"

namespace raisechess::referee {

using Key = std::array<std::uint8_t, 32>;      ///< seals hands at rest; kept in a file apart
Key random_key();

/// What both players are shown of the dealing, beside their views.
struct FairDealing {
  PerSide<Digest> commitments;
  std::string nonce;
  PerSide<std::optional<Secret>> opened;       ///< once that side's pieces are turned up, or the match has ended
  PerSide<std::optional<Deal>> deals;          ///< likewise
};

/// The one place that holds the truth of the hand being played. Out of it come views, public events, what the rules turn up, and an
/// opaque sealed blob; in go actions. It runs a whole match, hand after hand.
class Referee {
 public:
  /// `draw_array`: a Chess960 array is drawn for each hand, else setup.hand.array is used.
  static Expected<Referee> start_match(const MatchSetup& setup, bool draw_array, std::string nonce);

  /// Deals the next hand at `minutes` of match time. Errors: HandStillOn, MatchOver, MinutesRunBack.
  std::optional<Error> next_hand(double minutes);
  /// Nothing changes on an error.
  std::optional<Error> submit(Seat by, const Action& action);

  bool hand_on() const;
  const MatchScore& score() const;
  const MatchSetup& setup() const;
  Side side_of(Seat seat) const;

  /// Only what the player of `seat` may know. There must have been a hand.
  PlayerView view(Seat seat) const;
  RangeTable range(Seat seat) const;                ///< what he cannot rule out of the other side
  RangeTable told(Seat seat) const;                 ///< the public range of his own side
  SecrecyTable secrecy(Seat seat) const;            ///< of his own legal moves, while it is his turn
  const FairDealing& dealing() const;               ///< of the hand begun last
  std::vector<FairDealing> past_dealings() const;   ///< of the match's earlier hands; all open once it is over

  /// The whole match, encrypted and authenticated (XChaCha20-Poly1305); only `open` reads it.
  std::vector<std::uint8_t> seal(const Key& key) const;
  /// Errors: SealDamaged, SealKey, SealVersion.
  static Expected<Referee> open(const std::vector<std::uint8_t>& blob, const Key& key);
};

}  // namespace raisechess::referee
