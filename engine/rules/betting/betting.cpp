// SPDX-License-Identifier: GPL-3.0-or-later
#include "betting/betting.h"

#include <algorithm>
#include <cassert>

namespace raisechess::betting {

// RULES 4, blinds: White posts the big blind and Black the small one. Who cannot cover his blind posts what he has and
// is all-in; what the other posted beyond that comes back, and if the amounts are level there is no preflop betting.
// Else Black acts first.
Betting Betting::start(BettingMode mode, PerSide<Chips> stacks, Blinds blinds) {
  Betting betting;
  betting.mode_ = mode;
  betting.stacks_ = stacks;
  if (mode == BettingMode::None) return betting;

  assert(stacks.white > 0 && stacks.black > 0 && 0 < blinds.small && blinds.small < blinds.big);
  betting.big_blind_ = betting.last_size_ = blinds.big;
  betting.preflop_ = true;
  betting.put_in(Side::White, std::min(blinds.big, stacks.white));
  betting.put_in(Side::Black, std::min(blinds.small, stacks.black));
  betting.actor_ = Side::Black;
  if (betting.stacks_.black > 0 && betting.owed() > 0) {
    betting.stage_ = Stage::Answer;
  } else {
    betting.actor_ = Side::White;
    betting.return_excess();
  }
  return betting;
}

Chips Betting::pot() const {
  return gathered_ + committed_.white + committed_.black;
}

// RULES 4, all-in: a player may call all-in for less.
Chips Betting::to_call() const {
  return stage_ == Stage::Answer ? std::min(owed(), stacks_[actor_]) : 0;
}

std::optional<BetBounds> Betting::bet_bounds() const {
  return stage_ == Stage::Open && !is_option() ? bounds() : std::nullopt;
}

std::optional<BetBounds> Betting::raise_bounds() const {
  return stage_ == Stage::Answer || is_option() ? bounds() : std::nullopt;
}

// RULES 4, sizes: a bet is at least the big blind, a raise raises by at least the last bet or raise of this turn.
// Nobody can bet more than the opponent can match. In pot-limit it is at most the pot as it would stand after the call.
// What puts a player all-in may be smaller than the minimum.
std::optional<BetBounds> Betting::bounds() const {
  const Chips facing = committed_[other(actor_)];
  const Chips own = committed_[actor_] + stacks_[actor_];
  const Chips opponents = facing + stacks_[other(actor_)];
  const Chips all_in = std::min(own, opponents);
  if (raises_ == raise_cap || all_in <= facing) return std::nullopt;

  BetBounds bounds{facing + last_size_, all_in, least_reason(), BetBounds::Most::OwnStack, last_size_};
  if (opponents < own) bounds.most = BetBounds::Most::OpponentStack;
  const Chips pot_limit = facing + pot() + owed();
  if (mode_ == BettingMode::PotLimit && pot_limit < all_in) {
    bounds.max = pot_limit;
    bounds.most = BetBounds::Most::PotLimit;
  } else if (all_in < bounds.min) {
    bounds.min = all_in;
    bounds.least = BetBounds::Least::AllIn;
  }
  assert(bounds.min <= bounds.max);
  return bounds;
}

BetBounds::Least Betting::least_reason() const {
  if (raises_ == 0) return BetBounds::Least::BigBlind;
  return raises_ == 1 && !preflop_ ? BetBounds::Least::LastBet : BetBounds::Least::LastRaise;
}

// RULES 4, fold: the opponent takes the pot at once; a player may fold at any of his decisions, facing a bet or not.
std::optional<Error> Betting::fold() {
  if (stage_ == Stage::Folded) return Error{ErrorCode::HandOver, {}};
  stage_ = Stage::Folded;
  pay(other(actor_));
  return std::nullopt;
}

// RULES 4: what a call leaves unmatched goes back to the bettor at once. After the last call the player whose turn it
// is moves; if Black has only completed the big blind, White may raise or let it be.
std::optional<Error> Betting::call() {
  if (stage_ == Stage::Folded) return Error{ErrorCode::HandOver, {}};
  if (mode_ == BettingMode::None) return Error{ErrorCode::NoBettingHere, {}};
  if (stage_ != Stage::Answer) return Error{ErrorCode::NothingToCall, {}};
  put_in(actor_, to_call());
  return_excess();
  const bool completed = preflop_ && raises_ == 0;
  stage_ = completed && !anyone_all_in() ? Stage::Open : Stage::Closed;
  actor_ = turn_;
  return std::nullopt;
}

std::optional<Error> Betting::bet(Chips to) {
  if (stage_ == Stage::Answer || is_option()) return Error{ErrorCode::MustRaiseNotBet, {}};
  if (auto error = refused(to)) return error;
  put_in_to(to);
  return std::nullopt;
}

std::optional<Error> Betting::raise(Chips to) {
  if (stage_ == Stage::Open && !preflop_) return Error{ErrorCode::MustBetNotRaise, {}};
  if (auto error = refused(to)) return error;
  put_in_to(to);
  return std::nullopt;
}

/// Why the actor may not bet or raise `to`.
std::optional<Error> Betting::refused(Chips to) const {
  if (stage_ == Stage::Folded) return Error{ErrorCode::HandOver, {}};
  if (mode_ == BettingMode::None) return Error{ErrorCode::NoBettingHere, {}};
  if (stage_ == Stage::Closed) return Error{ErrorCode::BettingClosed, {}};
  if (raises_ == raise_cap) return Error{ErrorCode::RaiseCap, {raise_cap}};
  const auto allowed = bounds();
  if (!allowed) return Error{ErrorCode::BettingClosed, {}};
  if (to < allowed->min) return Error{ErrorCode::BetBelowMinimum, {to, allowed->min}};
  if (to > allowed->max) return Error{ErrorCode::BetAboveMaximum, {to, allowed->max}};
  return std::nullopt;
}

void Betting::begin_turn(Side mover) {
  gather();
  turn_ = actor_ = mover;
  last_size_ = big_blind_;
  raises_ = 0;
  preflop_ = false;
  // RULES 4, all-in: with one player all-in there is no more betting.
  stage_ = mode_ == BettingMode::None || anyone_all_in() ? Stage::Closed : Stage::Open;
}

void Betting::pay(std::optional<Side> winner) {
  return_excess();
  gather();
  if (winner) {
    stacks_[*winner] += gathered_;
  } else {
    assert(gathered_ % 2 == 0 && "matched contributions split exactly");
    stacks_.white += gathered_ / 2;
    stacks_.black += gathered_ / 2;
  }
  gathered_ = 0;
  if (stage_ != Stage::Folded) stage_ = Stage::Closed;
}

void Betting::put_in(Side side, Chips amount) {
  assert(0 <= amount && amount <= stacks_[side]);
  stacks_[side] -= amount;
  committed_[side] += amount;
}

/// A bet or raise that is within its bounds; the other side must answer.
void Betting::put_in_to(Chips to) {
  last_size_ = to - committed_[other(actor_)];
  ++raises_;
  put_in(actor_, to - committed_[actor_]);
  actor_ = other(actor_);
  stage_ = Stage::Answer;
}

void Betting::return_excess() {
  const Chips matched = std::min(committed_.white, committed_.black);
  for (Side side : both_sides) {
    stacks_[side] += committed_[side] - matched;
    committed_[side] = matched;
  }
}

void Betting::gather() {
  gathered_ = pot();
  committed_ = {};
}

}  // namespace raisechess::betting
