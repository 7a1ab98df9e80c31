// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_column.h"

#include <QEvent>

#include <algorithm>

namespace raisechess {
namespace {

/// Of the last card: its tabs and three lines.
int least_height(const QWidget* card) {
  return std::max(120, card->minimumHeight());
}

}  // namespace

int height_of(const QWidget* card, int width) {
  const int wanted = card->hasHeightForWidth() ? card->heightForWidth(width) : card->sizeHint().height();
  return std::max(wanted, card->minimumHeight());
}

CardColumn::CardColumn(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void CardColumn::add(QWidget* card) {
  card->setParent(this);
  card->installEventFilter(this);
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

int CardColumn::height_with_last(int width) const {
  const int height = heightForWidth(width);
  return cards_.back()->isHidden() ? height + gap_ + least_height(cards_.back()) : height;
}

int CardColumn::heightForWidth(int width) const {
  int height = 0;
  for (const QWidget* card : seen()) height += gap_ + (fills(card) ? least_height(card) : height_of(card, width));
  return std::max(0, height - gap_);
}

QSize CardColumn::sizeHint() const {
  return {width(), heightForWidth(width())};
}

void CardColumn::place_cards() {
  int top = 0;
  const std::vector<QWidget*> cards = seen();
  for (QWidget* card : cards) {
    const int wanted = fills(card) ? least_height(card) : height_of(card, width());
    const int height = card == cards.back() ? std::max(wanted, this->height() - top) : wanted;
    card->setGeometry(0, top, width(), height);
    top += height + gap_;
  }
}

/// What changes in the inner layouts of a hidden card is not passed on by Qt: it is asked for when the card is shown.
bool CardColumn::eventFilter(QObject* card, QEvent* event) {
  if (event->type() == QEvent::Show) {
    for (QWidget* part : card->findChildren<QWidget*>()) part->updateGeometry();
  }
  return QWidget::eventFilter(card, event);
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

#include "moc_card_column.cpp"
