// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/game_tree.h"

namespace raisechess::test {

/// Kuhn poker: three cards, one each, ante 1, one bet of 1. The first player's value is −1/18.
solver::GameTree kuhn_poker();

/// Leduc hold'em: six cards of three ranks, one each and one for both between two rounds of betting; ante 1, bets 2 and
/// then 4, one raise a round. The first player's value is −0.0856.
solver::GameTree leduc_holdem();

}  // namespace raisechess::test
