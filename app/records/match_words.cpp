// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_words.h"

#include <QDateTime>
#include <QLocale>

#include "hand_words.h"
#include "words/words.h"

namespace raisechess::records {

QStringList MatchWords::columns() {
  return {tr("Begun"), tr("Against"), tr("Kind"), tr("Hands"), tr("Result"), tr("Score", "chips, or hands won")};
}

QString MatchWords::begun(const archive::MatchLine& match) {
  return QLocale().toString(QDateTime::fromMSecsSinceEpoch(match.begun), QLocale::ShortFormat);
}

QString MatchWords::kind(const archive::MatchLine& match) {
  archive::HandLine hand;
  hand.hidden = match.hidden;
  hand.betting = match.betting;
  return HandWords::kind(hand);
}

QString MatchWords::end(const archive::MatchLine& match) {
  switch (match.end) {
    case archive::MatchEnd::Running:
      return tr("goes on");
    case archive::MatchEnd::PersonWon:
      return tr("you won");
    case archive::MatchEnd::ComputerWon:
      return tr("you lost");
    case archive::MatchEnd::Stopped:
      return tr("stopped", "a match without chips that the player ended");
    case archive::MatchEnd::Abandoned:
      return tr("left for another one");
  }
  return {};
}

QString MatchWords::score(const archive::MatchLine& match) {
  const bool chips = match.betting != BettingMode::None && match.hidden != 0;
  return QStringLiteral("%1 : %2").arg(ui::Words::number(chips ? match.chips.a : match.won),
                                       ui::Words::number(chips ? match.chips.b : match.lost));
}

QString MatchWords::count(int matches) {
  if (matches == 0) return tr("No match is recorded yet: each one comes here when it begins.");
  return matches == 1 ? tr("1 match") : tr("%n matches", "", matches);
}

QString MatchWords::name(const archive::MatchLine& match, const QString& level) {
  return tr("Match of %1 against %2", "a date, a level").arg(begun(match), level);
}

}  // namespace raisechess::records
