// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/move.h"

namespace raisechess {

std::string long_algebraic(Move move) {
  std::string text = name(move.from()) + name(move.to());
  if (auto type = move.promotion()) text += static_cast<char>(letter(*type) - 'A' + 'a');
  return text;
}

}  // namespace raisechess
