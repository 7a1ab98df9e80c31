// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure_courses.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "statistics_words.h"

namespace raisechess::records {

using statistics::Figures;
using statistics::Mode;
using statistics::Statistics;

namespace {

constexpr std::array known_levels{"novice", "casual", "web", "club", "expert", "master"};

std::vector<QPointF> points_of(const std::vector<statistics::Point>& course) {
  std::vector<QPointF> points;
  for (const statistics::Point& point : course) points.emplace_back(point.hands, point.value);
  return points;
}

std::optional<double> value_of(FigureKind kind, const Figures& figures) {
  switch (kind) {
    case FigureKind::Hands:
      return statistics::Share{figures.won, figures.hands}.value();
    case FigureKind::Voluntary:
      return figures.voluntary.value();
    case FigureKind::Aggression:
      return figures.aggression();
    case FigureKind::FoldsToBet:
      return figures.folds_to_bet.value();
    case FigureKind::Showdowns:
      return figures.showdowns_won.value();
    case FigureKind::Mates:
      return statistics::Share{figures.mates_given, figures.hands}.value();
    case FigureKind::Bits:
      return figures.share_of_bits_kept();
    default:
      return std::nullopt;
  }
}

/// Each period at the last of its hands; those without a value are left out.
std::vector<QPointF> points_of_periods(FigureKind kind, const std::vector<Figures>& periods) {
  std::vector<QPointF> points;
  int hands = 0;
  for (const Figures& period : periods) {
    hands += period.hands;
    if (const auto value = value_of(kind, period)) points.emplace_back(hands, *value);
  }
  return points;
}

int first_hand_of(const std::vector<Figures>& periods, int last) {
  int hands = 0;
  for (const Figures& period : periods) {
    if (hands + period.hands >= last) break;
    hands += period.hands;
  }
  return hands + 1;
}

std::vector<ChartMark> level_marks(Mode mode, const HandModel::LevelName& level_name) {
  std::vector<ChartMark> marks;
  for (const char* level : known_levels) {
    if (const auto value = statistics::level_rating(mode, level)) marks.push_back({*value, level_name(level)});
  }
  return marks;
}

QString nearest_level(Mode mode, double rating, const HandModel::LevelName& level_name) {
  const auto marks = level_marks(mode, level_name);
  return std::ranges::min_element(marks, {}, [&](const ChartMark& mark) { return std::abs(mark.value - rating); })
      ->name;
}

QString value_text(FigureKind kind, double value) {
  switch (kind) {
    case FigureKind::Sum:
      return StatisticsWords::sum(value);
    case FigureKind::Rating:
      return StatisticsWords::points(value);
    case FigureKind::Aggression:
      return StatisticsWords::one_decimal(value);
    default:
      return StatisticsWords::percent(value);
  }
}

void summarise(ChartShown& chart) {
  if (chart.points.empty()) return;
  const auto [low, high] =
      std::ranges::minmax_element(chart.points, {}, [](const QPointF& point) { return point.y(); });
  chart.summary =
      StatisticsWords::course(chart.value_text(chart.points.front().y()), chart.value_text(chart.points.back().y()),
                              chart.value_text(low->y()), chart.value_text(high->y()));
}

TileShown rating_tile(const Statistics& statistics, const HandModel::LevelName& level_name) {
  const QString value = StatisticsWords::rating(statistics.rating);
  if (!statistics.rating) return {value, StatisticsWords::rated_from()};
  return {value, StatisticsWords::like_level(nearest_level(statistics.mode, statistics.rating->value, level_name))};
}

TileShown sum_tile(const Statistics& statistics) {
  const Figures& all = statistics.all;
  if (!statistics::has_chips(statistics.mode))
    return {StatisticsWords::sum(all.won - all.lost), StatisticsWords::won_less_lost()};
  return {StatisticsWords::sum(static_cast<double>(all.net)), StatisticsWords::a_hand(all)};
}

}  // namespace

std::vector<FigureKind> figures_of(Mode mode) {
  using enum FigureKind;
  if (mode == Mode::Classic) return {Hands, Sum, Rating, Mates};
  if (mode == Mode::Chipless) return {Hands, Sum, Rating, Showdowns, Mates, Bits};
  return {Hands, Sum, Rating, Voluntary, Aggression, FoldsToBet, Showdowns, Mates, Bits};
}

TileShown tile_of(FigureKind kind, const Statistics& statistics, const HandModel::LevelName& level_name) {
  const Figures& all = statistics.all;
  switch (kind) {
    case FigureKind::Hands:
      return {StatisticsWords::whole(all.hands), StatisticsWords::won_and_lost(all)};
    case FigureKind::Sum:
      return sum_tile(statistics);
    case FigureKind::Rating:
      return rating_tile(statistics, level_name);
    case FigureKind::Voluntary:
      return {StatisticsWords::percent(all.voluntary.value()), StatisticsWords::part_of(all.voluntary)};
    case FigureKind::Aggression:
      return {StatisticsWords::one_decimal(all.aggression()), StatisticsWords::bets_and_calls(all)};
    case FigureKind::FoldsToBet:
      return {StatisticsWords::percent(all.folds_to_bet.value()), StatisticsWords::part_of(all.folds_to_bet)};
    case FigureKind::Showdowns:
      return {StatisticsWords::percent(all.showdowns_won.value()), StatisticsWords::part_of(all.showdowns_won)};
    case FigureKind::Mates:
      return {StatisticsWords::whole(all.mates_given), StatisticsWords::mates_suffered(all.mates_suffered)};
    case FigureKind::Bits:
      return {StatisticsWords::percent(all.share_of_bits_kept()), StatisticsWords::bits(all)};
  }
  return {};
}

ChartShown course_of(FigureKind kind, const Statistics& statistics, const HandModel::LevelName& level_name) {
  ChartShown chart;
  chart.title = StatisticsWords::chart_title(kind);
  chart.x_title = StatisticsWords::hands_axis();
  chart.nothing = statistics.all.hands == 0 ? StatisticsWords::nothing_fits() : StatisticsWords::too_few();
  chart.value_text = [kind](double value) { return value_text(kind, value); };
  chart.with_zero = kind != FigureKind::Rating;
  if (kind == FigureKind::Rating) chart.marks = level_marks(statistics.mode, level_name);
  if (kind == FigureKind::Sum || kind == FigureKind::Rating) {
    chart.points = points_of(kind == FigureKind::Sum ? statistics.sums : statistics.ratings);
    chart.sentence = [kind](const QPointF& point) {
      return StatisticsWords::after_hands(static_cast<int>(point.x()), value_text(kind, point.y()));
    };
  } else {
    chart.points = points_of_periods(kind, statistics.periods);
    chart.sentence = [kind, periods = statistics.periods](const QPointF& point) {
      const auto last = static_cast<int>(point.x());
      return StatisticsWords::hands_between(first_hand_of(periods, last), last, value_text(kind, point.y()));
    };
  }
  summarise(chart);
  return chart;
}

}  // namespace raisechess::records
