// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_words.h"

#include <QDateTime>
#include <QLocale>

#include "records/hand_model.h"
#include "words/words.h"

namespace raisechess::records {

QStringList HandWords::columns() {
  return {tr("Played"), tr("Against"), tr("Kind"), tr("Moves"), tr("Ending"), tr("Result"), tr("Chips"), tr("Notes")};
}

QString HandWords::when(const archive::HandLine& hand) {
  if (hand.ended == 0) return QStringLiteral("–");
  return QLocale().toString(QDateTime::fromMSecsSinceEpoch(hand.ended), QLocale::ShortFormat);
}

QString HandWords::imported() {
  return tr("imported");
}

QString HandWords::betting(BettingMode mode) {
  switch (mode) {
    case BettingMode::None:
      return tr("without chips");
    case BettingMode::NoLimit:
      return tr("no-limit");
    case BettingMode::PotLimit:
      return tr("pot-limit");
  }
  return {};
}

QString HandWords::kind(const archive::HandLine& hand) {
  if (hand.hidden == 0) return tr("classic chess");
  return tr("%n hidden", "pieces a side", hand.hidden) + QStringLiteral(" · ") + betting(hand.betting);
}

/// After which move the showdown was says the column of moves.
QString HandWords::ending(const archive::HandLine& hand) {
  if (hand.result.kind == ResultKind::Showdown) return tr("Showdown");
  HandSetup setup;
  setup.betting = hand.betting;
  return ui::Words::result_heading(hand.result, setup);
}

QString HandWords::outcome(const archive::HandLine& hand) {
  const auto outcome = outcome_of(hand);
  if (!outcome) {
    if (!hand.result.winner) return tr("split");
    return tr("%1 won", "White or Black").arg(ui::Words::side_within(*hand.result.winner));
  }
  switch (*outcome) {
    case Outcome::Won:
      return tr("you won");
    case Outcome::Lost:
      return tr("you lost");
    case Outcome::Split:
      return tr("split");
  }
  return {};
}

QString HandWords::net(const archive::HandLine& hand) {
  if (hand.betting == BettingMode::None) return {};
  const Chips net = hand.result.net[hand.person.value_or(Side::White)];
  const QString number = QLocale().toString(net < 0 ? -net : net);
  return net == 0 ? number : (net > 0 ? QStringLiteral("+") : QStringLiteral("−")) + number;
}

QString HandWords::notes(const archive::HandLine& hand) {
  QStringList notes;
  if (hand.aids.watched) notes << tr("watched", "a hand");
  if (hand.aids.out_of_time) notes << tr("time ran out");
  if (hand.aids.hint) notes << tr("hints");
  if (hand.take_backs > 0) notes << tr("takebacks");
  return notes.join(QStringLiteral(" · "));
}

}  // namespace raisechess::records
