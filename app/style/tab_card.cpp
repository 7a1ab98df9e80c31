// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/tab_card.h"

#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

#include "style/tab_strip.h"

namespace raisechess::ui {

TabCard::TabCard(QWidget* parent)
    : Panel(Surface::Card, parent),
      layout_(new QVBoxLayout(this)),
      tabs_(new TabStrip(TextRole::Body, this)),
      pages_(new QStackedLayout) {
  layout_->addWidget(tabs_);
  layout_->addLayout(pages_, 1);
  connect(tabs_, &TabStrip::tabChosen, this, [this](int tab) { pages_->setCurrentIndex(pageOf(tab)); });
  setDensity(Density::Normal);
}

void TabCard::addPage(const QString& title, QWidget* page) {
  list_.push_back({title});
  pages_->addWidget(page);
  showTabs();
}

void TabCard::setPage(int page, const QString& title, bool shown) {
  list_[static_cast<std::size_t>(page)] = {title, shown};
  if (!shown && chosenPage() == page) pages_->setCurrentIndex(pageOf(0));
  showTabs();
}

void TabCard::choosePage(int page) {
  tabs_->choose(tabOf(page));
  pages_->setCurrentIndex(page);
}

int TabCard::chosenPage() const {
  return pages_->currentIndex();
}

int TabCard::heightFor(int page, int width) const {
  const QMargins edges = layout_->contentsMargins();
  const QWidget* shown = pages_->widget(page);
  const int room = width - edges.left() - edges.right();
  const int tall = shown->hasHeightForWidth() ? shown->heightForWidth(room) : shown->sizeHint().height();
  return edges.top() + tabs_->sizeHint().height() + layout_->spacing() + tall + edges.bottom();
}

void TabCard::showTabs() {
  QStringList titles;
  for (const Page& page : list_) {
    if (page.shown) titles << page.title;
  }
  tabs_->setTitles(titles);
  tabs_->choose(tabOf(chosenPage()));
}

int TabCard::tabOf(int page) const {
  return static_cast<int>(std::count_if(list_.begin(), list_.begin() + page, [](const Page& of) { return of.shown; }));
}

int TabCard::pageOf(int tab) const {
  int page = 0;
  while (!list_[static_cast<std::size_t>(page)].shown || tabOf(page) < tab) ++page;
  return page;
}

void TabCard::setDensity(Density density) {
  const bool roomy = density == Density::Normal;
  tabs_->setRole(roomy ? TextRole::Body : TextRole::Secondary);
  layout_->setContentsMargins(metrics::panel_padding, roomy ? 12 : 8, metrics::panel_padding, roomy ? 12 : 8);
  layout_->setSpacing(roomy ? 8 : 4);
}

}  // namespace raisechess::ui

#include "style/moc_tab_card.cpp"
