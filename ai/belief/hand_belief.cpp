// SPDX-License-Identifier: GPL-3.0-or-later
#include "belief/hand_belief.h"

namespace raisechess::ai {

void HandBelief::follow(const PlayerView& view) {
  moves_.follow(view);
  while (replay_.step(view) != nullptr) {
  }
}

}  // namespace raisechess::ai
