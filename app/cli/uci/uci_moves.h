// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "chess/move_generation.h"

namespace raisechess::cli {

/// Classic chess, as UCI knows it: promotion by choice, with mate.
inline constexpr chess::MoveRules classic_rules{PromotionRule::Choice, false};

/// A move as UCI writes it. With `chess960` castling is the king taking his own rook (e1h1); without, it is the king's
/// two steps (e1g1), as far as king and rook stand where standard chess has them.
std::string uci_text(Move move, bool chess960);

/// The legal move that `text` names, castling in either form; nothing if there is none.
std::optional<Move> uci_move(const chess::Position& position, std::string_view text);

}  // namespace raisechess::cli
