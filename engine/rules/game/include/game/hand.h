// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "betting/betting.h"
#include "chess/fen.h"
#include "chess/move_generation.h"
#include "chess/position.h"
#include "knowledge/knowledge.h"
#include "view/error.h"
#include "view/player_view.h"
#include "view/range_table.h"

namespace raisechess::game {

/// What the player to act may do.
struct LegalActions {
  bool fold = false;
  std::optional<Chips> call;          ///< what it costs
  std::optional<BetBounds> bet;
  std::optional<BetBounds> raise;
  bool offer_split = false;
  bool answer_split = false;          ///< the other side may accept or decline a standing offer
  std::vector<Move> moves;            ///< sorted by text; empty in Phase::Respond
};

/// One hand with its whole truth: chess, betting, what is known, and the rules that join them (RULES 1–5, 7, 8).
/// A value: `apply` on a copy leaves the original as it was.
class Hand {
 public:
  /// Checks the set-up and both deals; posts the blinds.
  static Expected<Hand> start(const HandSetup& setup, const PerSide<Deal>& deals);

  /// Carries out what `by` does, or says why not; nothing changes then. Fold is accepted from the player to act, and without
  /// bets from either side at any time (resigning). AgreeSplit is accepted while no bet is open, from the player who was
  /// offered a split, or from the player to act if the caller has both players' consent (`consented`).
  std::optional<Error> apply(Side by, const Action& action, bool consented = false);

  LegalActions legal_actions() const;

  const HandSetup& setup() const { return setup_; }
  Phase phase() const;
  std::optional<Side> to_act() const;
  Side active() const { return position_.side_to_move(); }
  int ply() const { return ply_; }
  int full_move() const;
  bool check() const { return check_; }
  const chess::Position& position() const { return position_; }
  chess::MoveRules move_rules() const { return {setup_.promotion, setup_.king_capture}; }
  const betting::Betting& betting() const { return betting_; }
  const Deal& deal(Side side) const { return deals_[side]; }
  std::vector<HiddenPiece> hidden(Side side) const;      ///< with every type
  const std::vector<Event>& log() const { return log_; }
  const std::optional<HandResult>& result() const { return result_; }

  const knowledge::PublicKnowledge& public_knowledge() const;
  /// What the player of `viewer` knows of the other side.
  const knowledge::PrivateKnowledge& knowledge(Side viewer) const;
  /// The true position in FEN with its two RaiseChess fields.
  chess::FenRecord fen() const;

  /// What that player may know, built field by field.
  PlayerView view_for(Side viewer) const;

 private:
  Hand() = default;

  HandSetup setup_;
  PerSide<Deal> deals_;
  chess::Position position_;
  betting::Betting betting_;
  // … (the implementer's)
  std::vector<Event> log_;
  std::optional<HandResult> result_;
  int ply_ = 0;
  bool check_ = false;
};

}  // namespace raisechess::game
