// SPDX-License-Identifier: GPL-3.0-or-later
#include "range_grid.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

#include "percents.h"
#include "range_cell.h"
#include "style/note_label.h"
#include "style/pictures.h"
#include "style/theme.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

constexpr int names_width = 106;
constexpr int names_width_compact = 74;
constexpr int roomy_rows = 3;  // with more hidden pieces the rows are low and their notes are on hover

bool is_possible(const RangeRow& row, std::size_t type) {
  return row.deals[type] > 0;
}

/// "Captured on d5 at move 11: it was a pawn."
QString seen_sentence(const RangeRow& row) {
  std::size_t type = 0;
  while (type + 1 < row.deals.size() && !is_possible(row, type)) ++type;
  const QString what = Words::a_type(pocket_types[type]);
  const bool captured = row.status == HiddenStatus::Captured;
  for (const auto& reason : row.ruled_out) {
    if (!reason || reason->fact != Fact::Reveal || reason->other || reason->taken_back) continue;
    if (reason->squares.empty()) continue;
    const QString place = Words::square(reason->squares.front());
    const QString move = Words::number((reason->ply + 1) / 2);
    return captured ? RangeGrid::tr("Captured on %1 at move %2: it was %3.").arg(place, move, what)
                    : RangeGrid::tr("Seen on %1 at move %2: it is %3.").arg(place, move, what);
  }
  return captured ? RangeGrid::tr("Captured: it was %1.").arg(what) : RangeGrid::tr("Seen: it is %1.").arg(what);
}

}  // namespace

QString piece_path(const RangeRow& row) {
  const QString origin = Words::square(row.origin);
  if (!row.now || *row.now == row.origin) return origin;
  return QStringLiteral("%1 → %2").arg(origin, Words::square(*row.now));
}

RangeGrid::RangeGrid(QWidget* parent)
    : QWidget(parent), layout_(new QGridLayout(this)), corner_(new Label(TextRole::Note, Tone::Quiet, this)) {
  layout_->setContentsMargins(0, 0, 0, 0);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  layout_->setHorizontalSpacing(4);
  for (int column = 1; column <= 5; ++column) layout_->setColumnStretch(column, 1);
  layout_->addWidget(corner_, 0, 0);
  corner_->setElided(true);
  makeHeads();
}

void RangeGrid::makeHeads() {
  for (std::size_t i = 0; i < heads_.size(); ++i) {
    heads_[i] = new QLabel(this);
    heads_[i]->setAlignment(Qt::AlignCenter);
    layout_->addWidget(heads_[i], 0, static_cast<int>(i) + 1);
  }
  takeHeads();
}

void RangeGrid::takeHeads() {
  const double size = density_ == Density::Normal && shown_rows_ <= roomy_rows ? 24 : 18;
  for (std::size_t i = 0; i < heads_.size(); ++i) {
    heads_[i]->setToolTip(Words::type(pocket_types[i]));
    heads_[i]->setAccessibleName(Words::type(pocket_types[i]));
    heads_[i]->setPixmap(Pictures::glyph(pocket_types[i], theme().quiet, size, devicePixelRatioF()));
  }
}

void RangeGrid::addRow() {
  const auto place = rows_.size();
  const int line = static_cast<int>(place) + 1;
  Row row;
  auto* names = new QWidget(this);
  auto* column = new QVBoxLayout(names);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addStretch();
  column->addWidget(row.name = new Label(TextRole::Body));
  column->addWidget(row.note = new Label(TextRole::Smallest, Tone::Quiet));
  column->addStretch();
  row.note->setElided(true);
  layout_->addWidget(names, line, 0);
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    row.cells[i] = new RangeCell(pocket_types[i], this);
    connect(row.cells[i], &RangeCell::stepped, this, [=, this](int right, int down) { step(place, i, right, down); });
    layout_->addWidget(row.cells[i], line, static_cast<int>(i) + 1);
  }
  row.seen = new NoteLabel(TextRole::Secondary, this);
  row.seen->setContentsMargins(12, 0, 12, 0);  // two lines fit into a row
  layout_->addWidget(row.seen, line, 1, 1, 5);
  rows_.push_back(row);
}

void RangeGrid::show(const RangeTable& table) {
  if (rows_.size() < table.rows.size()) hide();  // growing line by line would push the window around
  while (rows_.size() < table.rows.size()) addRow();
  shown_rows_ = table.rows.size();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const bool shown = i < table.rows.size();
    rows_[i].name->parentWidget()->setVisible(shown);
    if (shown) {
      showRow(rows_[i], table.rows[i]);
    } else {
      hideCells(rows_[i]);
    }
  }
  takeHeights();
  takeHeads();
  setStyle(style_);
  setVisible(true);
}

void RangeGrid::hideCells(Row& row) {
  row.seen->hide();
  for (RangeCell* cell : row.cells) cell->hide();
}

void RangeGrid::showRow(Row& row, const RangeRow& shown) {
  const QString path = piece_path(shown);
  const QString note = Words::row_note(shown, false);
  row.name->setText(path);
  row.name->setToolTip(note);
  const bool fits = density_ == Density::Normal && row.note->fontMetrics().horizontalAdvance(note) <= names_width;
  row.note->setText(fits ? note : Words::row_note(shown, true));
  row.note->setToolTip(note);
  const bool seen = shown.status != HiddenStatus::Hidden;
  row.seen->setVisible(seen);
  if (seen) row.seen->setText(seen_sentence(shown));
  const std::array<int, 5> shares = percents(shown.deals);
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const auto& reason = shown.ruled_out[i];
    row.cells[i]->setVisible(!seen);
    row.cells[i]->show(path, shares[i], reason ? Words::reason(*reason, pocket_types[i]) : QString());
  }
  row.cells[0]->setFocusPolicy(&row == rows_.data() ? Qt::StrongFocus : Qt::ClickFocus);
}

void RangeGrid::takeHeights() {
  const bool roomy = shown_rows_ <= roomy_rows;
  const int height = !roomy ? 28 : density_ == Density::Compact ? 32 : 36;
  layout_->setVerticalSpacing(!roomy ? 4 : density_ == Density::Compact ? 6 : 8);
  const int names = density_ == Density::Compact ? names_width_compact : names_width;
  layout_->setColumnMinimumWidth(0, names);
  for (Row& row : rows_) {
    row.note->setVisible(roomy);
    row.name->setRole(density_ == Density::Compact || !roomy ? TextRole::Secondary : TextRole::Body, true);
    row.name->parentWidget()->setFixedHeight(height);
    row.name->parentWidget()->setFixedWidth(names);
    row.seen->setFixedHeight(height);
    for (RangeCell* cell : row.cells) cell->setFixedHeight(height);
  }
}

void RangeGrid::setStyle(RangeStyle style) {
  style_ = style;
  for (Row& row : rows_) {
    for (RangeCell* cell : row.cells) cell->setStyle(style);
  }
}

void RangeGrid::setDensity(Density density) {
  density_ = density;
  takeHeights();
  takeHeads();
}

void RangeGrid::step(std::size_t row, std::size_t column, int right, int down) {
  const int to_row = std::clamp(static_cast<int>(row) + down, 0, static_cast<int>(shown_rows_) - 1);
  const int to_column = std::clamp(static_cast<int>(column) + right, 0, 4);
  rows_[static_cast<std::size_t>(to_row)].cells[static_cast<std::size_t>(to_column)]->setFocus(Qt::TabFocusReason);
}

bool RangeGrid::event(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) takeHeads();
  return QWidget::event(event);
}

}  // namespace raisechess::ui
