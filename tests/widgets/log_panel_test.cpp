// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/log_panel.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <sstream>

#include "log_model.h"
#include "log_view.h"
#include "sample_tables.h"
#include "style/fonts.h"
#include "style/note_label.h"
#include "view/standing_line.h"
#include "widgets/chip_flight.h"
#include "widgets/plate_widget.h"
#include "widgets/score_panel.h"

namespace raisechess::test {
namespace {

using ui::LogModel;
using ui::LogPanel;

QString cell(const LogModel& model, int row, int column) {
  return model.index(row, column).data().toString();
}

TEST(Log, HasALineForEachMoveAndOneForTheBetsBefore) {
  LogModel model;
  model.setView(opening_table().view, {});
  ASSERT_EQ(model.rowCount(), 4);
  EXPECT_EQ(cell(model, 0, LogModel::Number), "pre");
  EXPECT_EQ(cell(model, 0, LogModel::Black), "call");
  EXPECT_EQ(cell(model, 1, LogModel::Number), "1.");
  EXPECT_EQ(cell(model, 1, LogModel::White), "e4");
  EXPECT_EQ(cell(model, 2, LogModel::White), "d2–d3");
}

TEST(Log, SaysOnHoverWhatItsBitsMean) {
  LogModel model;
  model.setView(opening_table().view, {{{}, 1.0, 0}, {{}, 0, 8.0}});
  const auto note = model.index(1, LogModel::Note);
  EXPECT_EQ(note.data().toString(), "you −1.0 · computer −8.0 bits");
  EXPECT_EQ(note.data(Qt::ToolTipRole).toString(),
            "you −1.0 · computer −8.0 bits\nTo an onlooker, 50 % of the deals that you could hold are left.\n"
            "To you, 0.39 % of the deals that the computer could hold are left.");
  EXPECT_EQ(model.index(2, LogModel::Note).data(Qt::ToolTipRole).toString(), "") << "nothing was told";
}

/// The list keeps two lines; of the note the last paragraphs go, and it is whole on hover.
TEST(Log, ShortensItsNoteWhereThereIsNoRoom) {
  QWidget card;
  LogPanel panel(&card);
  panel.setView(opening_table().view);
  panel.setNote("After h7–h6 pawn and queen are left.\nThis is why.");
  card.show();
  const auto* note = panel.findChild<ui::NoteLabel*>();
  panel.resize(400, 200);
  EXPECT_EQ(note->text(), "After h7–h6 pawn and queen are left.\nThis is why.");
  panel.resize(400, 82);
  EXPECT_EQ(note->text(), "After h7–h6 pawn and queen are left.");
  EXPECT_EQ(note->toolTip(), "After h7–h6 pawn and queen are left.\nThis is why.");
}

/// Number, White's part, Black's part of each line.
std::vector<QStringList> parts(const PlayerView& view) {
  LogModel model;
  model.setView(view, {});
  std::vector<QStringList> parts;
  for (int row = 0; row < model.rowCount(); ++row) {
    parts.push_back(
        {cell(model, row, LogModel::Number), cell(model, row, LogModel::White), cell(model, row, LogModel::Black)});
  }
  return parts;
}

TEST(Log, PutsEachActionInTheColumnOfWhoTookIt) {
  PlayerView view = facing_bet_table().view;
  view.log.push_back({Side::White, Raise{18}, {}});
  view.log.push_back({Side::Black, Call{}, {}});
  EXPECT_EQ(parts(view), (std::vector<QStringList>{{"1.", "d2–f4", "bet 6"}, {"", "raise 18", "call"}}));
}

/// Read from left to right, line by line, the actions stand in their order.
TEST(Log, ReadsInTheOrderOfTheHand) {
  const PlayerView view = raised_table().view;
  QStringList read;
  for (const QStringList& line : parts(view)) {
    for (const QString& part : line.mid(1)) {
      for (const QString& action : part.split(QRegularExpression(", | · "))) read << action;
    }
  }
  read.removeAll(QString());
  EXPECT_EQ(read.size(), static_cast<qsizetype>(view.log.size()));
  EXPECT_EQ(parts(view), (std::vector<QStringList>{{"pre", "", "raise 4"},
                                                   {"", "raise 8", "call"},
                                                   {"1.", "e4", "e5"},
                                                   {"2.", "bet 4", "raise 12"},
                                                   {"", "call · Nf3", "bet 10"},
                                                   {"", "call", "Nc6"}}));
}

/// Moves of the kings, and takebacks: "W", "B" by that side.
PlayerView kings_walk(const std::string& steps) {
  PlayerView view;
  for (int i = 0; i < square_count; ++i) view.start[square_at(i)].reset();
  view.start[*square_from_name("a1")] = PieceView{Side::White, PieceType::King, {}};
  view.start[*square_from_name("a8")] = PieceView{Side::Black, PieceType::King, {}};
  std::istringstream words(steps);
  for (std::string word; words >> word;) {
    if (word.size() == 1) {
      view.log.push_back({word == "W" ? Side::White : Side::Black, TakeBack{}, {}});
    } else {
      const Side by = standing_moves(view.log).size() % 2 == 0 ? Side::White : Side::Black;
      const Move move = Move::normal(*square_from_name(word.substr(0, 2)), *square_from_name(word.substr(2)));
      view.log.push_back({by, MakeMove{move}, {}});
    }
  }
  view.ply = static_cast<int>(standing_moves(view.log).size());
  return view;
}

/// The lines in short: number, White's move, Black's; in brackets where they were taken back.
QStringList lines(const PlayerView& view) {
  LogModel model;
  model.setView(view, {});
  QStringList lines;
  for (int row = 0; row < model.rowCount(); ++row) {
    QStringList cells;
    for (int column : {LogModel::Number, LogModel::White, LogModel::Black}) {
      if (!cell(model, row, column).isEmpty()) cells << cell(model, row, column);
    }
    const bool taken_back = model.index(row, 0).data(LogModel::TakenBackRole).toBool();
    EXPECT_EQ(cell(model, row, LogModel::Note), taken_back ? "taken back" : "");
    const QString line = cells.join(' ');
    lines << (taken_back ? '(' + line + ')' : line);
  }
  return lines;
}

TEST(Log, KeepsWhatWasTakenBackInLinesOfItsOwn) {
  EXPECT_EQ(lines(kings_walk("a1a2 a8a7 W a1b1 a8b8")), (QStringList{"(1. Ka2 Ka7)", "1. Kb1 Kb8"}));
  EXPECT_EQ(lines(kings_walk("a1a2 W a1b1")), (QStringList{"(1. Ka2)", "1. Kb1"}));
  EXPECT_EQ(lines(kings_walk("a1a2 a8a7 a2a3 B a8b8")), (QStringList{"1. Ka2 Kb8", "(1. Ka7)", "(2. Ka3)"}));
  EXPECT_EQ(lines(kings_walk("a1a2 a8a7 B a8b8 a2a3")), (QStringList{"1. Ka2 Kb8", "(1. Ka7)", "2. Ka3"}));
  EXPECT_EQ(lines(kings_walk("a1a2 a8a7 a2a3 a7a6 W W")), (QStringList{"(1. Ka2 Ka7)", "(2. Ka3 Ka6)"}));
}

TEST(Log, CountsWhatWasTakenBackAgainAndAgain) {
  LogModel model;
  model.setView(kings_walk("a1a2 W a1b1 W a1a2 W a1a2 W a1b1"), {});
  ASSERT_EQ(model.rowCount(), 3);
  EXPECT_EQ(cell(model, 0, LogModel::White), "Ka2");
  EXPECT_EQ(cell(model, 0, LogModel::Note), "taken back 3 times");
  EXPECT_EQ(cell(model, 1, LogModel::Note), "taken back");
  EXPECT_EQ(model.lastPly(), 1);
}

TEST(Log, FindsTheHalfMovesThatStand) {
  LogModel model;
  model.setView(kings_walk("a1a2 a8a7 a2a3 a7a6 W a2b2"), {});
  EXPECT_EQ(model.lastPly(), 3);
  EXPECT_EQ(model.indexOf(3).data().toString(), "Kb2");
  EXPECT_FALSE(model.index(1, LogModel::White).data(LogModel::PlyRole).isValid()) << "what was taken back is not shown";
  EXPECT_FALSE(model.indexOf(4).isValid());
}

TEST(Log, NotesWhatWasToldAndThePot) {
  LogModel model;
  ui::PlyNote first{4, 1.0, 0};
  ui::PlyNote second{8, 0, 0.72};
  model.setView(opening_table().view, {first, second});
  EXPECT_EQ(cell(model, 1, LogModel::Note), "you −1.0 · computer −0.7 bits · pot 8");
  EXPECT_EQ(cell(model, 2, LogModel::Note), "");
}

/// Whole at every width that the window has for it, with long numbers too.
TEST(Log, ShowsWhatWasDoneWhole) {
  PlayerView view = raised_table().view;
  view.log.push_back({Side::White, Bet{999'999}, {}});
  view.log.push_back({Side::Black, Raise{9'999'999}, {}});
  LogPanel panel;
  panel.setView(view, std::vector<ui::PlyNote>(4, {40, 1.2, 1.4}));
  panel.show();
  const ui::LogView* list = panel.view();
  for (int width : {386, 404, 434, 550}) {
    panel.resize(width, 400);
    for (int row = 0; row < list->model()->rowCount(); ++row) {
      for (int column : {LogModel::White, LogModel::Black}) {
        const QModelIndex index = list->model()->index(row, column);
        const QString text = index.data().toString();
        if (text.isEmpty()) continue;
        const QSize room = list->visualRect(index).size();
        const QRect needed = QFontMetrics(ui::bold_font(ui::TextRole::Body))
                                 .boundingRect(0, 0, room.width() - 8, 1000, Qt::TextWordWrap, text);
        EXPECT_LE(needed.width(), room.width() - 8) << text.toStdString() << " at " << width;
        EXPECT_LE(needed.height(), room.height()) << text.toStdString() << " at " << width;
      }
    }
  }
}

TEST(Log, ShowsWholeLinesAtEveryHeight) {
  LogPanel panel;
  panel.setView(opening_table().view, {});
  const auto* list = panel.findChild<ui::LogView*>();
  panel.show();
  for (int height = 60; height < 140; height += 7) {
    panel.resize(400, height);
    EXPECT_EQ(list->viewport()->height() % list->rowHeight(0), 0) << height;
  }
}

TEST(Log, FindsEachHalfMove) {
  LogModel model;
  model.setView(opening_table().view, {});
  for (int ply = 1; ply <= 6; ++ply) EXPECT_EQ(model.indexOf(ply).data(LogModel::PlyRole).toInt(), ply);
  EXPECT_FALSE(model.indexOf(0).isValid());
  EXPECT_FALSE(model.indexOf(7).isValid());
}

struct LogStage {
  LogStage() : selected(&panel, &LogPanel::plySelected) {
    panel.setView(opening_table().view);
    panel.resize(500, 200);
    panel.show();
    (void)QTest::qWaitForWindowExposed(&panel);
  }
  std::string plies() const {
    std::string text;
    for (const auto& arguments : selected) text += std::to_string(arguments[0].toInt()) + ' ';
    return text;
  }
  LogPanel panel;
  QSignalSpy selected;
};

TEST(Log, IsSteppedThroughWithTheKeys) {
  LogStage stage;
  EXPECT_EQ(stage.panel.shownPly(), 6);
  for (Qt::Key key :
       {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Home, Qt::Key_Left, Qt::Key_End, Qt::Key_Right}) {
    QTest::keyClick(stage.panel.view(), key);
  }
  EXPECT_EQ(stage.plies(), "5 3 4 0 6 ");
}

TEST(Log, GoesToTheHalfMoveThatIsClicked) {
  LogStage stage;
  const auto* model = static_cast<const LogModel*>(stage.panel.view()->model());
  const QRect place = stage.panel.view()->visualRect(model->indexOf(3));
  QTest::mouseClick(stage.panel.view()->viewport(), Qt::LeftButton, {}, place.center());
  EXPECT_EQ(stage.plies(), "3 ");
}

TEST(Log, ComesBackToThePresentWithANewView) {
  LogStage stage;
  stage.panel.toStart();
  stage.panel.setView(opening_table().view);
  EXPECT_EQ(stage.panel.shownPly(), 6);
}

TEST(Plate, IsNamedWithItsNumbers) {
  ui::PlateWidget plate;
  plate.setState({"You", "White · to move", 110, {}, true, true, false});
  EXPECT_EQ(plate.accessibleName(), "You: 110 chips, White · to move");
  plate.setState({"You", "White · to move", {}, "hands 3", true, true, false});
  EXPECT_EQ(plate.accessibleName(), "You: hands 3, White · to move");
}

TEST(ChipFlight, LeavesNothingBehindAndTakesNoClicks) {
  QWidget window;
  window.resize(200, 200);
  ui::ChipFlight::start(&window, {10, 10}, {150, 150}, 37, 1);
  auto* flight = window.findChild<ui::ChipFlight*>();
  ASSERT_NE(flight, nullptr);
  EXPECT_TRUE(flight->testAttribute(Qt::WA_TransparentForMouseEvents));
  EXPECT_TRUE(QTest::qWaitFor([&] { return window.findChild<ui::ChipFlight*>() == nullptr; }));
}

TEST(ChipFlight, IsNotSeenWithReducedMotion) {
  QWidget window;
  ui::ChipFlight::start(&window, {}, {100, 0}, 37, 0);
  EXPECT_EQ(window.findChild<ui::ChipFlight*>(), nullptr);
}

TEST(Score, SaysBothScoresAndWhenTheBlindsRise) {
  ui::ScoreState state;
  state.score.chips = {112, 88};
  state.minutes_to_next_level = 6.2;
  state.computers_dealing = {"abcdef", "123456", false};
  ui::ScorePanel panel;
  panel.setState(state);
  QStringList texts;
  for (const QLabel* label : panel.findChildren<QLabel*>()) texts << label->text();
  EXPECT_TRUE(texts.contains("112"));
  EXPECT_TRUE(texts.contains("blinds 1/2 · they rise in 6:12, from the next hand on"));
  EXPECT_TRUE(texts.contains("abcdef… does not match"));
}

}  // namespace
}  // namespace raisechess::test
