// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_column.h"

#include <QEvent>

#include <algorithm>

namespace raisechess {
namespace {

constexpr int least_filler = 120;  ///< of the last card: its tabs and three lines

}  // namespace

int height_of(const QWidget* card, int width) {
  return card->hasHeightForWidth() ? card->heightForWidth(width) : card->sizeHint().height();
}

CardColumn::CardColumn(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void CardColumn::add(QWidget* card) {
  card->setParent(this);
  cards_.push_back(card);
}

void CardColumn::set_gap(int gap) {
  gap_ = gap;
  updateGeometry();
}

std::vector<QWidget*> CardColumn::seen() const {
  std::vector<QWidget*> seen;
  std::copy_if(cards_.begin(), cards_.end(), std::back_inserter(seen), [](QWidget* card) { return !card->isHidden(); });
  return seen;
}

int CardColumn::heightForWidth(int width) const {
  int height = 0;
  for (const QWidget* card : seen()) height += gap_ + (fills(card) ? least_filler : height_of(card, width));
  return std::max(0, height - gap_);
}

QSize CardColumn::sizeHint() const {
  return {width(), heightForWidth(width())};
}

void CardColumn::place_cards() {
  int top = 0;
  for (QWidget* card : seen()) {
    const int height = fills(card) ? std::max(least_filler, this->height() - top) : height_of(card, width());
    card->setGeometry(0, top, width(), height);
    top += height + gap_;
  }
}

bool CardColumn::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) {
    updateGeometry();
    place_cards();
  }
  return QWidget::event(event);
}

void CardColumn::resizeEvent(QResizeEvent*) {
  place_cards();
}

}  // namespace raisechess
