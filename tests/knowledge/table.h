// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <ostream>
#include <string>
#include <vector>

#include "knowledge/knowledge.h"
#include "true_hand.h"

namespace raisechess {

/// How a failed test shows a reason.
void PrintTo(const Reason& reason, std::ostream* out);

}  // namespace raisechess

namespace raisechess::test {

/// A hand at which an onlooker and both players watch and keep track of what they know.
class Table {
 public:
  Table(const HandSetup& setup, const PerSide<Deal>& deals);
  /// Chipless, standard array unless told; k = the number of White's pieces.
  Table(const std::string& white, const std::string& black, int array = standard_array);

  void play(Move move);
  /// Plays moves in long algebraic form; throws at one that is not legal.
  Table& play(const std::string& moves);

  const TrueHand& truth() const { return truth_; }
  const HandSetup& setup() const { return setup_; }
  PerSide<std::vector<Square>> origins() const { return origins_of(deals_); }
  knowledge::DealIndex deal(Side side) const { return knowledge::deal_index(deals_[side]); }
  const knowledge::PublicKnowledge& onlooker() const { return onlooker_; }
  knowledge::PublicKnowledge& onlooker() { return onlooker_; }
  knowledge::PrivateKnowledge& player(Side viewer) { return players_[static_cast<std::size_t>(index(viewer))]; }
  const MoveOutcome& last_outcome() const { return log_.back().outcome; }

  /// What that player's view would hold of the hand so far, as far as knowledge is made from it.
  PlayerView view(Side viewer) const;

  /// The types that the onlooker, or the viewer, does not rule out for the piece dealt on `origin`, as letters:
  /// "QRBNP".
  std::string public_types(const std::string& origin) const;
  std::string private_types(const std::string& origin);
  /// Why the onlooker, or the other side's player, rules out a type there.
  Reason public_reason(const std::string& origin, PieceType type) const;
  Reason private_reason(const std::string& origin, PieceType type);

 private:
  void offer();

  HandSetup setup_;
  PerSide<Deal> deals_;
  TrueHand truth_;
  knowledge::PublicKnowledge onlooker_;
  std::array<knowledge::PrivateKnowledge, 2> players_;
  std::vector<Event> log_;
  PerSide<std::vector<std::vector<Move>>> offers_;
};

}  // namespace raisechess::test
