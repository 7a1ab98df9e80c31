// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace raisechess::ui {

/// The largest size with which `window` stands on its screen whole, its title bar included. The bar is taken to be as
/// high as the style draws one: the desktop tells its height only once the window is shown.
QSize screen_room(const QWidget& window);

}  // namespace raisechess::ui
