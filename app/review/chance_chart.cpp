// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chance_chart.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "review_signs.h"
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

double sum_of(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}

/// "−6.97", or "0" where nothing was told.
QString told_text(double bits) {
  return bits < least_told ? QString::number(0) : QChar(0x2212) + QLocale().toString(bits, 'f', 2);
}

/// How many moves lie between two numbers below the chart.
int step_of_moves(int moves) {
  return moves <= 12 ? 2 : moves <= 45 ? 5 : 20;
}

QColor violet() {
  return theme().dark ? QColor(0xa4, 0x90, 0xc8) : QColor(accent::violet);
}

/// Half of the last number on the axis of the pot: the least of 1, 2, 5, 10, 20 … that reaches the greatest pot, and
/// ten big blinds, so that a small pot looks small.
Chips step_of_chips(const ReviewShown& shown) {
  const Chips most = std::max(*std::ranges::max_element(shown.pots), 10 * shown.view.setup.blinds.big);
  for (Chips ten = 1;; ten *= 10) {
    for (const Chips step : {ten, 2 * ten, 5 * ten}) {
      if (2 * step >= most) return step;
    }
  }
}

constexpr double last_chips_at = 0.8;  ///< where the last number on the axis of the pot stands, of the height

}  // namespace

ChanceChart::ChanceChart(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setFocusPolicy(Qt::NoFocus);
}

void ChanceChart::setReview(const ReviewShown& shown) {
  shown_ = shown;
  setAccessibleName(tr("Chance to win, pot and secrets"));
  setAccessibleDescription(spoken());
  QStringList help{tr("A click shows the position of that half-move.")};
  if (shown.view.setup.hidden > 0)
    help << tr(
        "Filled diamonds: told by a move of one's own. Hollow ones: by one of the other side, such as a capture.");
  setToolTip(help.join(QLatin1Char('\n')));
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
  if (!parts.isEmpty() && shown_.ready) parts << tr("end: %1", "a chance").arg(ReviewWords::chance(finalChance()));
  return parts.join(QStringLiteral(", "));
}

QRectF ChanceChart::plot() const {
  const QFontMetricsF metrics(text_font(TextRole::Smallest));
  const double left = std::max(metrics.horizontalAdvance(Words::percent(100)),
                               metrics.horizontalAdvance(tr("computer", "whose secret, short")));
  const double right =
      std::max(QFontMetricsF(bold_font(TextRole::Smallest)).horizontalAdvance(QStringLiteral("−16.99")),
               shown_.pots.empty() ? 0 : metrics.horizontalAdvance(chips_title()));
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
  if (shown_.ready && !turns.empty() && ply == shown_.view.ply) return finalChance();
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
    const Side viewer = shown_.view.viewer;
    drawSecrets(painter, line,
                {viewer, shown_.yours ? tr("you", "whose secret, short") : Words::side(viewer), QColor(accent::red)});
    drawSecrets(
        painter, line + secret_height,
        {other(viewer), shown_.yours ? tr("computer", "whose secret, short") : Words::side(other(viewer)), violet()});
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
  drawChipsAxis(painter);
  const int moves = (shown_.view.ply + 1) / 2;
  for (int move = 1; move <= moves; move += move == 1 ? step_of_moves(moves) - 1 : step_of_moves(moves)) {
    const double center = x(2.0 * (move - 1));
    painter.drawText(QRectF(center - 20, area.bottom() + 1, 40, label_height), Qt::AlignCenter, QString::number(move));
  }
}

QString ChanceChart::chips_title() {
  return tr("chips", "over an axis");
}

double ChanceChart::yOfChips(Chips chips) const {
  const QRectF area = plot();
  const double last = 2.0 * step_of_chips(shown_);
  return area.bottom() - area.height() * last_chips_at * chips / last;
}

void ChanceChart::drawChipsAxis(QPainter& painter) const {
  if (shown_.pots.empty()) return;
  const Chips step = step_of_chips(shown_);
  const auto write = [&](double center, const QString& text) {
    const double left = plot().right() + 6;
    painter.drawText(QRectF(left, center - 8, width() - left, 16), Qt::AlignLeft | Qt::AlignVCenter, text);
  };
  write(y(1), chips_title());
  for (const Chips chips : {0, step, 2 * step}) write(yOfChips(chips), Words::number(chips));
}

/// In steps.
void ChanceChart::drawPots(QPainter& painter) const {
  if (shown_.pots.empty()) return;
  painter.setFont(bold_font(TextRole::Smallest));
  for (auto first = shown_.pots.begin(); first != shown_.pots.end();) {
    const auto last = std::find_if(first, shown_.pots.end(), [&](Chips pot) { return pot != *first; });
    const double left = x(static_cast<double>(first - shown_.pots.begin()));
    const double right = x(static_cast<double>(last - shown_.pots.begin()));
    drawPot(painter, left, right, *first);
    first = last;
  }
}

void ChanceChart::drawPot(QPainter& painter, double left, double right, Chips pot) const {
  const QRectF area = plot();
  const double top = yOfChips(pot);
  painter.fillRect(QRectF(left, top, right - left, area.bottom() - top), pot_color());
  painter.fillRect(QRectF(left, top, right - left, 1.5), QColor(accent::amber));
  painter.setPen(theme().note);
  if (area.bottom() - top > 14)  // the chance is seldom down there
    painter.drawText(QRectF(left + 3, area.bottom() - 14, 60, 14), Qt::AlignLeft | Qt::AlignTop, Words::number(pot));
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
  for (const Finding& finding : shown_.review.findings) {
    if (finding.kind != LossKind::OfSecret) draw_ring(painter, placeOf(finding.ply));
  }
}

/// The player's own sum is what the decisions are about: it stands out.
void ChanceChart::drawSecrets(QPainter& painter, double line, const SecretLine& of) const {
  const QRectF area = plot();
  const bool own = of.owner == shown_.view.viewer;
  const std::vector<double>& bits = own ? shown_.bits_of_you : shown_.bits_of_other;
  painter.setFont(text_font(TextRole::Smallest));
  painter.setPen(theme().quiet);
  draw_elided(painter, {0, line - 8, area.left() - 6, 16}, Qt::AlignRight | Qt::AlignVCenter, of.name);
  painter.setPen(QPen(theme().line, 1));
  painter.drawLine(QPointF(area.left(), line), QPointF(area.right(), line));
  if (own) painter.setFont(bold_font(TextRole::Smallest));
  painter.setPen(own ? theme().bad : theme().quiet);
  painter.drawText(QRectF(area.right() + 6, line - 8, width() - area.right() - 6, 16), Qt::AlignLeft | Qt::AlignVCenter,
                   told_text(sum_of(bits)));
  for (std::size_t ply = 0; ply < bits.size(); ++ply) {
    if (bits[ply] < least_told) continue;
    const double radius = std::clamp(3 + 2.2 * bits[ply], 3.0, secret_height / 2);
    const bool others_move = (ply % 2 == 0) != (of.owner == Side::White);
    draw_diamond(painter, {x(static_cast<double>(ply)), line}, radius, of.color, others_move);
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
