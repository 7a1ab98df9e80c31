// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "view/analysis.h"

namespace raisechess::ui {

/// The viewer's chance as the adviser sees it, or that it is being worked out.
struct EquityShown {
  std::optional<Chance> chance;  ///< nothing: not known yet
  bool supposed = false;         ///< in a thought of the viewer's
  friend bool operator==(const EquityShown&, const EquityShown&) = default;
};

}  // namespace raisechess::ui
