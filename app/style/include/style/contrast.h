// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace raisechess::ui {

inline constexpr double readable_contrast = 4.5;  ///< of text, by WCAG 2 (AA)

/// `wish`, made darker or lighter as far as a text on `ground` needs it.
QColor readable_on(const QColor& ground, const QColor& wish);

}  // namespace raisechess::ui
