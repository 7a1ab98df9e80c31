// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "game/hand.h"

namespace raisechess::game {
namespace {

std::optional<std::uint8_t> pocket_place(const std::vector<HiddenPiece>& hidden, Square now) {
  for (std::size_t place = 0; place < hidden.size(); ++place) {
    if (hidden[place].now == now) return static_cast<std::uint8_t>(place);
  }
  return std::nullopt;
}

CastlingRooks rooks_of(const chess::Position& position, Side side) {
  return {position.castling_rook(side, chess::Wing::H), position.castling_rook(side, chess::Wing::A)};
}

/// The board at the deal: own pieces with their types, the other side's hidden ones without.
BoardView start_board(const chess::Position& start, const PerSide<Deal>& deals, Side viewer) {
  BoardView board;
  for (int i = 0; i < square_count; ++i) {
    if (const auto piece = start.piece_on(square_at(i))) board[square_at(i)] = {piece->side, piece->type, std::nullopt};
  }
  for (Side side : both_sides) {
    for (std::size_t place = 0; place < deals[side].size(); ++place) {
      auto& square = board[deals[side][place].origin];
      square->pocket = static_cast<std::uint8_t>(place);
      if (side != viewer) square->type.reset();
    }
  }
  return board;
}

}  // namespace

std::vector<HiddenPiece> Hand::hidden(Side side) const {
  return hidden_for(side, side);
}

/// The other side's types are given once they are revealed or captured; after the turning up that is all of them.
std::vector<HiddenPiece> Hand::hidden_for(Side side, Side viewer) const {
  std::vector<HiddenPiece> pieces;
  const knowledge::PublicBoard& board = public_.board();
  for (int pocket = 0; pocket < board.pockets(side); ++pocket) {
    const DealtPiece& dealt = deals_[side][static_cast<std::size_t>(pocket)];
    HiddenPiece piece{dealt.origin, board.pocket_square(side, pocket), std::nullopt, board.status(side, pocket)};
    if (turned_up_ && piece.status == HiddenStatus::Hidden) piece.status = HiddenStatus::Revealed;
    if (side == viewer || piece.status != HiddenStatus::Hidden) piece.type = dealt.type;
    pieces.push_back(piece);
  }
  return pieces;
}

BoardView Hand::board_for(Side viewer) const {
  BoardView board;
  const PerSide<std::vector<HiddenPiece>> hidden{hidden_for(Side::White, viewer), hidden_for(Side::Black, viewer)};
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    const auto piece = position().piece_on(square);
    if (!piece) continue;
    PieceView seen{piece->side, std::nullopt, pocket_place(hidden[piece->side], square)};
    if (!seen.pocket || hidden[piece->side][*seen.pocket].type) seen.type = piece->type;
    board[square] = seen;
  }
  return board;
}

/// The other side's castling rooks are told only where they are there in every deal that the viewer cannot rule out.
CastlingRooks Hand::castling_known(Side of, Side viewer) const {
  CastlingRooks common = rooks_of(position(), of);
  if (of == viewer) return common;
  const knowledge::PublicBoard& board = public_.board();
  for (knowledge::DealIndex deal : knowledge(viewer).deals()) {
    if (common.h_side != board.castling_rook(of, chess::Wing::H, deal)) common.h_side.reset();
    if (common.a_side != board.castling_rook(of, chess::Wing::A, deal)) common.a_side.reset();
  }
  return common;
}

RightsView Hand::rights_for(Side viewer) const {
  RightsView rights;
  for (Side side : both_sides) rights.castling[side] = castling_known(side, viewer);
  if (active() == viewer && chess::en_passant_possible(position(), move_rules()))
    rights.en_passant = position().en_passant();
  for (Side side : both_sides) {
    chess::Bitboard pawns =
        position().pieces(side, PieceType::Pawn) & chess::rank_of_side(side, 1) & ~position().double_steppers();
    while (pawns != 0) {
      const Square pawn = chess::take_first(pawns);
      const bool seen = side == viewer || turned_up_ || !hidden_now(pawn);
      if (seen) rights.no_double_step.push_back(pawn);
    }
  }
  std::sort(rights.no_double_step.begin(), rights.no_double_step.end());
  rights.half_move_clock = now().visible_clock[viewer];
  rights.full_move = full_move();
  return rights;
}

PlayerView Hand::view_for(Side viewer) const {
  PlayerView view;
  view.viewer = viewer;
  view.setup = setup_;
  view.start = start_board(line_.front().position, deals_, viewer);
  view.board = board_for(viewer);
  for (Side side : both_sides) view.hidden[side] = hidden_for(side, viewer);
  view.rights = rights_for(viewer);

  view.phase = phase();
  view.active = active();
  view.to_act = to_act();
  view.ply = ply();
  view.check = check();

  view.pot = betting_.pot();
  view.stacks = betting_.stacks();
  view.committed = betting_.committed();
  const LegalActions actions = legal_actions();
  view.to_call = result_ ? 0 : betting_.to_call();
  view.bet = actions.bet;
  view.raise = actions.raise;
  view.split_offer = split_offer_;
  view.may_offer_split = actions.offer_split;
  view.may_take_back = !check_take_back(viewer);

  view.log = log_;
  if (active() == viewer && !result_) view.moves = moves_;
  view.offers = offers_[viewer];
  view.result = result_;
  if (!view.result) return view;
  for (const HiddenPiece& piece : view.hidden[other(viewer)]) {
    if (piece.status == HiddenStatus::Hidden) view.result->material[other(viewer)].reset();
  }
  return view;
}

chess::FenRecord Hand::fen() const {
  chess::Bitboard hidden = 0;
  for (Side side : both_sides) {
    for (const HiddenPiece& piece : hidden_for(side, side)) {
      if (piece.status == HiddenStatus::Hidden) hidden |= chess::bit(*piece.now);
    }
  }
  return {position(), hidden, full_move()};
}

}  // namespace raisechess::game
