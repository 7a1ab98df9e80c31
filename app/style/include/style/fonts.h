// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace raisechess::ui {

/// What a text is; sizes are in points and follow the desktop's font when that is large.
enum class TextRole {
  Result,  ///< "You win the pot of 40"
  Pot,     ///< the number of chips in the pot
  PotCompact,
  Stack,  ///< a player's chips
  StackCompact,
  DialogTitle,
  PanelTitle,
  Body,  ///< text and buttons
  Secondary,
  Note,
  Smallest
};

/// The desktop's family in the size of `role`; results, numbers of chips and titles are bold.
QFont text_font(TextRole role);
QFont bold_font(TextRole role);

/// Has the list of the system's fonts read on another thread: a large part of a start, and nothing else needs to wait
/// until a text is measured. To be called once, early.
void load_fonts_aside();

}  // namespace raisechess::ui
