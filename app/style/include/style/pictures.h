// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPixmap>
#include <QString>

#include "view/piece_type.h"
#include "view/side.h"

namespace raisechess::ui {

enum class PieceSet { Staunton, Angular };

/// Drawings from the program's resources as pixmaps, rendered once per size and kept in QPixmapCache. Sizes are in
/// device-independent pixels; the pixmaps have `scale` device pixels for each.
class Pictures {
 public:
  enum class Icon { BadgeSecret, BadgeKnown, App };
  /// Of a piece that lies face down: nothing on it, for a glyph of its type, or a question mark.
  enum class Chip { Plain, Unknown };

  static QPixmap piece(Side side, PieceType type, double size, double scale, PieceSet set = PieceSet::Staunton);
  /// The piece in one colour, for signs in texts and on chips.
  static QPixmap glyph(PieceType type, const QColor& color, double size, double scale);
  static QPixmap chip(Side side, Chip chip, double size, double scale);
  static QPixmap icon(Icon icon, double size, double scale);
};

}  // namespace raisechess::ui
