// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/next_hand_panel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "view/own_decisions.h"
#include "words/words.h"

namespace raisechess::ui {
namespace {

constexpr int commitment_digits = 8;

QString fairness_words(const HandEnd& end) {
  if (end.view.setup.hidden == 0 || end.exercise) return {};
  const QString start = end.commitment.left(commitment_digits) + QChar(0x2026);
  if (!end.verified) return NextHandPanel::tr("The deal shown as %1 stays sealed until the match ends.").arg(start);
  return *end.verified ? NextHandPanel::tr("✓ The deal shown as %1 before the first action matches.").arg(start)
                       : NextHandPanel::tr("The deal does not match what was shown as %1.").arg(start);
}

QString coming_words(const HandEnd& end) {
  if (end.match_over || end.exercise) return {};
  const QString side = Words::side_within(other(end.view.viewer));
  return end.with_chips() ? NextHandPanel::tr("Next: you are %1, %2").arg(side, Words::blinds(end.next_blinds))
                          : NextHandPanel::tr("Next: you are %1").arg(side);
}

QString next_words(const HandEnd& end) {
  if (end.exercise) return NextHandPanel::tr("Once more");
  return end.match_over ? NextHandPanel::tr("New match") : NextHandPanel::tr("Next hand");
}

}  // namespace

NextHandPanel::NextHandPanel(QWidget* parent)
    : Panel(Surface::Card, parent),
      rows_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      buttons_(new QHBoxLayout),
      fairness_(new Label(TextRole::Secondary, Tone::Text, this)),
      coming_(new Label(TextRole::Secondary, Tone::Quiet, this)),
      next_(new Button(Button::Look::Primary, this)),
      review_(new Button(Button::Look::Secondary, this)),
      stop_(new Button(Button::Look::Secondary, this)),
      sure_(new Button(Button::Look::Secondary, this)) {
  rows_->setContentsMargins(metrics::panel_padding, 10, metrics::panel_padding, 10);
  rows_->setSpacing(8);
  auto* words = new QVBoxLayout;
  words->setSpacing(6);
  words->addStretch();
  for (Label* label : {fairness_, coming_}) {
    label->setWordWrap(true);
    words->addWidget(label);
  }
  words->addStretch();
  rows_->addLayout(words, 1);
  buttons_->setSpacing(8);
  buttons_->addStretch();
  for (Button* button : {review_, stop_, next_, sure_}) buttons_->addWidget(button, 0, Qt::AlignVCenter);
  rows_->addLayout(buttons_);
  sure_->hide();
  connect(stop_, &Button::triggered, this, [this] { asking_ ? closeQuestion() : ask(); });
  connect(review_, &Button::triggered, this, &NextHandPanel::reviewChosen);
  connect(sure_, &Button::triggered, this, &NextHandPanel::stopChosen);
  connect(next_, &Button::triggered, this, [this] {
    if (end_.match_over) {
      emit newMatchChosen();
    } else {
      emit nextChosen();
    }
  });
}

void NextHandPanel::setEnd(const HandEnd& end) {
  end_ = end;
  asking_ = false;
  tell();
}

void NextHandPanel::setReviewKey(const QString& key) {
  review_key_ = key;
  if (end_.view.result) tell();
}

void NextHandPanel::tell() {
  fairness_->say(asking_ ? QString() : fairness_words(end_));
  fairness_->setTone(end_.verified == false ? Tone::Bad : Tone::Text);
  coming_->say(asking_ ? tr("End the match? The score stays, and no hand follows.") : coming_words(end_));
  next_->setVisible(!asking_);
  next_->setLabel(next_words(end_), tr("Enter", "the key"));
  review_->setVisible(!asking_ && (end_.exercise || !own_decisions(end_.view).empty()));
  const bool may_stop = !end_.match_over && !end_.with_chips() && !end_.exercise;
  review_->setLabel(end_.exercise ? tr("Back to the review") : tr("Review", "the hand's decisions"),
                    may_stop ? QString() : review_key_);
  stop_->setVisible(may_stop);
  stop_->setLabel(asking_ ? tr("No, play on") : tr("End the match"), asking_ ? tr("Esc", "the key") : QString());
  sure_->setVisible(asking_);
  sure_->setLabel(tr("Yes, end it"), {});
  place();
}

/// The buttons stand beside the words if these need no more than two lines each there, else below them. The answers to
/// a question stay where the buttons were.
void NextHandPanel::place() {
  if (asking_) return;
  const QMargins margins = rows_->contentsMargins();
  const int room = width() - margins.left() - margins.right() - rows_->spacing() - buttons_->sizeHint().width();
  const bool beside = std::ranges::all_of(std::array{fairness_, coming_}, [room](const Label* label) {
    return label->text().isEmpty() ||
           (room > 0 && label->heightForWidth(room) <= 2 * label->fontMetrics().lineSpacing());
  });
  rows_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void NextHandPanel::resizeEvent(QResizeEvent* event) {
  Panel::resizeEvent(event);
  place();
}

void NextHandPanel::ask() {
  asking_ = true;
  stop_->setMinimumWidth(stop_->width());  // the answers lie where the buttons lay
  sure_->setMinimumWidth(next_->width());
  tell();
}

void NextHandPanel::closeQuestion() {
  asking_ = false;
  tell();
  next_->setFocus();
}

}  // namespace raisechess::ui

#include "widgets/moc_next_hand_panel.cpp"
