// SPDX-License-Identifier: GPL-3.0-or-later
#include "situation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "knowledge/secrecy.h"

namespace raisechess::test {
namespace {

using Kind = SituationKind;

constexpr std::array<std::pair<Kind, const char*>, 13> kind_names{{{Kind::Nuts, "nuts"},
                                                                   {Kind::Dead, "dead"},
                                                                   {Kind::AllInNuts, "all_in_nuts"},
                                                                   {Kind::AllInDead, "all_in_dead"},
                                                                   {Kind::ShortStack, "short_stack"},
                                                                   {Kind::PotLimit, "pot_limit"},
                                                                   {Kind::OneChip, "one_chip"},
                                                                   {Kind::LastMove, "last_move"},
                                                                   {Kind::LastCapture, "last_capture"},
                                                                   {Kind::HiddenChecker, "hidden_checker"},
                                                                   {Kind::KeepsSecret, "keeps_secret"},
                                                                   {Kind::Mates, "mates"},
                                                                   {Kind::AvoidsMate, "avoids_mate"}}};

Side viewer_of(const game::Hand& hand) {
  return *hand.to_act();
}

bool at_last_half_move(const game::Hand& hand) {
  return hand.to_act() && hand.setup().showdown > 0 && hand.ply() == 2 * hand.setup().showdown - 1;
}

/// The positions that the player to act cannot rule out.
std::vector<chess::Position> possible_positions(const game::Hand& hand) {
  const Side viewer = viewer_of(hand);
  std::vector<chess::Position> positions;
  for (knowledge::DealIndex deal : hand.knowledge(viewer).deals()) {
    PerSide<knowledge::DealIndex> deals;
    deals[viewer] = knowledge::deal_index(hand.deal(viewer));
    deals[other(viewer)] = deal;
    positions.push_back(hand.public_knowledge().board().position(deals));
  }
  return positions;
}

/// What the last half-move wins its maker: 1 for the pot, ½ for a split (RULES 5).
double won_by(chess::Position position, Move move, chess::MoveRules rules) {
  const Side mover = position.side_to_move();
  position.make(move);
  if (!chess::has_legal_move(position, rules)) return position.in_check() ? 1 : 0.5;
  const int lead = position.material(mover) - position.material(other(mover));
  return lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
}

/// Of each of the viewer's moves its mean over the range.
std::vector<double> worth_of_moves(const game::Hand& hand) {
  const auto positions = possible_positions(hand);
  std::vector<double> worth;
  for (Move move : hand.moves()) {
    double sum = 0;
    for (const auto& position : positions) sum += won_by(position, move, hand.move_rules());
    worth.push_back(sum / static_cast<double>(positions.size()));
  }
  return worth;
}

/// The viewer's equity if the last mover moves worst and best for him.
struct EquityBounds {
  double least = 0;
  double most = 0;
};

EquityBounds equity_bounds(const game::Hand& hand) {
  if (hand.active() == viewer_of(hand)) {
    const double best = std::ranges::max(worth_of_moves(hand));
    return {best, best};
  }
  EquityBounds bounds;
  const auto positions = possible_positions(hand);
  for (const auto& position : positions) {
    double least = 1;
    double most = 0;
    for (Move move : chess::legal_moves(position, hand.move_rules())) {
      const double own = 1 - won_by(position, move, hand.move_rules());
      least = std::min(least, own);
      most = std::max(most, own);
    }
    bounds.least += least / static_cast<double>(positions.size());
    bounds.most += most / static_cast<double>(positions.size());
  }
  return bounds;
}

bool is_sure(const game::Hand& hand) {
  return equity_bounds(hand).least > 1 - 1e-9;
}

bool is_dead(const game::Hand& hand) {
  return equity_bounds(hand).most < 1e-9;
}

bool for_everything(const game::Hand& hand) {
  const auto stacks = hand.betting().stacks();
  return stacks[other(viewer_of(hand))] == 0 || hand.betting().to_call() >= stacks[viewer_of(hand)];
}

bool costs_next_to_nothing(const game::Hand& hand) {
  return hand.betting().to_call() * 20 <= hand.betting().pot();
}

bool is_short(const HandSetup& setup) {
  return std::min(setup.stacks.white, setup.stacks.black) <= 8;
}

bool only_moves(const game::Hand& hand) {
  return hand.phase() == Phase::Move && hand.moves().size() > 1;
}

std::vector<Move> best_moves(const game::Hand& hand) {
  const auto worth = worth_of_moves(hand);
  const double best = std::ranges::max(worth);
  std::vector<Move> moves;
  for (std::size_t i = 0; i < worth.size(); ++i) {
    if (worth[i] > best - 1e-9) moves.push_back(hand.moves()[i]);
  }
  return moves;
}

bool choice_matters(const game::Hand& hand) {
  const auto worth = worth_of_moves(hand);
  const double mean = std::accumulate(worth.begin(), worth.end(), 0.0) / static_cast<double>(worth.size());
  return std::ranges::max(worth) >= mean + 0.2;
}

bool takes(const game::Hand& hand, Move move) {
  return hand.position().piece_on(move.to()).has_value() && !move.is_castling();
}

bool checked_by_hidden(const game::Hand& hand) {
  if (!hand.check()) return false;
  const chess::Position& position = hand.position();
  const Side side = hand.active();
  const auto& board = hand.public_knowledge().board();
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    const auto piece = position.piece_on(square);
    if (!piece || *piece != chess::Piece{side, PieceType::King}) continue;
    const auto checkers = position.attackers(square, other(side), position.occupied());
    for (int j = 0; j < square_count; ++j) {
      if (chess::contains(checkers, square_at(j)) && board.hidden_pocket(square_at(j))) return true;
    }
  }
  return false;
}

/// Bits that a move of the player to act tells an onlooker.
double bits_told(const game::Hand& hand, Move move) {
  const Side side = hand.active();
  const auto table =
      knowledge::secrecy_of_moves(hand.public_knowledge(), knowledge::deal_index(hand.deal(side)), {&move, 1});
  if (table.marks.empty()) return 0;
  return std::log2(static_cast<double>(table.before) / table.marks.front().after);
}

double least_bits(const game::Hand& hand, const std::vector<Move>& moves) {
  double least = 100;
  for (Move move : moves) least = std::min(least, bits_told(hand, move));
  return least;
}

bool secret_matters(const game::Hand& hand) {
  const auto moves = best_moves(hand);
  const double least = least_bits(hand, moves);
  return std::ranges::any_of(moves, [&](Move move) { return bits_told(hand, move) >= least + 2; });
}

bool mates(chess::Position position, Move move, chess::MoveRules rules) {
  position.make(move);
  return position.in_check() && !chess::has_legal_move(position, rules);
}

bool mates_in_every_deal(const game::Hand& hand, Move move) {
  return std::ranges::all_of(possible_positions(hand),
                             [&](const auto& position) { return mates(position, move, hand.move_rules()); });
}

/// In how many of the deals the other side mates at once after `move`.
std::size_t deals_that_mate_after(const game::Hand& hand, Move move) {
  const auto mated = [&](chess::Position position) {
    position.make(move);
    const auto answers = chess::legal_moves(position, hand.move_rules());
    return std::ranges::any_of(answers, [&](Move answer) { return mates(position, answer, hand.move_rules()); });
  };
  return static_cast<std::size_t>(std::ranges::count_if(possible_positions(hand), mated));
}

/// The moves after which the other side mates at once in every deal, and are there others after which it does in none.
struct MatedMoves {
  std::vector<Move> always;
  bool others = false;
};

MatedMoves mated_moves(const game::Hand& hand) {
  const std::size_t deals = possible_positions(hand).size();
  MatedMoves moves;
  for (Move move : hand.moves()) {
    const std::size_t mating = deals_that_mate_after(hand, move);
    if (mating == deals) moves.always.push_back(move);
    if (mating == 0) moves.others = true;
  }
  return moves;
}

bool is_early(const game::Hand& hand) {
  return only_moves(hand) && hand.setup().showdown > 0 && hand.ply() + 6 <= 2 * hand.setup().showdown &&
         !hand.setup().king_capture;
}

bool can_mate_surely(const game::Hand& hand) {
  const auto mates_surely = [&](Move move) { return mates_in_every_deal(hand, move); };
  return is_early(hand) && std::ranges::any_of(hand.moves(), mates_surely) &&
         !std::ranges::all_of(hand.moves(), mates_surely);
}

/// Looked at only where the range is small.
bool can_be_mated(const game::Hand& hand) {
  if (!is_early(hand) || possible_positions(hand).size() > 30) return false;
  const MatedMoves moves = mated_moves(hand);
  return moves.others && !moves.always.empty();
}

std::string mistake_about_mate(Kind kind, const game::Hand& hand, Move move) {
  if (kind == Kind::Mates) return mates_in_every_deal(hand, move) ? "" : "overlooks a mate";
  return std::ranges::count(mated_moves(hand).always, move) > 0 ? "is mated" : "";
}

std::string mistake_in_move(Kind kind, const game::Hand& hand, Move move) {
  if (kind >= Kind::Mates) return mistake_about_mate(kind, hand, move);
  const auto moves = best_moves(hand);
  if (std::ranges::count(moves, move) == 0) return "not among the best moves";
  if (kind == Kind::KeepsSecret && bits_told(hand, move) >= least_bits(hand, moves) + 2) return "tells a secret";
  return {};
}

}  // namespace

const std::vector<SituationKind>& situation_kinds() {
  static const std::vector<Kind> kinds = [] {
    std::vector<Kind> all;
    for (const auto& [kind, name] : kind_names) all.push_back(kind);
    return all;
  }();
  return kinds;
}

std::string name_of(SituationKind kind) {
  return kind_names[static_cast<std::size_t>(kind)].second;
}

SituationKind kind_from_name(const std::string& name) {
  for (const auto& [kind, known] : kind_names) {
    if (name == known) return kind;
  }
  throw std::runtime_error("no such kind: " + name);
}

bool is_situation(SituationKind kind, const game::Hand& hand) {
  if (kind == Kind::Mates) return hand.to_act() && can_mate_surely(hand);
  if (kind == Kind::AvoidsMate) return hand.to_act() && can_be_mated(hand);
  if (!at_last_half_move(hand)) return false;
  const bool facing = hand.phase() == Phase::Respond;
  switch (kind) {
    case Kind::Nuts:
      return facing && is_sure(hand);
    case Kind::Dead:
      return facing && is_dead(hand);
    case Kind::AllInNuts:
      return facing && for_everything(hand) && is_sure(hand);
    case Kind::AllInDead:
      return facing && for_everything(hand) && is_dead(hand);
    case Kind::ShortStack:
      return facing && is_short(hand.setup()) && is_sure(hand);
    case Kind::PotLimit:
      return facing && hand.setup().betting == BettingMode::PotLimit && is_sure(hand);
    case Kind::OneChip:
      return facing && costs_next_to_nothing(hand) && equity_bounds(hand).least >= 0.3;
    case Kind::LastMove:
      return only_moves(hand) && choice_matters(hand);
    case Kind::LastCapture:
      return only_moves(hand) && choice_matters(hand) &&
             std::ranges::all_of(best_moves(hand), [&](Move move) { return takes(hand, move); });
    case Kind::HiddenChecker:
      return only_moves(hand) && checked_by_hidden(hand) && choice_matters(hand);
    case Kind::KeepsSecret:
      return only_moves(hand) && secret_matters(hand);
    case Kind::Mates:
    case Kind::AvoidsMate:
      break;
  }
  return false;
}

std::string mistake_in(SituationKind kind, const game::Hand& hand, const Action& action) {
  if (const auto* made = std::get_if<MakeMove>(&action)) return mistake_in_move(kind, hand, made->move);
  const bool dead = kind == Kind::Dead || kind == Kind::AllInDead;
  if (dead && std::holds_alternative<Call>(action)) return "calls";
  if (!dead && std::holds_alternative<Fold>(action)) return "folds";
  game::Hand trial = hand;
  return trial.apply(viewer_of(hand), action) ? "is illegal" : "";
}

}  // namespace raisechess::test
