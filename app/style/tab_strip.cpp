// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/tab_strip.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

#include "style/metrics.h"
#include "style/paint.h"
#include "style/tab_order.h"
#include "style/theme.h"

namespace raisechess::ui {

namespace {

constexpr int line_height = 3;
constexpr int line_gap = 4;

class Tab : public QAbstractButton {
 public:
  Tab(const QString& title, TextRole role, bool alone, QWidget* parent) : QAbstractButton(parent), alone_(alone) {
    setText(title);
    setCheckable(true);
    setAutoExclusive(true);
    setFont(bold_font(role));
    setFocusPolicy(alone ? Qt::NoFocus : Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  }

  QSize sizeHint() const override {
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(text()) + 2, metrics.height() + (alone_ ? 0 : line_gap + line_height)};
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont shown = font();
    shown.setBold(isChecked());
    painter.setFont(shown);
    painter.setPen(isChecked() || underMouse() ? theme().text : theme().quiet);
    draw_elided(painter, rect(), Qt::AlignLeft | Qt::AlignTop, text());
    if (isChecked() && !alone_) {
      fill_rounded(painter, QRectF(0, height() - line_height, width(), line_height), 1, QColor(accent::teal));
    }
    if (hasFocus()) draw_card(painter, rect(), 4, Qt::transparent, QColor(accent::teal), 2);
  }

  /// What is shortened can be read whole.
  void resizeEvent(QResizeEvent*) override { setToolTip(width() < sizeHint().width() ? text() : QString()); }
  void enterEvent(QEnterEvent*) override { update(); }
  void leaveEvent(QEvent*) override { update(); }

 private:
  bool alone_;
};

}  // namespace

TabStrip::TabStrip(TextRole role, QWidget* parent) : QWidget(parent), role_(role), layout_(new QHBoxLayout(this)) {
  layout_->setContentsMargins(0, 0, 0, 0);
  layout_->setSpacing(24);
  layout_->addStretch();
}

void TabStrip::setTitles(const QStringList& titles) {
  if (titles == titles_) return;
  titles_ = titles;
  rebuild();
}

void TabStrip::setRole(TextRole role) {
  if (role == role_) return;
  role_ = role;
  rebuild();
}

void TabStrip::rebuild() {
  qDeleteAll(tabs_);
  tabs_.clear();
  for (int i = 0; i < titles_.size(); ++i) {
    auto* tab = new Tab(titles_[i], role_, titles_.size() == 1, this);
    tab->setAccessibleName(titles_[i]);
    connect(tab, &QAbstractButton::clicked, this, [this, i] { choose(i); });
    layout_->insertWidget(i, tab);
    tab->show();
    take_tab_place(this, tab);
    tabs_.push_back(tab);
  }
  chosen_ = std::max(0, std::min(chosen_, static_cast<int>(titles_.size()) - 1));
  if (!tabs_.empty()) tabs_[static_cast<std::size_t>(chosen_)]->setChecked(true);
}

void TabStrip::choose(int tab) {
  tabs_[static_cast<std::size_t>(tab)]->setChecked(true);
  if (chosen_ == tab) return;
  chosen_ = tab;
  emit tabChosen(tab);
}

}  // namespace raisechess::ui

#include "style/moc_tab_strip.cpp"
