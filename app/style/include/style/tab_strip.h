// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

#include <vector>

#include "style/fonts.h"

class QHBoxLayout;

namespace raisechess::ui {

/// Titles of which one is chosen: bold with a teal line under it. A single title is a plain heading.
class TabStrip : public QWidget {
  Q_OBJECT

 public:
  explicit TabStrip(TextRole role, QWidget* parent = nullptr);

  void setTitles(const QStringList& titles);
  void setRole(TextRole role);
  void choose(int tab);
  int chosen() const { return chosen_; }

 signals:
  void tabChosen(int tab);

 private:
  void rebuild();

  TextRole role_;
  QStringList titles_;
  QHBoxLayout* layout_;
  std::vector<QAbstractButton*> tabs_;
  int chosen_ = 0;
};

}  // namespace raisechess::ui
