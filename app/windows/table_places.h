// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include "style/metrics.h"

namespace raisechess {

/// Where the parts of a table stand: a square board between two plates, and the column of cards right of it. Lengths in
/// device-independent pixels.
struct TablePlaces {
  QRect plate_above;
  QRect board;
  QRect plate_below;
  QRect column;
};

/// Everything is laid out more closely where a table is narrow or low.
ui::Density density_at(QSize table);

/// `scale`: device pixels to a pixel; a square of the board has a whole number of them.
TablePlaces table_places(QSize table, double scale);

}  // namespace raisechess
