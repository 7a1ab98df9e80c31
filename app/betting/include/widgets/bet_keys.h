// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <Qt>

namespace raisechess::ui {

/// The keys of the bets; all can be changed.
struct BetKeys {
  Qt::Key fold = Qt::Key_F;
  Qt::Key call = Qt::Key_C;
  Qt::Key bet = Qt::Key_B;
  Qt::Key raise = Qt::Key_R;
  Qt::Key all_in = Qt::Key_A;
  Qt::Key check = Qt::Key_Space;
  friend bool operator==(const BetKeys&, const BetKeys&) = default;
};

QString key_name(Qt::Key key);

}  // namespace raisechess::ui
