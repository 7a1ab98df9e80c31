// SPDX-License-Identifier: GPL-3.0-or-later
#include "conditions.h"

namespace raisechess::archive {
namespace {

QString outcome_condition(HandFilter::Outcome outcome) {
  switch (outcome) {
    case HandFilter::Outcome::Won:
      return QStringLiteral("person >= 0 AND winner = person");
    case HandFilter::Outcome::Lost:
      return QStringLiteral("person >= 0 AND winner = 1 - person");
    case HandFilter::Outcome::Split:
      break;
  }
  return QStringLiteral("winner < 0");
}

}  // namespace

void Conditions::add(const QString& condition, const QVariant& value) {
  conditions_ << condition;
  values_ << value;
}

QString Conditions::sql() const {
  return conditions_.isEmpty() ? QString() : QStringLiteral(" WHERE ") + conditions_.join(QStringLiteral(" AND "));
}

Conditions conditions_of(const HandFilter& filter) {
  Conditions all;
  if (filter.match) all.add(QStringLiteral("match = ?"), qlonglong{*filter.match});
  if (filter.level) all.add(QStringLiteral("level = ?"), *filter.level);
  if (filter.betting) all.add(QStringLiteral("betting = ?"), static_cast<int>(*filter.betting));
  if (filter.hidden) all.add(QStringLiteral("hidden = ?"), *filter.hidden);
  if (filter.kind) all.add(QStringLiteral("kind = ?"), static_cast<int>(*filter.kind));
  if (filter.outcome) all.add(outcome_condition(*filter.outcome));
  if (filter.since) all.add(QStringLiteral("ended >= ?"), qlonglong{*filter.since});
  if (filter.until) all.add(QStringLiteral("ended < ?"), qlonglong{*filter.until});
  if (filter.imported) all.add(*filter.imported ? QStringLiteral("match = 0") : QStringLiteral("match <> 0"));
  if (filter.has_record) all.add(QStringLiteral("has_record = ?"), *filter.has_record ? 1 : 0);
  return all;
}

}  // namespace raisechess::archive
