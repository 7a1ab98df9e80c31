// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/figures_shown.h"
#include "records/hand_model.h"
#include "records/line_chart.h"

namespace raisechess::records {

/// What a figure's tile says.
struct TileShown {
  QString value;
  QString detail;
};
TileShown tile_of(FigureKind kind, const statistics::Statistics& statistics, const HandModel::LevelName& level_name);

/// How the figure went from the oldest hand to the newest.
ChartShown course_of(FigureKind kind, const statistics::Statistics& statistics, const HandModel::LevelName& level_name);

}  // namespace raisechess::records
