// SPDX-License-Identifier: GPL-3.0-or-later
#include "mailbox.h"

#include <algorithm>

namespace raisechess::chess {
namespace {

constexpr std::array wings{Wing::H, Wing::A};

int up(Side side) {
  return side == Side::White ? 1 : -1;
}

}  // namespace

Mailbox::Mailbox(const Position& position)
    : to_move_(position.side_to_move()),
      en_passant_(position.en_passant()),
      half_move_clock_(position.half_move_clock()) {
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    on(square) = position.piece_on(square);
    if (contains(position.double_steppers(), square)) never_moved_pawns_.insert(square);
  }
  for (Side side : both_sides) {
    for (Wing wing : wings)
      castling_rooks_[place(side)][static_cast<std::size_t>(wing)] = position.castling_rook(side, wing);
  }
}

Position Mailbox::rebuilt() const {
  Position position;
  for (int i = square_count - 1; i >= 0; --i) {
    if (on(square_at(i))) position.put(square_at(i), *on(square_at(i)));
  }
  Bitboard steppers = 0;
  for (Square pawn : never_moved_pawns_) steppers |= bit(pawn);
  position.set_double_steppers(steppers);
  position.set_en_passant(en_passant_);
  position.set_half_move_clock(half_move_clock_);
  position.set_side_to_move(to_move_);
  for (Side side : both_sides) {
    for (Wing wing : wings) {
      position.set_castling_rook(side, wing, castling_rooks_[place(side)][static_cast<std::size_t>(wing)]);
    }
  }
  return position;
}

std::optional<Square> Mailbox::stepped(Square from, Step step) {
  const int file = file_of(from) + step.files;
  const int rank = rank_of(from) + step.ranks;
  if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
  return square_at(file, rank);
}

std::vector<Square> Mailbox::walks(Square from, PieceType type) const {
  std::vector<Step> steps;
  for (int files = -2; files <= 2; ++files) {
    for (int ranks = -2; ranks <= 2; ++ranks) {
      const int squares = files * files + ranks * ranks;
      const bool straight = squares == 1 && type != PieceType::Bishop && type != PieceType::Knight;
      const bool diagonal = squares == 2 && type != PieceType::Rook && type != PieceType::Knight;
      const bool leap = squares == 5 && type == PieceType::Knight;
      if (straight || diagonal || leap) steps.push_back({files, ranks});
    }
  }
  const bool far = type != PieceType::King && type != PieceType::Knight;
  std::vector<Square> reached;
  for (Step step : steps) {
    for (auto next = stepped(from, step); next; next = stepped(*next, step)) {
      reached.push_back(*next);
      if (!far || on(*next)) break;
    }
  }
  return reached;
}

bool Mailbox::attacked(Square square, Side by) const {
  for (PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen, PieceType::King}) {
    for (Square from : walks(square, type)) {
      if (on(from) == Piece{by, type}) return true;
    }
  }
  for (int files : {-1, 1}) {
    const auto from = stepped(square, {files, -up(by)});
    if (from && on(*from) == Piece{by, PieceType::Pawn}) return true;
  }
  return false;
}

std::optional<Square> Mailbox::king(Side side) const {
  for (int i = 0; i < square_count; ++i) {
    if (on(square_at(i)) == Piece{side, PieceType::King}) return square_at(i);
  }
  return std::nullopt;
}

bool Mailbox::in_check(Side side) const {
  return king(side) && attacked(*king(side), other(side));
}

void Mailbox::add_pawn_moves(std::vector<Move>& moves, Square from, PromotionRule promotion) const {
  std::vector<Square> targets;
  const auto step = stepped(from, {0, up(to_move_)});
  if (step && !on(*step)) {
    targets.push_back(*step);
    const auto double_step = stepped(*step, {0, up(to_move_)});
    if (never_moved_pawns_.contains(from) && double_step && !on(*double_step)) targets.push_back(*double_step);
  }
  for (int files : {-1, 1}) {
    const auto to = stepped(from, {files, up(to_move_)});
    if (!to) continue;
    const bool takes = on(*to) && on(*to)->side != to_move_;
    if (takes || to == en_passant_) targets.push_back(*to);
  }
  for (Square to : targets) {
    if (rank_for(to_move_, to) < 7) {
      moves.push_back(Move::normal(from, to));
      continue;
    }
    moves.push_back(Move::promotion(from, to, PieceType::Queen));
    if (promotion == PromotionRule::Queen) continue;
    for (PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook}) {
      moves.push_back(Move::promotion(from, to, type));
    }
  }
}

void Mailbox::add_castling(std::vector<Move>& moves, MoveRules rules) const {
  if (!king(to_move_)) return;
  for (const auto& rook : castling_rooks_[place(to_move_)]) {
    if (!rook) continue;
    const Move castling = Move::castling(*king(to_move_), *rook);
    if (castling_possible(castling, rules)) moves.push_back(castling);
  }
}

bool Mailbox::castling_possible(Move castling, MoveRules rules) const {
  const int rank = rank_of(castling.from());
  const auto visit = [&](Square from, Square to, auto visitor) {
    const int step = from <= to ? 1 : -1;
    for (int file = file_of(from);; file += step) {
      if (!visitor(square_at(file, rank))) return false;
      if (file == file_of(to)) return true;
    }
  };
  const auto empty = [&](Square square) { return square == castling.from() || square == castling.to() || !on(square); };
  const auto safe = [&](Square square) { return rules.king_capture || !attacked(square, other(to_move_)); };
  return visit(castling.from(), castling.castling_king_to(), empty) &&
         visit(castling.to(), castling.castling_rook_to(), empty) &&
         visit(castling.from(), castling.castling_king_to(), safe);
}

std::vector<Move> Mailbox::pseudo_legal_moves(MoveRules rules) const {
  std::vector<Move> moves;
  for (int i = 0; i < square_count; ++i) {
    const Square from = square_at(i);
    if (!on(from) || on(from)->side != to_move_) continue;
    if (on(from)->type == PieceType::Pawn) {
      add_pawn_moves(moves, from, rules.promotion);
      continue;
    }
    for (Square to : walks(from, on(from)->type)) {
      if (!on(to) || on(to)->side != to_move_) moves.push_back(Move::normal(from, to));
    }
  }
  add_castling(moves, rules);
  return moves;
}

std::vector<Move> Mailbox::legal_moves(MoveRules rules) const {
  std::vector<Move> moves = pseudo_legal_moves(rules);
  if (rules.king_capture) return moves;
  std::erase_if(moves, [this](Move move) {
    Mailbox next = *this;
    next.make(move);
    return next.in_check(to_move_);
  });
  return moves;
}

void Mailbox::lose_rights_on(Square square) {
  never_moved_pawns_.erase(square);
  for (auto& rooks : castling_rooks_) {
    for (auto& rook : rooks) {
      if (rook == square) rook.reset();
    }
  }
}

void Mailbox::make(Move move) {
  const Piece piece = on(move.from()).value();
  const auto passed_over = en_passant_;
  const bool captures = !move.is_castling() && on(move.to()).has_value();
  if (captures && on(move.to())->type == PieceType::King) castling_rooks_[place(other(to_move_))] = {};
  half_move_clock_ = piece.type == PieceType::Pawn || captures ? 0 : half_move_clock_ + 1;
  en_passant_.reset();
  if (piece.type == PieceType::King) castling_rooks_[place(to_move_)] = {};
  lose_rights_on(move.from());
  lose_rights_on(move.to());

  on(move.from()).reset();
  if (move.is_castling()) {
    on(move.to()).reset();
    on(move.castling_king_to()) = Piece{to_move_, PieceType::King};
    on(move.castling_rook_to()) = Piece{to_move_, PieceType::Rook};
  } else {
    on(move.to()) = Piece{to_move_, move.promotion().value_or(piece.type)};
  }
  if (piece.type == PieceType::Pawn) {
    if (move.to() == passed_over) on(square_at(file_of(move.to()), rank_of(move.from()))).reset();
    if (std::abs(rank_of(move.to()) - rank_of(move.from())) == 2) en_passant_ = stepped(move.from(), {0, up(to_move_)});
  }
  to_move_ = other(to_move_);
}

std::uint64_t Mailbox::perft(int depth, MoveRules rules) const {
  if (depth == 0) return 1;
  std::uint64_t leaves = 0;
  for (Move move : legal_moves(rules)) {
    Mailbox next = *this;
    next.make(move);
    leaves += next.perft(depth - 1, rules);
  }
  return leaves;
}

}  // namespace raisechess::chess
