// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include "style/metrics.h"

namespace raisechess::ui {

/// The list of findings: a row is chosen by a click or the arrow keys.
class FindingsView : public QTableView {
  Q_OBJECT

 public:
  explicit FindingsView(QWidget* parent = nullptr);

  void setDensity(Density density);

 signals:
  void rowChosen(int row);

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void reset() override;

 private:
  void fitColumns();
  int widest(int column) const;
  void takeColors();
};

}  // namespace raisechess::ui
