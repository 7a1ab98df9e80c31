// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>

namespace raisechess::ui {

/// A language of the window. System is the desktop's if that is one of the others, else English.
enum class Language { System, English, Portuguese, Russian };

inline constexpr std::array spoken_languages{Language::English, Language::Portuguese, Language::Russian};

QString code(Language language);                 ///< "pt"; empty for System
Language language_of_code(const QString& code);  ///< System for a code of none
QString own_name(Language language);             ///< "Português"

/// Texts, numbers and lists are made in `language` from now on. Of the translations only that one is loaded; windows
/// get a QEvent::LanguageChange.
void apply_language(Language language);

}  // namespace raisechess::ui
