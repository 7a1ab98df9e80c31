// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_window.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "step_input.h"
#include "style/button.h"
#include "style/label.h"
#include "style/metrics.h"
#include "style/panel.h"
#include "style/screen_room.h"
#include "table_places.h"
#include "table_values.h"
#include "view/turning_up.h"
#include "widgets/board_room.h"
#include "widgets/review_words.h"
#include "widgets/sign_legend.h"
#include "widgets/step_buttons.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr QSize review_size{1280, 800};

/// The other side's pieces face up, where the end of the hand turned them up.
/// Is it known what the other side held: by the hand's end, or because its deal has been opened since?
bool is_open(const session::TableState& state) {
  const auto& pieces = state.view.hidden[other(state.view.viewer)];
  return !pieces.empty() &&
         (turns_all_up(state.view.result->kind) || state.dealing.sides[other(state.view.viewer)].deal);
}

PlayerView turned_up_view(PlayerView view, const session::DealingState& dealing) {
  const Side side = other(view.viewer);
  const auto& deal = dealing.sides[side].deal;
  for (std::size_t pocket = 0; pocket < view.hidden[side].size(); ++pocket) {
    const HiddenPiece& piece = view.hidden[side][pocket];
    view.start[piece.origin]->type = deal ? (*deal)[pocket].type : piece.type;
  }
  return view;
}

ReviewShown without_findings(const session::TableState& state, bool yours) {
  ReviewShown shown;
  shown.view = state.view;
  shown.yours = yours;
  shown.empty = own_decisions(state.view).empty();
  shown.told_before = state.past.front()->told.deals;
  shown.told_after = state.past.back()->told.deals;
  for (const PlyNote& note : table_values::notes(state)) {
    shown.bits_of_you.push_back(note.bits_told_by_you);
    shown.bits_of_other.push_back(note.bits_told_by_computer);
    if (note.pot) shown.pots.push_back(*note.pot);
  }
  return shown;
}

/// A finding about what was bet names no move.
bool same_deed(const Action& found, const Action& done) {
  const bool both_move = std::holds_alternative<MakeMove>(found) && std::holds_alternative<MakeMove>(done);
  return both_move || found == done;
}

const Move* move_of(const WordedAction& worded) {
  const MakeMove* made = worded.text.empty() ? nullptr : std::get_if<MakeMove>(&worded.action);
  return made != nullptr ? &made->move : nullptr;
}

}  // namespace

ReviewWindow::ReviewWindow(const session::TableState& state, bool yours, session::HandReviewer& reviewer,
                           const BoardOptions& options, QWidget* parent)
    : QDialog(parent),
      state_(state),
      own_decisions_(own_decisions(state.view)),
      reviewer_(&reviewer),
      shown_(without_findings(state, yours)),
      board_room_(new BoardRoom),
      board_(board_room_->board()),
      title_(new Label(TextRole::PanelTitle)),
      known_(new Label(TextRole::Secondary, Tone::Quiet)),
      place_(new Label(TextRole::Secondary, Tone::Quiet)),
      turn_up_(new Button(Button::Look::Secondary)),
      chart_(new ChanceChart),
      decisions_(new DecisionsPanel),
      finding_(new FindingPanel) {
  setWindowTitle(tr("Review of the hand"));
  setAttribute(Qt::WA_DeleteOnClose);
  build(options);
  take_keys();
  connect(&reviewer, &session::HandReviewer::progressed, decisions_, &DecisionsPanel::setProgress);
  connect(&reviewer, &session::HandReviewer::finished, this, &ReviewWindow::take);
  chart_->setReview(shown_);
  decisions_->setReview(shown_);
  look_at(0);
  ask();
  resize(review_size.boundedTo(screen_room(*this)));
}

ReviewWindow::~ReviewWindow() {
  if (reviewer_) reviewer_->cancel();
}

void ReviewWindow::build(const BoardOptions& options) {
  auto* layout = new QHBoxLayout(this);
  layout->setSpacing(metrics::panel_gap);
  BoardOptions own = options;
  own.flipped = state_.side() == Side::Black;
  board_->setOptions(own);
  layout->addLayout(build_left(), 1);
  layout->addLayout(build_right(), 1);
  connect(board_, &BoardWidget::moveRefused, this, [this](const QString&) { show_ply(); });
  connect(chart_, &ChanceChart::plyChosen, this, &ReviewWindow::look_at);
  connect(decisions_, &DecisionsPanel::findingChosen, this, &ReviewWindow::show_finding);
  connect(decisions_, &DecisionsPanel::againChosen, this, &ReviewWindow::ask);
  connect(decisions_, &DecisionsPanel::stopChosen, this, [this] {
    reviewer_->cancel();
    decisions_->setStopped();
  });
  connect(finding_, &FindingPanel::nextChosen, this, &ReviewWindow::show_next_finding);
  connect(finding_, &FindingPanel::tryChosen, this, &ReviewWindow::try_again);
}

QLayout* ReviewWindow::build_left() {
  auto* column = new QVBoxLayout;
  column->setSpacing(8);
  column->addWidget(build_heading());
  column->addWidget(board_room_, 1);
  column->addWidget(build_steps());
  return column;
}

QLayout* ReviewWindow::build_right() {
  auto* column = new QVBoxLayout;
  column->setSpacing(metrics::panel_gap_compact);
  auto* card = new Panel;
  auto* inside = new QVBoxLayout(card);
  inside->setContentsMargins(metrics::panel_padding, 8, 10, 6);
  inside->setSpacing(2);
  inside->addLayout(build_chart_title());
  inside->addWidget(chart_, 1);
  column->addWidget(card, 2);
  column->addWidget(decisions_, 3);
  column->addWidget(finding_);
  return column;
}

QLayout* ReviewWindow::build_chart_title() {
  auto* row = new QHBoxLayout;
  auto* title = new Label(TextRole::PanelTitle);
  if (shown_.yours) {
    title->setText(state_.with_chips() ? tr("Your chance, and the pot") : tr("Your chance"));
  } else {
    title->setText(tr("%1 · chance", "White").arg(Words::side(state_.side())));
  }
  std::vector<SignLegend::Entry> signs{{Sign::Chance, tr("chance", "a line")}};
  if (state_.with_chips()) signs.push_back({Sign::Pot, tr("pot", "a bar")});
  signs.push_back({Sign::Loss, tr("loss", "a sign")});
  if (state_.view.setup.hidden > 0) {
    signs.push_back({Sign::Told, tr("secret told", "a sign")});
    signs.push_back({Sign::ToldOtherwise, tr("by the other side", "a sign: secret told")});
  }
  auto* legend = new SignLegend;
  legend->setEntries(std::move(signs));
  row->setSpacing(metrics::panel_gap);
  row->addWidget(title);
  row->addWidget(legend, 1);
  return row;
}

Panel* ReviewWindow::build_heading() {
  auto* card = new Panel;
  auto* words = new QVBoxLayout(card);
  words->setContentsMargins(metrics::panel_padding, 6, metrics::panel_padding, 6);
  words->setSpacing(2);
  known_->setWordWrap(true);
  words->addWidget(title_);
  words->addWidget(known_);
  return card;
}

Panel* ReviewWindow::build_steps() {
  auto* card = new Panel;
  auto* row = new QHBoxLayout(card);
  row->setContentsMargins(10, 4, 10, 4);
  auto* steps = new StepButtons;
  connect(steps, &StepButtons::toStart, this, [this] { look_at(0); });
  connect(steps, &StepButtons::back, this, [this] { look_at(ply_ - 1); });
  connect(steps, &StepButtons::on, this, [this] { look_at(ply_ + 1); });
  connect(steps, &StepButtons::toEnd, this, [this] { look_at(state_.view.ply); });
  row->addWidget(steps);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  auto* keys = new Label(TextRole::Note, Tone::Quiet);
  keys->setText(tr("← → step · %1 next loss", "keys").arg(QKeySequence(Qt::Key_N).toString(QKeySequence::NativeText)));
  keys->setToolTip(keys->text());
  for (Label* label : {place_, keys}) label->setElided(true);
  words->addStretch();
  words->addWidget(place_);
  words->addWidget(keys);
  words->addStretch();
  row->addLayout(words, 1);
  turn_up_->setReadyAtOnce();
  turn_up_->setLabel(tr("All turned up"), {});
  connect(turn_up_, &Button::triggered, this, [this] { turn_up(!turned_up_); });
  row->addWidget(turn_up_);
  turn_up_->setVisible(is_open(state_));
  return card;
}

/// N goes on to what was lost next, T takes the hand up.
void ReviewWindow::take_keys() {
  connect(new QShortcut(Qt::Key_N, this), &QShortcut::activated, this, &ReviewWindow::show_next_finding);
  connect(new QShortcut(Qt::Key_T, this), &QShortcut::activated, this, &ReviewWindow::try_again);
  auto* input = new StepInput(this);
  input->take_wheel(board_);
  connect(input, &StepInput::stepped, this, [this](int half_moves) { look_at(ply_ + half_moves); });
}

void ReviewWindow::ask() {
  decisions_->setProgress(0, 0);
  finding_->setNothing(tr("A finding that is chosen shows its position here, with what would have been better."));
  reviewer_->review(state_.view);
}

void ReviewWindow::take(const HandReview& review) {
  shown_.review = review;
  shown_.ready = true;
  shown_.findings.clear();
  for (const Finding& finding : review.findings) shown_.findings.push_back({finding, sentence_of(finding)});
  chart_->setReview(shown_);
  decisions_->setReview(shown_);
  if (decisions_->count() == 0) return finding_->setNothing({});
  if (ply_ > 0) return;  // who looks at a position already stays there
  decisions_->choose(0);
  decisions_->focusList();
}

QString ReviewWindow::sentence_of(const Finding& finding) const {
  const auto last = static_cast<int>(state_.past.size()) - 1;
  const RangeTable& before = state_.knowledge_at(std::min(finding.ply, last)).told;
  const RangeTable& after = state_.knowledge_at(std::min(finding.ply + 1, last)).told;
  return ReviewWords::sentence(finding, before, after);
}

const Finding* ReviewWindow::finding_shown() const {
  return row_ && *row_ < decisions_->count() ? &decisions_->finding(*row_).finding : nullptr;
}

void ReviewWindow::show_finding(int row) {
  row_ = row;
  finding_->setFinding(decisions_->finding(row));
  look_at(decisions_->finding(row).finding.ply);
}

/// The first one again after the last.
void ReviewWindow::show_next_finding() {
  if (shown_.ready && decisions_->count() > 0) decisions_->choose((decisions_->chosen() + 1) % decisions_->count());
}

void ReviewWindow::look_at(int ply) {
  ply_ = std::clamp(ply, 0, state_.view.ply);
  show_ply();
}

void ReviewWindow::turn_up(bool on) {
  turned_up_ = on;
  turn_up_->setLabel(on ? tr("As known then") : tr("All turned up"), {});
  show_ply();
}

void ReviewWindow::show_ply() {
  const bool at_end = ply_ >= state_.view.ply;
  BoardState board = table_values::board(state_, at_end ? std::nullopt : std::optional(ply_));
  if (turned_up_) board.view = turned_up_view(board.view, state_.dealing);
  board.turned_up = turned_up_;
  board.review = true;
  board_->setState(std::move(board));
  board_->setHints(arrows());
  chart_->setPly(ply_);
  show_heading();
  show_try();
}

/// The finding's own, where its position is shown; else the first one there.
std::optional<OwnDecision> ReviewWindow::decision_shown() const {
  const Finding* finding = finding_shown();
  std::optional<OwnDecision> first;
  for (const OwnDecision& decision : own_decisions_) {
    if (decision.ply != ply_) continue;
    if (!first) first = decision;
    if (finding != nullptr && finding->ply == ply_ &&
        same_deed(finding->taken.action, state_.view.log[decision.event].action))
      return decision;
  }
  return first;
}

void ReviewWindow::show_try() {
  Button* button = finding_->tryButton();
  if (decision_shown()) {
    button->setAvailable();
    button->setToolTip(tr("Plays this position anew against the computer. Nothing of it counts."));
  } else {
    button->setUnavailable(shown_.yours ? tr("Nothing was yours to decide here.") : tr("Nothing was decided here."));
  }
}

void ReviewWindow::try_again() {
  if (const auto decision = decision_shown()) emit try_chosen(*decision);
}

/// What was played in red, what is named instead in teal.
std::vector<BoardMark> ReviewWindow::arrows() const {
  const Finding* finding = finding_shown();
  if (finding == nullptr || finding->ply != ply_) return {};
  std::vector<BoardMark> marks;
  if (const Move* played = move_of(finding->taken))
    marks.push_back({played->from(), played->to(), BoardMark::Color::Red});
  const Move* better = finding->instead ? move_of(*finding->instead) : nullptr;
  if (better != nullptr) marks.push_back({better->from(), better->to(), BoardMark::Color::Teal});
  return marks;
}

void ReviewWindow::show_heading() {
  const bool at_end = ply_ >= state_.view.ply;
  const Side mover = ply_ % 2 == 0 ? Side::White : Side::Black;
  const bool ended_by_move = at_end && state_.view.result->kind != ResultKind::Fold;
  title_->setText(ended_by_move
                      ? Words::result_heading(*state_.view.result, state_.view.setup)
                      : tr("Before move %1 · %2 to move", "a number; White").arg(ply_ / 2 + 1).arg(Words::side(mover)));
  known_->setText(known_then());
  place_->setText(tr("half-move %1 of %2").arg(ply_).arg(state_.view.ply));
  place_->setToolTip(place_->text());
}

QString ReviewWindow::known_then() const {
  const bool at_end = ply_ >= state_.view.ply;
  const session::PastKnowledge& then = state_.knowledge_at(ply_);
  QStringList known;
  if (state_.view.setup.hidden > 0) {
    const RangeTable& range = at_end ? state_.range : then.range;
    known << tr("Known then: %1", "20 deals, 4.3 bits").arg(Words::uncertainty(range.deals, range.bits));
  }
  if (!state_.with_chips() || at_end) return known.join(QString());
  const Chips own = then.stacks[state_.side()];
  const Chips others = then.stacks[other(state_.side())];
  known << (shown_.yours ? tr("pot %1, you %2, the computer %3", "chips")
                         : tr("pot %1, this side %2, the other %3", "chips"))
               .arg(Words::number(then.pot), Words::number(own), Words::number(others));
  return known.join(QStringLiteral(" · "));
}

void ReviewWindow::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && event->modifiers() == Qt::NoModifier) return show_next_finding();
  QDialog::keyPressEvent(event);
}

void ReviewWindow::resizeEvent(QResizeEvent* event) {
  QDialog::resizeEvent(event);
  const Density density = density_at(size());
  decisions_->setDensity(density);
  finding_->setDensity(density);
}

}  // namespace raisechess

#include "moc_review_window.cpp"
