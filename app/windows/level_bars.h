// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace raisechess {

/// How strong a level is among those that exist: rising bars, filled up to it.
class LevelBars : public QWidget {
  Q_OBJECT

 public:
  explicit LevelBars(int levels, QWidget* parent = nullptr);

  void show_level(int level);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int levels_;
  int level_ = 0;
};

}  // namespace raisechess
