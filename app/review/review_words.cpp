// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review_words.h"

#include <QLocale>

#include <cmath>
#include <vector>

#include "words/words.h"

namespace raisechess::ui {
namespace {

const QChar minus(0x2212);

bool is_fold(const WordedAction& worded) {
  return std::holds_alternative<Fold>(worded.action);
}
bool is_call(const WordedAction& worded) {
  return std::holds_alternative<Call>(worded.action);
}

bool is_about_split(const WordedAction& worded) {
  return std::holds_alternative<OfferSplit>(worded.action) || std::holds_alternative<AgreeSplit>(worded.action) ||
         std::holds_alternative<DeclineSplit>(worded.action);
}

QString decimal(double value, int digits) {
  return QLocale().toString(value, 'f', digits);
}

/// The chance from which a call pays.
QString price(const Finding& finding) {
  return ReviewWords::chance(static_cast<double>(finding.to_call) / (finding.pot + finding.to_call));
}

QString worded_text(const WordedAction& worded) {
  if (!worded.text.empty()) return Words::move(worded.text);
  if (std::holds_alternative<MakeMove>(worded.action)) return ReviewWords::tr("check", "to bet nothing");
  return Words::short_action(worded.action);
}

/// "queen, rook or bishop (b1–c3 was a jump)"; types that left with combinations of pieces have no reason of their own.
QStringList gone_types(const RangeRow& before, const RangeRow& after) {
  QStringList gone;
  std::vector<PieceType> without;
  for (std::size_t i = 0; i < pocket_types.size(); ++i) {
    if (before.deals[i] > 0 && after.deals[i] == 0 && !after.ruled_out[i]) without.push_back(pocket_types[i]);
  }
  for (const SharedReason& shared : shared_reasons(after, &before)) {
    gone << ReviewWords::tr("%1 (%2)", "types; why they are ruled out")
                .arg(Words::types(shared.types), Words::shared_reason_short(shared));
  }
  if (!without.empty()) gone << Words::types(without);
  return gone;
}

/// "c3 can no longer be: queen or rook (b1–c3 was a jump)", for each piece that this is so of.
QStringList ruled_out_now(const RangeTable& before, const RangeTable& after) {
  QStringList pieces;
  for (std::size_t row = 0; row < std::min(before.rows.size(), after.rows.size()); ++row) {
    const QStringList gone = gone_types(before.rows[row], after.rows[row]);
    if (gone.empty()) continue;
    const QString place = Words::square(after.rows[row].now.value_or(after.rows[row].origin));
    pieces << ReviewWords::tr("%1 can no longer be: %2", "a square; types").arg(place, gone.join(Words::tr(", ")));
  }
  return pieces;
}

}  // namespace

QString ReviewWords::number(const Finding& finding) {
  return QString::number(finding.ply / 2 + 1) + (finding.ply % 2 == 0 ? QStringLiteral(".") : QStringLiteral("…"));
}

QString ReviewWords::taken(const Finding& finding) {
  if (is_fold(finding.taken) && finding.kind == LossKind::OfChance) return tr("resigned");
  return worded_text(finding.taken);
}

QString ReviewWords::instead(const Finding& finding) {
  if (finding.instead) return worded_text(*finding.instead);
  return finding.kind == LossKind::OfSecret ? tr("no silent move as good") : tr("play on");
}

QString ReviewWords::lost(const Finding& finding) {
  switch (finding.kind) {
    case LossKind::OfChance:
      return minus + share(finding);
    case LossKind::OfChips:
      return minus + chips(finding.lost);
    case LossKind::OfSecret:
      return minus + bits(finding.lost);
  }
  return {};
}

QString ReviewWords::kind(LossKind kind) {
  switch (kind) {
    case LossKind::OfChance:
      return tr("move", "a kind of decision");
    case LossKind::OfChips:
      return tr("bet", "a kind of decision");
    case LossKind::OfSecret:
      return tr("secret", "a kind of decision");
  }
  return {};
}

QString ReviewWords::heading(const Finding& finding) {
  const QString what = number(finding) + ' ' + taken(finding);
  switch (finding.kind) {
    case LossKind::OfChance:
      return tr("%1 lost %2", "7. Rb1; 6 % of chance").arg(what, share(finding));
    case LossKind::OfChips:
      return tr("%1 lost %2", "12. bet 2; 0.9 chips").arg(what, chips(finding.lost));
    case LossKind::OfSecret:
      return tr("%1 gave away %2", "7. c1-b3; 2.3 bits").arg(what, bits(finding.lost));
  }
  return {};
}

QString ReviewWords::sentence(const Finding& finding, const RangeTable& told_before, const RangeTable& told_after) {
  if (is_about_split(finding.taken)) return sentence_of_split(finding);
  switch (finding.kind) {
    case LossKind::OfChance:
      return sentence_of_chance(finding);
    case LossKind::OfChips:
      return sentence_of_chips(finding);
    case LossKind::OfSecret:
      return sentence_of_secret(finding, told_before, told_after);
  }
  return {};
}

/// What half was worth against playing on, by the chance to win.
QString ReviewWords::sentence_of_split(const Finding& finding) {
  const bool declined = std::holds_alternative<DeclineSplit>(finding.taken.action);
  const double to_win = declined ? finding.chance : finding.instead_chance;
  if (finding.kind == LossKind::OfChance) {
    return declined
               ? tr("The split would have given half of the hand; the chance to win it was %1.").arg(chance(to_win))
               : tr("The split gave half of the hand; the chance to win it was %1.").arg(chance(to_win));
  }
  const QString pot = Words::chips(finding.pot);
  const QString worth = chips(to_win * finding.pot);
  return (declined ? tr("The split would have given half of a pot of %1; with a chance of %2 to win it, playing on was "
                        "worth %3.")
                   : tr("The split gave half of a pot of %1; with a chance of %2 to win it, playing on was worth %3."))
      .arg(pot, chance(to_win), worth);
}

QString ReviewWords::sentence_of_chance(const Finding& finding) {
  if (!finding.instead) return tr("Resigning gave up a chance of %1 to win.").arg(chance(finding.instead_chance));
  return tr("%1 would have kept a chance of %2 to win; %3 kept %4.")
      .arg(instead(finding), chance(finding.instead_chance), taken(finding), chance(finding.chance));
}

QString ReviewWords::sentence_of_chips(const Finding& finding) {
  const QString cost = chips(finding.lost);
  if (!finding.instead) {
    return tr("Folding gave up a pot of %1 with a chance of %2 to win it.")
        .arg(Words::chips(finding.pot), chance(finding.instead_chance));
  }
  const QString had = chance(finding.chance);
  if (is_fold(finding.taken) && is_call(*finding.instead))
    return tr("Folding cost %1: the call needed %2, and the chance was %3.").arg(cost, price(finding), had);
  if (is_call(finding.taken) && is_fold(*finding.instead))
    return tr("Calling cost %1: it needed %2, and the chance was %3.").arg(cost, price(finding), had);
  return tr("\"%1\" was worth %2 more than \"%3\": the chance was %4, and %5 lay in the pot.", "bet 4; chips; bet 2")
      .arg(instead(finding), cost, taken(finding), had, Words::chips(finding.pot));
}

QString ReviewWords::sentence_of_secret(const Finding& finding, const RangeTable& before, const RangeTable& after) {
  const QStringList pieces = ruled_out_now(before, after);
  const QString became = Words::deals(finding.deals_before) + QStringLiteral(" → ") + Words::deals(finding.deals_after);
  const QString told =
      pieces.isEmpty()
          ? tr("%1 ruled out combinations of your pieces: %2.", "a move; deals").arg(taken(finding), became)
          : QStringLiteral("%1: %2.").arg(pieces.join(QStringLiteral("; ")), became);
  return told + ' ' + silent_move(finding);
}

QString ReviewWords::silent_move(const Finding& finding) {
  if (!finding.instead) return tr("No move that tells nothing was found as good.");
  return tr("%1 would have told nothing, with a chance of %2 to win; %3 had %4.")
      .arg(instead(finding), chance(finding.instead_chance), taken(finding), chance(finding.chance));
}

QString ReviewWords::chance(double chance) {
  return Words::percent(static_cast<int>(std::lround(100 * chance)));
}

QString ReviewWords::share(const Finding& finding) {
  const auto percent = [](double chance) { return static_cast<int>(std::lround(100 * chance)); };
  const int lost = percent(finding.instead_chance) - percent(finding.chance);
  return tr("%1 of chance", "6 %").arg(Words::percent(lost));
}

QString ReviewWords::chips(double chips) {
  return tr("%1 chips", "a decimal number").arg(decimal(chips, 1));
}

QString ReviewWords::bits(double bits) {
  return tr("%1 bits", "a decimal number").arg(bits_number(bits));
}

QString ReviewWords::bits_number(double bits) {
  return decimal(bits, 2);
}

}  // namespace raisechess::ui
