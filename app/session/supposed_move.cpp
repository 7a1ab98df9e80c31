// SPDX-License-Identifier: GPL-3.0-or-later
#include "supposed_move.h"

#include <algorithm>
#include <bit>

#include "knowledge/supposition.h"

namespace raisechess::session {

using chess::Bitboard;
using chess::Position;

SupposedMove::SupposedMove(const PlayerView& view, const Pins& pins, Move move)
    : view_(view),
      move_(move),
      own_(view.viewer),
      enemy_(other(view.viewer)),
      knowledge_(knowledge::knowledge_from(view)) {
  for (knowledge::DealIndex deal : knowledge::agreeing_with(knowledge_.deals(), knowledge_.board(), enemy_, pins)) {
    PerSide<knowledge::DealIndex> deals;
    deals[own_] = knowledge_.own();
    deals[enemy_] = deal;
    before_.push_back(knowledge_.board().position(deals));
    after_.push_back(before_.back());
    after_.back().make(move);
  }
}

std::optional<PieceType> SupposedMove::known_type(Square square) const {
  const PieceType type = now().type_on(square);
  const bool known =
      std::ranges::all_of(before_, [&](const Position& position) { return position.type_on(square) == type; });
  return known ? std::optional(type) : std::nullopt;
}

bool SupposedMove::gives_check() const {
  return with_arbiter() && std::ranges::all_of(after_, [](const Position& position) { return position.in_check(); });
}

bool SupposedMove::gives_mate() const {
  return gives_check() && std::ranges::none_of(after_, [this](const Position& position) {
           return chess::has_legal_move(position, knowledge_.board().rules());
         });
}

std::optional<Square> SupposedMove::captured() const {
  if (move_.is_castling()) return std::nullopt;
  if (!chess::is_en_passant(now(), move_)) return view_.board[move_.to()] ? std::optional(move_.to()) : std::nullopt;
  return square_at(file_of(move_.to()), rank_of(move_.from()));
}

bool SupposedMove::can_be_taken() const {
  const auto in_passing = [this](const Position& position) {
    if (mover() != PieceType::Pawn) return false;
    return std::ranges::any_of(chess::legal_moves(position, knowledge_.board().rules()),
                               [&](Move answer) { return chess::is_en_passant(position, answer); });
  };
  return std::ranges::any_of(
      after_, [&](const Position& position) { return position.attacked(move_.to(), enemy_) || in_passing(position); });
}

Bitboard SupposedMove::attackers_of_mover() const {
  Bitboard attackers = ~Bitboard{0};
  for (const Position& position : before_) attackers &= position.attackers(move_.from(), enemy_, position.occupied());
  return attackers;
}

bool SupposedMove::can_be_defended(Square square) const {
  return std::ranges::any_of(after_, [&](const Position& position) { return position.attacked(square, enemy_); });
}

Bitboard SupposedMove::newly_attacked() const {
  if (move_.is_castling() || move_.promotion()) return 0;
  const Bitboard from = chess::attacks(own_, mover(), move_.from(), now().occupied());
  const Bitboard to = chess::attacks(own_, mover(), move_.to(), then().occupied());
  return to & ~from & then().pieces(enemy_);
}

Bitboard SupposedMove::newly_defended() const {
  Bitboard defended = 0;
  for (Bitboard rest = own_others(); rest != 0;) {
    const Square square = chess::take_first(rest);
    const auto is_attacked = [&](const Position& position) { return position.attacked(square, enemy_); };
    const bool attacked = std::ranges::all_of(before_, is_attacked) && std::ranges::all_of(after_, is_attacked);
    const bool was_loose = !now().attacked(square, own_);
    if (attacked && was_loose && then().attacked(square, own_) && now().type_on(square) != PieceType::King)
      defended |= chess::bit(square);
  }
  return defended;
}

Bitboard SupposedMove::own_others() const {
  return now().pieces(own_) & then().pieces(own_);
}

int SupposedMove::reach_before(Square square) const {
  return reach(now(), square);
}

int SupposedMove::reach_after(Square square) const {
  return reach(then(), square);
}

int SupposedMove::reach(const Position& position, Square square) const {
  const Bitboard squares = chess::attacks(own_, position.type_on(square), square, position.occupied());
  return std::popcount(squares & ~position.pieces(own_));
}

}  // namespace raisechess::session
