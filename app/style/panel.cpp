// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/panel.h"

#include <QEvent>
#include <QPainter>

#include "style/appearance.h"
#include "style/paint.h"

namespace raisechess::ui {

Panel::Panel(Surface surface, QWidget* parent) : QFrame(parent), surface_(surface) {
  takePalette();
}

void Panel::setMarked(bool marked) {
  marked_ = marked;
  update();
}

void Panel::takePalette() {
  if (surface_ != Surface::Felt || taking_palette_) return;
  taking_palette_ = true;  // setPalette tells of a changed palette itself
  setPalette(felt_palette(theme()));
  taking_palette_ = false;
}

void Panel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (surface_ == Surface::Felt) {
    fill_rounded(painter, rect(), metrics::felt_radius, theme().felt);
    return;
  }
  const QColor line = marked_ ? QColor(accent::teal) : theme().line;
  draw_card(painter, rect(), metrics::panel_radius, theme().panel, line, marked_ ? 2 : 1);
}

void Panel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) takePalette();
  QFrame::changeEvent(event);
}

}  // namespace raisechess::ui

#include "style/moc_panel.cpp"
