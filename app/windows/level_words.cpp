// SPDX-License-Identifier: GPL-3.0-or-later
#include "level_words.h"

namespace raisechess {

QString LevelWords::name(const QString& id) {
  if (id == QLatin1String("novice")) return tr("Novice");
  if (id == QLatin1String("casual")) return tr("Casual");
  if (id == QLatin1String("web")) return tr("Web");
  if (id == QLatin1String("club")) return tr("Club");
  if (id == QLatin1String("expert")) return tr("Expert");
  if (id == QLatin1String("master")) return tr("Master");
  return id;
}

QString LevelWords::description(const QString& id) {
  if (id == QLatin1String("novice")) return tr("Sees one move ahead and overlooks much.");
  if (id == QLatin1String("casual")) return tr("Plays for fun and thinks little of what you hold.");
  if (id == QLatin1String("web"))
    return tr("Plays like the original page: it counts what your moves allow, and does not read bets.");
  if (id == QLatin1String("club"))
    return tr("Thinks about what you may hold, bets its strong hands and some weak ones.");
  if (id == QLatin1String("expert")) return tr("Plays like Club, and looks at four times as many positions.");
  if (id == QLatin1String("master")) return tr("All that the program can do.");
  return {};
}

}  // namespace raisechess
