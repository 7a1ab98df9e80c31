// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "view/piece_type.h"

namespace raisechess::chess {

/// The first rank of Chess960 array `number` (0–959, 518 = standard), a- to h-file.
std::array<PieceType, 8> array_pieces(int number);

}  // namespace raisechess::chess
