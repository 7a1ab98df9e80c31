// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/hand_list.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

#include "hand_words.h"
#include "style/button.h"
#include "style/fonts.h"
#include "style/label.h"
#include "style/metrics.h"

namespace raisechess::records {
namespace {

constexpr int row_padding = 10;

/// What a choice filters by; the first one leaves any.
template <class Value>
std::optional<Value> chosen(const QComboBox& box) {
  const QVariant value = box.currentData();
  return value.isValid() ? std::optional(static_cast<Value>(value.toInt())) : std::nullopt;
}

}  // namespace

HandList::HandList(HandModel::LevelName level_name, QWidget* parent)
    : QWidget(parent),
      level_name_(std::move(level_name)),
      model_(new HandModel(level_name_, this)),
      table_(new QTableView),
      search_(new QLineEdit),
      levels_(new QComboBox),
      bettings_(new QComboBox),
      outcomes_(new QComboBox),
      plays_(new QComboBox),
      match_name_(new ui::Label(ui::TextRole::PanelTitle)),
      all_matches_(new ui::Button(ui::Button::Look::Secondary)),
      count_(new ui::Label(ui::TextRole::Secondary, ui::Tone::Quiet)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(ui::metrics::panel_gap);
  layout->addLayout(build_match_row());
  auto* filters = new QHBoxLayout;
  filters->addWidget(search_, 1);
  for (QWidget* box : std::initializer_list<QWidget*>{levels_, bettings_, outcomes_, plays_}) filters->addWidget(box);
  layout->addLayout(filters);
  layout->addWidget(table_, 1);
  layout->addWidget(count_);
  build_filters();
  build_table();
}

QLayout* HandList::build_match_row() {
  auto* row = new QHBoxLayout;
  match_name_->setElided(true);
  all_matches_->setLabel(tr("Hands of all matches"), {});
  all_matches_->setReadyAtOnce();
  connect(all_matches_, &ui::Button::triggered, this, &HandList::show_all_matches);
  row->addWidget(match_name_, 1);
  row->addWidget(all_matches_);
  show_all_matches();
  return row;
}

void HandList::show_match(archive::MatchId match, const QString& name) {
  match_ = match;
  match_name_->say(name);
  all_matches_->show();
  take_filter();
  if (model_->rowCount() > 0) table_->selectRow(0);
}

void HandList::show_all_matches() {
  match_.reset();
  match_name_->say({});
  all_matches_->hide();
  take_filter();
}

QString HandList::match_text() const {
  return match_ ? match_name_->text() : QString();
}

void HandList::build_filters() {
  search_->setPlaceholderText(tr("Search"));
  search_->setAccessibleName(tr("Search"));
  search_->setClearButtonEnabled(true);
  levels_->setAccessibleName(tr("Level"));
  bettings_->setAccessibleName(tr("Bets"));
  outcomes_->setAccessibleName(tr("Result"));
  plays_->setAccessibleName(tr("Whose play"));
  bettings_->addItem(tr("All bets"));
  for (const BettingMode mode : {BettingMode::None, BettingMode::NoLimit, BettingMode::PotLimit})
    bettings_->addItem(HandWords::betting(mode), static_cast<int>(mode));
  outcomes_->addItem(tr("All results"));
  outcomes_->addItem(tr("won", "by the player"), static_cast<int>(Outcome::Won));
  outcomes_->addItem(tr("lost", "by the player"), static_cast<int>(Outcome::Lost));
  outcomes_->addItem(tr("split", "nobody won"), static_cast<int>(Outcome::Split));
  plays_->addItem(tr("All play"));
  plays_->addItem(tr("your own play"), static_cast<int>(Play::Own));
  plays_->addItem(tr("watched", "hands"), static_cast<int>(Play::Watched));
  plays_->addItem(tr("with hints or takebacks"), static_cast<int>(Play::WithHelp));
  fill_levels();
  connect(search_, &QLineEdit::textChanged, this, &HandList::take_filter);
  for (QComboBox* box : {levels_, bettings_, outcomes_, plays_}) {
    box->setFont(ui::text_font(ui::TextRole::Body));
    connect(box, &QComboBox::currentIndexChanged, this, &HandList::take_filter);
  }
}

void HandList::build_table() {
  table_->setModel(model_);
  table_->setFont(ui::text_font(ui::TextRole::Body));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  table_->setShowGrid(false);
  table_->setWordWrap(false);
  table_->setTabKeyNavigation(false);
  table_->setAccessibleName(tr("Finished hands"));
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + row_padding);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setResizeContentsPrecision(60);
  table_->horizontalHeader()->setSectionResizeMode(HandModel::Ending, QHeaderView::Stretch);
  table_->installEventFilter(this);
  connect(table_, &QTableView::doubleClicked, this, [this] { emit open_chosen(); });
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HandList::selection_changed);
  connect(model_, &QAbstractItemModel::modelReset, this, [this] {
    show_count();
    emit selection_changed();
  });
}

void HandList::fill_levels() {
  const QSignalBlocker quiet(levels_);
  const QVariant before = levels_->currentData();
  levels_->clear();
  levels_->addItem(tr("All levels"));
  for (const QString& id : model_->levels()) levels_->addItem(level_name_(id), id);
  levels_->setCurrentIndex(std::max(levels_->findData(before), 0));
}

void HandList::set_hands(std::vector<archive::HandLine> hands) {
  model_->set_hands(std::move(hands));
  fill_levels();
  take_filter();
  if (model_->rowCount() > 0 && !table_->currentIndex().isValid()) table_->selectRow(0);
}

void HandList::take_filter() {
  ListFilter filter;
  filter.match = match_;
  if (const QVariant level = levels_->currentData(); level.isValid()) filter.level = level.toString();
  filter.betting = chosen<BettingMode>(*bettings_);
  filter.outcome = chosen<Outcome>(*outcomes_);
  filter.play = chosen<Play>(*plays_);
  filter.text = search_->text();
  model_->set_filter(filter);
}

std::vector<archive::HandLine> HandList::selected() const {
  std::vector<archive::HandLine> hands;
  for (const QModelIndex& index : table_->selectionModel()->selectedRows()) hands.push_back(model_->hand(index.row()));
  return hands;
}

QString HandList::count_text() const {
  if (model_->hands() == 0) return tr("No hand is finished yet: each one comes here when it is over.");
  if (model_->rowCount() == 0) return tr("No hand fits.");
  return model_->rowCount() == 1 ? tr("1 hand") : tr("%n hands", "", model_->rowCount());
}

void HandList::show_count() {
  count_->setText(count_text());
}

/// The table itself would search for a hand by these keys.
bool HandList::eventFilter(QObject* table, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool opens = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (opens) emit open_chosen();
    if (key == Qt::Key_Delete) emit delete_chosen();
    if (opens || key == Qt::Key_Delete) return true;
  }
  return QWidget::eventFilter(table, event);
}

}  // namespace raisechess::records

#include "records/moc_hand_list.cpp"
