// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "view/square.h"
#include "widgets/board_state.h"

namespace raisechess::ui {

/// How a piece shows itself.
enum class Face {
  Open,       ///< its type is seen by both players
  OwnSecret,  ///< the viewer's hidden piece
  OwnKnown,   ///< the viewer's hidden piece, whose type his moves have told
  Hidden,     ///< the other side's hidden piece
  Deduced,    ///< the other side's hidden piece with one type left
  Supposed,   ///< the other side's hidden piece, of a type that the viewer only thinks of
  TurnedUp    ///< was hidden until the end of the hand
};

struct PieceScene {
  Side side{};
  bool own = false;
  Face face = Face::Open;
  std::optional<PieceType> type;
  std::array<double, 5>
      share{};  ///< of a Hidden one: how likely each of `pocket_types` is; all 0 where it is not shown
  friend bool operator==(const PieceScene&, const PieceScene&) = default;
};

/// What the thought says of a square.
enum class Supposed : std::uint8_t {
  Nothing,
  Reached,    ///< a pinned piece could go here
  Attacked,   ///< it could take here, but cannot go here while nothing stands here (a pawn)
  Threatened  ///< it could take the viewer's piece here
};

struct SquareScene {
  std::optional<PieceScene> piece;
  Supposed supposed = Supposed::Nothing;
  bool left = false;     ///< the last move began here
  bool reached = false;  ///< … and ended here
  bool in_check = false;
  friend bool operator==(const SquareScene&, const SquareScene&) = default;
};

/// The mark on a square that the chosen piece can go to.
struct TargetScene {
  Secrecy effect = Secrecy::Keeps;
  bool occupied = false;
  QString number;       ///< in a "narrows" ring: types left, or bits lost where that number stays
  QString explanation;  ///< empty for a move that tells nothing
};

using BoardScene = std::array<SquareScene, square_count>;
using TargetScenes = std::array<std::optional<TargetScene>, square_count>;

inline SquareScene& at(BoardScene& scene, Square square) {
  return scene[static_cast<std::size_t>(square)];
}
inline const SquareScene& at(const BoardScene& scene, Square square) {
  return scene[static_cast<std::size_t>(square)];
}
inline const auto& at(const TargetScenes& targets, Square square) {
  return targets[static_cast<std::size_t>(square)];
}

/// The pieces at the half-move that is shown.
BoardView shown_board(const BoardState& state);

BoardScene scene_of(const BoardState& state, const BoardOptions& options);

/// The marks for the piece on `from`; where several moves lead to one square (promotions), the one that tells most.
TargetScenes target_scenes(const BoardState& state, const BoardScene& scene, Square from);

/// What a square is called: "e4, white hidden piece, yours, a knight". It tells no more than the view.
QString square_name(const SquareScene& scene, Square square);

/// What the thought says of a square, in words; empty if it says nothing.
QString supposed_words(Supposed what);

/// The half-move that led to the position after `ply` half-moves.
const Event* move_event(const PlayerView& view, int ply);

}  // namespace raisechess::ui
