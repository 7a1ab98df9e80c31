// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/result_panel.h"

#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "words/words.h"

namespace raisechess::ui {
namespace {

/// What each side has put in by the last action, matched by the other. A split leaves no trace of it in the stacks.
Chips matched_by_each(const PlayerView& view) {
  Chips earlier_turns = 0;
  Chips this_turn = std::min({view.setup.blinds.big, view.setup.stacks.white, view.setup.stacks.black});
  for (const Event& event : view.log) {
    if (const auto* bet = std::get_if<Bet>(&event.action)) this_turn = bet->to;
    if (const auto* raise = std::get_if<Raise>(&event.action)) this_turn = raise->to;
    if (std::holds_alternative<MakeMove>(event.action)) earlier_turns += std::exchange(this_turn, 0);
  }
  return earlier_turns + this_turn;
}

/// Every chip of the pot, as it was before it was paid out.
Chips pot_of(const PlayerView& view) {
  if (!view.result->winner) return 2 * matched_by_each(view);
  const Side loser = other(*view.result->winner);
  return -2 * view.result->net[loser];
}

QString chips_line(const HandEnd& end) {
  if (!end.with_chips()) {
    const PerSeat<int>& won = end.score.hands_won;
    return ResultPanel::tr("Hands: you %1, the computer %2, split %3.")
        .arg(Words::number(won[end.you]), Words::number(won[other(end.you)]), Words::number(end.score.hands_split));
  }
  const Side side = end.view.viewer;
  const Chips net = end.view.result->net[side];
  const Chips now = end.view.stacks[side];
  if (net == 0) return ResultPanel::tr("You keep your %1.", "100 chips").arg(Words::chips(now));
  return net > 0 ? ResultPanel::tr("You had %1 and now have %2: you won %3.", "90 chips, 100, 10")
                       .arg(Words::chips(now - net), Words::number(now), Words::number(net))
                 : ResultPanel::tr("You had %1 and now have %2: you lost %3.", "110 chips, 100, 10")
                       .arg(Words::chips(now - net), Words::number(now), Words::number(-net));
}

QString match_line(const HandEnd& end) {
  if (!end.score.over) return ResultPanel::tr("You ended the match.");
  return end.score.winner == end.you ? ResultPanel::tr("The match is yours: the computer has no chips left.")
                                     : ResultPanel::tr("The match is over: you have no chips left.");
}

}  // namespace

ResultPanel::ResultPanel(QWidget* parent)
    : Panel(Surface::Felt, parent),
      layout_(new QVBoxLayout(this)),
      heading_(new Label(TextRole::Secondary, Tone::FeltQuiet, this)),
      title_(new Label(TextRole::Result, Tone::Felt, this)),
      sentence_(new Label(TextRole::Body, Tone::Felt, this)),
      chips_(new Label(TextRole::Body, Tone::Felt, this)) {
  for (Label* label : {heading_, title_, sentence_, chips_}) {
    label->setWordWrap(true);
    layout_->addWidget(label);
  }
  setDensity(Density::Normal);
}

void ResultPanel::setDensity(Density density) {
  const bool roomy = density == Density::Normal;
  const int side = roomy ? metrics::felt_padding : metrics::felt_padding_compact;
  const int edge = roomy ? metrics::felt_padding_compact : 8;
  layout_->setContentsMargins(side, edge, side, edge);
  layout_->setSpacing(roomy ? 8 : 3);
  for (Label* label : {sentence_, chips_}) label->setRole(roomy ? TextRole::Body : TextRole::Secondary);
}

void ResultPanel::setSaid(bool said) {
  for (Label* label : {title_, sentence_, chips_}) {
    QSizePolicy policy = label->sizePolicy();
    policy.setRetainSizeWhenHidden(!said && !label->text().isEmpty());
    label->setSizePolicy(policy);
    label->setVisible(said && !label->text().isEmpty());
  }
}

QString ResultPanel::spoken() const {
  return title_->text() + QStringLiteral(". ") + sentence_->text();
}

void ResultPanel::setEnd(const HandEnd& end) {
  const PlayerView& view = end.view;
  heading_->say(Words::result_heading(*view.result, view.setup).toUpper());
  title_->say(Words::result_title(*view.result, view.setup, view.viewer, pot_of(view)));
  sentence_->say(Words::result_sentence(*view.result, view.setup, !end.opened));
  if (end.exercise) return chips_->say(tr("An exercise: nothing of it counts."));
  chips_->say(end.match_over ? chips_line(end) + QLatin1Char(' ') + match_line(end) : chips_line(end));
}

}  // namespace raisechess::ui

#include "widgets/moc_result_panel.cpp"
