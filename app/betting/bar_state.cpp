// SPDX-License-Identifier: GPL-3.0-or-later
#include "bar_state.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <algorithm>
#include <cmath>

#include "words/words.h"

namespace raisechess::ui {

QString key_name(Qt::Key key) {
  if (key == Qt::Key_Space) return QCoreApplication::translate("raisechess::ui::ActionBar", "Space", "the key");
  return QKeySequence(key).toString(QKeySequence::NativeText);
}

namespace {

constexpr int most_bets_a_turn = 4;  // RULES 4

int bets_this_turn(const PlayerView& view) {
  int bets = 0;
  for (auto event = view.log.rbegin(); event != view.log.rend() && as_move(*event) == nullptr; ++event) {
    if (std::holds_alternative<Bet>(event->action) || std::holds_alternative<Raise>(event->action)) ++bets;
  }
  return bets;
}

/// Builds the bar's texts for one view.
class BarTexts {
  Q_DECLARE_TR_FUNCTIONS(raisechess::ui::ActionBar)

 public:
  BarTexts(const PlayerView& view, const BarChoice& choice) : view_(view), choice_(choice) {}

  BarState state() const {
    BarState state;
    state.answers = view_.phase == Phase::Respond;
    state.only_moves = onlyMoves();
    state.bounds = own_bounds(view_);
    state.raises = state.answers || view_.raise.has_value();
    state.split = split();
    state.headline = headline();
    state.sentence = sentence();
    state.pot_notes = potNotes();
    state.fold = fold();
    state.call = state.split == BarState::Split::ToAnswer ? accept() : call();
    state.bet = state.split == BarState::Split::ToAnswer ? decline() : bet(state);
    state.all_in = allIn(state);
    if (state.answers && mine()) state.needed_percent = neededPercent();
    return state;
  }

 private:
  bool mine() const { return view_.to_act == view_.viewer; }
  bool answersSplit() const { return split() == BarState::Split::ToAnswer; }

  BarState::Split split() const {
    if (view_.split_offer && *view_.split_offer != view_.viewer) return BarState::Split::ToAnswer;
    return mine() && view_.may_offer_split ? BarState::Split::MayOffer : BarState::Split::None;
  }

  /// Is the viewer's turn one without bets, or one whose betting is over?
  bool onlyMoves() const {
    return view_.phase == Phase::Move ||
           (view_.phase == Phase::Turn && mine() && !own_bounds(view_) && !answersSplit());
  }

  /// Letters belong to the board until the bar is gone to.
  QString letter(Qt::Key key) const {
    return choice_.letters_act ? key_name(key) : tr("Tab, %1", "two keys, one after the other").arg(key_name(key));
  }

  /// Why the viewer can do nothing at all; empty if he can.
  QString blocked() const {
    if (!choice_.blocked.isEmpty()) return choice_.blocked;
    if (view_.phase == Phase::Over) return tr("The hand is over.");
    return mine() ? QString() : tr("The computer is to act.");
  }

  QString headline() const {
    if (answersSplit()) return tr("The computer offers to split the pot.");
    if (view_.split_offer) return tr("You offer to split the pot.");
    if (offer_declined(view_)) return tr("The computer declines the split.");
    return Words::last_bet(view_);
  }

  QString sentence() const {
    if (answersSplit()) return tr("Each would get half of it: %1.").arg(Words::chips(view_.pot / 2));
    if (view_.split_offer) return tr("The computer answers.");
    if (view_.phase == Phase::Respond) return mine() ? callPrice() : QString();
    return onlyMoves() && mine() ? whyNoBet() : QString();
  }

  QString callPrice() const { return choice_.short_labels ? Words::call_price_brief(view_) : Words::call_price(view_); }

  QString potNotes() const {
    const Chips own = view_.committed[view_.viewer];
    const Chips others = view_.committed[other(view_.viewer)];
    if (own == 0 && others == 0) return {};
    const QString middle = tr("%1 in the middle").arg(Words::number(view_.pot - own - others));
    if (view_.ply == 0 && view_.pot == own + others) return Words::blinds(view_.setup.blinds);
    if (own == 0 || others == 0) return middle + '\n' + tr("%1 just bet").arg(Words::number(own + others));
    return middle + '\n' + tr("%1 yours, %2 theirs").arg(Words::number(own), Words::number(others));
  }

  ButtonState fold() const {
    const bool folds = view_.phase == Phase::Respond;
    const QString resign = choice_.short_labels ? tr("Resign") : tr("Resign the hand");
    return {folds ? tr("Fold") : resign, letter(choice_.keys.fold), blocked()};
  }

  ButtonState call() const {
    if (view_.phase != Phase::Respond) {
      return {onlyMoves() ? tr("Make your move") : tr("Check: just move"), key_name(choice_.keys.check), blocked()};
    }
    if (!mine()) return {tr("Call", "a bet"), letter(choice_.keys.call), blocked()};  // the price is the other side's
    const bool takes_all = view_.to_call >= view_.stacks[view_.viewer];
    const QString key = letter(choice_.keys.call);
    return {tr("Call %1").arg(Words::number(view_.to_call)), takes_all ? tr("%1 · all-in", "key").arg(key) : key,
            blocked()};
  }

  ButtonState accept() const { return {tr("Accept: split"), letter(choice_.keys.call), blocked()}; }
  ButtonState decline() const { return {tr("Decline"), {}, blocked()}; }

  ButtonState bet(const BarState& state) const {
    const QString size = Words::number(choice_.amount);
    const QString key = letter(state.raises ? choice_.keys.raise : choice_.keys.bet);
    const QString why_not = state.bounds ? outOfBounds(*state.bounds) : whyNoBet();
    if (!why_not.isEmpty())
      return {state.raises ? tr("Raise") : tr("Bet"), key, blocked().isEmpty() ? why_not : blocked()};
    const bool all_in = is_all_in(*state.bounds, choice_.amount);
    const QString label = state.raises ? tr("Raise to %1").arg(size) : tr("Bet %1").arg(size);
    if (all_in) return {label, tr("%1 · all-in", "key").arg(key), blocked()};
    const Chips adds = choice_.amount - view_.committed[other(view_.viewer)];
    return {label, state.raises ? tr("%1 · adds %2", "key, chips").arg(key, Words::number(adds)) : key, blocked()};
  }

  QString outOfBounds(const BetBounds& bounds) const {
    if (choice_.amount < bounds.min) return Words::least_reason(bounds);
    return choice_.amount > bounds.max ? Words::most_reason(bounds) : QString();
  }

  ButtonState allIn(const BarState& state) const {
    const QString key = letter(choice_.keys.all_in);
    const bool asks = choice_.confirm_all_in && !choice_.short_labels;
    const QString detail = asks ? tr("%1 · asks first", "key").arg(key) : key;
    if (!state.bounds || answersSplit()) return {tr("All-in"), detail, blocked().isEmpty() ? whyNoBet() : blocked()};
    if (!is_all_in(*state.bounds, state.bounds->max)) return {tr("All-in"), detail, Words::most_reason(*state.bounds)};
    return {tr("All-in %1").arg(Words::number(state.bounds->max)), detail, blocked()};
  }

  QString whyNoBet() const {
    if (answersSplit()) return tr("Answer the offer first.");
    const Side rival = other(view_.viewer);
    if (view_.stacks[rival] == 0) return tr("The computer is all-in: nothing more can be bet.");
    if (view_.stacks[view_.viewer] == 0) return tr("You are all-in: nothing more can be bet.");
    if (view_.phase == Phase::Respond && view_.to_call >= view_.stacks[view_.viewer])
      return tr("The call takes all your chips.");
    if (bets_this_turn(view_) >= most_bets_a_turn) return tr("Four bets and raises a turn are the most.");
    return tr("The betting of this turn is over.");
  }

  std::optional<int> neededPercent() const {
    const Chips whole = view_.pot + view_.to_call;
    if (view_.to_call <= 0) return std::nullopt;
    return static_cast<int>(std::lround(100.0 * view_.to_call / whole));
  }

  const PlayerView& view_;
  const BarChoice& choice_;
};

}  // namespace

BarState bar_state(const PlayerView& view, const BarChoice& choice) {
  return BarTexts(view, choice).state();
}

bool answers_now(const PlayerView& view) {
  return view.to_act == view.viewer && (view.phase == Phase::Respond || view.split_offer);
}

bool offer_declined(const PlayerView& view) {
  return !view.log.empty() && view.log.back().by != view.viewer &&
         std::holds_alternative<DeclineSplit>(view.log.back().action);
}

std::optional<BetBounds> own_bounds(const PlayerView& view) {
  if (view.to_act != view.viewer || view.split_offer) return std::nullopt;
  return view.raise ? view.raise : view.bet;
}

Chips pot_fraction(const PlayerView& view, const BetBounds& bounds, double fraction) {
  const double size = fraction * (view.pot + view.to_call);
  const double to = view.committed[other(view.viewer)] + size;
  return std::clamp(static_cast<Chips>(std::lround(to)), bounds.min, bounds.max);
}

bool is_all_in(const BetBounds& bounds, Chips to) {
  return to == bounds.max && bounds.most != BetBounds::Most::PotLimit;
}

}  // namespace raisechess::ui
