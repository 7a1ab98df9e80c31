// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWindow>

#include "widgets/action_bar.h"

namespace raisechess::test {

/// A window with the bar, and a clock that stands still until it is moved.
struct BarStage {
  explicit BarStage(const PlayerView& view, ui::Density density = ui::Density::Normal, int width = 584)
      : chosen(&bar, &ui::ActionBar::actionChosen), checked(&bar, &ui::ActionBar::checkChosen) {
    auto* layout = new QVBoxLayout(&top);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(&bar);
    layout->addStretch();
    bar.setClock([this] { return now; });
    bar.setDensity(density);
    bar.setView(view);
    top.resize(width, 320);
    top.show();
    (void)QTest::qWaitForWindowExposed(&top);
    top.activateWindow();
    bar.button(ui::ActionBar::Part::Call)->setFocus();
  }

  void click(ui::ActionBar::Part part) {
    const ui::Button* button = bar.button(part);
    QTest::mouseClick(top.windowHandle(), Qt::LeftButton, {}, button->mapTo(&top, button->rect().center()));
  }
  void key(Qt::Key key) { QTest::keyClick(top.windowHandle(), key); }
  template <class T>
  const T* sent() const {
    if (chosen.isEmpty()) return nullptr;
    last = chosen.last()[0].value<Action>();
    return std::get_if<T>(&last);
  }

  std::int64_t now = 1'000'000;
  QWidget top;
  ui::ActionBar bar;
  QSignalSpy chosen;
  QSignalSpy checked;
  mutable Action last;
};

}  // namespace raisechess::test
