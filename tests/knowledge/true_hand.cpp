// SPDX-License-Identifier: GPL-3.0-or-later
#include "true_hand.h"

#include <algorithm>
#include <sstream>

#include "chess/arrays.h"

namespace raisechess::test {

using chess::Wing;

std::vector<Square> squares(const std::string& names) {
  std::vector<Square> list;
  std::istringstream words(names);
  for (std::string word; words >> word;) list.push_back(square(word));
  return list;
}

PerSide<std::vector<Square>> origins_of(const PerSide<Deal>& deals) {
  PerSide<std::vector<Square>> origins;
  for (Side side : both_sides) {
    for (const DealtPiece& piece : deals[side]) origins[side].push_back(piece.origin);
  }
  return origins;
}

TrueHand::TrueHand(const HandSetup& setup, const PerSide<Deal>& deals) : rules_{setup.promotion, setup.king_capture} {
  const auto array = chess::array_pieces(setup.array);
  chess::Bitboard steppers = 0;
  for (Side side : both_sides) {
    for (const DealtPiece& piece : deals[side]) {
      position_.put(piece.origin, {side, piece.type});
      pockets_.push_back({piece.origin, piece.type, piece.origin});
    }
    for (int file = 0; file < 8; ++file) {
      const Square back = square_at(file, side == Side::White ? 0 : 7);
      const Square front = square_at(file, side == Side::White ? 1 : 6);
      if (!position_.piece_on(back)) position_.put(back, {side, array[static_cast<std::size_t>(file)]});
      if (!position_.piece_on(front)) position_.put(front, {side, PieceType::Pawn});
      if (position_.piece_on(front)->type == PieceType::Pawn) steppers |= chess::bit(front);
    }
    give_castling_rights(side);
  }
  position_.set_double_steppers(steppers);
}

void TrueHand::give_castling_rights(Side side) {
  const Square king = position_.king(side);
  const int rank = rank_of(king);
  for (int file = 7; file > file_of(king); --file) {
    if (position_.piece_on(square_at(file, rank)) != chess::Piece{side, PieceType::Rook}) continue;
    position_.set_castling_rook(side, Wing::H, square_at(file, rank));
    break;
  }
  for (int file = 0; file < file_of(king); ++file) {
    if (position_.piece_on(square_at(file, rank)) != chess::Piece{side, PieceType::Rook}) continue;
    position_.set_castling_rook(side, Wing::A, square_at(file, rank));
    break;
  }
}

std::vector<std::uint16_t> TrueHand::list() const {
  std::vector<std::uint16_t> list;
  for (Move move : chess::legal_moves(position_, rules_)) list.push_back(move.bits());
  std::ranges::sort(list);
  return list;
}

bool TrueHand::hidden_on(Square place) const {
  return std::ranges::any_of(
      pockets_, [&](const Pocket& pocket) { return pocket.on_board && !pocket.seen && pocket.now == place; });
}

void TrueHand::see(Square place, MoveOutcome& outcome) {
  for (Pocket& pocket : pockets_) {
    if (!pocket.on_board || pocket.now != place) continue;
    if (!pocket.seen) outcome.reveals.push_back({pocket.origin, pocket.type});
    pocket.seen = true;
  }
}

MoveOutcome TrueHand::play(Move move) {
  MoveOutcome outcome;
  const PieceType mover = position_.piece_on(move.from())->type;
  const bool sideways = file_of(move.from()) != file_of(move.to());
  if (move.is_castling()) {
    see(move.to(), outcome);
  } else if (position_.piece_on(move.to())) {
    outcome.captured_on = move.to();
  } else if (mover == PieceType::Pawn && sideways) {
    outcome.captured_on = square_at(file_of(move.to()), rank_of(move.from()));
  }
  if (outcome.captured_on) {
    outcome.captured = position_.piece_on(*outcome.captured_on)->type;
    see(*outcome.captured_on, outcome);
  }
  if (move.promotion()) see(move.from(), outcome);
  for (Pocket& pocket : pockets_) {
    if (pocket.on_board && pocket.now == outcome.captured_on) {
      pocket.on_board = false;
    } else if (pocket.on_board && pocket.now == move.from()) {
      pocket.now = move.to();
    } else if (pocket.on_board && move.is_castling() && pocket.now == move.to()) {
      pocket.now = move.castling_rook_to();
    }
  }
  position_.make(move);
  outcome.check = !rules_.king_capture && position_.in_check();
  return outcome;
}

namespace {

int weight(const TrueHand& hand, Move move) {
  const chess::Position& position = hand.position();
  if (move.is_castling() || chess::is_en_passant(position, move)) return 60;
  int weight = 2;
  if (hand.hidden_on(move.from())) weight += 4;
  if (position.piece_on(move.to())) weight += 4;
  if (position.piece_on(move.from())->type == PieceType::Pawn) weight += 2;
  return weight;
}

}  // namespace

HandSetup random_setup(Dice& dice, int hidden) {
  HandSetup setup;
  setup.hidden = hidden;
  setup.array = dice.chance(40) ? standard_array : dice.roll(960);
  setup.betting = BettingMode::None;
  setup.king_capture = dice.chance(20);
  setup.promotion = dice.chance(80) ? PromotionRule::Queen : PromotionRule::Choice;
  return setup;
}

Move random_move(Dice& dice, const TrueHand& hand) {
  const auto moves = hand.moves();
  int sum = 0;
  for (Move move : moves) sum += weight(hand, move);
  int draw = dice.roll(sum);
  for (Move move : moves) {
    draw -= weight(hand, move);
    if (draw < 0) return move;
  }
  return moves.front();
}

}  // namespace raisechess::test
