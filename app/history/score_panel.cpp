// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/score_panel.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "style/label.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

constexpr int commitment_digits = 8;  ///< enough to tell it from another; the tool tip has all

QString minutes_and_seconds(double minutes) {
  const int seconds = std::max(0, static_cast<int>(std::ceil(minutes * 60 - 1e-6)));
  return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString won_and_lost(std::int64_t won, std::int64_t lost) {
  return ScorePanel::tr("+%1 / −%2", "chips won / lost").arg(Words::number(won), Words::number(lost));
}

QString dealing_words(const DealingShown& dealing) {
  if (dealing.commitment.isEmpty()) return ScorePanel::tr("none");
  const QString start = dealing.commitment.left(commitment_digits) + QChar(0x2026);
  if (!dealing.verified) return dealing.secret.isEmpty() ? ScorePanel::tr("%1 sealed").arg(start) : start;
  return *dealing.verified ? ScorePanel::tr("%1 opened, matches").arg(start)
                           : ScorePanel::tr("%1 does not match").arg(start);
}

Tone dealing_tone(const DealingShown& dealing) {
  if (!dealing.verified) return Tone::Quiet;
  return *dealing.verified ? Tone::Good : Tone::Bad;
}

}  // namespace

class ScorePanel::Private {
 public:
  explicit Private(ScorePanel* panel);

  void show(const ScoreState& state);

 private:
  struct Row {
    Label* title;
    Label* yours;
    Label* theirs;
    void setVisible(bool visible) const {
      for (Label* label : {title, yours, theirs}) label->setVisible(visible);
    }
  };

  Row addRow(TextRole role, Tone tone);
  void showBlinds(const ScoreState& state);
  void showDealing(Label* label, const DealingShown& dealing);

  QGridLayout* grid_;
  Row names_;
  Row chips_;
  Row hands_;
  Row sums_;
  Label* splits_;
  Label* blinds_;
  Row dealing_;
};

ScorePanel::Private::Private(ScorePanel* panel) {
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(3);
  layout->addLayout(grid_ = new QGridLayout);
  grid_->setHorizontalSpacing(16);
  grid_->setVerticalSpacing(1);
  for (int column : {1, 2}) grid_->setColumnStretch(column, 1);
  names_ = addRow(TextRole::Secondary, Tone::Quiet);
  chips_ = addRow(TextRole::Body, Tone::Text);
  hands_ = addRow(TextRole::Body, Tone::Text);
  sums_ = addRow(TextRole::Body, Tone::Text);
  dealing_ = addRow(TextRole::Note, Tone::Quiet);
  for (const Row& row : {chips_, hands_}) {
    row.yours->setRole(TextRole::Body, true);
    row.theirs->setRole(TextRole::Body, true);
  }
  for (Label* label : {dealing_.yours, dealing_.theirs, names_.yours, names_.theirs}) label->setElided(true);
  layout->addWidget(splits_ = new Label(TextRole::Secondary, Tone::Quiet, page));
  layout->addWidget(blinds_ = new Label(TextRole::Secondary, Tone::Quiet, page));
  for (Label* label : {splits_, blinds_}) label->setWordWrap(true);
  layout->addStretch();
  panel->setWidget(page);
  panel->setWidgetResizable(true);
  panel->setFrameShape(QFrame::NoFrame);
  panel->setMinimumHeight(48);
  for (QWidget* ground : {panel->viewport(), page}) ground->setAutoFillBackground(false);  // the card shows through
}

ScorePanel::Private::Row ScorePanel::Private::addRow(TextRole role, Tone tone) {
  const int line = grid_->rowCount();
  const Row row{new Label(TextRole::Secondary, Tone::Quiet), new Label(role, tone), new Label(role, tone)};
  grid_->addWidget(row.title, line, 0);
  grid_->addWidget(row.yours, line, 1);
  grid_->addWidget(row.theirs, line, 2);
  return row;
}

void ScorePanel::Private::show(const ScoreState& state) {
  const MatchScore& score = state.score;
  const Seat rival = other(state.you);
  names_.title->setText(score.hand > 0 ? ScorePanel::tr("Hand %1").arg(score.hand) : QString());
  names_.yours->setText(state.your_name.isEmpty() ? ScorePanel::tr("You") : state.your_name);
  names_.theirs->setText(ScorePanel::tr("Computer"));
  for (Label* label : {names_.yours, names_.theirs}) label->setToolTip(label->text());
  chips_.title->setText(ScorePanel::tr("Chips"));
  chips_.yours->setText(Words::number(score.chips[state.you]));
  chips_.theirs->setText(Words::number(score.chips[rival]));
  hands_.title->setText(ScorePanel::tr("Hands won"));
  hands_.yours->setText(Words::number(score.hands_won[state.you]));
  hands_.theirs->setText(Words::number(score.hands_won[rival]));
  sums_.title->setText(ScorePanel::tr("Chips won / lost"));
  sums_.yours->setText(won_and_lost(score.won[state.you], score.lost[state.you]));
  sums_.theirs->setText(won_and_lost(score.won[rival], score.lost[rival]));
  chips_.setVisible(state.with_chips);
  sums_.setVisible(state.with_chips);
  splits_->say(score.hands_split > 0 ? ScorePanel::tr("Hands split: %1").arg(score.hands_split) : QString());
  showBlinds(state);
  dealing_.title->setText(ScorePanel::tr("Dealing"));
  showDealing(dealing_.yours, state.your_dealing);
  showDealing(dealing_.theirs, state.computers_dealing);
  dealing_.setVisible(!state.your_dealing.commitment.isEmpty() || !state.computers_dealing.commitment.isEmpty());
}

void ScorePanel::Private::showBlinds(const ScoreState& state) {
  if (!state.with_chips) return blinds_->say({});
  const QString now = Words::blinds(state.score.blinds);
  const QString next = state.minutes_to_next_level
                           ? ScorePanel::tr("%1 · they rise in %2, from the next hand on", "blinds 1/2; 6:12")
                                 .arg(now, minutes_and_seconds(*state.minutes_to_next_level))
                           : ScorePanel::tr("%1 · they stay", "blinds 1/2").arg(now);
  blinds_->say(next);
}

void ScorePanel::Private::showDealing(Label* label, const DealingShown& dealing) {
  label->setText(dealing_words(dealing));
  label->setTone(dealing_tone(dealing));
  const QString whole = dealing.secret.isEmpty() ? dealing.commitment : dealing.commitment + '\n' + dealing.secret;
  label->setToolTip(label->text() + '\n' + whole);
}

ScorePanel::ScorePanel(QWidget* parent) : QScrollArea(parent), d_(std::make_unique<Private>(this)) {}

ScorePanel::~ScorePanel() = default;

void ScorePanel::setState(const ScoreState& state) {
  d_->show(state);
}

}  // namespace raisechess::ui

#include "widgets/moc_score_panel.cpp"
