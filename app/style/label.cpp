// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/label.h"

#include <QEvent>
#include <QPainter>

#include "style/paint.h"
#include "style/theme.h"

namespace raisechess::ui {

namespace {

QColor color_of(Tone tone) {
  switch (tone) {
    case Tone::Text:
      return theme().text;
    case Tone::Quiet:
      return theme().quiet;
    case Tone::Good:
      return theme().good;
    case Tone::Bad:
      return theme().bad;
    case Tone::Note:
      return theme().note;
    case Tone::Felt:
      return theme().felt_text;
    case Tone::FeltQuiet:
      return blended(theme().felt_text, theme().felt, 0.85);
  }
  return theme().text;
}

}  // namespace

Label::Label(TextRole role, Tone tone, QWidget* parent) : QLabel(parent), tone_(tone) {
  setTextFormat(Qt::PlainText);
  setFont(text_font(role));
  takeColor();
}

void Label::setTone(Tone tone) {
  if (tone == tone_) return;
  tone_ = tone;
  takeColor();
}

void Label::setRole(TextRole role, bool bold) {
  setFont(bold ? bold_font(role) : text_font(role));
}

void Label::say(const QString& text) {
  setText(text);
  setVisible(!text.isEmpty());
}

void Label::setElided(bool elided) {
  elided_ = elided;
  updateGeometry();
  update();
}

QSize Label::minimumSizeHint() const {
  const QSize least = QLabel::minimumSizeHint();
  return elided_ ? QSize(0, least.height()) : least;
}

void Label::paintEvent(QPaintEvent* event) {
  if (!elided_) return QLabel::paintEvent(event);
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::WindowText));
  draw_elided(painter, contentsRect(), static_cast<int>(alignment()), text());
}

void Label::takeColor() {
  if (taking_color_) return;
  taking_color_ = true;  // setPalette tells of a changed palette itself
  QPalette own = palette();
  own.setColor(QPalette::WindowText, color_of(tone_));
  setPalette(own);
  taking_color_ = false;
}

void Label::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) takeColor();
  QLabel::changeEvent(event);
}

}  // namespace raisechess::ui

#include "style/moc_label.cpp"
