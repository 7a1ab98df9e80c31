// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_words.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

#include "level_words.h"
#include "view/move_text.h"
#include "words/words.h"

namespace raisechess {

using ui::Words;

namespace {

const QString dot = QStringLiteral(" · ");

QString points(const session::TableState& state, Side side) {
  const auto material = state.view.result->material[side];
  return material ? Words::points(*material) : QString();
}

QStringList line_after_hand(const session::TableState& state, Side side) {
  QStringList parts{Words::side(side), points(state, side)};
  if (state.view.result->winner == side) {
    const bool you = side == state.side();
    parts << (you ? TableWords::tr("you take the hand") : TableWords::tr("takes the hand"));
  }
  parts.removeAll(QString());
  return parts;
}

}  // namespace

QString TableWords::plate_line(const session::TableState& state, Side side, bool brief) {
  if (state.hand_over()) return line_after_hand(state, side).join(dot);
  if (state.thinking && side != state.side()) return Words::side(side) + dot + tr("thinking …");
  QStringList parts{Words::turn_note(state.view, side)};
  if (side == state.side() && state.view.setup.hidden > 0)
    parts << (brief ? tr("%1 left") : tr("%1 of your secret left")).arg(Words::bits(state.told.bits));
  return parts.join(dot);
}

ui::PlateState TableWords::plate(const session::TableState& state, Side side, bool brief) {
  ui::PlateState plate;
  plate.is_you = side == state.side();
  plate.name = plate.is_you ? tr("You") : tr("Computer · %1").arg(LevelWords::name(state.choice.level));
  if (plate.is_you && state.watching != session::Watching::Off) {
    const bool paused = state.watching == session::Watching::Paused;
    const QString who = paused ? tr("You · paused: %1 plays for you", "Club") : tr("You · %1 plays for you", "Club");
    plate.name = who.arg(LevelWords::name(state.choice.level));
  }
  plate.line = plate_line(state, side, brief);
  if (plate.is_you && state.view.setup.hidden > 0 && !state.hand_over())
    plate.more = Words::uncertainty_plain(state.told.deals, state.told.bits);
  if (state.with_chips()) {
    plate.stack = state.view.stacks[side];
  } else if (!state.exercise) {
    const Seat seat = plate.is_you ? state.person : other(state.person);
    plate.score = tr("hands won: %1").arg(Words::number(state.score.hands_won[seat]));
  }
  plate.to_act = state.view.to_act == side;
  plate.winner = state.hand_over() && state.view.result->winner == side;
  return plate;
}

QString TableWords::moved_for_person(const session::TableState& state) {
  const int ply = state.moved_for_person.value_or(0);
  if (ply == 0 || state.view.ply < ply || state.view.ply > ply + 1) return {};
  return tr("Time was up: the computer played %1 for you.").arg(Words::move(move_text(state.view, ply)));
}

QString TableWords::computer_thought(const session::TableState& state, int ply) {
  const auto& thoughts = state.computer_thoughts;
  const auto last = std::find_if(thoughts.rbegin(), thoughts.rend(),
                                 [ply](const session::ComputerThought& thought) { return thought.ply == ply - 1; });
  if (last == thoughts.rend()) return {};
  const auto percent = [](double share) { return static_cast<int>(std::lround(100 * share)); };
  const QString chance = Words::chance(last->chance, last->error);
  if (!last->price) return tr("In this turn the computer saw its own chance at %1.", "62 % ± 4").arg(chance);
  return tr("In this turn the computer saw its own chance at %1; to call it needed %2.")
      .arg(chance, Words::percent(percent(*last->price)));
}

QString TableWords::earlier_line(Side side) {
  return Words::side(side) + dot + tr("an earlier position is shown");
}

QString TableWords::clock(double minutes) {
  const int seconds = std::max(0, static_cast<int>(std::ceil(minutes * 60)));
  return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString TableWords::match_line(const session::TableState& state, double minutes) {
  QStringList parts{tr("Hand %1").arg(Words::number(state.score.hand))};
  if (state.with_chips()) {
    parts << Words::blinds(state.view.setup.blinds);
    if (state.next_level_minutes) {
      const double left = *state.next_level_minutes - minutes;
      parts << (left > 0 ? tr("next level in %1").arg(clock(left)) : tr("next level with the next hand"));
    }
  } else {
    const auto& won = state.score.hands_won;
    parts << tr("won: you %1, computer %2 · split %3", "hands")
                 .arg(Words::number(won[state.person]), Words::number(won[other(state.person)]),
                      Words::number(state.score.hands_split));
  }
  return parts.join(dot);
}

std::string TableWords::last_move(const PlayerView& view) {
  return view.ply > 0 ? move_text(view, view.ply) : std::string();
}

}  // namespace raisechess
