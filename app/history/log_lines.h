// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

#include "widgets/log_panel.h"

namespace raisechess::ui {

/// What one side did in a turn: bets, then its move.
struct LogTurn {
  QStringList bets;
  QString move;
  std::optional<int> ply;  ///< the half-move that it ends with, of those that stand
  QString text() const;
};

struct LogLine {
  QString number;
  std::array<LogTurn, 2> turns;  ///< White's, Black's
  QString note;
  bool taken_back = false;
};

/// The lines of a hand's log, in the order in which they were begun; what was taken back stands in lines of its own.
std::vector<LogLine> log_lines(const PlayerView& view, const std::vector<PlyNote>& notes);

}  // namespace raisechess::ui
