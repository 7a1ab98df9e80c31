// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board_room.h"

#include <algorithm>

#include "widgets/board_widget.h"

namespace raisechess::ui {
namespace {

constexpr int least_room = 320;

}  // namespace

BoardRoom::BoardRoom(QWidget* parent) : QWidget(parent), board_(new BoardWidget(this)) {
  setMinimumSize(least_room, least_room);
}

void BoardRoom::resizeEvent(QResizeEvent*) {
  const int side = BoardWidget::fittingSide(std::min(width(), height()), devicePixelRatioF());
  QRect place(0, 0, side, side);
  place.moveCenter(rect().center());
  board_->setGeometry(place);
}

}  // namespace raisechess::ui

#include "widgets/moc_board_room.cpp"
