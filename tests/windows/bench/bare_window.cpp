// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QMainWindow>
#include <QMenuBar>
#include <QPainter>
#include <QTimer>

#include <cstdlib>

namespace {

/// The least that a program with a window does: what every other start is compared with.
class Board : public QWidget {
 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    for (int square = 0; square < 64; ++square) {
      const bool dark = (square / 8 + square) % 2 == 1;
      painter.fillRect(square % 8 * 76, square / 8 * 76, 76, 76, dark ? Qt::darkGray : Qt::lightGray);
    }
    QTimer::singleShot(0, QCoreApplication::instance(), [] { std::_Exit(0); });
  }
};

}  // namespace

/// Ends when its board is painted.
int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QMainWindow window;
  window.menuBar()->addMenu(QStringLiteral("Match"));
  window.setCentralWidget(new Board);
  window.resize(1280, 800);
  window.show();
  return QApplication::exec();
}
