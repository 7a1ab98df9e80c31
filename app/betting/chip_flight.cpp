// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chip_flight.h"

#include <QEasingCurve>
#include <QPainter>

#include <algorithm>

#include "chip_stacks.h"

namespace raisechess::ui {

namespace {

constexpr double chip_radius = 11;
constexpr double flying_half_height = 5;
constexpr double lag = 0.08;  // of the whole time, by which each chip follows the one before
constexpr std::size_t most_chips = 6;

/// A few chips of the amount, the largest first.
std::vector<Chips> flying(Chips amount) {
  std::vector<Chips> chips;
  for (const ChipColumn& column : chip_columns(amount)) {
    for (int i = 0; i < column.count && chips.size() < most_chips; ++i) chips.push_back(column.value);
  }
  return chips;
}

}  // namespace

void ChipFlight::start(QWidget* window, QPoint from, QPoint to, Chips amount, int ms) {
  if (ms > 0 && amount > 0) new ChipFlight(window, from, to, amount, ms);
}

ChipFlight::ChipFlight(QWidget* window, QPoint from, QPoint to, Chips amount, int ms)
    : QWidget(window), from_(from), to_(to), amount_(amount) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setGeometry(window->rect());
  timeline_.setStartValue(0.0);
  timeline_.setEndValue(1.0);
  timeline_.setDuration(ms);
  connect(&timeline_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
  connect(&timeline_, &QVariantAnimation::finished, this, &QObject::deleteLater);
  timeline_.start();
  show();
}

/// On an arc that rises by an eighth of the way, but stays inside the window.
QPointF ChipFlight::place(double time) const {
  const double eased = QEasingCurve(QEasingCurve::InOutSine).valueForProgress(std::clamp(time, 0.0, 1.0));
  const QPointF straight = from_ + (to_ - from_) * eased;
  const double room = std::min(from_.y(), to_.y()) - 2 * flying_half_height;
  const double rise = std::clamp(room, 0.0, (to_ - from_).manhattanLength() / 8);
  return straight - QPointF(0, 4 * rise * eased * (1 - eased));
}

void ChipFlight::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(Qt::white, 1));
  const double time = timeline_.currentValue().toDouble();
  const std::vector<Chips> chips = flying(amount_);
  const double last_start = lag * static_cast<double>(chips.size() - 1);
  for (std::size_t i = chips.size(); i-- > 0;) {
    const double own_time = (time - lag * static_cast<double>(i)) / (1 - last_start);
    painter.setBrush(chip_color(chips[i]));
    painter.drawEllipse(place(own_time), chip_radius, flying_half_height);
  }
}

}  // namespace raisechess::ui

#include "widgets/moc_chip_flight.cpp"
