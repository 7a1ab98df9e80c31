// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLineEdit>

#include <cstdio>

#include "records/hand_list.h"
#include "sample_hands.h"

using namespace raisechess;

namespace {

template <class Work>
void measure(const char* what, Work work) {
  QElapsedTimer timer;
  timer.start();
  work();
  QApplication::processEvents();
  std::printf("%-36s %6.1f ms\n", what, static_cast<double>(timer.nsecsElapsed()) / 1e6);
}

}  // namespace

/// Ten thousand finished hands in the real list: shown, filtered, searched; each until it is painted.
int main(int argc, char** argv) {
  QApplication application(argc, argv);
  auto hands = test::sample_hands(10'000);
  records::HandList list([](const QString& id) { return id; });
  list.resize(900, 600);
  list.show();
  QApplication::processEvents();
  measure("10,000 hands shown", [&] { list.set_hands(std::move(hands)); });
  measure("filtered by level", [&] { list.levels()->setCurrentIndex(1); });
  measure("filtered by result", [&] { list.outcomes()->setCurrentIndex(1); });
  measure("all again", [&] { list.levels()->setCurrentIndex(0), list.outcomes()->setCurrentIndex(0); });
  measure("searched for the first time", [&] { list.search()->setText(QStringLiteral("show")); });
  measure("searched again", [&] { list.search()->setText(QStringLiteral("show club")); });
  return 0;
}
