// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "style/pictures.h"
#include "view/analysis.h"
#include "view/player_view.h"

namespace raisechess::ui {

/// All that the board shows: one player's view and what is known around it. Tables belong to the half-move that is
/// shown.
struct BoardState {
  PlayerView view;
  std::optional<RangeTable> range;       ///< what the viewer cannot rule out of the other side
  std::optional<RangeTable> told;        ///< what the viewer's own moves have told
  std::optional<SecrecyTable> secrecy;   ///< of his legal moves
  std::optional<int> ply;                ///< half-moves made when looking back; nothing: the present
  std::optional<Supposition> thought{};  ///< of the present; it is drawn, and changes nothing
  bool turned_up = false;                ///< a replay whose view has every type: all pieces are drawn face up
  bool review = false;                   ///< of a hand that is over: no earlier position is drawn pale, and the plain
                                         ///< arrow keys are the window's (with Shift they move the square cursor)

  int shownPly() const { return ply.value_or(view.ply); }
  bool looksBack() const { return shownPly() != view.ply; }
  /// Is a move due from the viewer, and does the board show the present?
  bool mayMove() const {
    return !looksBack() && view.to_act == view.viewer && !view.split_offer &&
           (view.phase == Phase::Turn || view.phase == Phase::Move);
  }
};

enum class Coordinates { None, Edge, EverySquare };
enum class BoardColors { Walnut, Green, Blue, Grey };

struct BoardOptions {
  Coordinates coordinates = Coordinates::Edge;
  BoardColors colors = BoardColors::Walnut;
  PieceSet pieces = PieceSet::Staunton;
  bool flipped = false;      ///< Black below
  bool show_targets = true;  ///< marks on the squares that a piece can go to
  bool show_types = true;    ///< bars under hidden enemy pieces, badges on one's own
  int move_ms = 160;         ///< how long a piece slides; 0: not at all
  int turn_over_ms = 200;    ///< how long a piece turns over at the end of a hand; 0: not at all
  friend bool operator==(const BoardOptions&, const BoardOptions&) = default;
};

/// An arrow, or a circle where both squares are the same.
struct BoardMark {
  enum class Color { Teal, Amber, Red, Violet };
  Square from{};
  Square to{};
  Color color = Color::Teal;
  friend bool operator==(const BoardMark&, const BoardMark&) = default;
};

}  // namespace raisechess::ui
