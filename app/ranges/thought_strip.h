// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "style/button.h"
#include "style/label.h"
#include "style/metrics.h"
#include "widgets/range_panel.h"

namespace raisechess::ui {

/// What the viewer supposes, in words, and how to let go of it.
class ThoughtStrip : public QWidget {
  Q_OBJECT

 public:
  explicit ThoughtStrip(QWidget* parent = nullptr);

  /// `facts`: the range without the thought.
  void show(const ThoughtShown& thought, const RangeTable& facts);
  void setDensity(Density density);
  QString text() const;  ///< all that it says

  /// "a4 is a queen, g4 is a bishop"
  static QString pins(const Supposition& supposition);

 signals:
  void letGo();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void nameButton();

  Density density_ = Density::Normal;
  Label* title_;
  Label* effect_;
  Button* let_go_;
};

}  // namespace raisechess::ui
