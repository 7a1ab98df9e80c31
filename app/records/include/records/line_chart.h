// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace raisechess::records {

/// A line that a chart goes by, with its name: a level's rating, say.
struct ChartMark {
  double value = 0;
  QString name;
};

/// What a chart shows: values in the order of x.
struct ChartShown {
  QString title;
  QString x_title;  ///< what is counted from left to right
  std::vector<QPointF> points;
  std::vector<ChartMark> marks;
  bool with_zero = true;                            ///< the values are looked at from 0
  std::function<QString(double)> value_text;        ///< at the side and in sentences
  std::function<QString(const QPointF&)> sentence;  ///< of one point, in full
  QString summary;                                  ///< for screen readers: how it begins, ends, its least and greatest
  QString nothing;                                  ///< in its place where there are fewer than two points
};

/// Values as a line, with their scale. A point is told in a sentence: that under the mouse, or with the focus the one
/// that arrows, Home and End go to.
class LineChart : public QWidget {
  Q_OBJECT

 public:
  explicit LineChart(QWidget* parent = nullptr);

  void show_values(ChartShown shown);
  const ChartShown& shown() const { return shown_; }
  std::optional<std::size_t> told_point() const { return told_; }
  /// What stands beside the point that is told; empty if there is none.
  QString told() const;
  QPointF place_of(std::size_t point) const;  ///< in the widget
  /// Where the name of a mark is read, in the widget.
  QRectF place_of_name(const ChartMark& mark) const;

  QSize sizeHint() const override { return {420, 220}; }
  QSize minimumSizeHint() const override { return {240, 150}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  struct Scale {
    double least = 0;
    double most = 1;
    double step = 1;
  };

  bool has_line() const { return shown_.points.size() > 1; }
  Scale scale_of_values() const;
  void take_marks(Scale& scale) const;
  QRectF area_of_plot() const;
  void lay_out();
  QPainterPath line() const;
  QPointF place(const QPointF& value) const;
  void tell(std::optional<std::size_t> point);
  void draw_scale(QPainter& painter) const;
  void draw_hands(QPainter& painter) const;
  void draw_marks(QPainter& painter) const;
  void draw_line(QPainter& painter) const;
  void draw_told(QPainter& painter) const;
  void draw_nothing(QPainter& painter) const;

  ChartShown shown_;
  std::optional<std::size_t> told_;
  Scale scale_;
  QRectF plot_;  ///< where the line is
};

}  // namespace raisechess::records
