// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

#include "view/analysis.h"
#include "view/player_view.h"

namespace raisechess::ai {

/// What the adviser makes of a turn.
struct Advice {
  Chance chance;                  ///< of the viewer
  std::optional<Move> move;       ///< if it is the viewer's turn to move: one of his legal moves
  double move_chance = 0.5;       ///< with that move
  std::optional<RatedMove> next;  ///< the best of the others, unless all were soon left behind
  bool complete = false;          ///< no stop cut it short
};

/// How long the adviser looks: for a chance that is shown all the time, or for a move that was asked for.
enum class Effort : std::uint8_t { Chance, Move };

/// Judges turns for a person: always as strong, whatever level plays against him, and by the range as it is shown,
/// every deal equally likely. It is given the person's view and nothing else, and reads no bet. A pure function of
/// view, pins and effort, the same on every machine.
class Adviser {
 public:
  Adviser();
  ~Adviser();

  /// What follows from `pins` for the range; nothing if no deal that the viewer cannot rule out agrees with them.
  std::optional<Supposition> suppose(const PlayerView& view, const Pins& pins);

  /// What `view` looks like if `pins` are true; nothing in the same case. The hand is on. Returns soon after a stop
  /// request.
  std::optional<Advice> advise(const PlayerView& view, const Pins& pins, Effort effort, const std::stop_token& stop);

 private:
  class Private;
  std::unique_ptr<Private> d_;
};

/// The margin of the adviser's chances (Effort::Chance) where so many half-moves are left to the showdown; nothing: to
/// mate. Measured: docs/strength.md.
double margin_of_chance(std::optional<int> half_moves_left);

}  // namespace raisechess::ai
