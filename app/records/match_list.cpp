// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/match_list.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <utility>

#include "match_words.h"
#include "style/fonts.h"
#include "style/label.h"
#include "style/metrics.h"

namespace raisechess::records {
namespace {

constexpr int match_row_padding = 10;
constexpr int least_column_width = 84;

}  // namespace

MatchList::MatchList(HandModel::LevelName level_name, QWidget* parent)
    : QWidget(parent),
      level_name_(std::move(level_name)),
      model_(new MatchModel(level_name_, this)),
      table_(new QTableView),
      count_(new ui::Label(ui::TextRole::Secondary, ui::Tone::Quiet)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(ui::metrics::panel_gap);
  layout->addWidget(table_, 1);
  layout->addWidget(count_);
  build_table();
  set_matches({});
}

void MatchList::build_table() {
  table_->setModel(model_);
  table_->setFont(ui::text_font(ui::TextRole::Body));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setShowGrid(false);
  table_->setWordWrap(false);
  table_->setTabKeyNavigation(false);
  table_->setAccessibleName(tr("Matches"));
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + match_row_padding);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setResizeContentsPrecision(60);
  table_->horizontalHeader()->setMinimumSectionSize(least_column_width);
  table_->horizontalHeader()->setSectionResizeMode(MatchModel::Kind, QHeaderView::Stretch);
  table_->installEventFilter(this);
  connect(table_, &QTableView::doubleClicked, this, [this] { emit hands_chosen(); });
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &MatchList::selection_changed);
}

void MatchList::set_matches(std::vector<archive::MatchLine> matches) {
  const auto before = selected();
  model_->set_matches(std::move(matches));
  count_->setText(count_text());
  int row = 0;
  for (int place = 0; before && place < model_->rowCount(); ++place) {
    if (model_->match(place).id == before->id) row = place;
  }
  if (model_->rowCount() > 0) table_->selectRow(row);
  emit selection_changed();
}

std::optional<archive::MatchLine> MatchList::selected() const {
  const auto rows = table_->selectionModel()->selectedRows();
  return rows.isEmpty() ? std::nullopt : std::optional(model_->match(rows.front().row()));
}

QString MatchList::count_text() const {
  return MatchWords::count(model_->rowCount());
}

QString MatchList::name_of(const archive::MatchLine& match) const {
  return MatchWords::name(match, level_name_(match.level));
}

/// The table itself would search for a match by these keys.
bool MatchList::eventFilter(QObject* table, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool opens = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (opens) emit hands_chosen();
    if (key == Qt::Key_Delete) emit delete_chosen();
    if (opens || key == Qt::Key_Delete) return true;
  }
  return QWidget::eventFilter(table, event);
}

}  // namespace raisechess::records

#include "records/moc_match_list.cpp"
