// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/statistics_view.h"

#include <QComboBox>
#include <QDateTime>
#include <QGridLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QTableWidget>

#include <algorithm>
#include <utility>

#include "figure_courses.h"
#include "figure_tile.h"
#include "records/line_chart.h"
#include "statistics_words.h"
#include "style/fonts.h"
#include "style/label.h"
#include "style/metrics.h"

namespace raisechess::records {

using namespace ui;
using statistics::Mode;

namespace {

constexpr int level_row_padding = 10;
constexpr int tiles_in_one_row = 5;
constexpr int empty_width = 460;
constexpr std::int64_t day = 86'400'000;

/// What a choice of the period leaves: the newest so many hands, or those of so many days.
struct Period {
  int hands = 0;
  int days = 0;
};
constexpr std::array periods_offered{Period{},     Period{50, 0}, Period{200, 0}, Period{1000, 0},
                                     Period{0, 7}, Period{0, 30}, Period{0, 365}};

/// Numbers stand to the right.
Qt::Alignment side_of(int column) {
  return column == 0 ? Qt::AlignLeft : Qt::AlignRight;
}

QString won_text(const statistics::Figures& figures) {
  return StatisticsWords::percent(statistics::Share{figures.won, figures.hands}.value());
}

QString result_text(const statistics::Figures& figures, Mode mode) {
  return statistics::has_chips(mode) ? StatisticsWords::sum(static_cast<double>(figures.net))
                                     : StatisticsWords::sum(figures.won - figures.lost);
}

/// Weaker levels first; what is not known last.
std::vector<statistics::LevelFigures> by_strength(const statistics::Statistics& statistics) {
  auto levels = statistics.by_level;
  std::ranges::stable_sort(levels, {}, [&](const statistics::LevelFigures& level) {
    return statistics::level_rating(statistics.mode, level.level).value_or(1e9);
  });
  return levels;
}

}  // namespace

StatisticsView::StatisticsView(HandModel::LevelName level_name, QWidget* parent)
    : QWidget(parent),
      level_name_(std::move(level_name)),
      stack_(new QStackedLayout(this)),
      modes_(new QComboBox),
      levels_(new QComboBox),
      periods_(new QComboBox),
      tiles_layout_(new QGridLayout),
      chart_(new LineChart),
      table_(new QTableWidget),
      left_out_(new Label(TextRole::Secondary, Tone::Quiet)),
      empty_(new Label(TextRole::Body, Tone::Quiet)) {
  stack_->addWidget(build_empty());
  stack_->addWidget(build_page());
}

QWidget* StatisticsView::build_empty() {
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setFixedWidth(empty_width);
  layout->addWidget(empty_, 1, Qt::AlignCenter);
  return page;
}

QWidget* StatisticsView::build_page() {
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(metrics::panel_gap);
  layout->addLayout(build_choices());
  build_tiles();
  layout->addLayout(tiles_layout_);
  build_table();
  auto* below = new QHBoxLayout;
  below->setSpacing(metrics::panel_gap);
  below->addWidget(chart_, 5);
  below->addWidget(table_, 4);
  layout->addLayout(below, 1);
  left_out_->setWordWrap(true);
  layout->addWidget(left_out_);
  return page;
}

QLayout* StatisticsView::build_choices() {
  modes_->setAccessibleName(tr("Kind of hands"));
  levels_->setAccessibleName(tr("Level"));
  periods_->setAccessibleName(tr("Period"));
  for (const Period& period : periods_offered) {
    if (period.hands > 0) {
      periods_->addItem(tr("The last %n hands", "", period.hands));
    } else if (period.days > 0) {
      periods_->addItem(tr("The last %n days", "", period.days));
    } else {
      periods_->addItem(tr("All hands"));
    }
  }
  auto* row = new QHBoxLayout;
  for (QComboBox* box : {modes_, levels_, periods_}) {
    box->setFont(text_font(TextRole::Body));
    row->addWidget(box);
    connect(box, &QComboBox::currentIndexChanged, this, &StatisticsView::take_choice);
  }
  row->addStretch(1);
  return row;
}

void StatisticsView::build_tiles() {
  tiles_layout_->setSpacing(metrics::panel_gap_compact);
  for (int place = 0; place < figure_count; ++place) {
    const auto kind = static_cast<FigureKind>(place);
    auto* tile = new FigureTile(this);
    tiles_[static_cast<std::size_t>(place)] = tile;
    tile->setChecked(kind == chosen_);
    connect(tile, &QAbstractButton::toggled, this, [this, kind](bool on) {
      if (!on) return;
      chosen_ = kind;
      show_course();
    });
  }
}

void StatisticsView::build_table() {
  table_->setColumnCount(5);
  table_->setHorizontalHeaderLabels({tr("Level"), tr("Hands"), tr("Won"), tr("Result"), tr("Stands at", "a rating")});
  table_->setAccessibleName(tr("By level"));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setShowGrid(false);
  table_->setWordWrap(false);
  table_->setTabKeyNavigation(false);
  table_->setFont(text_font(TextRole::Body));
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + level_row_padding);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  for (int column = 0; column < table_->columnCount(); ++column) {
    table_->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignVCenter | side_of(column));
  }
}

QAbstractButton* StatisticsView::tile(FigureKind kind) const {
  return tiles_[static_cast<std::size_t>(kind)];
}

QString StatisticsView::value_text(FigureKind kind) const {
  return tiles_[static_cast<std::size_t>(kind)]->value();
}

QString StatisticsView::detail_text(FigureKind kind) const {
  return tiles_[static_cast<std::size_t>(kind)]->detail();
}

QString StatisticsView::left_out_text() const {
  return left_out_->text();
}

QString StatisticsView::empty_text() const {
  return empty_->text();
}

bool StatisticsView::is_empty() const {
  return stack_->currentIndex() == 0;
}

void StatisticsView::take_choice() {
  filter_ = {};
  if (modes_->currentIndex() >= 0) filter_.mode = static_cast<Mode>(modes_->currentData().toInt());
  const bool other_mode = filter_.mode && filter_.mode != shown_.mode;  // with other levels
  if (const QVariant level = levels_->currentData(); level.isValid() && !other_mode)
    filter_.level = level.toString().toStdString();
  const Period& period = periods_offered[static_cast<std::size_t>(std::max(periods_->currentIndex(), 0))];
  if (period.hands > 0) filter_.last = period.hands;
  if (period.days > 0) filter_.since = QDateTime::currentMSecsSinceEpoch() - day * period.days;
  emit filter_changed();
}

void StatisticsView::show_statistics(const statistics::Statistics& statistics) {
  shown_ = statistics;
  const QString left_out = StatisticsWords::left_out(shown_.left_out);
  empty_->setText(left_out.isEmpty() ? StatisticsWords::nothing_counted()
                                     : StatisticsWords::nothing_counted() + QStringLiteral("\n\n") + left_out);
  stack_->setCurrentIndex(shown_.modes.empty() ? 0 : 1);
  fill_choices();
  left_out_->say(left_out);
  for (int place = 0; place < figure_count; ++place) {
    const auto kind = static_cast<FigureKind>(place);
    const TileShown tile = tile_of(kind, shown_, level_name_);
    tiles_[static_cast<std::size_t>(place)]->set_figure(StatisticsWords::name(kind), tile.value, tile.detail,
                                                        StatisticsWords::meaning(kind));
  }
  lay_out_tiles();
  show_course();
  show_levels();
}

/// What is there to choose from, with what was chosen.
void StatisticsView::fill_choices() {
  const QSignalBlocker quiet_modes(modes_), quiet_levels(levels_);
  modes_->clear();
  for (const Mode mode : shown_.modes) modes_->addItem(StatisticsWords::mode(mode), static_cast<int>(mode));
  modes_->setCurrentIndex(modes_->findData(static_cast<int>(shown_.mode)));
  levels_->clear();
  levels_->addItem(tr("All levels"));
  for (const std::string& level : shown_.levels) {
    const QString id = QString::fromStdString(level);
    levels_->addItem(level_name_(id), id);
  }
  const int place = filter_.level ? levels_->findData(QString::fromStdString(*filter_.level)) : 0;
  levels_->setCurrentIndex(std::max(place, 0));
}

void StatisticsView::lay_out_tiles() {
  const auto kinds = figures_of(shown_.mode);
  const auto count = static_cast<int>(kinds.size());
  const int in_row = count > tiles_in_one_row ? (count + 1) / 2 : count;
  for (FigureTile* tile : tiles_) {
    tiles_layout_->removeWidget(tile);
    tile->setVisible(false);
  }
  for (int place = 0; place < count; ++place) {
    FigureTile* tile = tiles_[static_cast<std::size_t>(kinds[static_cast<std::size_t>(place)])];
    tiles_layout_->addWidget(tile, place / in_row, place % in_row);
    tile->setVisible(true);
  }
  if (std::ranges::find(kinds, chosen_) == kinds.end()) tile(FigureKind::Sum)->setChecked(true);
}

void StatisticsView::show_course() {
  chart_->show_values(course_of(chosen_, shown_, level_name_));
}

void StatisticsView::show_levels() {
  const auto levels = by_strength(shown_);
  table_->setRowCount(static_cast<int>(levels.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const auto& [level, figures] = levels[static_cast<std::size_t>(row)];
    const QStringList cells{level_name_(QString::fromStdString(level)), StatisticsWords::whole(figures.hands),
                            won_text(figures), result_text(figures, shown_.mode),
                            StatisticsWords::points(statistics::level_rating(shown_.mode, level))};
    for (int column = 0; column < cells.size(); ++column) {
      auto* item = new QTableWidgetItem(cells[column]);
      item->setTextAlignment(Qt::AlignVCenter | side_of(column));
      table_->setItem(row, column, item);
    }
  }
}

}  // namespace raisechess::records

#include "records/moc_statistics_view.cpp"
