// SPDX-License-Identifier: GPL-3.0-or-later
#include "thought_strip.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QPainter>
#include <QVBoxLayout>

#include <cmath>

#include "style/paint.h"
#include "style/theme.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

QString percent(const Chance& chance) {
  return Words::percent(static_cast<int>(std::lround(100 * chance.value)));
}

Square place_of(const Supposition& supposition, const Pin& pin) {
  for (const SupposedPiece& piece : supposition.pieces) {
    if (piece.pin == pin) return piece.now;
  }
  return pin.origin;
}

}  // namespace

ThoughtStrip::ThoughtStrip(QWidget* parent)
    : QWidget(parent),
      title_(new Label(TextRole::Secondary, Tone::Text, this)),
      effect_(new Label(TextRole::Note, Tone::Quiet, this)),
      let_go_(new Button(Button::Look::Secondary, this)) {
  auto* row = new QHBoxLayout(this);
  auto* texts = new QVBoxLayout;
  texts->setSpacing(1);
  texts->addWidget(title_);
  texts->addWidget(effect_);
  row->addLayout(texts, 1);
  row->addWidget(let_go_);
  let_go_->setFixedFace(26);
  let_go_->setReadyAtOnce();
  connect(let_go_, &Button::triggered, this, &ThoughtStrip::letGo);
}

QString ThoughtStrip::pins(const Supposition& supposition) {
  QStringList texts;
  for (const Pin& pin : supposition.pins) {
    texts << tr("%1 is %2", "a4 is a queen").arg(Words::square(place_of(supposition, pin)), Words::a_type(pin.type));
  }
  return texts.join(QStringLiteral(", "));
}

void ThoughtStrip::show(const ThoughtShown& thought, const RangeTable& facts) {
  const QString before = text();
  title_->setText(tr("Your thought: %1").arg(pins(thought.supposition)));
  QStringList effects{
      QStringLiteral("%1 → %2").arg(Words::deals(facts.deals), Words::number(thought.supposition.range.deals))};
  if (thought.before && thought.now) {
    effects << tr("your chance %1 → %2").arg(percent(*thought.before), percent(*thought.now));
  }
  effect_->setText(effects.join(QStringLiteral(" · ")));
  for (Label* label : {title_, effect_}) label->setToolTip(density_ == Density::Compact ? label->text() : QString());
  nameButton();
  setAccessibleName(text());
  setVisible(true);
  if (text() == before || !QAccessible::isActive()) return;
  QAccessibleEvent said(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&said);
}

QString ThoughtStrip::text() const {
  return title_->text() + QStringLiteral(" · ") + effect_->text();
}

/// Its key alone, where there is little room.
void ThoughtStrip::nameButton() {
  const QString key = QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText);
  const bool roomy = density_ == Density::Normal;
  let_go_->setLabel(roomy ? tr("Let go") : QStringLiteral("✕"), key);
  let_go_->setAccessibleName(tr("Let go"));
  let_go_->setToolTip(roomy ? QString() : tr("Let go"));
}

/// In little room each line stays one: what is shortened can be read on hover.
void ThoughtStrip::setDensity(Density density) {
  density_ = density;
  const bool roomy = density == Density::Normal;
  for (Label* label : {title_, effect_}) {
    label->setElided(!roomy);
    label->setWordWrap(roomy);
  }
  layout()->setContentsMargins(12, roomy ? 5 : 2, 6, roomy ? 5 : 2);
  title_->setRole(roomy ? TextRole::Secondary : TextRole::Note, true);
  effect_->setRole(roomy ? TextRole::Note : TextRole::Smallest);
}

void ThoughtStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  fill_rounded(painter, rect(), metrics::cell_radius, blended(QColor(accent::amber), theme().panel, 0.14));
  draw_dashed(painter, rect(), metrics::cell_radius, QColor(accent::amber), 1.8);
}

}  // namespace raisechess::ui

#include "moc_thought_strip.cpp"
