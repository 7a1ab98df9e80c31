// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "chess/move_generation.h"
#include "chess/position.h"
#include "knowledge/deal_set.h"
#include "view/action.h"
#include "view/player_view.h"
#include "view/range_table.h"
#include "view/setup.h"

namespace raisechess::knowledge {

/// What both players see of the board: who stands where, the types of visible pieces, which pieces are pocket pieces
/// and which have moved. Together with a deal of each side it is a true position.
class PublicBoard {
 public:
  /// The start of a hand: the array (or setup.start_fen, checked before), `origins` = both sides' hidden squares in
  /// order.
  PublicBoard(const HandSetup& setup, const PerSide<std::vector<Square>>& origins);

  /// Plays what both saw of a half-move.
  void play(Move move, const MoveOutcome& outcome);
  /// Shows every piece that is still hidden.
  void turn_up(const PerSide<DealIndex>& deals);

  Side side_to_move() const { return visible_.side_to_move(); }
  int ply() const { return ply_; }  ///< half-moves played
  chess::MoveRules rules() const { return rules_; }

  // Pieces
  chess::Bitboard pieces(Side side) const { return by_side_[side]; }
  chess::Bitboard occupied() const { return by_side_.white | by_side_.black; }
  /// The pieces whose type both players see, kings among them, without the others; side to move as on the board.
  const chess::Position& visible() const { return visible_; }
  /// Has the piece on this square never moved (and is it not on the square of one that was captured).
  bool unmoved(Square square) const { return chess::contains(unmoved_, square); }

  // Pocket pieces
  int pockets(Side side) const { return static_cast<int>(origins_[side].size()); }
  const std::vector<Square>& origins(Side side) const { return origins_[side]; }
  const PerSide<std::vector<Square>>& origins() const { return origins_; }
  std::optional<int> pocket_from(Side side, Square origin) const;    ///< the pocket piece dealt on `origin`
  std::optional<Square> pocket_square(Side side, int pocket) const;  ///< nothing once captured
  HiddenStatus status(Side side, int pocket) const;
  std::optional<CapturedAt> captured(Side side, int pocket) const;
  /// The pocket piece on a square while its status is Hidden.
  std::optional<int> hidden_pocket(Square square) const;

  // Rights
  /// Where a piece stands that went two squares straight from its second rank in the last half-move, never having moved
  /// before, and that may be a pawn: it can be captured en passant if it is one.
  std::optional<Square> double_stepped() const { return double_stepped_; }
  /// The rook that the side may still castle with on that wing if it holds `deal`.
  std::optional<Square> castling_rook(Side side, chess::Wing wing, DealIndex deal) const;
  /// Where a rook could still be castled with, if it is the outermost one of its wing: the visible rook or hidden piece
  /// of the king's rank that has not moved. Nothing once the king has moved.
  chess::Bitboard castling_candidates(Side side) const;
  /// The pairs that a deal must not hold if castling is to be with the rook on `candidate`: no rook further out at the
  /// deal, and a rook there (RULES 2).
  PocketTypes against_castling(Side side, Square candidate) const;

  /// The true position if the two sides hold these deals; half-move clock 0.
  chess::Position position(const PerSide<DealIndex>& deals) const;

 private:
  struct Pocket {
    std::optional<Square> now;
    HiddenStatus status = HiddenStatus::Hidden;
    std::optional<CapturedAt> captured{};
  };

  void set_up_array(int number);
  void set_up_fen(const std::string& fen);
  void hide(Side side, Square origin);
  Pocket* pocket_on(Square square);
  void lift(Square square);
  void carry(Side mover, Square from, Square to);
  void castle(Side mover, Move move);
  void show(Side side, Pocket& pocket, PieceType type);
  bool is_double_step(Side mover, Move move) const;
  chess::Bitboard further_out(Side side, Square of) const;

  chess::Position visible_;
  PerSide<chess::Bitboard> by_side_;
  PerSide<std::vector<Square>> origins_;
  PerSide<std::array<Pocket, max_pockets>> pockets_;
  chess::Bitboard unmoved_ = 0;
  PerSide<chess::Bitboard> rooks_at_deal_;  ///< visible ones on the first rank that castling looks at
  PerSide<Square> king_at_deal_;
  std::optional<Square> double_stepped_;
  std::optional<Square> passed_over_;
  chess::MoveRules rules_;
  int ply_ = 0;
};

/// The board after the half-moves of `log` that stand, from the start of the hand.
PublicBoard standing_board(const HandSetup& setup, const PerSide<std::vector<Square>>& origins,
                           std::span<const Event> log);

}  // namespace raisechess::knowledge
