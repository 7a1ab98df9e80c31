// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/panel.h"

class QStackedLayout;
class QVBoxLayout;

namespace raisechess::ui {

class TabStrip;

/// A card with pages of which one is seen.
class TabCard : public Panel {
  Q_OBJECT

 public:
  explicit TabCard(QWidget* parent = nullptr);

  void addPage(const QString& title, QWidget* page);
  void choosePage(int page);
  void setDensity(Density density);

 private:
  QVBoxLayout* layout_;
  TabStrip* tabs_;
  QStackedLayout* pages_;
  QStringList titles_;
};

}  // namespace raisechess::ui
