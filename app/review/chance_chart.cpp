// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chance_chart.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "style/fonts.h"
#include "style/paint.h"
#include "style/theme.h"
#include "widgets/review_words.h"
#include "words/words.h"

namespace raisechess::ui {
namespace {

constexpr double label_height = 15;
constexpr double secret_height = 18;
constexpr double least_told = 0.005;  ///< bits that make a sign

QPainterPath diamond(QPointF center, double radius) {
  QPainterPath path(center + QPointF(0, -radius));
  path.lineTo(center + QPointF(radius, 0));
  path.lineTo(center + QPointF(0, radius));
  path.lineTo(center + QPointF(-radius, 0));
  path.closeSubpath();
  return path;
}

double sum_of(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}

/// How many moves lie between two numbers below the chart.
int step_of_moves(int moves) {
  return moves <= 12 ? 2 : moves <= 45 ? 5 : 20;
}

QColor violet() {
  return theme().dark ? QColor(0xa4, 0x90, 0xc8) : QColor(accent::violet);
}

}  // namespace

ChanceChart::ChanceChart(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setFocusPolicy(Qt::NoFocus);
}

void ChanceChart::setReview(const ReviewShown& shown) {
  shown_ = shown;
  setAccessibleName(tr("Chance to win, pot and secrets"));
  setAccessibleDescription(spoken());
  setToolTip(tr("A click shows the position of that half-move."));
  update();
}

void ChanceChart::setPly(int ply) {
  ply_ = ply;
  update();
}

double ChanceChart::finalChance() const {
  const auto& result = shown_.view.result;
  if (!result || !result->winner) return 0.5;
  return *result->winner == shown_.view.viewer ? 1 : 0;
}

QString ChanceChart::spoken() const {
  QStringList parts;
  for (const ReviewedTurn& turn : shown_.review.turns) {
    parts << tr("move %1: %2", "a number; a chance")
                 .arg(QString::number(turn.ply / 2 + 1), ReviewWords::chance(turn.chance.value));
  }
  if (shown_.ready) parts << tr("end: %1", "a chance").arg(ReviewWords::chance(finalChance()));
  return parts.join(QStringLiteral(", "));
}

QRectF ChanceChart::plot() const {
  const QFontMetricsF metrics(text_font(TextRole::Smallest));
  const double left = std::max(metrics.horizontalAdvance(Words::percent(100)),
                               metrics.horizontalAdvance(tr("computer", "whose secret, short")));
  const double right = metrics.horizontalAdvance(QStringLiteral("−16.99"));
  const double secrets = shown_.view.setup.hidden > 0 ? 2 * secret_height : 0;
  return QRectF(rect()).adjusted(left + 8, 8, -right - 8, -label_height - secrets - 4);
}

double ChanceChart::x(double ply) const {
  const QRectF area = plot();
  return area.left() + area.width() * ply / std::max(1, shown_.view.ply);
}

double ChanceChart::y(double chance) const {
  const QRectF area = plot();
  return area.bottom() - area.height() * std::clamp(chance, 0.0, 1.0);
}

std::optional<double> ChanceChart::chanceAt(int ply) const {
  const auto& turns = shown_.review.turns;
  const auto turn = std::ranges::find(turns, ply, &ReviewedTurn::ply);
  if (turn != turns.end()) return turn->chance.value;
  if (shown_.ready && ply == shown_.view.ply) return finalChance();
  return std::nullopt;
}

QPointF ChanceChart::placeOf(int ply) const {
  return {x(ply), y(chanceAt(ply).value_or(0.5))};
}

void ChanceChart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  drawPots(painter);
  drawFrame(painter);
  drawChance(painter);
  drawLosses(painter);
  if (shown_.view.setup.hidden > 0) {
    const double line = plot().bottom() + label_height + secret_height / 2;
    drawSecrets(painter, line, shown_.bits_by_you, QColor(accent::red),
                shown_.yours ? tr("you", "whose secret, short") : Words::side(shown_.view.viewer));
    drawSecrets(painter, line + secret_height, shown_.bits_by_other, violet(),
                shown_.yours ? tr("computer", "whose secret, short") : Words::side(other(shown_.view.viewer)));
  }
  drawPly(painter);
}

void ChanceChart::drawFrame(QPainter& painter) const {
  const QRectF area = plot();
  painter.setFont(text_font(TextRole::Smallest));
  for (int percent : {0, 50, 100}) {
    const double line = y(percent / 100.0);
    painter.setPen(QPen(theme().line, 1, percent == 50 ? Qt::DashLine : Qt::SolidLine));
    painter.drawLine(QPointF(area.left(), line), QPointF(area.right(), line));
    painter.setPen(theme().quiet);
    painter.drawText(QRectF(0, line - 8, area.left() - 6, 16), Qt::AlignRight | Qt::AlignVCenter,
                     Words::percent(percent));
  }
  const int moves = (shown_.view.ply + 1) / 2;
  for (int move = 1; move <= moves; move += move == 1 ? step_of_moves(moves) - 1 : step_of_moves(moves)) {
    const double center = x(2.0 * (move - 1));
    painter.drawText(QRectF(center - 20, area.bottom() + 1, 40, label_height), Qt::AlignCenter, QString::number(move));
  }
}

/// In steps; the greatest pot takes four fifths of the height.
void ChanceChart::drawPots(QPainter& painter) const {
  if (shown_.pots.empty()) return;
  const Chips most = std::max(1, *std::ranges::max_element(shown_.pots));
  painter.setFont(bold_font(TextRole::Smallest));
  for (auto first = shown_.pots.begin(); first != shown_.pots.end();) {
    const auto last = std::find_if(first, shown_.pots.end(), [&](Chips pot) { return pot != *first; });
    const double left = x(static_cast<double>(first - shown_.pots.begin()));
    const double right = x(static_cast<double>(last - shown_.pots.begin()));
    drawPot(painter, left, right, *first, most);
    first = last;
  }
}

void ChanceChart::drawPot(QPainter& painter, double left, double right, Chips pot, Chips most) const {
  const QRectF area = plot();
  const double top = area.bottom() - area.height() * 0.8 * pot / most;
  painter.fillRect(QRectF(left, top, right - left, area.bottom() - top),
                   with_alpha(QColor(accent::amber), theme().dark ? 0.4 : 0.33));
  painter.setPen(theme().note);
  if (area.bottom() - top > 14)
    painter.drawText(QRectF(left + 3, top + 1, 60, 14), Qt::AlignLeft | Qt::AlignTop, Words::number(pot));
}

void ChanceChart::drawChance(QPainter& painter) const {
  if (shown_.review.turns.empty()) return;
  QPolygonF line;
  for (const ReviewedTurn& turn : shown_.review.turns) line << placeOf(turn.ply);
  if (shown_.ready) line << placeOf(shown_.view.ply);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme().good, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(line);
}

void ChanceChart::drawLosses(QPainter& painter) const {
  painter.setPen(QPen(QColor(accent::red), 2));
  painter.setBrush(theme().panel);
  for (const Finding& finding : shown_.review.findings) {
    if (finding.kind != LossKind::OfSecret) painter.drawEllipse(placeOf(finding.ply), 4, 4);
  }
}

void ChanceChart::drawSecrets(QPainter& painter, double line, const std::vector<double>& bits, const QColor& color,
                              const QString& name) const {
  const QRectF area = plot();
  painter.setFont(text_font(TextRole::Smallest));
  painter.setPen(theme().quiet);
  draw_elided(painter, {0, line - 8, area.left() - 6, 16}, Qt::AlignRight | Qt::AlignVCenter, name);
  painter.setPen(QPen(theme().line, 1));
  painter.drawLine(QPointF(area.left(), line), QPointF(area.right(), line));
  painter.setFont(bold_font(TextRole::Smallest));
  painter.setPen(theme().text);
  painter.drawText(QRectF(area.right() + 4, line - 8, width() - area.right() - 4, 16),
                   Qt::AlignRight | Qt::AlignVCenter, QChar(0x2212) + QLocale().toString(sum_of(bits), 'f', 1));
  for (std::size_t ply = 0; ply < bits.size(); ++ply) {
    if (bits[ply] < least_told) continue;
    const double radius = std::clamp(3 + 2.2 * bits[ply], 3.0, secret_height / 2);
    painter.fillPath(diamond({x(static_cast<double>(ply)), line}, radius), color);
  }
}

void ChanceChart::drawPly(QPainter& painter) const {
  const QRectF area = plot();
  painter.setPen(QPen(theme().text, 1.4, Qt::DotLine));
  painter.drawLine(QPointF(x(ply_), area.top() - 4), QPointF(x(ply_), height() - 4.0));
  if (!chanceAt(ply_)) return;
  painter.setPen(QPen(theme().panel, 1.5));
  painter.setBrush(QColor(accent::teal));
  painter.drawEllipse(placeOf(ply_), 5, 5);
}

void ChanceChart::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || shown_.view.ply == 0) return;
  const QRectF area = plot();
  const double share = (event->position().x() - area.left()) / std::max(1.0, area.width());
  emit plyChosen(std::clamp(static_cast<int>(std::lround(share * shown_.view.ply)), 0, shown_.view.ply));
}

}  // namespace raisechess::ui

#include "widgets/moc_chance_chart.cpp"
