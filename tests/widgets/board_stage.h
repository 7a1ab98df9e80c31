// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWidget>
#include <QWindow>

#include <string>

#include "sample_tables.h"
#include "squares.h"
#include "widgets/board_widget.h"

namespace raisechess::test {

/// A window with a board and a text field beside it. Events are sent to the window, as the system does, so that they
/// find their widget by its place.
class BoardStage {
 public:
  explicit BoardStage(const SampleTable& table)
      : chosen(&board, &ui::BoardWidget::moveChosen), refused(&board, &ui::BoardWidget::moveRefused) {
    auto* layout = new QVBoxLayout(&top);
    layout->setContentsMargins(20, 20, 20, 20);
    layout->addWidget(&board);
    layout->addWidget(&field);
    ui::BoardOptions still;
    still.move_ms = still.turn_over_ms = 0;
    board.setOptions(still);
    board.setState({table.view, table.range, table.told, table.secrecy, {}});
    top.resize(460, 500);
    top.show();
    top.activateWindow();
    (void)QTest::qWaitForWindowExposed(&top);
    board.setFocus();
  }

  QPoint center(const std::string& square) const { return board.mapTo(&top, board.squareRect(at(square)).center()); }

  void press(const std::string& square, Qt::MouseButton button = Qt::LeftButton) {
    QTest::mousePress(top.windowHandle(), button, {}, center(square));
  }
  void moveTo(QPoint point) {
    QTest::mouseMove(top.windowHandle(), point - QPoint(1, 0));
    QTest::mouseMove(top.windowHandle(), point);
  }
  void moveTo(const std::string& square) { moveTo(center(square)); }
  void release(const std::string& square, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers keys = {}) {
    QTest::mouseRelease(top.windowHandle(), button, keys, center(square));
  }
  void click(const std::string& square) {
    press(square);
    release(square);
  }
  void drag(const std::string& from, const std::string& to) {
    carry(from, to);
    release(to);
  }
  /// Takes the piece on `from` and holds it over `to`.
  void carry(const std::string& from, const std::string& to) {
    press(from);
    moveTo(to);
  }
  void key(Qt::Key key) { QTest::keyClick(top.windowHandle(), key); }
  void type(const char* text) {
    for (; *text != 0; ++text) QTest::keyClick(top.windowHandle(), *text);
  }

  std::string moves() {
    std::string text;
    for (const auto& arguments : chosen) {
      if (!text.empty()) text += ' ';
      text += long_algebraic(arguments[0].value<Move>());
    }
    return text;
  }

  QWidget top;
  ui::BoardWidget board;
  QLineEdit field;
  QSignalSpy chosen;
  QSignalSpy refused;
};

}  // namespace raisechess::test
