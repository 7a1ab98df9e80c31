// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cctype>
#include <string_view>

#include "squares.h"
#include "view/move_text.h"
#include "view/player_view.h"

namespace raisechess::test {

inline Move move(std::string_view from, std::string_view to) {
  return Move::normal(at(from), at(to));
}

/// A view made by hand: pieces as in FEN's first field, none of them hidden yet.
inline PlayerView table(Side viewer, std::string_view placement) {
  PlayerView view;
  view.viewer = viewer;
  view.phase = Phase::Move;
  int file = 0, rank = 7;
  for (char c : placement) {
    if (c == '/') {
      file = 0, --rank;
    } else if (c >= '1' && c <= '8') {
      file += c - '0';
    } else {
      const bool white = std::isupper(static_cast<unsigned char>(c)) != 0;
      const auto type = piece_type_from_letter(static_cast<char>(std::toupper(static_cast<unsigned char>(c))));
      view.board[square_at(file++, rank)] = PieceView{white ? Side::White : Side::Black, type, {}};
    }
  }
  view.start = view.board;
  view.to_act = view.active = Side::White;
  return view;
}

/// Turns the pieces on `squares` of one side face down: the viewer keeps seeing the types of his own.
inline void hide(PlayerView& view, Side side, std::initializer_list<std::string_view> squares) {
  for (std::string_view square : squares) {
    auto& piece = view.board[at(square)];
    piece->pocket = static_cast<std::uint8_t>(view.hidden[side].size());
    if (side != view.viewer) piece->type.reset();
    view.hidden[side].push_back({at(square), at(square), piece->type, HiddenStatus::Hidden});
  }
  view.start = view.board;
}

/// Plays a half-move that everybody saw, with its outcome.
inline void play(PlayerView& view, Move made, MoveOutcome outcome = {}) {
  const Event event{view.active, MakeMove{made}, std::move(outcome)};
  view.board = board_after(view.board, event, origins(view));
  view.log.push_back(event);
  view.active = other(view.active);
  view.to_act = view.active;
  ++view.ply;
}

/// A capture on the square that the move goes to.
inline MoveOutcome captures(PieceType type, std::string_view on, std::vector<RevealedPiece> reveals = {}) {
  return {type, at(on), std::move(reveals), false};
}

}  // namespace raisechess::test
