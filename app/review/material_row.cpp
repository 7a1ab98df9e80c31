// SPDX-License-Identifier: GPL-3.0-or-later
#include "material_row.h"

#include <QPainter>

#include <algorithm>

#include "style/fonts.h"
#include "style/metrics.h"
#include "style/paint.h"
#include "style/pictures.h"
#include "style/theme.h"
#include "words/words.h"

namespace raisechess::ui {
namespace {

constexpr int padding = 12;
constexpr int name_line = 20;
constexpr int sum_width = 72;
constexpr double between_points = 8;  ///< keeps the sums of two types apart
constexpr double group_gap = 12;

constexpr int countable = 5;  // the king counts nothing

}  // namespace

MaterialRow::MaterialRow(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MaterialRow::setPieces(const PlayerView& view, Side side, const std::vector<Square>& face_down,
                            const QString& name, bool wins) {
  pieces_.clear();
  sum_ = 0;
  for (int i = 0; i < square_count; ++i) {
    const auto& piece = view.board[square_at(i)];
    if (!piece || piece->side != side || !piece->type || *piece->type == PieceType::King) continue;
    if (std::find(face_down.begin(), face_down.end(), square_at(i)) != face_down.end()) continue;
    pieces_.push_back({*piece->type, piece->pocket.has_value()});
    sum_ += material_value(*piece->type);
  }
  std::stable_sort(pieces_.begin(), pieces_.end(), [](const Counted& a, const Counted& b) {
    return a.type != b.type ? a.type > b.type : a.was_hidden > b.was_hidden;
  });
  side_ = side;
  name_ = name;
  is_you_ = side == view.viewer;
  wins_ = wins;
  QStringList spoken;
  for (const Counted& piece : pieces_) spoken << Words::type(piece.type);
  setAccessibleName(
      tr("%1: %2; %3", "whose; pieces; 17 points").arg(name, spoken.join(QStringLiteral(", ")), Words::points(sum_)));
  update();
}

void MaterialRow::setDensity(Density density) {
  density_ = density;
  updateGeometry();
  update();
}

QSize MaterialRow::sizeHint() const {
  return {420, minimumSizeHint().height()};
}
QSize MaterialRow::minimumSizeHint() const {
  return {280, cellTop() + static_cast<int>(largestCell()) + pointsHeight() + edge()};
}

double MaterialRow::cellSide() const {
  const double room = width() - 2 * padding - sum_width - (countable - 1) * group_gap;
  return std::min(largestCell(), room / std::max<double>(1, static_cast<double>(pieces_.size())));
}

void MaterialRow::drawPiece(QPainter& painter, const QRectF& cell, const Counted& piece) const {
  const double side = cell.width();
  const QColor square = side_ == Side::White ? theme().dark_square : theme().light_square;
  fill_rounded(painter, cell.adjusted(1, 1, -1, -1), metrics::cell_radius, square);
  if (piece.was_hidden) {
    painter.setBrush(QColor(is_you_ ? accent::pale_teal : accent::pale_violet));
    painter.setPen(QPen(QColor(is_you_ ? accent::teal : accent::violet), 2));
    painter.drawEllipse(cell.adjusted(2, 2, -2, -2));
  }
  const double drawn = side * 0.78;
  const QPixmap picture = Pictures::piece(side_, piece.type, drawn, devicePixelRatioF());
  painter.drawPixmap(QPointF(cell.center().x() - drawn / 2, cell.center().y() - drawn / 2), picture);
}

void MaterialRow::drawPieces(QPainter& painter) const {
  const double side = cellSide();
  double x = padding;
  for (std::size_t first = 0; first < pieces_.size();) {
    const PieceType type = pieces_[first].type;
    const double left = x;
    std::size_t last = first;
    for (; last < pieces_.size() && pieces_[last].type == type; ++last, x += side) {
      drawPiece(painter, QRectF(x, cellTop(), side, side), pieces_[last]);
    }
    const QRectF under(left - group_gap / 2, cellTop() + side + 1, x - left + group_gap, pointsHeight());
    drawPoints(painter, under, type, static_cast<int>(last - first));
    x += group_gap;
    first = last;
  }
}

/// "3 × 5 = 15" under the pieces of one type; only the sum where that is too wide.
void MaterialRow::drawPoints(QPainter& painter, const QRectF& under, PieceType type, int count) const {
  const int value = material_value(type);
  const QString sum = Words::number(count * value);
  const QString product =
      tr("%1 × %2 = %3", "number of pieces, points of each, sum").arg(Words::number(count), Words::number(value), sum);
  painter.setFont(text_font(TextRole::Note));
  painter.setPen(theme().quiet);
  const bool fits =
      count > 1 && QFontMetricsF(painter.font()).horizontalAdvance(product) + between_points <= under.width();
  painter.drawText(under, Qt::AlignHCenter | Qt::AlignVCenter, fits ? product : sum);
}

void MaterialRow::drawSum(QPainter& painter) const {
  const QRectF area(width() - padding - sum_width, 0, sum_width, height());
  painter.setPen(QPen(theme().line, 1));
  painter.drawLine(QPointF(area.left(), cellTop() - 2), QPointF(area.left(), height() - 14));
  painter.setPen(theme().text);
  painter.setFont(bold_font(TextRole::Result));
  painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, Words::number(sum_));
}

void MaterialRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  draw_card(painter, rect(), metrics::panel_radius, theme().window, wins_ ? QColor(accent::teal) : theme().line,
            wins_ ? 2 : 1);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(is_you_ ? accent::teal : accent::violet));
  painter.drawEllipse(QPointF(padding + 4, nameTop() + name_line / 2.0), 5, 5);
  painter.setPen(theme().text);
  painter.setFont(bold_font(TextRole::Body));
  draw_elided(painter, QRectF(padding + 16, nameTop(), width() - 2 * padding - sum_width, name_line), Qt::AlignVCenter,
              name_);
  drawPieces(painter);
  drawSum(painter);
}

}  // namespace raisechess::ui

#include "moc_material_row.cpp"
