// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/line_chart.h"

#include <gtest/gtest.h>

#include <QLineF>

namespace raisechess::test {
namespace {

/// A chart from 1500 to 1900 with a line through these values.
void show_line(records::LineChart& chart, const std::vector<double>& values) {
  records::ChartShown shown;
  for (std::size_t place = 0; place < values.size(); ++place)
    shown.points.emplace_back(static_cast<double>(place), values[place]);
  shown.marks = {{1500, QStringLiteral("Web")}, {1700, QStringLiteral("Club")}, {1900, QStringLiteral("Expert")}};
  shown.with_zero = false;
  shown.value_text = [](double value) { return QString::number(value); };
  chart.resize(520, 300);
  chart.show_values(shown);
}

bool is_crossed(const records::LineChart& chart, const QRectF& place) {
  for (std::size_t point = 1; point < chart.shown().points.size(); ++point) {
    const QLineF part(chart.place_of(point - 1), chart.place_of(point));
    for (int step = 0; step <= 100; ++step)
      if (place.contains(part.pointAt(step / 100.0))) return true;
  }
  return false;
}

TEST(LineChart, NamesItsMarksWhereTheLineDoesNotGo) {
  const std::vector<double> over{1710, 1720, 1715, 1740, 1600, 1500};
  const std::vector<double> under{1690, 1680, 1685, 1660, 1800, 1900};
  const std::vector<double> across{1740, 1660, 1700, 1600, 1500, 1550};
  const std::vector<double> at_both_ends{1695, 1705, 1750, 1650, 1620, 1640, 1750, 1705, 1695};
  for (const auto& values : {over, under, across, at_both_ends}) {
    records::LineChart chart;
    show_line(chart, values);
    for (const records::ChartMark& mark : chart.shown().marks) {
      const QRectF place = chart.place_of_name(mark);
      EXPECT_FALSE(is_crossed(chart, place)) << mark.name.toStdString() << " beside " << values.front();
      EXPECT_TRUE(QRectF(chart.rect()).contains(place));
    }
  }
}

}  // namespace
}  // namespace raisechess::test
