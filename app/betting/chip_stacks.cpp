// SPDX-License-Identifier: GPL-3.0-or-later
#include "chip_stacks.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

#include "style/theme.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

constexpr std::array<Chips, 9> values{1, 5, 25, 100, 500, 2'500, 10'000, 50'000, 250'000};
constexpr Chips most_of_one_value = 8;
constexpr std::size_t most_columns = 4;

double chip_half_height(double radius) {
  return std::round(radius * 0.44);
}
double chip_step(double radius) {
  return radius * 0.45;
}
double column_step(double radius) {
  return radius * 2 + 4;
}

}  // namespace

std::vector<ChipColumn> chip_columns(Chips amount) {
  std::size_t largest = 0;
  while (largest + 1 < values.size() && amount / values[largest] > most_of_one_value) ++largest;
  std::vector<ChipColumn> columns;
  for (std::size_t i = largest + 1; i-- > 0 && largest - i < most_columns;) {
    const int count = amount / values[i];
    amount %= values[i];
    if (count > 0) columns.push_back({values[i], count});
  }
  return columns;
}

QColor chip_color(Chips value) {
  switch (value) {
    case 1:
      return accent::red;
    case 5:
      return accent::teal;
    case 25:
      return accent::chip_dark;
    case 100:
      return accent::amber;
    case 500:
      return accent::violet;
    default:
      break;
  }
  return value == 2'500    ? QColor(0x4a7fb0)
         : value == 10'000 ? QColor(0x8a5a34)
         : value == 50'000 ? QColor(0x5d7f3a)
                           : QColor(0xa84f86);
}

ChipStacks::ChipStacks(double chip_radius, QWidget* parent) : QWidget(parent), radius_(chip_radius) {
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void ChipStacks::setAmount(Chips amount) {
  if (amount == amount_) return;
  amount_ = amount;
  setToolTip(Words::chips(amount));
  updateGeometry();
  update();
}

void ChipStacks::setChipRadius(double radius) {
  radius_ = radius;
  updateGeometry();
  update();
}

QSize ChipStacks::sizeHint() const {
  const std::vector<ChipColumn> columns = chip_columns(amount_);
  int highest = 1;
  for (const ChipColumn& column : columns) highest = std::max(highest, column.count);
  const double width = columns.empty() ? 0 : static_cast<double>(columns.size()) * column_step(radius_) - 2;
  const double height = 2 * chip_half_height(radius_) + (highest - 1) * chip_step(radius_) + 2;
  return {static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height)) + contentsMargins().bottom()};
}

/// From one chip of a stack to the next.
double ChipStacks::stepWithin(const std::vector<ChipColumn>& columns) const {
  int highest = 1;
  for (const ChipColumn& column : columns) highest = std::max(highest, column.count);
  const double room = height() - contentsMargins().bottom() - 2 * chip_half_height(radius_) - 2;
  return highest == 1 ? 0 : std::min(chip_step(radius_), room / (highest - 1));
}

/// Small values on the left, as the eye reads the change first; each stack stands on one line.
void ChipStacks::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  std::vector<ChipColumn> columns = chip_columns(amount_);
  const double half = chip_half_height(radius_);
  const auto room = static_cast<std::size_t>(std::max(0.0, (width() + 4) / column_step(radius_)));
  if (columns.size() > room) columns.resize(room);
  std::ranges::reverse(columns);
  const double step = stepWithin(columns);
  double center = radius_ + 1;
  for (const ChipColumn& column : columns) {
    const QColor color = chip_color(column.value);
    painter.setPen(QPen(Qt::white, 1));
    for (int i = 0; i < column.count; ++i) {
      const double y = height() - contentsMargins().bottom() - half - 1 - i * step;
      painter.setBrush(i + 1 == column.count ? color : color.darker(108));
      painter.drawEllipse(QPointF(center, y), radius_, half);
    }
    center += column_step(radius_);
  }
}

}  // namespace raisechess::ui

#include "moc_chip_stacks.cpp"
