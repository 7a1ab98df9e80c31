// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSpinBox>
#include <QTest>

#include <algorithm>

#include "hint_screens.h"
#include "screen_parts.h"
#include "screens.h"
#include "squares.h"
#include "style/tab_card.h"
#include "table_states.h"

namespace raisechess::test {

using namespace ui;

void Screens::draw_tables(QSize size) {
  table(fresh_hand(false), size, "start-chipless");
  table(fresh_hand(true), size, "start-chips");
  table(chipless_hand(), size, "chipless");
  table(opening_hand(), size, "turn", [](TableView& view) {
    view.board()->chooseSquare(at("d3"));
    view.action_bar()->setAmount(12);
  });
  table(opening_hand(5), size, "turn-five");
  table(fresh_hand(true, 5), size, "start-five");
  table(opening_hand(), size, "turn-plain", [](TableView& view) { view.set_range_style(RangeStyle::Plain); });
  table(opening_hand(), size, "match-tab", [](TableView& view) { view.tabs()->choosePage(TableView::MatchPage); });
  table(opening_hand(), size, "looking-back", [](TableView& view) { view.look_at(4); });
  table(chipless_hand(), size, "looking-back-chipless", [](TableView& view) { view.look_at(0); });
  table(chipless_hand(), size, "typing", [](TableView& view) { type(*view.board(), QStringLiteral("d3d")); });
  table(opening_hand(), size, "ranges-hidden", [](TableView& view) { view.set_ranges_shown(false); });
  table(opening_hand(), size, "refused", [](TableView& view) {
    type(*view.board(), QStringLiteral("e4e6"));
    press(*view.board(), Qt::Key_Return);
  });
  table(state_of(opening_hand()), size, "not-saved", [this](MainWindow&) {
    emit session_.save_failed({archive::Failure::Kind::DiskFull, QStringLiteral("database or disk is full"), {}});
  });
  table(classic_hand(), size, "classic");
  table(promotion_hand(), size, "promotion", [](TableView& view) {
    view.board()->chooseSquare(at("e7"));
    view.board()->chooseSquare(at("d8"));
  });
  table(rich_hand(), size, "rich");
  table(chess960_hand(), size, "chess960", [](TableView& view) { view.set_flipped(true); });
}

void Screens::draw_bets(QSize size) {
  table(facing_bet_hand(), size, "facing-bet");
  table(facing_bet_hand(5), size, "facing-bet-five");
  table(raised_hand(), size, "raised");
  table(raised_hand(5), size, "raised-five");
  table(betting_over_hand(), size, "betting-over");
  table(all_in_hand(), size, "facing-all-in");
  table(facing_bet_hand(), size, "asking-all-in", [](TableView& view) {
    view.action_bar()->setClock([] { return std::int64_t{1} << 60; });  // long after any second of inertness
    view.action_bar()->button(ActionBar::Part::AllIn)->click();
  });
  table(opening_hand(), size, "out-of-bounds", [](TableView& view) {
    auto* box = view.action_bar()->findChild<QSpinBox*>();
    box->selectAll();
    type(*box, QStringLiteral("5000"));
  });
  table(split_declined_hand(), size, "split-declined");
  table(split_offered_hand(), size, "split-offered");
  table(check_hand(), size, "check");
}

void Screens::draw_ends(QSize size) {
  table(showdown_hand(), size, "showdown");
  table(showdown_hand(5), size, "showdown-five");
  session::TableState last = state_of(showdown_hand());
  last.match_over = last.score.over = true;
  last.score.winner = last.person;
  table(last, size, "match-won");
  table(showdown_hand(), size, "showdown-log", [](TableView& view) { view.tabs()->choosePage(TableView::LogPage); });
  table(showdown_hand(), size, "showdown-back", [](TableView& view) { view.look_at(4); });
  table(king_capture_hand(), size, "king-capture");
  table(fold_hand(), size, "fold");
  table(mate_hand(), size, "mate");
  table(mate_hand(5), size, "mate-five");
}

/// With the chance shown, as the adviser works it out.
void Screens::draw_thoughts(QSize size) {
  settings_.set_chance_shown(true);
  const auto settled = [&](TableView& view) {
    waited([&] { return meter_text(view).contains('%') && !meter_text(view).contains(QChar(0x2026)); });
  };
  const auto think = [&](TableView& view, const char* origin, PieceType type) {
    emit view.type_chosen(at(origin), type);
    const auto pinned = [&](const Pin& pin) { return pin.origin == at(origin) && pin.type == type; };
    waited([&] {
      const auto& thought = view.thought();
      return thought && thought->now && std::ranges::any_of(thought->supposition.pins, pinned);
    });
  };
  table(chipless_hand(), size, "chance-chipless", settled);
  table(facing_bet_hand(), size, "chance", settled);
  table(chipless_hand(), size, "what-if", [&](TableView& view) { think(view, "b8", PieceType::Queen); });
  table(opening_hand(), size, "what-if-plain", [&](TableView& view) {
    view.set_range_style(RangeStyle::Plain);
    think(view, "h7", PieceType::Rook);
  });
  table(opening_hand(5), size, "what-if-five", [&](TableView& view) {
    think(view, "h7", PieceType::Rook);
    think(view, "b8", PieceType::Queen);
  });
  settings_.set_chance_shown(false);
}

void Screens::draw_hints(QSize size) {
  for (const HintScreen& hint : hint_screens()) table(hint.hand, size, hint.name, hint.show);
}

/// The computer plays against itself, by the view of the person's seat.
void Screens::draw_watching(QSize size) {
  const auto draw = [&](const game::Hand& hand, session::Watching watching, const char* name) {
    session::TableState state = state_of(hand);
    state.watching = watching;
    table(state, size, name, {});
  };
  draw(opening_hand(), session::Watching::On, "watching");
  draw(facing_bet_hand(5), session::Watching::Paused, "watching-paused");
  draw(showdown_hand(), session::Watching::Paused, "watching-end");
}

void Screens::draw_clock(QSize size) {
  table(classic_hand(), size, "clock", [](TableView& view) { view.show_turn_clock(24.0); });
  table(classic_hand(), size, "clock-warning", [](TableView& view) { view.show_turn_clock(10.0); });
  session::TableState state = state_of(classic_hand());
  state.moved_for_person = state.view.ply;
  table(state, size, "clock-moved", {});
}

}  // namespace raisechess::test
