// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "game/hand.h"
#include "player/player.h"

namespace raisechess::test {

/// What a decision in a hand must not get wrong, where that can be known exactly: with one half-move left before the
/// showdown, or for the sake of a mate, every deal of the range and every move is tried.
enum class SituationKind {
  Nuts,       ///< facing a bet with a hand that no deal and no move beats: never folds
  Dead,       ///< facing a bet with a hand that cannot even split: never calls
  AllInNuts,  ///< the same, where the bet is for everything
  AllInDead,
  ShortStack,     ///< the same, with a few chips at the start of the hand; nuts
  PotLimit,       ///< the same, where no more than the pot may be raised; nuts
  OneChip,        ///< facing a bet that costs next to nothing with a fair chance: never folds
  LastMove,       ///< a move that wins at least a fifth of the range more than the average move: is found
  LastCapture,    ///< the same, where only captures are best
  HiddenChecker,  ///< the same in a check by a hidden piece
  KeepsSecret,    ///< several moves are best: none is chosen that tells two bits more than another
  Mates,          ///< early in the hand; a move mates whatever the deal: such a move is made
  AvoidsMate      ///< likewise; some moves let the other side mate at once in every deal, others in none: none of the
                  ///< first is made
};

const std::vector<SituationKind>& situation_kinds();
std::string name_of(SituationKind kind);
SituationKind kind_from_name(const std::string& name);  ///< throws for another name

/// Is the player to act in such a situation.
bool is_situation(SituationKind kind, const game::Hand& hand);

/// What is wrong with an action in such a situation; empty if nothing is.
std::string mistake_in(SituationKind kind, const game::Hand& hand, const Action& action);

}  // namespace raisechess::test
