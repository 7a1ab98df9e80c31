// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/contrast.h"

#include "style/theme.h"

namespace raisechess::ui {

QColor readable_on(const QColor& ground, const QColor& wish) {
  const QColor end = contrast_ratio(Qt::black, ground) > contrast_ratio(Qt::white, ground) ? Qt::black : Qt::white;
  constexpr int steps = 20;
  for (int step = 0; step < steps; ++step) {
    const QColor ink = blended(end, wish, double(step) / steps);
    if (contrast_ratio(ink, ground) >= readable_contrast) return ink;
  }
  return end;
}

}  // namespace raisechess::ui
