// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_reason.h"

#include <algorithm>
#include <vector>

#include "knowledge/supposition.h"

namespace raisechess::session {
namespace {

using Kind = HintReason::Kind;

/// The positions that the viewer cannot rule out where `pins` are true, with a move that he can make in each of them.
class Supposed {
 public:
  Supposed(const PlayerView& view, const Pins& pins, Move move)
      : view_(view), move_(move), knowledge_(knowledge::knowledge_from(view)) {
    const Side viewer = view.viewer;
    const auto deals_left = knowledge::agreeing_with(knowledge_.deals(), knowledge_.board(), other(viewer), pins);
    for (knowledge::DealIndex deal : deals_left) {
      PerSide<knowledge::DealIndex> deals;
      deals[viewer] = knowledge_.own();
      deals[other(viewer)] = deal;
      before_.push_back(knowledge_.board().position(deals));
      after_.push_back(before_.back());
      after_.back().make(move);
    }
  }

  bool with_arbiter() const { return !knowledge_.board().rules().king_capture; }

  bool checks() const {
    return std::ranges::all_of(after_, [](const chess::Position& position) { return position.in_check(); });
  }
  bool mates() const {
    return checks() && std::ranges::none_of(after_, [this](const chess::Position& position) {
             return chess::has_legal_move(position, knowledge_.board().rules());
           });
  }

  std::optional<Square> captured() const {
    if (move_.is_castling()) return std::nullopt;
    if (!chess::is_en_passant(before_.front(), move_)) {
      return view_.board[move_.to()] ? std::optional(move_.to()) : std::nullopt;
    }
    return square_at(file_of(move_.to()), rank_of(move_.from()));
  }

  /// A visible enemy piece that attacks the mover where it stands, if nothing can attack it where it goes.
  std::optional<Square> escaped_from() const {
    const Side enemy = other(view_.viewer);
    const bool safe = std::ranges::none_of(
        after_, [&](const chess::Position& position) { return position.attacked(move_.to(), enemy); });
    const chess::Position& now = before_.front();
    const chess::Bitboard visible = knowledge_.board().visible().pieces(enemy);
    const chess::Bitboard attackers = now.attackers(move_.from(), enemy, now.occupied()) & visible;
    return safe && attackers != 0 ? std::optional(chess::first_square(attackers)) : std::nullopt;
  }

 private:
  const PlayerView& view_;
  Move move_;
  knowledge::PrivateKnowledge knowledge_;
  std::vector<chess::Position> before_;
  std::vector<chess::Position> after_;
};

HintReason about(const PlayerView& view, Kind kind, Square square) {
  const auto& piece = view.board[square];
  return {kind, square, piece ? piece->type : std::nullopt};
}

}  // namespace

HintReason reason_for(const PlayerView& view, const Pins& pins, Move move) {
  const Supposed supposed(view, pins, move);
  if (supposed.with_arbiter() && supposed.mates()) return {Kind::Mates, {}, {}};
  if (const auto square = supposed.captured()) return about(view, Kind::Captures, *square);
  if (move.promotion()) return {Kind::Promotes, {}, {}};
  if (supposed.with_arbiter() && supposed.checks()) return {Kind::Checks, {}, {}};
  if (move.is_castling()) return {Kind::Castles, {}, {}};
  if (const auto attacker = supposed.escaped_from()) return about(view, Kind::Escapes, *attacker);
  return {Kind::BestChance, {}, {}};
}

}  // namespace raisechess::session
