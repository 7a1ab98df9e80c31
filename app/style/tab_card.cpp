// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/tab_card.h"

#include <QStackedLayout>
#include <QVBoxLayout>

#include "style/tab_strip.h"

namespace raisechess::ui {

TabCard::TabCard(QWidget* parent)
    : Panel(Surface::Card, parent),
      layout_(new QVBoxLayout(this)),
      tabs_(new TabStrip(TextRole::Body, this)),
      pages_(new QStackedLayout) {
  layout_->addWidget(tabs_);
  layout_->addLayout(pages_, 1);
  connect(tabs_, &TabStrip::tabChosen, pages_, &QStackedLayout::setCurrentIndex);
  setDensity(Density::Normal);
}

void TabCard::addPage(const QString& title, QWidget* page) {
  titles_ << title;
  pages_->addWidget(page);
  tabs_->setTitles(titles_);
}

void TabCard::choosePage(int page) {
  tabs_->choose(page);
  pages_->setCurrentIndex(page);
}

void TabCard::setDensity(Density density) {
  const bool roomy = density == Density::Normal;
  tabs_->setRole(roomy ? TextRole::Body : TextRole::Secondary);
  layout_->setContentsMargins(metrics::panel_padding, roomy ? 12 : 8, metrics::panel_padding, roomy ? 12 : 8);
  layout_->setSpacing(roomy ? 8 : 4);
}

}  // namespace raisechess::ui
