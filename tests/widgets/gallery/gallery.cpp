// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDir>
#include <QMouseEvent>
#include <QTextStream>

#include "sample_tables.h"
#include "style/appearance.h"
#include "table_mock.h"

using namespace raisechess;
using namespace raisechess::ui;
using namespace raisechess::test;

namespace {

BoardState board_state(const SampleTable& table) {
  return {table.view, table.range, table.told, table.secrecy, {}};
}

class Gallery {
 public:
  explicit Gallery(const QString& folder) : folder_(folder) { folder_.mkpath("."); }

  void save(QWidget& widget, const QString& name) const {
    QCoreApplication::processEvents();
    widget.grab().save(folder_.filePath(name + ".png"));
  }

  void table(TableMock& mock, const SampleTable& table, const QString& name) const {
    mock.show(table);
    mock.QWidget::show();
    save(mock, name);
  }

  void board(const QString& name, const SampleTable& table, int side, std::optional<Square> selected = {},
             BoardOptions options = {}) const {
    BoardWidget board;
    board.resize(side, side);
    options.move_ms = options.turn_over_ms = 0;
    board.setOptions(options);
    board.setState(board_state(table));
    board.show();
    if (selected) board.chooseSquare(*selected);
    save(board, name);
  }

 private:
  QDir folder_;
};

Square at(const char* name) {
  return *square_from_name(name);
}

void draw_tables(const Gallery& gallery, const QString& suffix) {
  TableMock wide(Density::Normal);
  wide.bar.setEquity(EquityShown{Chance{0.62, 0.04}, false});
  gallery.table(wide, facing_bet_table(), "table-facing-bet" + suffix);
  TableMock opening(Density::Normal);
  opening.bar.setEquity(EquityShown{Chance{0.62, 0.05}, false});
  opening.show(opening_table());
  opening.bar.setAmount(12);
  opening.board.chooseSquare(at("d3"));
  opening.QWidget::show();
  gallery.save(opening, "table-opening" + suffix);
  opening.card.choosePage(1);
  gallery.save(opening, "table-match" + suffix);
  TableMock small(Density::Compact);
  small.bar.setEquity(EquityShown{Chance{0.66, 0.05}, false});
  gallery.table(small, opening_table(), "small-opening" + suffix);
  gallery.table(small, facing_bet_table(), "small-facing-bet" + suffix);
  gallery.table(small, five_hidden_table(), "small-five" + suffix);
  TableMock five(Density::Normal);
  gallery.table(five, five_hidden_table(), "table-five" + suffix);
  five.ranges.setStyle(RangeStyle::Plain);
  gallery.save(five, "table-plain" + suffix);
  TableMock chipless(Density::Normal, false);
  gallery.table(chipless, opening_table(), "table-chipless" + suffix);
}

/// The bar in the situations that the tables do not show.
void draw_bars(const Gallery& gallery, const QString& suffix) {
  ActionBar bar;
  bar.setView(facing_bet_table().view);
  bar.resize(584, 264);
  bar.show();
  bar.button(ActionBar::Part::AllIn)->click();
  gallery.save(bar, "bar-asks" + suffix);
  PlayerView waiting = facing_bet_table().view;
  waiting.to_act = Side::Black;
  ActionBar still;
  still.setView(waiting);
  still.resize(584, 264);
  still.show();
  gallery.save(still, "bar-waits" + suffix);
  PlayerView rich = facing_bet_table().view;
  rich.pot = 1'400'000;
  rich.to_call = 600'000;
  rich.stacks = {999'999, 999'999};
  rich.raise = BetBounds{999'998, 999'999, BetBounds::Least::LastBet, BetBounds::Most::OwnStack, 600'000};
  ActionBar narrow;
  narrow.setDensity(Density::Compact);
  narrow.setEquity(EquityShown{Chance{0.62, 0.04}, false});
  narrow.setView(rich);
  narrow.resize(470, 230);
  narrow.show();
  gallery.save(narrow, "bar-long-numbers" + suffix);
}

/// The board with everything on it that the hand can do.
void draw_marked_board(const Gallery& gallery, const QString& suffix) {
  SampleTable table = facing_bet_table();
  table.view.check = true;
  BoardWidget board;
  board.resize(608, 608);
  board.setState(board_state(table));
  board.setHints({{at("c1"), at("b3"), BoardMark::Color::Red},
                  {at("g3"), at("f5"), BoardMark::Color::Teal},
                  {at("d5"), at("d5"), BoardMark::Color::Amber}});
  board.show();
  board.activateWindow();
  board.setFocus(Qt::TabFocusReason);
  gallery.save(board, "board-marks" + suffix);
  BoardWidget chooser;
  chooser.resize(512, 512);
  chooser.setState(board_state(promotion_table()));
  chooser.show();
  chooser.chooseSquare(at("e7"));
  chooser.chooseSquare(at("d8"));
  gallery.save(chooser, "board-chooser" + suffix);
}

void draw_all(const Gallery& gallery, const QString& suffix) {
  draw_bars(gallery, suffix);
  draw_marked_board(gallery, suffix);
  draw_tables(gallery, suffix);
  gallery.board("board-opening" + suffix, opening_table(), 608, at("d3"));
  gallery.board("board-facing-bet" + suffix, facing_bet_table(), 608);
  gallery.board("board-small" + suffix, opening_table(), 512, at("f3"));
  gallery.board("board-showdown" + suffix, showdown_table(), 608);
  BoardOptions flipped;
  flipped.flipped = true;
  flipped.coordinates = Coordinates::EverySquare;
  flipped.colors = BoardColors::Green;
  flipped.pieces = PieceSet::Angular;
  gallery.board("board-flipped" + suffix, five_hidden_table(), 608, at("g1"), flipped);
  gallery.board("board-promotion" + suffix, promotion_table(), 384, at("e1"));
}

}  // namespace

/// Draws every widget in made-up situations into PNG files: `widgets_gallery FOLDER`.
int main(int argc, char** argv) {
  QApplication application(argc, argv);
  if (application.arguments().size() != 2) {
    QTextStream(stderr) << "usage: widgets_gallery FOLDER\n";
    return 1;
  }
  const Gallery gallery(application.arguments().at(1));
  apply_appearance(ThemeChoice::Light);
  draw_all(gallery, {});
  apply_appearance(ThemeChoice::Dark);
  draw_all(gallery, "-dark");
}
