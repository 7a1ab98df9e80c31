// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "view/error.h"
#include "view/player_view.h"

namespace raisechess {

/// How half-move `ply` (1 … view.ply) reads for the viewer, made from his view alone. Pieces whose type he saw at that
/// time in short form (Nc3, exd5, O-O, e8=Q), others in long form (d2-f4). Two pieces of a seen type are told apart by
/// geometry, never by legality, so that no text tells of a hidden piece or a pin. "+" where check was announced, "#"
/// after a mate.
std::string move_text(const PlayerView& view, int ply);

/// The texts of all half-moves that stand, in order.
std::vector<std::string> move_texts(const PlayerView& view);

/// How the half-moves of view.log read, those taken back among them; by event, empty where it is none.
std::vector<std::string> log_texts(const PlayerView& view);

/// How `move`, one of view.moves, would read before it is made (without check marks).
std::string move_text(const PlayerView& view, Move move);

/// Reads "Nf3", "e2e4", "e2-e4", "exd5", "O-O", "0-0", "e8=Q", "e1h1", "e1g1" (king two squares) for the viewer, among
/// view.moves. Errors: UnknownMoveText, IllegalMove, AmbiguousMoveText.
Expected<Move> move_from_text(const PlayerView& view, std::string_view text);

}  // namespace raisechess
