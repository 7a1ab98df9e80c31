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
  std::optional<Chips> call;  ///< what it costs
  std::optional<BetBounds> bet;
  std::optional<BetBounds> raise;
  bool offer_split = false;
  bool answer_split = false;  ///< an offer stands: accept or decline it
  std::vector<Move> moves;    ///< sorted by text; empty in Phase::Respond and while an offer stands
};

/// What is wrong with a hand's set-up, before any deal; `start_fen` is read when the hand starts. Errors: HiddenCount,
/// ArrayNumber, ShowdownMove, FenNeedsClassic, StackSize, BlindSize.
std::optional<Error> check_setup(const HandSetup& setup);

/// One hand with its whole truth: chess, betting, what is known, and the rules that join them (RULES 1–5, 7, 8).
/// A value: `apply` on a copy leaves the original as it was.
class Hand {
 public:
  /// Checks the set-up and both deals; posts the blinds.
  static Expected<Hand> start(const HandSetup& setup, const PerSide<Deal>& deals);

  /// Carries out what `by` does, or says why not; nothing changes then. Without bets either side may fold (resign) or
  /// take back at any time. A split is agreed to by the player who was offered one, or by the player to act if the
  /// caller answers for both (`consented`).
  std::optional<Error> apply(Side by, const Action& action, bool consented = false);

  // What may be done
  Phase phase() const;
  std::optional<Side> to_act() const;  ///< while an offer to split stands, the player who answers it
  Side active() const { return position().side_to_move(); }
  LegalActions legal_actions() const;
  /// Why `by` cannot take back: HandOver, TakeBackWithChips, NothingToTakeBack; nothing if he can.
  std::optional<Error> check_take_back(Side by) const;
  /// The legal moves of the active side, sorted by text; empty when the hand is over.
  const std::vector<Move>& moves() const { return moves_; }

  // The truth
  const HandSetup& setup() const { return setup_; }
  int ply() const { return static_cast<int>(line_.size()) - 1; }
  int full_move() const { return now().full_move; }
  bool check() const { return now().check; }
  const chess::Position& position() const { return now().position; }
  chess::MoveRules move_rules() const { return {setup_.promotion, setup_.king_capture}; }
  const betting::Betting& betting() const { return betting_; }
  const Deal& deal(Side side) const { return deals_[side]; }
  std::vector<HiddenPiece> hidden(Side side) const;  ///< with every type
  std::optional<Side> split_offer() const { return split_offer_; }
  const std::vector<Event>& log() const { return log_; }
  const std::optional<HandResult>& result() const { return result_; }
  chess::FenRecord fen() const;

  // What is known
  const knowledge::PublicKnowledge& public_knowledge() const { return public_; }
  const knowledge::PrivateKnowledge& knowledge(Side viewer) const {
    return private_[static_cast<std::size_t>(index(viewer))];
  }
  /// What the player of `viewer` may know, built field by field.
  PlayerView view_for(Side viewer) const;

 private:
  /// What a half-move changes on the board; takebacks return to it.
  struct Moment {
    chess::Position position;
    chess::Key repetition_key = 0;
    bool check = false;
    int full_move = 1;
    PerSide<int> visible_clock;  ///< the half-move clock as each viewer sees it
  };

  Hand(const HandSetup& setup, const PerSide<Deal>& deals, const chess::FenRecord& start);

  std::optional<Error> check_action(Side by, const Action& action, bool consented) const;
  void carry_out(Side by, const Action& action);
  void make_move(Side by, Move move);
  MoveOutcome outcome_of(Side by, Move move) const;
  Moment moment_after(Side by, Move move, const MoveOutcome& outcome) const;
  void take_back(Side by);
  std::optional<HandResult> end_by_position() const;
  void open_turn();
  void finish(const HandResult& result);
  const Moment& now() const { return line_.back(); }
  bool hidden_now(Square square) const;

  BoardView board_for(Side viewer) const;
  RightsView rights_for(Side viewer) const;
  CastlingRooks castling_known(Side of, Side viewer) const;
  std::vector<HiddenPiece> hidden_for(Side side, Side viewer) const;

  HandSetup setup_;
  PerSide<Deal> deals_;
  std::vector<Moment> line_;  ///< the half-moves that stand: the start, and after each of them
  betting::Betting betting_;
  knowledge::PublicKnowledge public_;
  std::array<knowledge::PrivateKnowledge, 2> private_;  ///< by viewer

  std::vector<Event> log_;
  std::vector<Move> moves_;
  PerSide<std::vector<std::vector<Move>>> offers_;  ///< by viewer
  std::optional<HandResult> result_;
  std::optional<Side> split_offer_;
  bool split_offered_this_turn_ = false;
  bool turned_up_ = false;
};

}  // namespace raisechess::game
