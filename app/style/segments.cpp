// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/segments.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

#include "style/arrow_keys.h"
#include "style/fonts.h"
#include "style/metrics.h"
#include "style/paint.h"
#include "style/theme.h"

namespace raisechess::ui {
namespace {

constexpr int inset = 2;
constexpr int side_room = 12;

/// One choice of the row.
class Segment : public QAbstractButton {
 public:
  explicit Segment(QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setAutoExclusive(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  }

  QSize sizeHint() const override {
    const QFontMetrics metrics(bold_font(TextRole::Body));
    return {metrics.horizontalAdvance(text()) + 2 * side_room, metrics::field_height};
  }
  QSize minimumSizeHint() const override { return sizeHint(); }

  void setAvailable(bool available) {
    available_ = available;
    update();
  }

 protected:
  /// What is shortened can be read whole.
  void resizeEvent(QResizeEvent*) override { setToolTip(width() < sizeHint().width() ? text() : QString()); }
  bool event(QEvent* event) override {
    keep_arrow_keys(event);
    return QAbstractButton::event(event);
  }
  bool hitButton(const QPoint& point) const override { return available_ && QAbstractButton::hitButton(point); }

  void keyPressEvent(QKeyEvent* event) override {
    if (available_ || event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab) {
      QAbstractButton::keyPressEvent(event);
    } else {
      event->ignore();
    }
  }

  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF face = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    QColor ink = theme().text;
    if (isChecked()) {
      fill_rounded(painter, face, metrics::cell_radius, available_ ? QColor(accent::teal_deep) : theme().line);
      ink = available_ ? QColor(Qt::white) : theme().text;
    } else if (underMouse() && available_) {
      fill_rounded(painter, face, metrics::cell_radius, with_alpha(theme().dark ? Qt::white : Qt::black, 0.06));
    }
    if (hasFocus()) {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(isChecked() ? QColor(Qt::white) : QColor(accent::teal), 2));
      painter.drawRoundedRect(face.adjusted(2, 2, -2, -2), 4, 4);
    }
    painter.setFont(isChecked() ? bold_font(TextRole::Body) : text_font(TextRole::Body));
    painter.setPen(with_alpha(ink, available_ ? 1 : 0.55));
    draw_elided(painter, rect(), Qt::AlignCenter, text());
  }

 private:
  bool available_ = true;
};

}  // namespace

Segments::Segments(const QStringList& labels, QWidget* parent) : QWidget(parent), layout_(new QHBoxLayout(this)) {
  layout_->setContentsMargins(1, 1, 1, 1);
  layout_->setSpacing(0);
  for (int place = 0; place < labels.size(); ++place) {
    auto* segment = new Segment(this);
    segment->setText(labels[place]);
    layout_->addWidget(segment);
    segments_.push_back(segment);
    connect(segment, &QAbstractButton::toggled, this, [this, place](bool on) {
      if (on && !signalsBlocked()) emit chosenChanged(place);
    });
  }
  if (!segments_.empty()) choose(0);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int Segments::chosen() const {
  for (int place = 0; place < count(); ++place) {
    if (segment(place)->isChecked()) return place;
  }
  return 0;
}

void Segments::choose(int place) {
  const QSignalBlocker quiet(this);
  if (place >= 0) {
    segment(place)->setChecked(true);
    return;
  }
  for (QAbstractButton* button : segments_) {  // of an exclusive row one would stay chosen
    button->setAutoExclusive(false);
    button->setChecked(false);
    button->setAutoExclusive(true);
  }
}

void Segments::setLabels(const QStringList& labels) {
  for (int place = 0; place < count() && place < labels.size(); ++place) segment(place)->setText(labels[place]);
}

void Segments::setUnavailable(const QString& reason) {
  reason_ = reason;
  for (QAbstractButton* button : segments_) {
    static_cast<Segment*>(button)->setAvailable(reason.isEmpty());
    button->setAccessibleDescription(reason);
  }
  setToolTip(reason);
  update();
}

void Segments::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  draw_card(painter, rect(), metrics::button_radius, theme().window, theme().line);
}

}  // namespace raisechess::ui

#include "style/moc_segments.cpp"
