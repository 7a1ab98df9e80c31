// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plate_widget.h"

#include <QPainter>

#include <algorithm>

#include "chip_stacks.h"
#include "style/fonts.h"
#include "style/paint.h"
#include "style/theme.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

constexpr int side_padding = 16;
constexpr int edge = 4;  ///< that the highest stack of chips keeps free
constexpr QChar caret(0x258f);

QFont number_font(bool compact) {
  return text_font(compact ? TextRole::StackCompact : TextRole::Stack);
}

}  // namespace

PlateWidget::PlateWidget(QWidget* parent) : QWidget(parent), chips_(new ChipStacks(11, this)) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PlateWidget::setState(const PlateState& state) {
  state_ = state;
  const QString stack = state.stack ? Words::chips(*state.stack) : state.score;
  setAccessibleName(QStringLiteral("%1: %2, %3").arg(state.name, stack, state.line));
  QStringList hint{state.name, state.line, state.more};
  hint.removeAll(QString());
  setToolTip(hint.join(QLatin1Char('\n')));
  chips_->setAmount(state.stack.value_or(0));
  chips_->setVisible(state.stack.has_value());
  placeChips();
  update();
}

void PlateWidget::setClock(const QString& time, bool low) {
  if (clock_ == time && clock_low_ == low) return;
  clock_ = time;
  clock_low_ = low;
  update();
}

void PlateWidget::setDensity(Density density) {
  density_ = density;
  chips_->setChipRadius(isCompact() ? 9 : 11);
  placeChips();
  updateGeometry();
  update();
}

QPoint PlateWidget::chipsCenter() const {
  return chips_->geometry().center();
}

QSize PlateWidget::sizeHint() const {
  return {isCompact() ? 512 : 608, isCompact() ? 38 : 50};
}
QSize PlateWidget::minimumSizeHint() const {
  return {260, sizeHint().height()};
}

double PlateWidget::numberWidth() const {
  if (!state_.stack) return 0;
  const double least = isCompact() ? 44 : 50;
  return std::max(least, QFontMetricsF(number_font(isCompact())).horizontalAdvance(Words::number(*state_.stack)));
}

void PlateWidget::placeChips() {
  const QSize size = chips_->sizeHint();
  const int right = width() - side_padding - static_cast<int>(numberWidth()) - (isCompact() ? 12 : 18);
  const int bottom = height() / 2 + (isCompact() ? 11 : 15);
  const int tall = std::min(size.height(), bottom - edge);
  chips_->setGeometry(right - size.width(), bottom - tall, size.width(), tall);
}

void PlateWidget::resizeEvent(QResizeEvent* event) {
  placeChips();
  QWidget::resizeEvent(event);
}

void PlateWidget::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor line = state_.winner ? QColor(accent::teal) : theme().line;
  draw_card(painter, rect(), metrics::plate_radius, theme().panel, line, state_.winner ? 2 : 1);
  drawDisc(painter);
  drawTexts(painter);
  drawNumber(painter);
}

/// The player's initial; an amber ring says that he is to act.
void PlateWidget::drawDisc(QPainter& painter) const {
  const double radius = isCompact() ? 12 : 15;
  const QPointF center(28, height() / 2.0);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(state_.is_you ? accent::teal : accent::violet));
  painter.drawEllipse(center, radius, radius);
  if (state_.to_act) {
    painter.setPen(QPen(QColor(accent::amber), 2.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(center, radius + 2.5, radius + 2.5);
  }
  painter.setFont(bold_font(isCompact() ? TextRole::Secondary : TextRole::Body));
  painter.setPen(Qt::white);
  painter.drawText(QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                   state_.name.left(1).toUpper());
}

void PlateWidget::drawTexts(QPainter& painter) const {
  const double left = isCompact() ? 50 : 54;
  const double right = state_.stack ? chips_->x() - 10 : width() - side_padding - (clock_.isEmpty() ? 90 : 180);
  const QString name = state_.typed.isEmpty() ? state_.name : state_.typed + caret;
  const QString line = state_.typed.isEmpty() ? state_.line : tr("Enter plays it · Esc clears it");
  const QFont name_font = bold_font(TextRole::Body);
  const QFont line_font = text_font(TextRole::Note);
  painter.setFont(name_font);
  painter.setPen(theme().text);
  if (!isCompact()) {
    draw_elided(painter, {left, 6, right - left, 20}, Qt::AlignVCenter, name);
    painter.setFont(line_font);
    painter.setPen(theme().quiet);
    draw_elided(painter, {left, 26, right - left, 18}, Qt::AlignVCenter, line);
    return;
  }
  const double name_width = std::min(right - left, QFontMetricsF(name_font).horizontalAdvance(name) + 2);
  draw_elided(painter, {left, 0, name_width, double(height())}, Qt::AlignVCenter, name);
  painter.setFont(line_font);
  painter.setPen(theme().quiet);
  const double line_left = left + name_width + 12;
  draw_elided(painter, {line_left, 0, right - line_left, double(height())}, Qt::AlignVCenter, line);
}

/// Returns the room that it takes at the right.
double PlateWidget::drawClock(QPainter& painter) const {
  if (clock_.isEmpty()) return 0;
  painter.setFont(number_font(isCompact()));
  painter.setPen(clock_low_ ? theme().bad : theme().text);
  painter.drawText(QRectF(0, 0, width() - side_padding, height()), Qt::AlignRight | Qt::AlignVCenter, clock_);
  return painter.fontMetrics().horizontalAdvance(clock_) + 2 * side_padding;
}

void PlateWidget::drawNumber(QPainter& painter) const {
  const QRectF area(0, 0, width() - side_padding - drawClock(painter), height());
  painter.setPen(state_.stack ? theme().text : theme().quiet);
  painter.setFont(state_.stack ? number_font(isCompact()) : text_font(TextRole::Secondary));
  const QString text = state_.stack ? Words::number(*state_.stack) : state_.score;
  painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, text);
}

}  // namespace raisechess::ui

#include "widgets/moc_plate_widget.cpp"
