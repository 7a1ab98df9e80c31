// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>
#include <vector>

#include "records/figures_shown.h"
#include "records/hand_model.h"
#include "statistics/statistics.h"

class QAbstractButton;
class QComboBox;
class QGridLayout;
class QStackedLayout;
class QTableWidget;

namespace raisechess::ui {
class Label;
}

namespace raisechess::records {

class FigureTile;
class LineChart;

/// The statistics of the person: choices of hands above, the figures as tiles, the course of the chosen one as a chart,
/// and the levels apart. It works nothing out: a choice is told by `filter_changed`, and the answer is shown.
class StatisticsView : public QWidget {
  Q_OBJECT

 public:
  explicit StatisticsView(HandModel::LevelName level_name, QWidget* parent = nullptr);

  void show_statistics(const statistics::Statistics& statistics);
  const statistics::Filter& filter() const { return filter_; }

  QComboBox* modes() const { return modes_; }
  QComboBox* levels() const { return levels_; }
  QComboBox* periods() const { return periods_; }
  QAbstractButton* tile(FigureKind kind) const;
  QString value_text(FigureKind kind) const;
  QString detail_text(FigureKind kind) const;
  LineChart* chart() const { return chart_; }
  QTableWidget* table() const { return table_; }
  QString left_out_text() const;
  /// What stands in the place of all while no hand counts.
  QString empty_text() const;
  bool is_empty() const;

 signals:
  void filter_changed();

 private:
  QWidget* build_page();
  QWidget* build_empty();
  QLayout* build_choices();
  void build_tiles();
  void build_table();
  void fill_choices();
  void lay_out_tiles();
  void take_choice();
  void show_course();
  void show_levels();

  HandModel::LevelName level_name_;
  statistics::Filter filter_;
  statistics::Statistics shown_;
  FigureKind chosen_ = FigureKind::Sum;
  QStackedLayout* stack_;
  QComboBox* modes_;
  QComboBox* levels_;
  QComboBox* periods_;
  QGridLayout* tiles_layout_;
  std::array<FigureTile*, figure_count> tiles_{};
  LineChart* chart_;
  QTableWidget* table_;
  ui::Label* left_out_;
  ui::Label* empty_;
};

}  // namespace raisechess::records
