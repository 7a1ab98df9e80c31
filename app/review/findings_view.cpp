// SPDX-License-Identifier: GPL-3.0-or-later
#include "findings_view.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

#include "findings_model.h"
#include "style/fonts.h"
#include "style/paint.h"
#include "style/pictures.h"
#include "style/theme.h"
#include "view/hand_review.h"

namespace raisechess::ui {
namespace {

constexpr int sign_width = 30;
constexpr int cell_gap = 10;

void draw_sign(QPainter& painter, const QRectF& cell, LossKind kind, double scale) {
  const QPointF center = cell.center();
  if (kind == LossKind::OfChance) {
    constexpr double side = 16;
    const QPixmap pawn = Pictures::glyph(PieceType::Pawn, theme().text, side, scale);
    painter.drawPixmap(center - QPointF(side / 2, side / 2), pawn);
    return;
  }
  painter.setPen(Qt::NoPen);
  if (kind == LossKind::OfSecret) {
    constexpr double radius = 5.5;
    painter.setBrush(QColor(accent::red));
    painter.drawPolygon(QPolygonF({center + QPointF(0, -radius), center + QPointF(radius, 0),
                                   center + QPointF(0, radius), center + QPointF(-radius, 0)}));
    return;
  }
  painter.setPen(QPen(theme().panel, 1));
  painter.setBrush(QColor(accent::amber));
  for (double down : {2.5, -1.5}) painter.drawEllipse(center + QPointF(0, down), 7, 3.5);
}

/// Quiet words over the columns, on the panel's own ground.
class FindingsHeader : public QHeaderView {
 public:
  explicit FindingsHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

 protected:
  void paintSection(QPainter* painter, const QRect& area, int column) const override {
    painter->save();
    painter->fillRect(area, theme().panel);
    painter->setFont(text_font(TextRole::Note));
    painter->setPen(theme().quiet);
    const bool lost = column == FindingsModel::Lost;
    draw_elided(*painter, QRectF(area).adjusted(lost ? cell_gap : 0, 0, lost ? -4 : 0, 0),
                (lost ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    painter->restore();
  }
};

/// A row: the chosen one has a pale teal ground with a bar before it, and bold text. A row that does not fit whole at
/// the bottom is left out.
class FindingsDelegate : public QStyledItemDelegate {
 public:
  explicit FindingsDelegate(FindingsView* view) : QStyledItemDelegate(view), view_(view) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    if (index.row() > 0 && option.rect.bottom() >= view_->viewport()->height()) return;
    const bool chosen = view_->currentIndex().row() == index.row();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF cell(option.rect);
    if (chosen) drawGround(*painter, cell, index.column());
    if (index.column() == FindingsModel::Kind) {
      draw_sign(*painter, cell, static_cast<LossKind>(index.data(FindingsModel::KindRole).toInt()),
                view_->devicePixelRatioF());
    } else {
      const bool quiet =
          !chosen && (index.column() == FindingsModel::Number || index.column() == FindingsModel::Instead);
      painter->setPen(quiet ? theme().quiet : theme().text);
      painter->setFont(font_of(chosen));
      const bool lost = index.column() == FindingsModel::Lost;
      draw_elided(*painter, cell.adjusted(lost ? cell_gap : 0, 0, lost ? -4 : -cell_gap, 0),
                  (lost ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, index.data().toString());
    }
    painter->restore();
  }

  static QFont font_of(bool chosen) { return chosen ? bold_font(TextRole::Body) : text_font(TextRole::Body); }

 private:
  void drawGround(QPainter& painter, const QRectF& cell, int column) const {
    painter.fillRect(cell.adjusted(0, 1, 0, -1),
                     blended(QColor(accent::teal), theme().panel, theme().dark ? 0.3 : 0.17));
    if (column != FindingsModel::Kind) return;
    painter.fillRect(QRectF(cell.left(), cell.top() + 1, view_->hasFocus() ? 4 : 2, cell.height() - 2),
                     QColor(accent::teal));
  }

  FindingsView* view_;
};

}  // namespace

FindingsView::FindingsView(QWidget* parent) : QTableView(parent) {
  setItemDelegate(new FindingsDelegate(this));
  setHorizontalHeader(new FindingsHeader(this));
  setShowGrid(false);
  setFrameShape(NoFrame);
  setSelectionMode(SingleSelection);
  setSelectionBehavior(SelectRows);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setTabKeyNavigation(false);
  setMinimumHeight(66);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  takeColors();
  setDensity(Density::Normal);
  connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) { emit rowChosen(index.row()); });
}

void FindingsView::setDensity(Density density) {
  verticalHeader()->setMinimumSectionSize(18);
  verticalHeader()->setDefaultSectionSize(density == Density::Normal ? 23 : 20);
}

void FindingsView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTableView::currentChanged(current, previous);
  viewport()->update();
  if (current.isValid()) emit rowChosen(current.row());
}

void FindingsView::takeColors() {
  QPalette own = palette();
  if (own.color(QPalette::Base) == theme().panel) return;
  own.setColor(QPalette::Base, theme().panel);
  setPalette(own);
}

void FindingsView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) takeColors();
  QTableView::changeEvent(event);
}

/// In bold, so that choosing a row cuts nothing.
int FindingsView::widest(int column) const {
  const QFontMetrics metrics(FindingsDelegate::font_of(true));
  int widest = QFontMetrics(text_font(TextRole::Note))
                   .horizontalAdvance(model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
  for (int row = 0; row < model()->rowCount(); ++row)
    widest = std::max(widest, metrics.horizontalAdvance(model()->index(row, column).data().toString()));
  return widest + cell_gap + 6;
}

/// What could have been done instead takes what is left.
void FindingsView::fitColumns() {
  if (model() == nullptr) return;
  const int number = widest(FindingsModel::Number);
  const int lost = widest(FindingsModel::Lost);
  const int room = viewport()->width() - sign_width - number - lost;
  const int taken = std::min(std::max(widest(FindingsModel::Taken), room * 2 / 5), room * 3 / 5);
  setColumnWidth(FindingsModel::Kind, sign_width);
  setColumnWidth(FindingsModel::Number, number);
  setColumnWidth(FindingsModel::Taken, taken);
  setColumnWidth(FindingsModel::Instead, std::max(0, room - taken));
  setColumnWidth(FindingsModel::Lost, lost);
}

void FindingsView::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  fitColumns();
}

void FindingsView::reset() {
  QTableView::reset();
  fitColumns();
}

}  // namespace raisechess::ui

#include "moc_findings_view.cpp"
