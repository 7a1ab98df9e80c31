// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hand_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "bar_state.h"
#include "equity_meter.h"
#include "style/button.h"
#include "style/label.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

bool is_mine(const PlayerView& view) {
  return view.to_act == view.viewer;
}
bool is_offered(const PlayerView& view) {
  return view.split_offer && *view.split_offer != view.viewer;
}

}  // namespace

class HandPanel::Private {
 public:
  explicit Private(HandPanel* panel);

  void show();
  QString headline() const;
  QString sentence() const;
  void showSplit();
  void ask(bool sure);
  void split();

  HandPanel* panel_;
  PlayerView view_;
  bool asking_ = false;  ///< the question about resigning is open
  QVBoxLayout* layout_;
  Label* headline_;
  Label* sentence_;
  EquityMeter* equity_;
  Button* resign_;  ///< "No" while the question is open: a second click or Enter by mistake does nothing
  Button* sure_;
  Button* split_;
  Button* decline_;
};

HandPanel::Private::Private(HandPanel* panel)
    : panel_(panel),
      layout_(new QVBoxLayout(panel)),
      headline_(new Label(TextRole::PanelTitle, Tone::Text, panel)),
      sentence_(new Label(TextRole::Secondary, Tone::Quiet, panel)),
      equity_(new EquityMeter(EquityMeter::Ground::Card, panel)),
      resign_(new Button(Button::Look::Secondary, panel)),
      sure_(new Button(Button::Look::Secondary, panel)),
      split_(new Button(Button::Look::Secondary, panel)),
      decline_(new Button(Button::Look::Secondary, panel)) {
  headline_->setWordWrap(true);
  sentence_->setWordWrap(true);
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  // resigning has a place of its own, whatever else can be done
  for (Button* button : {resign_, sure_}) row->addWidget(button);
  row->addStretch();
  for (Button* button : {decline_, split_}) row->addWidget(button);
  auto* head = new QHBoxLayout;
  head->setSpacing(14);
  auto* texts = new QVBoxLayout;
  texts->addWidget(headline_);
  texts->addWidget(sentence_);
  head->addLayout(texts, 1);
  head->addWidget(equity_, 0, Qt::AlignTop);
  layout_->addLayout(head);
  equity_->hide();
  layout_->addLayout(row);
  connect(resign_, &Button::triggered, panel, [this] { ask(!asking_); });
  connect(sure_, &Button::triggered, panel, [this] { emit panel_->actionChosen(Fold{}); });
  connect(split_, &Button::triggered, panel, [this] { split(); });
  connect(decline_, &Button::triggered, panel, [this] { emit panel_->actionChosen(DeclineSplit{}); });
}

QString HandPanel::Private::headline() const {
  if (asking_) return HandPanel::tr("Resign the hand?");
  if (view_.phase == Phase::Over) return HandPanel::tr("The hand is over");
  if (is_offered(view_)) return HandPanel::tr("The computer offers a draw");
  if (offer_declined(view_)) return HandPanel::tr("The computer declines the draw: your move");
  return is_mine(view_) ? HandPanel::tr("Your move") : HandPanel::tr("The computer is to move");
}

QString HandPanel::Private::sentence() const {
  if (view_.check && is_mine(view_)) return HandPanel::tr("Your king is in check.");
  if (view_.setup.showdown == showdown_to_mate) return HandPanel::tr("Played to mate, without chips.");
  return HandPanel::tr("After move %1 all pieces are turned up, and more material wins the hand.")
      .arg(view_.setup.showdown);
}

void HandPanel::Private::show() {
  headline_->setText(headline());
  sentence_->setText(sentence());
  resign_->setLabel(asking_ ? HandPanel::tr("No, play on") : HandPanel::tr("Resign the hand"),
                    asking_ ? HandPanel::tr("Esc", "the key") : QString());
  sure_->setLabel(HandPanel::tr("Yes, resign"), {});
  sure_->setVisible(asking_);
  if (view_.phase == Phase::Over) {
    resign_->setUnavailable(HandPanel::tr("The hand is over."));
  } else {
    resign_->setAvailable();
  }
  showSplit();
}

void HandPanel::Private::showSplit() {
  const bool offered = is_offered(view_);
  decline_->setVisible(offered && !asking_);
  decline_->setLabel(HandPanel::tr("Decline"), {});
  split_->setVisible(view_.setup.agreed_split && !asking_);
  split_->setLabel(offered ? HandPanel::tr("Accept the draw") : HandPanel::tr("Offer a draw"), {},
                   Button::ChangedBy::Game);
  if (offered || (is_mine(view_) && view_.may_offer_split)) {
    split_->setAvailable();
  } else {
    split_->setUnavailable(is_mine(view_) ? HandPanel::tr("One offer a turn.")
                                          : HandPanel::tr("Only in your own turn."));
  }
}

void HandPanel::Private::ask(bool sure) {
  asking_ = sure;
  resign_->setMinimumWidth(sure ? resign_->width() : 0);
  show();
}

void HandPanel::Private::split() {
  if (is_offered(view_)) {
    emit panel_->actionChosen(AgreeSplit{});
  } else {
    emit panel_->actionChosen(OfferSplit{});
  }
}

HandPanel::HandPanel(QWidget* parent) : Panel(Surface::Card, parent), d_(std::make_unique<Private>(this)) {
  setAccessibleName(tr("The hand"));
  setDensity(Density::Normal);
}

HandPanel::~HandPanel() = default;

void HandPanel::setView(const PlayerView& view) {
  if (d_->asking_ && view.log.size() != d_->view_.log.size()) d_->ask(false);
  d_->view_ = view;
  d_->show();
}

bool HandPanel::isAsking() const {
  return d_->asking_;
}

void HandPanel::closeQuestion() {
  d_->ask(false);
}

void HandPanel::setEquity(const std::optional<EquityShown>& equity) {
  d_->equity_->setVisible(equity.has_value());
  if (equity) d_->equity_->show(*equity, std::nullopt);
}

void HandPanel::setDensity(Density density) {
  const bool roomy = density == Density::Normal;
  d_->layout_->setContentsMargins(18, roomy ? 14 : 10, 14, roomy ? 10 : 6);
  d_->layout_->setSpacing(roomy ? 6 : 3);
}

void HandPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    setAccessibleName(tr("The hand"));
    d_->show();
  }
  Panel::changeEvent(event);
}

Button* HandPanel::resignButton() const {
  return d_->resign_;
}
Button* HandPanel::sureButton() const {
  return d_->sure_;
}
Button* HandPanel::splitButton() const {
  return d_->split_;
}
Button* HandPanel::declineButton() const {
  return d_->decline_;
}

}  // namespace raisechess::ui

#include "widgets/moc_hand_panel.cpp"
