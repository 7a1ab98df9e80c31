// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QWidget>

#include <string>
#include <vector>

#include "longer_language.h"
#include "table_view.h"
#include "words/language.h"

namespace raisechess::test {

/// As long a name as people have.
inline const QString long_name = QStringLiteral("Wolfeschlegelsteinhausen");

/// The smallest window, and where the screen is another one, a window of usual size.
std::vector<QSize> window_sizes();

/// The languages to look at. Scales differ in how lengths are rounded, so that at all but the first the longest
/// language is enough, with the one that is made longer.
std::vector<ui::Language> fitted_languages();

/// Nothing of the window as it is shown is a misfit, as soon as its layouts have settled.
void expect_fits(QWidget& window, const std::string& what);

/// The window and its title bar are no larger than the screen.
void expect_on_screen(const QWidget& window);

/// So many pixels of the cards beside the board cannot be seen without scrolling.
int hidden_below(const TableView& table);

template <class Check>
void in_each_spoken_language(Check check) {
  for (ui::Language language : ui::spoken_languages) {
    SCOPED_TRACE(ui::code(language).toStdString());
    ui::apply_language(language);
    check();
  }
  ui::apply_language(ui::Language::English);
}

/// In each language of the window, and in one whose texts are longer.
template <class Check>
void in_each_language(Check check) {
  for (ui::Language language : fitted_languages()) {
    SCOPED_TRACE(ui::code(language).toStdString());
    ui::apply_language(language);
    check();
  }
  ui::apply_language(ui::Language::English);
  SCOPED_TRACE("a longer language");
  const LongerLanguage longer;
  check();
}

}  // namespace raisechess::test
