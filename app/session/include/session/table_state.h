// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "view/player_view.h"
#include "view/range_table.h"

namespace raisechess::session {

/// What a person chooses when a match begins.
struct MatchChoice {
  MatchSetup setup;
  bool draw_array = false;   ///< a Chess960 array drawn for each hand, else setup.hand.array
  bool draw_colour = false;  ///< the first colour by lot, else setup.first_white (the person is seat A)
  QString level = QStringLiteral("club");
  QString nonce;         ///< mixed into the dealing; empty: the program draws one
  bool recorded = true;  ///< its finished hands go into the history; else nothing of it stays
  friend bool operator==(const MatchChoice&, const MatchChoice&) = default;
};

/// One side's dealing as it may be shown: the commitment always, the secret once it is opened.
struct DealingSide {
  QString commitment;            ///< SHA-256 in hex
  QString secret;                ///< hex; empty while sealed
  std::optional<Deal> deal;      ///< likewise
  std::optional<bool> verified;  ///< once opened: secret, commitment and deal belong together
  friend bool operator==(const DealingSide&, const DealingSide&) = default;
};

struct DealingState {
  QString nonce;
  PerSide<DealingSide> sides;
  friend bool operator==(const DealingState&, const DealingState&) = default;
};

/// What the viewer knew after a half-move, and where the chips lay then. What the end of a hand turns up is left out.
struct PastKnowledge {
  RangeTable range;
  RangeTable told;
  Chips pot = 0;  ///< every chip in the middle
  PerSide<Chips> stacks{};
};

/// How the computer saw its own chance when it acted.
struct ComputerThought {
  int ply = 0;                  ///< half-moves made before
  double chance = 0.5;          ///< P(it wins the pot) + ½ P(split)
  double error = 0;             ///< of that, as it did not look at every deal: 95 of 100 such are within it
  std::optional<double> price;  ///< from which chance a call pays, where it faced a bet
  friend bool operator==(const ComputerThought&, const ComputerThought&) = default;
};

/// Does the computer play in the person's seat, too, while he watches?
enum class Watching : std::uint8_t { Off, On, Paused };

/// All that the window shows of a match: plain values, as the person in seat A may know them.
struct TableState {
  Seat person = Seat::A;
  MatchChoice choice;
  PlayerView view;
  MatchScore score;
  RangeTable range;                        ///< what the other side can hold
  RangeTable told;                         ///< what the person's own moves have told
  SecrecyTable secrecy;                    ///< of his legal moves, while it is his turn to move
  std::optional<RangeTable> range_before;  ///< before the other side's last half-move, if that was the last one made
  std::vector<std::shared_ptr<const PastKnowledge>> past;  ///< by half-moves made, from 0 on
  DealingState dealing;
  std::vector<ComputerThought> computer_thoughts;  ///< of this hand; none until its end has turned up both deals, for
                                                   ///< they tell what the computer held
  bool thinking = false;                           ///< the computer decides now
  bool match_over = false;                         ///< no further hand
  bool exercise = false;                           ///< of a hand that belongs to no match and is played on once more
  Watching watching = Watching::Off;
  std::optional<int> moved_for_person;       ///< the half-move of this hand that the computer made last for the person
  std::optional<double> next_level_minutes;  ///< match time at which the blinds rise

  Side side() const { return view.viewer; }
  /// What the person knew after `ply` half-moves of this hand.
  const PastKnowledge& knowledge_at(int ply) const { return *past.at(static_cast<std::size_t>(ply)); }

  bool hand_over() const { return view.result.has_value(); }
  bool with_chips() const { return view.setup.betting != BettingMode::None; }
};

/// Works out `past` from the view alone.
void recall(TableState& state);

}  // namespace raisechess::session
