// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/note_label.h"

#include <QPainter>

#include "style/metrics.h"
#include "style/paint.h"
#include "style/theme.h"

namespace raisechess::ui {

NoteLabel::NoteLabel(TextRole role, QWidget* parent) : Label(role, Tone::Quiet, parent) {
  setContentsMargins(12, 4, 12, 4);
  setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  setWordWrap(true);
}

void NoteLabel::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  fill_rounded(painter, rect(), metrics::cell_radius, theme().window);
  painter.end();
  Label::paintEvent(event);
}

}  // namespace raisechess::ui

#include "style/moc_note_label.cpp"
