// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_places.h"

#include <algorithm>

#include "widgets/board_widget.h"

namespace raisechess {
namespace {

/// Lengths of the two columns.
struct Spaces {
  int left, right, top, bottom;
  int plate;  ///< height of a plate
  int plate_gap;
  int column_gap;
  int least_cards;  ///< width of the right column
};

constexpr Spaces normal_spaces{34, 24, 12, 30, 50, 8, 30, 470};
constexpr Spaces compact_spaces{14, 14, 5, 10, 37, 5, 14, 440};
constexpr int least_side = 64;
constexpr int compact_height = 722;  ///< below it the cards of a bet that is faced do not fit at their usual size

/// The side of the largest board that leaves the plates and the cards their room.
int board_side(QSize table, const Spaces& space, double scale) {
  const int plates = 2 * (space.plate + space.plate_gap);
  const int tallest = table.height() - space.top - space.bottom - plates;
  const int widest = table.width() - space.left - space.right - space.column_gap - space.least_cards;
  return ui::BoardWidget::fittingSide(std::max(least_side, std::min(tallest, widest)), scale);
}

/// As high as board and plates; where the window is too narrow for a board of its height, as the window.
int column_height(QSize table, const Spaces& space, const TablePlaces& places) {
  const int beside_board = places.plate_below.bottom() + 1 - space.top;
  const int whole = table.height() - space.top - space.bottom;
  return whole - beside_board < 2 * space.plate ? beside_board : whole;
}

}  // namespace

ui::Density density_at(QSize table) {
  const bool close = table.width() < ui::metrics::compact_below || table.height() < compact_height;
  return close ? ui::Density::Compact : ui::Density::Normal;
}

TablePlaces table_places(QSize table, double scale) {
  const Spaces& space = density_at(table) == ui::Density::Compact ? compact_spaces : normal_spaces;
  const int side = board_side(table, space, scale);
  TablePlaces places;
  places.plate_above = {space.left, space.top, side, space.plate};
  places.board = {space.left, space.top + space.plate + space.plate_gap, side, side};
  places.plate_below = places.plate_above.translated(0, side + space.plate + 2 * space.plate_gap);
  const int x = space.left + side + space.column_gap;
  places.column = {x, space.top, table.width() - x - space.right, column_height(table, space, places)};
  return places;
}

}  // namespace raisechess
