// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/line_chart.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "style/fonts.h"
#include "style/metrics.h"
#include "style/paint.h"
#include "style/theme.h"

namespace raisechess::records {

using namespace ui;

namespace {

constexpr double room = 12;  ///< around everything
constexpr double gap = 6;    ///< between a number and what it stands beside
constexpr double line_width = 2;
constexpr double dot_radius = 4;
constexpr int most_steps = 5;      ///< of the scale
constexpr double headroom = 0.06;  ///< above the greatest and below the least value, of what lies between them

/// The smallest of 1, 2, 5, 10, 20 … (or of a tenth, a hundredth …) by which no more than `most_steps` steps are made.
double step_for(double span) {
  const double least = span / most_steps;
  const double power = std::pow(10.0, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= least) return factor * power;
  }
  return 10 * power;
}

QFont small_font() {
  return text_font(TextRole::Note);
}

QFont title_font() {
  return bold_font(TextRole::Body);
}

}  // namespace

LineChart::LineChart(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void LineChart::show_values(ChartShown shown) {
  shown_ = std::move(shown);
  told_.reset();
  lay_out();
  setAccessibleName(shown_.title);
  setAccessibleDescription(has_line() ? shown_.summary : shown_.nothing);
  update();
}

QString LineChart::told() const {
  return told_ ? shown_.sentence(shown_.points[*told_]) : QString();
}

QPointF LineChart::place_of(std::size_t point) const {
  return place(shown_.points[point]);
}

LineChart::Scale LineChart::scale_of_values() const {
  const auto [low, high] =
      std::ranges::minmax_element(shown_.points, {}, [](const QPointF& point) { return point.y(); });
  Scale scale{low->y(), high->y(), 1};
  if (shown_.with_zero) scale = {std::min(scale.least, 0.0), std::max(scale.most, 0.0), 1};
  take_marks(scale);
  if (scale.most - scale.least < 1e-9) scale.most = scale.least + 1;
  const double more = headroom * (scale.most - scale.least);
  scale.most += more;
  if (scale.least < 0 || !shown_.with_zero) scale.least -= more;
  scale.step = step_for(scale.most - scale.least);
  return scale;
}

/// Up to the next one above and below the line, so that it is seen between which of them it goes.
void LineChart::take_marks(Scale& scale) const {
  std::optional<double> above;
  std::optional<double> below;
  for (const ChartMark& mark : shown_.marks) {
    if (mark.value > scale.most && (!above || mark.value < *above)) above = mark.value;
    if (mark.value < scale.least && (!below || mark.value > *below)) below = mark.value;
  }
  scale.most = above.value_or(scale.most);
  scale.least = below.value_or(scale.least);
}

/// Where the line is: beside the numbers of the scale, which are as wide as the widest of them.
QRectF LineChart::area_of_plot() const {
  const QFontMetricsF numbers(small_font());
  const Scale& values = scale_;
  double width = 0;
  for (double value = std::ceil(values.least / values.step) * values.step; value <= values.most; value += values.step) {
    width = std::max(width, numbers.horizontalAdvance(shown_.value_text(value)));
  }
  const double top = room + QFontMetricsF(title_font()).height() + gap;
  const double bottom = room + numbers.height() + gap;
  return QRectF(rect()).adjusted(room + width + gap, top, -room, -bottom);
}

void LineChart::lay_out() {
  if (!has_line()) return;
  scale_ = scale_of_values();
  plot_ = area_of_plot();
}

QPointF LineChart::place(const QPointF& value) const {
  const QRectF& area = plot_;
  const Scale& values = scale_;
  const double first = shown_.points.front().x();
  const double across = std::max(shown_.points.back().x() - first, 1e-9);
  return {area.left() + area.width() * (value.x() - first) / across,
          area.bottom() - area.height() * (value.y() - values.least) / (values.most - values.least)};
}

void LineChart::resizeEvent(QResizeEvent*) {
  lay_out();
}

void LineChart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool focused = hasFocus();
  draw_card(painter, rect(), metrics::panel_radius, theme().panel, focused ? QColor(accent::teal) : theme().line,
            focused ? 2 : 1);
  painter.setFont(title_font());
  painter.setPen(theme().text);
  draw_elided(painter, QRectF(room, room, width() - 2 * room, QFontMetricsF(title_font()).height()), Qt::AlignLeft,
              shown_.title);
  if (!has_line()) return draw_nothing(painter);
  draw_scale(painter);
  draw_hands(painter);
  draw_marks(painter);
  draw_line(painter);
  if (told_) draw_told(painter);
}

void LineChart::draw_nothing(QPainter& painter) const {
  painter.setFont(text_font(TextRole::Secondary));
  painter.setPen(theme().quiet);
  const double top = room + QFontMetricsF(title_font()).height();
  painter.drawText(QRectF(rect()).adjusted(2 * room, top, -2 * room, -room), Qt::AlignCenter | Qt::TextWordWrap,
                   shown_.nothing);
}

void LineChart::draw_scale(QPainter& painter) const {
  const Scale& values = scale_;
  const QRectF& area = plot_;
  painter.setFont(small_font());
  const double height = QFontMetricsF(small_font()).height();
  for (double value = std::ceil(values.least / values.step) * values.step; value <= values.most; value += values.step) {
    const double rounded = std::abs(value) < values.step / 1000 ? 0 : value;
    const double y = place({shown_.points.front().x(), rounded}).y();
    painter.setPen(QPen(rounded == 0 ? theme().quiet : theme().line, 1));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(theme().quiet);
    painter.drawText(QRectF(room, y - height / 2, area.left() - gap - room, height), Qt::AlignRight | Qt::AlignVCenter,
                     shown_.value_text(rounded));
  }
}

/// The first, the last, and what is counted between them.
void LineChart::draw_hands(QPainter& painter) const {
  const QRectF& area = plot_;
  const QRectF below(area.left(), area.bottom() + gap, area.width(), QFontMetricsF(small_font()).height());
  painter.setPen(theme().quiet);
  painter.drawText(below, Qt::AlignLeft, QLocale().toString(std::lround(shown_.points.front().x())));
  painter.drawText(below, Qt::AlignRight, QLocale().toString(std::lround(shown_.points.back().x())));
  draw_elided(painter, below.adjusted(area.width() / 5, 0, -area.width() / 5, 0), Qt::AlignHCenter, shown_.x_title);
}

void LineChart::draw_marks(QPainter& painter) const {
  const QRectF& area = plot_;
  const Scale& values = scale_;
  painter.setFont(small_font());
  for (const ChartMark& mark : shown_.marks) {
    if (mark.value < values.least || mark.value > values.most) continue;
    const double y = place({shown_.points.front().x(), mark.value}).y();
    painter.setPen(QPen(QColor(accent::violet), 1, Qt::DashLine));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(theme().quiet);
    draw_elided(painter, place_of_name(mark), Qt::AlignLeft, mark.name);
  }
}

/// Over the mark or under it, as far left as the line leaves a place free.
QRectF LineChart::place_of_name(const ChartMark& mark) const {
  QPainterPathStroker around;
  around.setWidth(line_width + 2);
  const QPainterPath taken = around.createStroke(line());
  const QFontMetricsF words(small_font());
  const double width = std::min(words.horizontalAdvance(mark.name) + 1, plot_.width() - 2 * gap);
  const double y = place({shown_.points.front().x(), mark.value}).y();
  std::vector<QRectF> places;
  for (double left = plot_.left() + gap; left + width <= plot_.right() - gap + 1; left += gap) {
    for (const double top : {y - words.height() - 1, y + 1}) places.emplace_back(left, top, width, words.height());
  }
  const auto free = std::ranges::find_if(
      places, [&](const QRectF& place) { return place.bottom() <= plot_.bottom() && !taken.intersects(place); });
  return free == places.end() ? places.front() : *free;
}

QPainterPath LineChart::line() const {
  QPainterPath line(place_of(0));
  for (std::size_t point = 1; point < shown_.points.size(); ++point) line.lineTo(place_of(point));
  return line;
}

void LineChart::draw_line(QPainter& painter) const {
  const QPainterPath line = this->line();
  if (shown_.with_zero) {
    const double zero = place({shown_.points.front().x(), 0}).y();
    QPainterPath filled(line);
    filled.lineTo(place_of(shown_.points.size() - 1).x(), zero);
    filled.lineTo(place_of(0).x(), zero);
    filled.closeSubpath();
    painter.fillPath(filled, with_alpha(QColor(accent::teal), 0.14));
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(accent::teal), line_width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(line);
}

/// The sentence stands where it fits, above the point or below it.
void LineChart::draw_told(QPainter& painter) const {
  const QPointF point = place_of(*told_);
  const QRectF& area = plot_;
  painter.setPen(QPen(theme().quiet, 1));
  painter.drawLine(QPointF(point.x(), area.top()), QPointF(point.x(), area.bottom()));
  painter.setPen(QPen(theme().panel, line_width));
  painter.setBrush(QColor(accent::teal));
  painter.drawEllipse(point, dot_radius, dot_radius);
  painter.setFont(text_font(TextRole::Secondary));
  const QFontMetricsF words(painter.font());
  QRectF bubble(0, 0, std::min(words.horizontalAdvance(told()) + 4 * gap, area.width()), words.height() + 2 * gap);
  bubble.moveCenter({point.x(), 0});
  bubble.moveLeft(std::clamp(bubble.left(), area.left(), area.right() - bubble.width()));
  const double above = point.y() - 2 * gap - bubble.height();
  bubble.moveTop(above >= area.top() ? above : point.y() + 2 * gap);
  draw_card(painter, bubble, metrics::cell_radius, theme().window, theme().line);
  painter.setPen(theme().text);
  draw_elided(painter, bubble.adjusted(gap, 0, -gap, 0), Qt::AlignCenter, told());
}

void LineChart::tell(std::optional<std::size_t> point) {
  if (point == told_) return;
  told_ = point;
  setAccessibleDescription(told_ ? told() : shown_.summary);
  update();
}

void LineChart::mouseMoveEvent(QMouseEvent* event) {
  if (!has_line()) return;
  const auto distance = [&](const QPointF& value) { return std::abs(place(value).x() - event->position().x()); };
  const auto nearest = std::ranges::min_element(shown_.points, {}, distance);
  tell(static_cast<std::size_t>(nearest - shown_.points.begin()));
}

void LineChart::leaveEvent(QEvent*) {
  if (!hasFocus()) tell(std::nullopt);
}

void LineChart::keyPressEvent(QKeyEvent* event) {
  const std::size_t last = shown_.points.empty() ? 0 : shown_.points.size() - 1;
  const std::size_t now = told_.value_or(last);
  if (!has_line()) return QWidget::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Left:
      return tell(now > 0 ? now - 1 : 0);
    case Qt::Key_Right:
      return tell(std::min(now + 1, last));
    case Qt::Key_Home:
      return tell(0);
    case Qt::Key_End:
      return tell(last);
    default:
      QWidget::keyPressEvent(event);
  }
}

/// The newest value first.
void LineChart::focusInEvent(QFocusEvent* event) {
  if (has_line() && event->reason() != Qt::MouseFocusReason) tell(shown_.points.size() - 1);
  QWidget::focusInEvent(event);
  update();
}

void LineChart::focusOutEvent(QFocusEvent* event) {
  tell(std::nullopt);
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace raisechess::records

#include "records/moc_line_chart.cpp"
