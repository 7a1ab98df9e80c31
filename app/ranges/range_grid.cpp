// SPDX-License-Identifier: GPL-3.0-or-later
#include "range_grid.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

#include "percents.h"
#include "range_cell.h"
#include "style/note_label.h"
#include "style/pictures.h"
#include "style/tab_order.h"
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

QString move_number(int ply) {
  return Words::number((ply + 1) / 2);
}

/// "Captured on d5 at move 11: it was a pawn."
QString seen_sentence(const RangeRow& row) {
  std::size_t type = 0;
  while (type + 1 < row.deals.size() && !is_possible(row, type)) ++type;
  const QString what = Words::a_type(pocket_types[type]);
  if (row.captured) {
    return RangeGrid::tr("Captured on %1 at move %2: it was %3.")
        .arg(Words::square(row.captured->square), move_number(row.captured->ply), what);
  }
  for (const auto& reason : row.ruled_out) {
    if (!reason || reason->fact != Fact::Reveal || reason->other || reason->taken_back) continue;
    if (reason->squares.empty()) continue;
    return RangeGrid::tr("Seen on %1 at move %2: it is %3.")
        .arg(Words::square(reason->squares.front()), move_number(reason->ply), what);
  }
  return RangeGrid::tr("Seen: it is %1.").arg(what);
}

/// What the cells of a row say.
class RowCells {
 public:
  RowCells(const RangeRow& facts, const Supposition* thought)
      : facts_(facts), thought_(thought), fact_shares_(percents(facts.deals)), shares_(fact_shares_) {
    if (thought_ == nullptr) return;
    const auto& pins = thought_->pins;
    const auto pin = std::find_if(pins.begin(), pins.end(), [&](const Pin& p) { return p.origin == facts.origin; });
    if (pin != pins.end()) {
      pinned_ = pin->type;
      shares_ = percents(thought_->without_own[static_cast<std::size_t>(pin - pins.begin())].deals);
    } else {
      shares_ = percents(row_of_thought().deals);
    }
  }

  CellShown of(std::size_t type) const {
    CellShown cell{shares_[type], {}, CellShown::Part::Fact, fact_shares_[type]};
    if (const auto& reason = facts_.ruled_out[type]) cell.reason = Words::reason(*reason, pocket_types[type]);
    if (fact_shares_[type] == 0) return cell;
    if (pinned_) {
      cell.part = *pinned_ == pocket_types[type] ? CellShown::Part::Supposed : CellShown::Part::Instead;
    } else if (shares_[type] != fact_shares_[type]) {
      cell.part = CellShown::Part::Follows;
    }
    if (shares_[type] == 0) cell.reason = RangeGrid::tr("In your thought no deal is left with it.");
    return cell;
  }

 private:
  const RangeRow& row_of_thought() const {
    const auto& rows = thought_->range.rows;
    return *std::find_if(rows.begin(), rows.end(), [&](const RangeRow& row) { return row.origin == facts_.origin; });
  }

  const RangeRow& facts_;
  const Supposition* thought_;
  std::array<int, 5> fact_shares_;
  std::array<int, 5> shares_;
  std::optional<PieceType> pinned_;
};

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
    connect(row.cells[i], &RangeCell::chosen, this,
            [=, this] { emit typeChosen(rows_[place].origin, pocket_types[i]); });
    row.cells[i]->setChoosable(choosable_);
    layout_->addWidget(row.cells[i], line, static_cast<int>(i) + 1);
  }
  row.seen = new NoteLabel(TextRole::Secondary, this);
  row.seen->setContentsMargins(12, 0, 12, 0);  // two lines fit into a row
  layout_->addWidget(row.seen, line, 1, 1, 5);
  if (rows_.empty()) take_tab_place(this, row.cells[0]);
  rows_.push_back(row);
}

void RangeGrid::show(const RangeTable& table, const Supposition* thought) {
  if (rows_.size() < table.rows.size()) hide();  // growing line by line would push the window around
  while (rows_.size() < table.rows.size()) addRow();
  shown_rows_ = table.rows.size();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const bool shown = i < table.rows.size();
    rows_[i].name->parentWidget()->setVisible(shown);
    if (shown) {
      showRow(rows_[i], table.rows[i], thought);
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

void RangeGrid::showRow(Row& row, const RangeRow& shown, const Supposition* thought) {
  row.origin = shown.origin;
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
  const RowCells cells(shown, thought);
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    row.cells[i]->setVisible(!seen);
    row.cells[i]->show(path, cells.of(i));
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

void RangeGrid::setChoosable(bool choosable) {
  choosable_ = choosable;
  for (Row& row : rows_) {
    for (RangeCell* cell : row.cells) cell->setChoosable(choosable);
  }
}

void RangeGrid::focusFirst() {
  for (Row& row : rows_) {
    for (RangeCell* cell : row.cells) {
      if (!cell->isVisible() || cell->percent() == 0) continue;
      return cell->setFocus(Qt::TabFocusReason);
    }
  }
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

#include "moc_range_grid.cpp"
