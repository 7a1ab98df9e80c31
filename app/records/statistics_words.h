// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "records/figures_shown.h"
#include "statistics/statistics.h"

namespace raisechess::records {

/// What the statistics say.
class StatisticsWords {
  Q_DECLARE_TR_FUNCTIONS(StatisticsWords)

 public:
  static QString mode(statistics::Mode mode);
  static QString name(FigureKind kind);
  /// What the figure means, in a sentence.
  static QString meaning(FigureKind kind);
  static QString chart_title(FigureKind kind);
  static QString nothing_counted();
  static QString nothing_fits();
  static QString too_few();
  /// Which hands are not counted and why; empty where all are.
  static QString left_out(const statistics::LeftOut& left_out);

  // Values, a dash where there is none
  static QString whole(std::optional<double> value);
  static QString points(std::optional<double> rating);
  static QString sum(double value);  ///< "+254"
  static QString one_decimal(std::optional<double> value);
  static QString percent(std::optional<double> share);
  static QString rating(const std::optional<statistics::Rating>& rating);  ///< "1620 ± 110"

  // What they are made of
  static QString won_and_lost(const statistics::Figures& figures);
  static QString a_hand(const statistics::Figures& figures);
  static QString won_less_lost();
  static QString part_of(const statistics::Share& share);
  static QString bets_and_calls(const statistics::Figures& figures);
  static QString mates_suffered(int mates);
  static QString bits(const statistics::Figures& figures);
  static QString like_level(const QString& level);
  static QString rated_from();

  // The chart
  static QString after_hands(int hands, const QString& value);
  static QString hands_between(int first, int last, const QString& value);
  static QString course(const QString& first, const QString& last, const QString& least, const QString& most);
  static QString hands_axis();
};

}  // namespace raisechess::records
