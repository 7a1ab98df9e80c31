// SPDX-License-Identifier: GPL-3.0-or-later
#include "told_strip.h"

#include <QGridLayout>
#include <QPainter>

#include "range_grid.h"
#include "style/fonts.h"
#include "style/paint.h"
#include "style/theme.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

constexpr int columns = 3;

std::vector<PieceType> possible_types(const RangeRow& row) {
  std::vector<PieceType> types;
  for (std::size_t i = 0; i < row.deals.size(); ++i) {
    if (row.deals[i] > 0) types.push_back(pocket_types[i]);
  }
  return types;
}

QString letters(const std::vector<PieceType>& types) {
  QStringList texts;
  for (PieceType type : types) texts << Words::type_letter(type);
  return texts.join(' ');
}

}  // namespace

class ToldStrip::Box : public QWidget {
 public:
  explicit Box(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

  void show(const RangeRow& row, Density density) {
    const std::vector<PieceType> types = possible_types(row);
    known_ = types.size() == 1;
    path_ = piece_path(row);
    const bool roomy = density == Density::Normal;
    role_ = roomy ? TextRole::Note : TextRole::Smallest;
    told_ = !known_ ? letters(types) : word(row.status, types.front(), roomy);
    const QString all = known_ ? word(row.status, types.front(), true) : Words::types(types);
    setAccessibleName(QStringLiteral("%1: %2").arg(path_, all));
    setToolTip(accessibleName());
    setFixedHeight(roomy ? 28 : 26);
    update();
  }

  QSize sizeHint() const override { return {140, 28}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    fill_rounded(painter, rect(), metrics::cell_radius, theme().window);
    const QRectF area = QRectF(rect()).adjusted(9, 0, -9, 0);
    painter.setFont(bold_font(role_));
    painter.setPen(theme().text);
    const double used = QFontMetricsF(painter.font()).horizontalAdvance(path_) + 6;
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, path_);
    painter.setFont(text_font(role_));
    painter.setPen(known_ ? theme().bad : theme().quiet);
    draw_elided(painter, area.adjusted(used, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter, told_);
  }

 private:
  static QString word(HiddenStatus status, PieceType type, bool whole) {
    if (!whole) return Words::type(type);
    if (status == HiddenStatus::Hidden) return ToldStrip::tr("%1 — known", "queen").arg(Words::type(type));
    return ToldStrip::tr("%1 — seen", "queen").arg(Words::type(type));
  }

  QString path_;
  QString told_;
  TextRole role_ = TextRole::Note;
  bool known_ = false;
};

ToldStrip::ToldStrip(QWidget* parent) : QWidget(parent), layout_(new QGridLayout(this)) {
  layout_->setContentsMargins(0, 0, 0, 0);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ToldStrip::show(const RangeTable& told) {
  while (boxes_.size() < told.rows.size()) {
    const int place = static_cast<int>(boxes_.size());
    boxes_.push_back(new Box(this));
    layout_->addWidget(boxes_.back(), place / columns, place % columns);
  }
  for (std::size_t i = 0; i < boxes_.size(); ++i) {
    boxes_[i]->setVisible(i < told.rows.size());
    if (i < told.rows.size()) boxes_[i]->show(told.rows[i], density_);
  }
  layout_->setHorizontalSpacing(density_ == Density::Normal ? 10 : 6);
  layout_->setVerticalSpacing(4);
}

void ToldStrip::setDensity(Density density) {
  density_ = density;
}

}  // namespace raisechess::ui

#include "moc_told_strip.cpp"
