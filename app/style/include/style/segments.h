// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QAbstractButton;
class QHBoxLayout;

namespace raisechess::ui {

/// A row of choices of which one holds. Arrow keys and clicks change it; as a whole it can be unavailable, the reason
/// then stands in a label beside it and in its description.
class Segments : public QWidget {
  Q_OBJECT

 public:
  explicit Segments(const QStringList& labels, QWidget* parent = nullptr);

  int chosen() const;      ///< the first one where none is
  void choose(int place);  ///< −1: none
  void setLabels(const QStringList& labels);
  /// Grey and inert, but still reachable by keyboard and screen reader, with `reason` as its description; empty:
  /// available.
  void setUnavailable(const QString& reason);
  bool isAvailable() const { return reason_.isEmpty(); }
  QAbstractButton* segment(int place) const { return segments_[static_cast<std::size_t>(place)]; }
  int count() const { return static_cast<int>(segments_.size()); }

 signals:
  /// By the player, not by `choose`.
  void chosenChanged(int segment);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QHBoxLayout* layout_;
  std::vector<QAbstractButton*> segments_;
  QString reason_;
};

}  // namespace raisechess::ui
