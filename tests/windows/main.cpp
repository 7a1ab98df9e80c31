// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAccessible>
#include <QApplication>
#include <QLocale>
#include <QStandardPaths>

#include "style/appearance.h"

/// The real windows need an application; without a screen they are tested offscreen. Nothing is written outside the
/// tests' own folders.
int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QStandardPaths::setTestModeEnabled(true);
  QApplication application(argc, argv);
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  QAccessible::setActive(true);
  raisechess::ui::apply_appearance(raisechess::ui::ThemeChoice::Light);
  return RUN_ALL_TESTS();
}
