// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

#include "widgets/log_panel.h"

namespace raisechess::ui {

/// What one side did in a line: bets, then its move.
struct LogCell {
  QStringList bets;
  QString move;
  int begun = 0;           ///< half-moves made before it
  std::optional<int> ply;  ///< the half-move that it ends with, of those that stand
  bool isEmpty() const { return bets.isEmpty() && move.isEmpty(); }
  QString text() const;
};

struct LogLine {
  QString number;                ///< of its move, in the first line of it
  std::array<LogCell, 2> cells;  ///< White's, Black's
  QString note;
  QString note_in_words;  ///< what the bits of the note mean; empty without any
  int taken_back = 0;     ///< how often
};

/// The lines of a hand's log. Each action stands in the column of who took it, and read from left to right, line by
/// line, they stand in their order; so a move with a raise has several lines. What was taken back has lines of its own,
/// the same again no other one.
std::vector<LogLine> log_lines(const PlayerView& view, const std::vector<PlyNote>& notes);

}  // namespace raisechess::ui
