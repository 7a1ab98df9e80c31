// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "view/action.h"
#include "view/error.h"
#include "view/player_view.h"

namespace raisechess::betting {

/// At most this many bets and raises in one turn; blinds are not counted (RULES 4).
inline constexpr int raise_cap = 4;

/// Closed: no more betting before the move is made. Open: the player whose turn it is may bet (or raise the blind) or
/// move. Answer: a bet is faced. Folded: the hand is given up.
enum class Stage : std::uint8_t { Closed, Open, Answer, Folded };

/// The chips of one hand: stacks, pot, and the betting of the current turn. Knows nothing of chess. A value; chips are
/// conserved by every change: stacks + pot = what both brought.
class Betting {
 public:
  /// Posts the blinds: White the big one, Black the small one; short blinds as in RULES 4. With BettingMode::None
  /// nothing is posted and the stage stays Closed.
  static Betting start(BettingMode mode, PerSide<Chips> stacks, Blinds blinds);

  Stage stage() const { return stage_; }
  /// Who decides in Answer; in Open and Closed the player whose turn it is.
  Side actor() const { return actor_; }
  Chips pot() const;  ///< this turn's contributions included
  PerSide<Chips> stacks() const { return stacks_; }
  PerSide<Chips> committed() const { return committed_; }  ///< in this turn's betting, until the next turn begins
  Chips to_call() const;                        ///< what a call costs (all-in for less included); 0 unless Answer
  std::optional<BetBounds> bet_bounds() const;  ///< nothing where a bet is not possible
  std::optional<BetBounds> raise_bounds() const;

  /// What the actor does. Errors: HandOver, NoBettingHere, NothingToCall, BettingClosed, MustRaiseNotBet,
  /// MustBetNotRaise, RaiseCap, BetBelowMinimum, BetAboveMaximum; nothing changes then. A fold pays the pot to the
  /// other side at once.
  std::optional<Error> fold();
  std::optional<Error> call();
  std::optional<Error> bet(Chips to);
  std::optional<Error> raise(Chips to);

  /// After a move: the next turn's betting opens for `mover` (Closed if a player is all-in).
  void begin_turn(Side mover);
  /// The hand is over: returns what is unmatched, pays the pot to `winner` (split if nothing); pot() is 0 then.
  void pay(std::optional<Side> winner);

  friend bool operator==(const Betting&, const Betting&) = default;

 private:
  bool is_option() const { return stage_ == Stage::Open && preflop_; }
  bool anyone_all_in() const { return stacks_.white == 0 || stacks_.black == 0; }
  Chips owed() const { return committed_[other(actor_)] - committed_[actor_]; }
  std::optional<BetBounds> bounds() const;
  BetBounds::Least least_reason() const;
  std::optional<Error> refused(Chips to) const;
  void put_in(Side side, Chips amount);
  void put_in_to(Chips to);
  void return_excess();
  void gather();

  BettingMode mode_ = BettingMode::None;
  Stage stage_ = Stage::Closed;
  Side turn_ = Side::White;  ///< whose turn it is to move
  Side actor_ = Side::White;
  PerSide<Chips> stacks_;
  PerSide<Chips> committed_;
  Chips gathered_ = 0;  ///< pot of the turns before
  Chips big_blind_ = 2;
  Chips last_size_ = 2;  ///< size of the last bet or raise of this turn; the big blind before there is one
  int raises_ = 0;       ///< bets and raises of this turn
  bool preflop_ = false;
};

/// RULES 4: 1/2, 2/4, 3/6, 5/10, 8/16, 12/24, 20/40, 30/60, 50/100, a level each `blind_minutes` of match time; 0 =
/// always the first.
Blinds blinds_at(double minutes, int blind_minutes);
/// Minutes of match time at which the next level begins, or nothing (steady, or the last level).
std::optional<double> next_level_at(double minutes, int blind_minutes);

}  // namespace raisechess::betting
