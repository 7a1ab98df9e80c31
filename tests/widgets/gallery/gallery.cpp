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
    QPixmap picture(widget.size());
    picture.fill(theme().window);
    widget.render(&picture, {}, {}, QWidget::DrawChildren);
    picture.save(folder_.filePath(name + ".png"));
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
  wide.bar.setEquity(EquityShown{0.62, 0.04});
  gallery.table(wide, facing_bet_table(), "table-facing-bet" + suffix);
  TableMock opening(Density::Normal);
  opening.bar.setEquity(EquityShown{0.62, 0.05});
  opening.show(opening_table());
  opening.bar.setAmount(12);
  opening.board.chooseSquare(at("d3"));
  opening.QWidget::show();
  gallery.save(opening, "table-opening" + suffix);
  opening.card.choosePage(1);
  gallery.save(opening, "table-match" + suffix);
  TableMock small(Density::Compact);
  small.bar.setEquity(EquityShown{0.66, 0.05});
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

void draw_all(const Gallery& gallery, const QString& suffix) {
  draw_tables(gallery, suffix);
  gallery.board("board-opening" + suffix, opening_table(), 608, at("d3"));
  gallery.board("board-facing-bet" + suffix, facing_bet_table(), 608);
  gallery.board("board-small" + suffix, opening_table(), 512, at("f3"));
  gallery.board("board-showdown" + suffix, showdown_table(), 608);
  BoardOptions flipped;
  flipped.flipped = true;
  flipped.coordinates = Coordinates::EverySquare;
  flipped.colors = BoardColors::Green;
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
