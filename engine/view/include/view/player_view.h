// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "view/action.h"
#include "view/board_view.h"
#include "view/setup.h"

namespace raisechess {

/// Respond: a bet is faced (or the blind, by Black before White's first move). Turn: the player whose turn it is may
/// bet or move. Move: the betting of this turn is over, a move is due. Over: the hand has ended.
enum class Phase : std::uint8_t { Respond, Turn, Move, Over };

enum class HiddenStatus : std::uint8_t { Hidden, Revealed, Captured };

/// A piece that was dealt face down, as one viewer knows it.
struct HiddenPiece {
  Square origin{};
  std::optional<Square> now;      ///< nothing once captured
  std::optional<PieceType> type;  ///< as dealt; nothing while it is the other side's and still hidden
  HiddenStatus status = HiddenStatus::Hidden;
  friend bool operator==(const HiddenPiece&, const HiddenPiece&) = default;
};

enum class ResultKind : std::uint8_t {
  Checkmate,
  Stalemate,
  Showdown,
  Fold,
  Threefold,
  FiftyMoves,
  InsufficientMaterial,
  Agreed,
  KingCapture
};

struct HandResult {
  ResultKind kind{};
  std::optional<Side> winner;            ///< nothing: the pot was split
  PerSide<std::optional<int>> material;  ///< points on the board; nothing where hidden pieces of the other side remain
  PerSide<Chips> net;                    ///< chips won (positive) or lost in this hand
  friend bool operator==(const HandResult&, const HandResult&) = default;
};

/// Least and greatest `to` of a bet or raise, and which rule sets each.
struct BetBounds {
  enum class Least : std::uint8_t { BigBlind, LastBet, LastRaise, AllIn };
  enum class Most : std::uint8_t { OwnStack, OpponentStack, PotLimit };
  Chips min = 0;
  Chips max = 0;
  Least least = Least::BigBlind;
  Most most = Most::OwnStack;
  Chips last_size = 0;  ///< the size of the bet or raise (or the big blind) that sets the least raise
  friend bool operator==(const BetBounds&, const BetBounds&) = default;
};

struct CastlingRooks {
  std::optional<Square> h_side;
  std::optional<Square> a_side;
  friend bool operator==(const CastlingRooks&, const CastlingRooks&) = default;
};

/// What FEN tells beside the pieces, as far as the viewer may know it (table protocol, "view").
struct RightsView {
  PerSide<CastlingRooks> castling;
  std::optional<Square> en_passant;
  std::vector<Square> no_double_step;  ///< pawns on their own second rank that may not double-step
  int half_move_clock = 0;
  int full_move = 1;
  friend bool operator==(const RightsView&, const RightsView&) = default;
};

/// All that one player may know of a hand: the set-up, every public event in order, his own deal and the lists of legal
/// moves offered to him. It is built upward from nothing; there is no switch to disclose more.
struct PlayerView {
  Side viewer{};
  HandSetup setup;

  BoardView start;                           ///< at the deal
  BoardView board;                           ///< now
  PerSide<std::vector<HiddenPiece>> hidden;  ///< by origin, a1…h8 order
  RightsView rights;

  Phase phase = Phase::Over;
  Side active{};               ///< whose turn it is to move
  std::optional<Side> to_act;  ///< who decides now; nothing when the hand is over
  int ply = 0;                 ///< half-moves made, without those taken back
  bool check = false;          ///< is the side to move in check (as announced)

  Chips pot = 0;  ///< every chip in the middle, this turn's bets included
  PerSide<Chips> stacks;
  PerSide<Chips> committed;  ///< each side's contribution to this turn's betting
  Chips to_call = 0;
  std::optional<BetBounds> bet;  ///< bounds for whoever is to act; public facts
  std::optional<BetBounds> raise;
  std::optional<Side> split_offer;  ///< whose offer to split stands
  bool may_offer_split = false;     ///< to_act may offer now
  bool may_take_back = false;       ///< the viewer may, whoever is to act

  std::vector<Event> log;
  std::vector<Move> moves;  ///< the viewer's legal moves while it is his turn, whatever the phase; sorted by their text
  std::vector<std::vector<Move>> offers;  ///< the lists at the start of each of his turns so far, sorted likewise; a
                                          ///< turn that a takeback returns to is not listed again
  std::optional<HandResult> result;

  friend bool operator==(const PlayerView&, const PlayerView&) = default;
};

/// The squares of the deal, in order, of each side.
PerSide<std::vector<Square>> origins(const PlayerView& view);
/// The viewer's own deal.
Deal own_deal(const PlayerView& view);

/// The board as the viewer knew it after `ply` half-moves (0 … view.ply) of those that stand: later reveals do not show
/// in it.
BoardView board_at(const PlayerView& view, int ply);

/// Where a match stands; the same for both players.
struct MatchScore {
  int hand = 0;               ///< hands begun
  std::optional<Seat> white;  ///< who has White in the hand begun last
  PerSeat<Chips> chips;       ///< as of the last finished hand
  double minutes = 0;         ///< match time
  Blinds blinds;              ///< of the hand begun last
  PerSeat<std::int64_t> won;  ///< sum of the gains of his hands
  PerSeat<std::int64_t> lost;
  PerSeat<int> hands_won;
  int hands_split = 0;
  bool over = false;
  std::optional<Seat> winner;
  friend bool operator==(const MatchScore&, const MatchScore&) = default;
};

}  // namespace raisechess
