// SPDX-License-Identifier: GPL-3.0-or-later
#include "bar_widgets.h"

#include <QFontMetrics>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

#include "style/metrics.h"
#include "widgets/action_bar.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

/// Buttons keep room for their focus ring: what a layout adds between two of them, to come to `gap`.
constexpr int between(int gap) {
  return gap - 2 * metrics::ring_room;
}

/// A thin upright line on the felt.
class Divider : public QWidget {
 public:
  explicit Divider(QWidget* parent) : QWidget(parent) { setFixedWidth(17); }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter(this).fillRect(QRect(width() / 2, 8, 1, height() - 16), QColor(255, 255, 255, 0x55));
  }
};

}  // namespace

PotRow::PotRow(QWidget* parent)
    : QWidget(parent),
      title(new Label(TextRole::Secondary, Tone::FeltQuiet, this)),
      number(new Label(TextRole::Pot, Tone::Felt, this)),
      chips(new ChipStacks(16, this)),
      notes(new Label(TextRole::Note, Tone::FeltQuiet, this)),
      split(new Button(Button::Look::Preset, this)),
      equity(new EquityMeter(EquityMeter::Ground::Felt, this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(12);
  auto* pot = new QVBoxLayout;
  pot->setSpacing(0);
  pot->addWidget(title);
  auto* amounts = new QHBoxLayout;
  amounts->setSpacing(14);
  amounts->addWidget(number);
  amounts->addWidget(chips, 0, Qt::AlignBottom);
  amounts->addWidget(notes, 0, Qt::AlignVCenter);
  amounts->addWidget(split, 0, Qt::AlignVCenter);
  amounts->addStretch(1);
  pot->addLayout(amounts);
  row->addLayout(pot, 1);
  row->addWidget(equity, 0, Qt::AlignTop);
  title->setRole(TextRole::Secondary, true);
  equity->hide();
  split->hide();
}

/// A long number is set smaller, so that it leaves room for the rest.
TextRole PotRow::numberRole() const {
  const bool is_long = number->text().size() > 6;
  if (density_ == Density::Normal) return is_long ? TextRole::PotCompact : TextRole::Pot;
  return is_long ? TextRole::Stack : TextRole::PotCompact;
}

void PotRow::setDensity(Density density) {
  density_ = density;
  const bool roomy = density == Density::Normal;
  number->setRole(numberRole());
  title->setRole(roomy ? TextRole::Secondary : TextRole::Note, true);
  chips->setChipRadius(roomy ? 16 : 13);
  chips->setContentsMargins(0, 0, 0, QFontMetrics(number->font()).descent());  // they stand on the number's base line
  split->setFixedFace(24);
  const int notes_height = 2 * QFontMetrics(notes->font()).lineSpacing();
  const int amounts = std::max({QFontMetrics(number->font()).height(), notes_height, split->height()});
  chips->setMaximumHeight(amounts);
  setMinimumHeight(title->sizeHint().height() + amounts);  // whatever of it is there
}

void PotRow::showAmount(Chips pot) {
  number->setText(Words::number(pot));
  number->setAccessibleName(ActionBar::tr("Pot: %1").arg(Words::chips(pot)));
  number->setRole(numberRole());
  chips->setAmount(pot);
}

AmountRow::AmountRow(QWidget* parent)
    : QWidget(parent),
      title(new Label(TextRole::Secondary, Tone::FeltQuiet, this)),
      slider(new AmountSlider(this)),
      least(new Label(TextRole::Smallest, Tone::FeltQuiet, this)),
      most(new Label(TextRole::Smallest, Tone::FeltQuiet, this)),
      box(new AmountBox(this)),
      reason(new Label(TextRole::Note, Tone::Felt, this)),
      grid_(new QGridLayout(this)) {
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setVerticalSpacing(0);
  grid_->addWidget(title, 0, 0, Qt::AlignLeft | Qt::AlignVCenter);
  grid_->addWidget(slider, 0, 1);
  grid_->addWidget(box, 0, 2);
  auto* sizes = new QHBoxLayout;
  sizes->setSpacing(between(8));
  for (Button*& preset : presets) {
    preset = new Button(Button::Look::Preset, this);
    sizes->addWidget(preset);
  }
  grid_->addLayout(sizes, 0, 3);
  auto* ends = new QHBoxLayout;
  ends->addWidget(least);
  ends->addStretch();
  ends->addWidget(most);
  grid_->addLayout(ends, 1, 1);
  grid_->addWidget(reason, 2, 0, 1, 4);
  grid_->setColumnStretch(1, 1);
  reason->setWordWrap(true);
}

void AmountRow::setDensity(Density density) {
  const bool roomy = density == Density::Normal;
  const int field = roomy ? metrics::field_height : 28;
  title->setRole(roomy ? TextRole::Secondary : TextRole::Note);
  title->setMinimumWidth(roomy ? 54 : 42);
  box->setMinimumWidth(roomy ? 66 : 58);
  grid_->setHorizontalSpacing(roomy ? 12 : 8);
  box->setFixedHeight(field);
  for (Button* preset : presets) preset->setFixedFace(field);
}

ButtonRow::ButtonRow(QWidget* parent)
    : QWidget(parent),
      fold(new Button(Button::Look::Felt, this)),
      call(new Button(Button::Look::FeltNeutral, this)),
      bet(new Button(Button::Look::Primary, this)),
      all_in(new Button(Button::Look::AllIn, this)),
      question(new ConfirmStrip(this)),
      buttons_(new QWidget(this)),
      stack_(new QStackedLayout(this)) {
  auto* row = new QHBoxLayout(buttons_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(between(10));
  row->addWidget(fold);
  row->addWidget(call);
  row->addWidget(bet);
  row->addWidget(new Divider(this));
  row->addWidget(all_in);
  for (Button* button : {fold, call, bet, all_in}) button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  stack_->addWidget(buttons_);
  stack_->addWidget(question);
}

void ButtonRow::setDensity(Density density) {
  const int face = density == Density::Normal ? metrics::felt_button_height : metrics::felt_button_height_compact;
  for (Button* button : {fold, call, bet, all_in}) button->setFixedFace(face);
  question->setFace(face);
}

/// The buttons that come back after a question are those that the player has just seen: they are ready at once.
void ButtonRow::showButtons(bool buttons) {
  for (Button* button : {fold, call, bet, all_in}) button->setReadyAtOnce(buttons);
  stack_->setCurrentWidget(buttons ? buttons_ : static_cast<QWidget*>(question));
  for (Button* button : {fold, call, bet, all_in}) button->setReadyAtOnce(false);
}

bool ButtonRow::isAsking() const {
  return stack_->currentWidget() == question;
}

}  // namespace raisechess::ui
