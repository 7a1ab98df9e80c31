// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/decisions_panel.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>
#include <optional>

#include "findings_model.h"
#include "findings_view.h"
#include "widgets/review_words.h"
#include "words/words.h"

namespace raisechess::ui {
namespace {

constexpr double least_bits_told = 0.005;  ///< bits that show

}  // namespace

DecisionsPanel::DecisionsPanel(QWidget* parent)
    : Panel(Surface::Card, parent),
      title_(new Label(TextRole::PanelTitle, Tone::Text, this)),
      kinds_(new Segments({tr("All"), tr("Moves"), tr("Bets"), tr("Secrets")}, this)),
      progress_(new QProgressBar(this)),
      stop_(new Button(Button::Look::Secondary, this)),
      nothing_(new Label(TextRole::Body, Tone::Quiet, this)),
      model_(new FindingsModel(this)),
      list_(new FindingsView(this)),
      sums_(new Label(TextRole::Secondary, Tone::Text, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(metrics::panel_padding, 10, metrics::panel_padding, 10);
  layout->setSpacing(6);
  auto* heading = new QHBoxLayout;
  heading->addWidget(title_, 1);
  heading->addWidget(kinds_);
  layout->addLayout(heading);
  auto* work = new QHBoxLayout;
  work->addWidget(progress_, 1);
  work->addWidget(stop_);
  layout->addLayout(work);
  layout->addWidget(nothing_);
  layout->addWidget(list_, 100);
  layout->addStretch(1);  // where there is no list yet
  layout->addWidget(sums_);
  list_->setModel(model_);
  list_->setAccessibleName(tr("Decisions that lost something"));
  kinds_->setAccessibleName(tr("Which decisions"));
  progress_->setAccessibleName(tr("Decisions judged"));
  nothing_->setWordWrap(true);
  sums_->setWordWrap(true);
  sums_->setRole(TextRole::Secondary, true);
  stop_->setReadyAtOnce();
  connect(kinds_, &Segments::chosenChanged, this, &DecisionsPanel::showKind);
  connect(list_, &FindingsView::rowChosen, this, &DecisionsPanel::findingChosen);
  connect(stop_, &Button::triggered, this, [this] {
    if (stopped_) {
      emit againChosen();
    } else {
      emit stopChosen();
    }
  });
  kinds_->choose(0);
}

void DecisionsPanel::setReview(const ReviewShown& shown) {
  shown_ = shown;
  title_->say(shown.yours ? tr("Your decisions") : tr("%1 · decisions", "White").arg(Words::side(shown.view.viewer)));
  kinds_->segment(placeOf(LossKind::OfChips))->setVisible(withChips());
  kinds_->segment(placeOf(LossKind::OfSecret))->setVisible(withSecrets());
  model_->setFindings(shown.findings);
  sums_->say(shown.ready ? sumsOf(shown.review) : QString());
  if (shown.ready) showWork(false);
  tellNothing();
}

void DecisionsPanel::showWork(bool working) {
  const bool all_there = shown_.ready;
  progress_->setVisible(working);
  stop_->setVisible(!all_there);
  stop_->setLabel(stopped_ ? tr("Review the decisions") : tr("Stop"), {});
  list_->setVisible(all_there);
  kinds_->setVisible(all_there && !shown_.empty && (withChips() || withSecrets()));
}

/// After "All".
int DecisionsPanel::placeOf(LossKind kind) {
  return static_cast<int>(kind) + 1;
}

bool DecisionsPanel::withChips() const {
  return shown_.view.setup.betting != BettingMode::None;
}

bool DecisionsPanel::withSecrets() const {
  return shown_.view.setup.hidden > 0;
}

void DecisionsPanel::setProgress(int done, int total) {
  stopped_ = false;
  shown_.ready = false;
  progress_->setRange(0, total);
  progress_->setValue(done);
  progress_->setFormat(tr("%1 of %2", "decisions judged").arg(done).arg(total));
  showWork(true);
  nothing_->say(tr("Each decision is judged by what was known then. The table can be used meanwhile."));
}

void DecisionsPanel::setStopped() {
  stopped_ = true;
  showWork(false);
  nothing_->say(tr("The review was stopped."));
}

void DecisionsPanel::showKind(int place) {
  model_->setKind(place == 0 ? std::nullopt : std::optional(static_cast<LossKind>(place - 1)));
  tellNothing();
}

QString DecisionsPanel::nothingToDecide(bool yours) {
  return yours ? tr("Nothing was yours to decide in this hand.") : tr("Nothing was decided here by this side.");
}

void DecisionsPanel::tellNothing() {
  if (!shown_.ready) return;
  const bool none = model_->rowCount() == 0;
  list_->setVisible(!none);
  if (shown_.empty) return nothing_->say(nothingToDecide(shown_.yours));
  nothing_->say(none ? tr("Nothing that was lost here is more than the adviser could be wrong by.") : QString());
}

/// Chances are not added up: after a loss the next one is of another whole.
QString DecisionsPanel::sumOfMoves() const {
  const Finding* worst = nullptr;
  int losses = 0;
  for (const Finding& finding : shown_.review.findings) {
    if (finding.kind != LossKind::OfChance) continue;
    ++losses;
    if (worst == nullptr || finding.lost > worst->lost) worst = &finding;
  }
  if (worst == nullptr) return {};
  const QString most = ReviewWords::lost(*worst);
  return losses == 1 ? tr("moves %1", "−6 % of chance").arg(most)
                     : tr("%n moves, the worst %1", "−6 % of chance", losses).arg(most);
}

/// What an onlooker learned by all half-moves, and how much of it the player told himself.
QString DecisionsPanel::sumOfSecrets() const {
  const double all = std::log2(static_cast<double>(shown_.told_before) / shown_.told_after);
  const double own = shown_.review.bits_lost;
  if (all < least_bits_told) return {};
  QString range = Words::number(shown_.told_before) + QStringLiteral(" → ") + Words::deals(shown_.told_after);
  range.replace(' ', QChar(QChar::Nbsp));  // it stays in one line
  return all - own < least_bits_told
             ? tr("secrets −%1 (%2)", "5.38 bits; 125 → 3 deals").arg(ReviewWords::bits(all), range)
             : tr("secrets −%1 (%2), −%3 by own moves", "6.97 bits; 125 → 1 deal; 5.97")
                   .arg(ReviewWords::bits(all), range, ReviewWords::bits_number(own));
}

QString DecisionsPanel::sumsOf(const HandReview& review) const {
  QStringList sums{sumOfMoves()};
  if (review.chips_lost > 0) sums << tr("bets −%1", "2.5 chips").arg(ReviewWords::chips(review.chips_lost));
  sums << sumOfSecrets();
  sums.removeAll(QString());
  return sums.join(QStringLiteral("  ·  "));
}

void DecisionsPanel::setDensity(Density density) {
  const int edge = density == Density::Normal ? 10 : 6;
  layout()->setContentsMargins(metrics::panel_padding, edge, metrics::panel_padding, edge);
  list_->setDensity(density);
}

void DecisionsPanel::choose(int row) {
  list_->setCurrentIndex(model_->index(row, FindingsModel::Taken));
}

void DecisionsPanel::focusList() {
  list_->setFocus();
}

int DecisionsPanel::chosen() const {
  return list_->currentIndex().isValid() ? list_->currentIndex().row() : -1;
}

int DecisionsPanel::count() const {
  return model_->rowCount();
}

const FindingShown& DecisionsPanel::finding(int row) const {
  return model_->at(row);
}

}  // namespace raisechess::ui

#include "widgets/moc_decisions_panel.cpp"
