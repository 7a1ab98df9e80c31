// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge/public_board.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>

#include "chess/arrays.h"
#include "chess/fen.h"
#include "view/standing_line.h"

namespace raisechess::knowledge {

using chess::bit;
using chess::Bitboard;
using chess::contains;
using chess::Wing;

PublicBoard::PublicBoard(const HandSetup& setup, const PerSide<std::vector<Square>>& origins)
    : origins_(origins), rules_{setup.promotion, setup.king_capture} {
  if (setup.start_fen.empty()) {
    set_up_array(setup.array);
  } else {
    set_up_fen(setup.start_fen);
  }
  for (Side side : both_sides) {
    king_at_deal_[side] = visible_.king(side);
    for (Square origin : origins[side]) hide(side, origin);
  }
}

void PublicBoard::set_up_array(int number) {
  const auto first_rank = chess::array_pieces(number);
  for (Side side : both_sides) {
    for (int file = 0; file < 8; ++file) {
      const int back = side == Side::White ? 0 : 7;
      const int front = side == Side::White ? 1 : 6;
      visible_.put(square_at(file, back), {side, first_rank[static_cast<std::size_t>(file)]});
      visible_.put(square_at(file, front), {side, PieceType::Pawn});
    }
    by_side_[side] = visible_.pieces(side);
    rooks_at_deal_[side] = visible_.pieces(side, PieceType::Rook);
  }
  unmoved_ = occupied();
}

void PublicBoard::set_up_fen(const std::string& fen) {
  const auto record = chess::fen_from_text(fen);
  assert(record);
  const chess::Position& start = record->position;
  visible_ = start;
  unmoved_ = start.double_steppers();
  passed_over_ = start.en_passant();
  if (passed_over_) {
    const int behind = start.side_to_move() == Side::White ? -8 : 8;
    double_stepped_ = square_at(index(*passed_over_) + behind);
  }
  for (Side side : both_sides) {
    by_side_[side] = start.pieces(side);
    for (Wing wing : {Wing::H, Wing::A}) {
      if (const auto rook = start.castling_rook(side, wing)) rooks_at_deal_[side] |= bit(*rook);
      visible_.set_castling_rook(side, wing, std::nullopt);
    }
    if (rooks_at_deal_[side] != 0) unmoved_ |= rooks_at_deal_[side] | bit(start.king(side));
  }
  visible_.set_en_passant(std::nullopt);
  visible_.set_double_steppers(0);
  visible_.set_half_move_clock(0);
}

void PublicBoard::hide(Side side, Square origin) {
  const auto place = std::ranges::find(origins_[side], origin) - origins_[side].begin();
  pockets_[side][static_cast<std::size_t>(place)] = {origin, HiddenStatus::Hidden};
  visible_.remove(origin);
  rooks_at_deal_[side] &= ~bit(origin);
}

std::optional<int> PublicBoard::pocket_from(Side side, Square origin) const {
  const auto found = std::ranges::find(origins_[side], origin);
  if (found == origins_[side].end()) return std::nullopt;
  return static_cast<int>(found - origins_[side].begin());
}

std::optional<Square> PublicBoard::pocket_square(Side side, int pocket) const {
  return pockets_[side][static_cast<std::size_t>(pocket)].now;
}

HiddenStatus PublicBoard::status(Side side, int pocket) const {
  return pockets_[side][static_cast<std::size_t>(pocket)].status;
}

std::optional<CapturedAt> PublicBoard::captured(Side side, int pocket) const {
  return pockets_[side][static_cast<std::size_t>(pocket)].captured;
}

std::optional<int> PublicBoard::hidden_pocket(Square square) const {
  for (Side side : both_sides) {
    if (!contains(by_side_[side] & ~visible_.pieces(side), square)) continue;
    for (int pocket = 0; pocket < pockets(side); ++pocket) {
      if (pocket_square(side, pocket) == square) return pocket;
    }
  }
  return std::nullopt;
}

PublicBoard::Pocket* PublicBoard::pocket_on(Square square) {
  for (Side side : both_sides) {
    for (Pocket& pocket : pockets_[side]) {
      if (pocket.now == square) return &pocket;
    }
  }
  return nullptr;
}

void PublicBoard::play(Move move, const MoveOutcome& outcome) {
  const Side mover = side_to_move();
  const bool double_step = is_double_step(mover, move);
  if (outcome.captured_on) {
    if (Pocket* captured = pocket_on(*outcome.captured_on)) {
      *captured = {std::nullopt, HiddenStatus::Captured, CapturedAt{*outcome.captured_on, ply_ + 1}};
    }
    lift(*outcome.captured_on);
  }
  if (move.is_castling()) {
    castle(mover, move);
  } else {
    carry(mover, move.from(), move.to());
  }
  if (move.promotion()) {
    if (visible_.piece_on(move.to())) visible_.remove(move.to());
    visible_.put(move.to(), {mover, *move.promotion()});
    if (Pocket* pawn = pocket_on(move.to())) pawn->status = HiddenStatus::Revealed;
  }
  double_stepped_ = double_step ? std::optional(move.to()) : std::nullopt;
  passed_over_ = double_step ? std::optional(square_at((index(move.from()) + index(move.to())) / 2)) : std::nullopt;
  visible_.set_side_to_move(other(mover));
  ++ply_;
}

/// Takes whatever stands on a square off the board.
void PublicBoard::lift(Square square) {
  if (visible_.piece_on(square)) visible_.remove(square);
  by_side_.white &= ~bit(square);
  by_side_.black &= ~bit(square);
  unmoved_ &= ~bit(square);
}

void PublicBoard::carry(Side mover, Square from, Square to) {
  const auto seen = visible_.piece_on(from);
  lift(from);
  if (seen) visible_.put(to, *seen);
  by_side_[mover] |= bit(to);
  if (Pocket* pocket = pocket_on(from)) pocket->now = to;
}

/// Castling with a hidden rook reveals it (RULES 2).
void PublicBoard::castle(Side mover, Move move) {
  Pocket* rook = pocket_on(move.to());
  lift(move.from());
  lift(move.to());
  visible_.put(move.castling_king_to(), {mover, PieceType::King});
  visible_.put(move.castling_rook_to(), {mover, PieceType::Rook});
  by_side_[mover] |= bit(move.castling_king_to()) | bit(move.castling_rook_to());
  if (rook != nullptr) *rook = {move.castling_rook_to(), HiddenStatus::Revealed};
}

void PublicBoard::turn_up(const PerSide<DealIndex>& deals) {
  for (Side side : both_sides) {
    for (int i = 0; i < pockets(side); ++i) {
      Pocket& pocket = pockets_[side][static_cast<std::size_t>(i)];
      if (pocket.status == HiddenStatus::Hidden) show(side, pocket, type_in_deal(deals[side], i));
    }
  }
}

void PublicBoard::show(Side side, Pocket& pocket, PieceType type) {
  visible_.put(*pocket.now, {side, type});
  pocket.status = HiddenStatus::Revealed;
}

bool PublicBoard::is_double_step(Side mover, Move move) const {
  if (move.is_castling() || rank_for(mover, move.from()) != 1 || !unmoved(move.from())) return false;
  if (std::abs(index(move.to()) - index(move.from())) != 16) return false;
  const auto seen = visible_.piece_on(move.from());
  return !seen || seen->type == PieceType::Pawn;
}

/// The squares of the king's rank further from the king at the deal than `of`, on the same wing.
Bitboard PublicBoard::further_out(Side side, Square of) const {
  const Bitboard rank = chess::rank_of_side(side, rank_for(side, of));
  const Bitboard below = bit(of) - 1;
  return rank & (of > king_at_deal_[side] ? ~below & ~bit(of) : below);
}

Bitboard PublicBoard::castling_candidates(Side side) const {
  const Square king = king_at_deal_[side];
  if (!unmoved(king)) return 0;
  Bitboard candidates = rooks_at_deal_[side];
  for (int pocket = 0; pocket < pockets(side); ++pocket) {
    const Square origin = origins_[side][static_cast<std::size_t>(pocket)];
    if (rank_of(origin) == rank_of(king)) candidates |= bit(origin);
  }
  return candidates & unmoved_;
}

PocketTypes PublicBoard::against_castling(Side side, Square candidate) const {
  if ((further_out(side, candidate) & rooks_at_deal_[side]) != 0) return ~PocketTypes{0};
  PocketTypes against = 0;
  for (int pocket = 0; pocket < pockets(side); ++pocket) {
    const Square origin = origins_[side][static_cast<std::size_t>(pocket)];
    if (origin == candidate) against |= pairs_of_pocket(pocket) & ~pair_of(pocket, PieceType::Rook);
    if (contains(further_out(side, candidate), origin)) against |= pair_of(pocket, PieceType::Rook);
  }
  return against;
}

/// RULES 2: the castling rook is the outermost true rook on the first rank on its side of the king at the deal; no
/// inner rook takes its place.
std::optional<Square> PublicBoard::castling_rook(Side side, Wing wing, DealIndex deal) const {
  const Square king = king_at_deal_[side];
  if (!unmoved(king)) return std::nullopt;
  Bitboard rooks = rooks_at_deal_[side];
  for (int pocket = 0; pocket < pockets(side); ++pocket) {
    const Square origin = origins_[side][static_cast<std::size_t>(pocket)];
    if (rank_of(origin) == rank_of(king) && type_in_deal(deal, pocket) == PieceType::Rook) rooks |= bit(origin);
  }
  rooks &= wing == Wing::H ? ~(bit(king) - 1) : bit(king) - 1;
  if (rooks == 0) return std::nullopt;
  const Square outermost = wing == Wing::H ? square_at(63 - std::countl_zero(rooks)) : chess::first_square(rooks);
  return unmoved(outermost) ? std::optional(outermost) : std::nullopt;
}

chess::Position PublicBoard::position(const PerSide<DealIndex>& deals) const {
  chess::Position position = visible_;
  Bitboard double_steppers = 0;
  for (Side side : both_sides) {
    for (int pocket = 0; pocket < pockets(side); ++pocket) {
      if (status(side, pocket) != HiddenStatus::Hidden) continue;
      position.put(*pocket_square(side, pocket), {side, type_in_deal(deals[side], pocket)});
    }
    for (Wing wing : {Wing::H, Wing::A}) {
      position.set_castling_rook(side, wing, castling_rook(side, wing, deals[side]));
    }
    double_steppers |= position.pieces(side, PieceType::Pawn) & chess::rank_of_side(side, 1) & unmoved_;
  }
  position.set_double_steppers(double_steppers);
  if (double_stepped_ && contains(position.pieces(PieceType::Pawn), *double_stepped_)) {
    position.set_en_passant(passed_over_);
  }
  return position;
}

PublicBoard standing_board(const HandSetup& setup, const PerSide<std::vector<Square>>& origins,
                           std::span<const Event> log) {
  PublicBoard board(setup, origins);
  for (const Event* event : standing_moves(log)) board.play(as_move(*event)->move, event->outcome);
  return board;
}

}  // namespace raisechess::knowledge
