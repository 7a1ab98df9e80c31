// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

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
  /// Leaves a page out for a while, or gives it another title. A page that is left out is not chosen any more.
  void setPage(int page, const QString& title, bool shown);
  void choosePage(int page);
  int chosenPage() const;
  /// The height at which all of `page` is seen at `width`.
  int heightFor(int page, int width) const;
  void setDensity(Density density);

 private:
  struct Page {
    QString title;
    bool shown = true;
  };
  void showTabs();
  int tabOf(int page) const;
  int pageOf(int tab) const;

  QVBoxLayout* layout_;
  TabStrip* tabs_;
  QStackedLayout* pages_;
  std::vector<Page> list_;
};

}  // namespace raisechess::ui
