// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_cards.h"

#include "table_view.h"

namespace raisechess {

using namespace ui;

TableCards::TableCards(QWidget* table)
    : scroll(new QScrollArea(table)),
      column(new CardColumn),
      earlier(new EarlierCard),
      bar(new ActionBar),
      hand_panel(new HandPanel),
      result(new ResultPanel),
      ranges(new RangePanel),
      material(new MaterialPanel),
      hint(new HintCard),
      tabs(new TabCard),
      turned_up(new TurnedUpPanel),
      log(new LogPanel),
      score(new ScorePanel),
      next(new NextHandPanel(table)) {
  tabs->addPage({}, turned_up);
  tabs->addPage({}, log);
  tabs->addPage(TableView::tr("Match"), score);
  tabs->setPage(TableView::TurnedUpPage, {}, false);
  for (QWidget* card :
       std::initializer_list<QWidget*>{earlier, bar, hand_panel, result, ranges, material, hint, tabs}) {
    column->add(card);
    card->hide();
  }
  next->hide();
  scroll->hide();
  scroll->setWidget(column);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
}

void TableCards::take_density(Density density) {
  column->set_gap(density == Density::Compact ? metrics::panel_gap_compact : metrics::panel_gap);
  bar->setDensity(density);
  hand_panel->setDensity(density);
  ranges->setDensity(density);
  log->setDensity(density);
  tabs->setDensity(density);
  hint->set_density(density);
  result->setDensity(density);
}

void TableCards::place(QRect room) {
  if (!next->isHidden()) {
    const int tall = height_of(next, room.width());
    next->setGeometry(room.x(), room.bottom() + 1 - tall, room.width(), tall);
    room.setHeight(room.height() - tall - column->gap());
  }
  scroll->setGeometry(room);
  column->updateGeometry();
}

void TableCards::show_hint(bool shown, QSize room) {
  hint->setVisible(shown);
  tabs->setVisible(!shown || column->height_with_last(room.width()) <= room.height());
}

bool TableCards::bets_have_focus(const QWidget* table) const {
  const QWidget* focus = table->focusWidget();
  return focus != nullptr && (bar->isAncestorOf(focus) || hand_panel->isAncestorOf(focus));
}

}  // namespace raisechess
