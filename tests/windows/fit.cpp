// SPDX-License-Identifier: GPL-3.0-or-later
#include "fit.h"

#include <QGuiApplication>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include "misfits.h"
#include "style/screen_room.h"

namespace raisechess::test {

namespace {

constexpr QSize smallest{1024, 640};

}  // namespace

std::vector<QSize> window_sizes() {
  if (QGuiApplication::primaryScreen()->availableSize() == smallest) return {smallest};
  return {smallest, {1280, 800}};
}

std::vector<ui::Language> fitted_languages() {
  if (qEnvironmentVariable("QT_SCALE_FACTOR", "1") != QLatin1String("1")) return {ui::Language::Russian};
  return {ui::spoken_languages.begin(), ui::spoken_languages.end()};
}

void expect_fits(QWidget& window, const std::string& what) {
  (void)QTest::qWaitFor([&] { return misfits(window).isEmpty(); }, 500);
  for (const QString& misfit : misfits(window)) {
    ADD_FAILURE() << what << " at " << window.width() << 'x' << window.height() << ": " << misfit.toStdString();
  }
}

void expect_on_screen(const QWidget& window) {
  const QSize room = ui::screen_room(window);
  EXPECT_LE(window.width(), std::max(room.width(), smallest.width()));
  EXPECT_LE(window.height(), room.height());
}

int hidden_below(const TableView& table) {
  const auto* cards = table.findChild<QScrollArea*>({}, Qt::FindDirectChildrenOnly);
  return cards->verticalScrollBar()->maximum();
}

}  // namespace raisechess::test
