// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

#include "style/metrics.h"
#include "view/range_table.h"

class QGridLayout;

namespace raisechess::ui {

/// What the viewer's moves have told, in a box for each of his hidden pieces: the letters of what it could still be.
class ToldStrip : public QWidget {
  Q_OBJECT

 public:
  explicit ToldStrip(QWidget* parent = nullptr);

  void show(const RangeTable& told);
  void setDensity(Density density);

 private:
  class Box;

  QGridLayout* layout_;
  std::vector<Box*> boxes_;
  Density density_ = Density::Normal;
};

}  // namespace raisechess::ui
