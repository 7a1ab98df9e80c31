// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/hand.h"

#include <algorithm>
#include <cassert>

#include "chess/draws.h"
#include "view/overloaded.h"
#include "view/turning_up.h"

namespace raisechess::game {
namespace {

Error not_your_turn(Side to_act) {
  return {ErrorCode::NotYourTurn, {std::string(name(to_act))}};
}

Square captured_square(const chess::Position& position, Move move) {
  if (!chess::is_en_passant(position, move)) return move.to();
  return square_at(file_of(move.to()), rank_of(move.from()));
}

}  // namespace

Phase Hand::phase() const {
  if (result_) return Phase::Over;
  switch (betting_.stage()) {
    case betting::Stage::Answer:
      return Phase::Respond;
    case betting::Stage::Open:
      return Phase::Turn;
    default:
      return Phase::Move;
  }
}

std::optional<Side> Hand::to_act() const {
  if (result_) return std::nullopt;
  if (split_offer_) return other(*split_offer_);
  return phase() == Phase::Respond ? betting_.actor() : active();
}

LegalActions Hand::legal_actions() const {
  LegalActions actions;
  if (result_) return actions;
  actions.fold = true;
  if (split_offer_) {
    actions.answer_split = true;
    return actions;
  }
  if (phase() == Phase::Respond) actions.call = betting_.to_call();
  actions.bet = betting_.bet_bounds();
  actions.raise = betting_.raise_bounds();
  if (phase() != Phase::Respond) {
    actions.moves = moves_;
    actions.offer_split = setup_.agreed_split && !split_offered_this_turn_;
  }
  return actions;
}

std::optional<Error> Hand::apply(Side by, const Action& action, bool consented) {
  if (auto error = check_action(by, action, consented)) return error;
  carry_out(by, action);
  return std::nullopt;
}

/// Everything that forbids an action; bets are checked on a copy by the betting itself.
std::optional<Error> Hand::check_action(Side by, const Action& action, bool consented) const {
  if (result_) return Error{ErrorCode::HandOver, {}};
  const bool resigns_any_time = std::holds_alternative<Fold>(action) && setup_.betting == BettingMode::None;
  if (by != *to_act() && !resigns_any_time) return not_your_turn(*to_act());
  const bool answers = std::holds_alternative<AgreeSplit>(action) || std::holds_alternative<DeclineSplit>(action);
  if (split_offer_ && !answers && !std::holds_alternative<Fold>(action)) return Error{ErrorCode::SplitAnswerDue, {}};

  const Error no_split{ErrorCode::SplitNotPossible, {}};
  const Error facing{ErrorCode::FacingBet, {std::int64_t{betting_.to_call()}}};
  betting::Betting trial = betting_;
  return std::visit(
      Overloaded{[](const Fold&) { return std::optional<Error>(); }, [&](const Call&) { return trial.call(); },
                 [&](const Bet& bet) { return trial.bet(bet.to); },
                 [&](const Raise& raise) { return trial.raise(raise.to); },
                 [&](const MakeMove& made) -> std::optional<Error> {
                   if (phase() == Phase::Respond) return facing;
                   if (std::find(moves_.begin(), moves_.end(), made.move) != moves_.end()) return std::nullopt;
                   return Error{ErrorCode::IllegalMove, {long_algebraic(made.move)}};
                 },
                 [&](const OfferSplit&) -> std::optional<Error> {
                   if (legal_actions().offer_split) return std::nullopt;
                   return no_split;
                 },
                 [&](const DeclineSplit&) -> std::optional<Error> {
                   if (split_offer_) return std::nullopt;
                   return no_split;
                 },
                 [&](const AgreeSplit&) -> std::optional<Error> {
                   if (split_offer_ || (consented && setup_.agreed_split && phase() != Phase::Respond))
                     return std::nullopt;
                   return no_split;
                 }},
      action);
}

void Hand::carry_out(Side by, const Action& action) {
  split_offer_.reset();
  std::optional<Error> error;
  if (const auto* made = std::get_if<MakeMove>(&action)) {
    make_move(by, made->move);
    return;
  }
  log_.push_back({by, action, {}});
  std::visit(
      Overloaded{[&](const Fold&) {
                   finish({ResultKind::Fold, other(by), {}, {}});
                 },
                 [&](const Call&) { error = betting_.call(); }, [&](const Bet& bet) { error = betting_.bet(bet.to); },
                 [&](const Raise& raise) { error = betting_.raise(raise.to); }, [](const MakeMove&) {},
                 [&](const OfferSplit&) {
                   split_offer_ = by;
                   split_offered_this_turn_ = true;
                 },
                 [](const DeclineSplit&) {},
                 [&](const AgreeSplit&) {
                   finish({ResultKind::Agreed, std::nullopt, {}, {}});
                 }},
      action);
  assert(!error);
}

bool Hand::hidden_now(Square square) const {
  return public_.board().hidden_pocket(square).has_value();
}

/// What everybody sees of a move: a capture with its type, and the hidden pieces that it shows: captured, promoted,
/// castled with (RULES 2).
MoveOutcome Hand::outcome_of(Side by, Move move) const {
  MoveOutcome outcome;
  const auto reveal = [&](Square square, Side side) {
    if (const auto pocket = public_.board().hidden_pocket(square)) {
      outcome.reveals.push_back(deals_[side][static_cast<std::size_t>(*pocket)]);
    }
  };
  if (move.is_castling()) {
    reveal(move.to(), by);
  } else if (const Square taken = captured_square(position_, move); const auto piece = position_.piece_on(taken)) {
    outcome.captured = piece->type;
    outcome.captured_on = taken;
    reveal(taken, other(by));
  }
  if (move.promotion()) reveal(move.from(), by);
  chess::Position after = position_;
  after.make(move);
  outcome.check = !setup_.king_capture && after.in_check();
  return outcome;
}

/// The half-move clock as each side sees it: reset by captures and by the pawn moves that it can see as such.
void Hand::count_half_move(Side by, Move move, const MoveOutcome& outcome) {
  const bool pawn = position_.piece_on(move.from())->type == PieceType::Pawn;
  const bool seen_by_all = outcome.captured || move.promotion() || (pawn && !hidden_now(move.from()));
  for (Side viewer : both_sides) {
    const bool resets = seen_by_all || (pawn && viewer == by);
    visible_clock_[viewer] = resets ? 0 : visible_clock_[viewer] + 1;
  }
  if (by == Side::Black) ++full_move_;
  ++ply_;
}

void Hand::make_move(Side by, Move move) {
  const MoveOutcome outcome = outcome_of(by, move);
  log_.push_back({by, MakeMove{move}, outcome});
  count_half_move(by, move, outcome);
  position_.make(move);
  check_ = outcome.check;
  repetitions_.push_back(chess::repetition_key(position_, move_rules()));
  public_.observe(by, move, outcome);
  const auto result = end_by_position();
  for (auto& knowledge : private_) knowledge.observe(by, move, outcome, !result);
  if (result) {
    finish(*result);
    return;
  }
  betting_.begin_turn(active());
  open_turn();
}

void Hand::open_turn() {
  split_offered_this_turn_ = false;
  moves_ = chess::sorted_legal_moves(position_, move_rules());
  private_[static_cast<std::size_t>(index(active()))].offered(moves_);
  offers_[active()].push_back(moves_);
}

/// RULES 5, in its order: king captured, checkmate, stalemate, showdown, then the classic draws where they are on.
std::optional<HandResult> Hand::end_by_position() const {
  const Side mover = other(active());
  const auto ended = [](ResultKind kind, std::optional<Side> winner) { return HandResult{kind, winner, {}, {}}; };
  if (!position_.has_king(active())) return ended(ResultKind::KingCapture, mover);
  if (!chess::has_legal_move(position_, move_rules())) {
    if (check_) return ended(ResultKind::Checkmate, mover);
    return ended(ResultKind::Stalemate, std::nullopt);
  }
  if (setup_.showdown != showdown_to_mate && ply_ >= 2 * setup_.showdown) {
    const int difference = position_.material(Side::White) - position_.material(Side::Black);
    if (difference == 0) return ended(ResultKind::Showdown, std::nullopt);
    return ended(ResultKind::Showdown, difference > 0 ? Side::White : Side::Black);
  }
  if (!setup_.classic_draws) return std::nullopt;
  if (std::count(repetitions_.begin(), repetitions_.end(), repetitions_.back()) >= 3) {
    return ended(ResultKind::Threefold, std::nullopt);
  }
  if (position_.half_move_clock() >= 100) return ended(ResultKind::FiftyMoves, std::nullopt);
  if (chess::insufficient_material(position_)) return ended(ResultKind::InsufficientMaterial, std::nullopt);
  return std::nullopt;
}

/// Pays the pot and, but after a fold or an agreed split, turns all hidden pieces up (RULES 5).
void Hand::finish(const HandResult& result) {
  result_ = result;
  betting_.pay(result.winner);
  for (Side side : both_sides) {
    result_->material[side] = position_.material(side);
    result_->net[side] = betting_.stacks()[side] - setup_.stacks[side];
  }
  moves_.clear();
  turned_up_ = turns_all_up(result.kind);
  if (!turned_up_) return;
  const PerSide<knowledge::DealIndex> truth{knowledge::deal_index(deals_.white), knowledge::deal_index(deals_.black)};
  public_.turn_up(truth);
  for (Side viewer : both_sides) private_[static_cast<std::size_t>(index(viewer))].turn_up(truth[other(viewer)]);
}

}  // namespace raisechess::game
