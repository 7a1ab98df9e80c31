// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/hand.h"

#include <algorithm>
#include <cassert>

#include "chess/draws.h"
#include "view/overloaded.h"
#include "view/standing_line.h"
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
  const bool folds = std::holds_alternative<Fold>(action);
  const bool takes_back = std::holds_alternative<TakeBack>(action);
  const bool at_any_time = takes_back || (folds && setup_.betting == BettingMode::None);
  if (by != *to_act() && !at_any_time) return not_your_turn(*to_act());
  const bool answers = std::holds_alternative<AgreeSplit>(action) || std::holds_alternative<DeclineSplit>(action);
  if (split_offer_ && !answers && !folds && !takes_back) return Error{ErrorCode::SplitAnswerDue, {}};

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
                 },
                 [&](const TakeBack&) { return check_take_back(by); }},
      action);
}

std::optional<Error> Hand::check_take_back(Side by) const {
  if (result_) return Error{ErrorCode::HandOver, {}};
  if (setup_.betting != BettingMode::None) return Error{ErrorCode::TakeBackWithChips, {}};
  if (ply() < half_moves_taken_back(by, active())) return Error{ErrorCode::NothingToTakeBack, {}};
  return std::nullopt;
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
                 },
                 [&](const TakeBack&) { take_back(by); }},
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
  } else if (const Square taken = captured_square(position(), move); const auto piece = position().piece_on(taken)) {
    outcome.captured = piece->type;
    outcome.captured_on = taken;
    reveal(taken, other(by));
  }
  if (move.promotion()) reveal(move.from(), by);
  chess::Position after = position();
  after.make(move);
  outcome.check = !setup_.king_capture && after.in_check();
  return outcome;
}

/// The half-move clock as each side sees it is reset by captures and by the pawn moves that it can see as such.
Hand::Moment Hand::moment_after(Side by, Move move, const MoveOutcome& outcome) const {
  Moment after = now();
  const bool pawn = position().piece_on(move.from())->type == PieceType::Pawn;
  const bool seen_by_all = outcome.captured || move.promotion() || (pawn && !hidden_now(move.from()));
  for (Side viewer : both_sides) {
    const bool resets = seen_by_all || (pawn && viewer == by);
    after.visible_clock[viewer] = resets ? 0 : after.visible_clock[viewer] + 1;
  }
  if (by == Side::Black) ++after.full_move;
  after.position.make(move);
  after.repetition_key = chess::repetition_key(after.position, move_rules());
  after.check = outcome.check;
  return after;
}

void Hand::make_move(Side by, Move move) {
  const MoveOutcome outcome = outcome_of(by, move);
  log_.push_back({by, MakeMove{move}, outcome});
  line_.push_back(moment_after(by, move, outcome));
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

/// The position goes back; what was seen stays known, and the list of the turn that opens again was offered before.
void Hand::take_back(Side by) {
  line_.resize(line_.size() - static_cast<std::size_t>(half_moves_taken_back(by, active())));
  const auto standing = knowledge::standing_board(setup_, public_.board().origins(), log_);
  public_.take_back(standing);
  for (auto& knowledge : private_) knowledge.take_back(standing);
  split_offered_this_turn_ = false;
  moves_ = chess::sorted_legal_moves(position(), move_rules());
}

void Hand::open_turn() {
  split_offered_this_turn_ = false;
  moves_ = chess::sorted_legal_moves(position(), move_rules());
  private_[static_cast<std::size_t>(index(active()))].offered(moves_);
  offers_[active()].push_back(moves_);
}

/// RULES 5, in its order: king captured, checkmate, stalemate, showdown, then the classic draws where they are on.
std::optional<HandResult> Hand::end_by_position() const {
  const Side mover = other(active());
  const auto ended = [](ResultKind kind, std::optional<Side> winner) { return HandResult{kind, winner, {}, {}}; };
  if (!position().has_king(active())) return ended(ResultKind::KingCapture, mover);
  if (!chess::has_legal_move(position(), move_rules())) {
    if (check()) return ended(ResultKind::Checkmate, mover);
    return ended(ResultKind::Stalemate, std::nullopt);
  }
  if (setup_.showdown != showdown_to_mate && ply() >= 2 * setup_.showdown) {
    const int difference = position().material(Side::White) - position().material(Side::Black);
    if (difference == 0) return ended(ResultKind::Showdown, std::nullopt);
    return ended(ResultKind::Showdown, difference > 0 ? Side::White : Side::Black);
  }
  if (!setup_.classic_draws) return std::nullopt;
  if (std::ranges::count(line_, now().repetition_key, &Moment::repetition_key) >= 3) {
    return ended(ResultKind::Threefold, std::nullopt);
  }
  if (position().half_move_clock() >= 100) return ended(ResultKind::FiftyMoves, std::nullopt);
  if (chess::insufficient_material(position())) return ended(ResultKind::InsufficientMaterial, std::nullopt);
  return std::nullopt;
}

/// Pays the pot and, but after a fold or an agreed split, turns all hidden pieces up (RULES 5).
void Hand::finish(const HandResult& result) {
  result_ = result;
  betting_.pay(result.winner);
  for (Side side : both_sides) {
    result_->material[side] = position().material(side);
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
