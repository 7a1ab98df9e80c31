// SPDX-License-Identifier: GPL-3.0-or-later
#include "range_change.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

#include "percents.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

class Changes {
  Q_DECLARE_TR_FUNCTIONS(raisechess::ui::RangePanel)

 public:
  static QString nothing() { return tr("nothing new"); }

  static QString counts(const RangeTable& before, const RangeTable& after) {
    if (before.deals == after.deals) return Words::deals(after.deals);
    return tr("%1 → %2, %3", "30 → 20 deals, −0.6 bits")
        .arg(Words::number(before.deals), Words::deals(after.deals), Words::lost_bits(before.bits - after.bits));
  }

  static QString combinations() { return tr("No type was ruled out by itself, only combinations of them."); }

  /// "a4: pawn ruled out · queen 33 → 50 %"; empty where nothing changed.
  static QString of_row(const RangeRow& before, const RangeRow& after) {
    const QString gone = ruled_out(before, after);
    const QString grown = grown_most(percents(before.deals), percents(after.deals));
    if (gone.isEmpty() && grown.isEmpty()) return {};
    const QString place = Words::square(after.now.value_or(after.origin));
    QStringList changes{gone, grown};
    changes.removeAll(QString());
    return QStringLiteral("%1: %2").arg(place, changes.join(QStringLiteral(" · ")));
  }

 private:
  static QString ruled_out(const RangeRow& before, const RangeRow& after) {
    QStringList types;
    for (std::size_t i = 0; i < pocket_types.size(); ++i) {
      if (before.deals[i] > 0 && after.deals[i] == 0) types << Words::type(pocket_types[i]);
    }
    return types.isEmpty()
               ? QString()
               : tr("%1 ruled out", "list of types", static_cast<int>(types.size())).arg(types.join(tr(", ")));
  }

  static QString grown_most(const std::array<int, 5>& before, const std::array<int, 5>& after) {
    std::size_t most = 0;
    for (std::size_t i = 1; i < after.size(); ++i) {
      if (after[i] - before[i] > after[most] - before[most]) most = i;
    }
    if (after[most] <= before[most]) return {};
    return tr("%1 %2 → %3", "queen 33 → 50 %")
        .arg(Words::type(pocket_types[most]), Words::number(before[most]), Words::percent(after[most]));
  }
};

/// Why each type left that left in this change; types with the same reason share a sentence.
QString all_reasons(const RangeTable& before, const RangeTable& after) {
  QStringList sentences;
  for (std::size_t row = 0; row < after.rows.size(); ++row) {
    for (const SharedReason& shared : shared_reasons(after.rows[row], &before.rows[row])) {
      sentences << Words::shared_reason(shared);
    }
  }
  return sentences.join(QLatin1Char('\n'));
}

}  // namespace

RangeChange range_change(const RangeTable& before, const RangeTable& after) {
  QStringList rows;
  for (std::size_t row = 0; row < std::min(before.rows.size(), after.rows.size()); ++row) {
    const QString text = Changes::of_row(before.rows[row], after.rows[row]);
    if (!text.isEmpty()) rows << text;
  }
  const QString what = rows.isEmpty() ? Changes::nothing() : rows.join(QStringLiteral("; "));
  const bool same_pieces = before.rows.size() == after.rows.size();
  QString why = same_pieces ? all_reasons(before, after) : QString();
  if (why.isEmpty() && after.deals < before.deals) why = Changes::combinations();
  return {what, Changes::counts(before, after), why};
}

}  // namespace raisechess::ui
