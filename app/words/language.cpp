// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace raisechess::ui {

namespace {

struct Spoken {
  Language language;
  const char* code;
  const char* own_name;
  QLocale::Language locale;
  QLocale::Territory territory;
};

constexpr std::array spoken{
    Spoken{Language::English, "en", "English", QLocale::English, QLocale::UnitedStates},
    Spoken{Language::Portuguese, "pt", "Português", QLocale::Portuguese, QLocale::Portugal},
    Spoken{Language::Russian, "ru", "Русский", QLocale::Russian, QLocale::Russia},
};

const Spoken* row_of(Language language) {
  const auto* row = std::ranges::find(spoken, language, &Spoken::language);
  return row == spoken.end() ? nullptr : row;
}

Language desktops_language() {
  for (const QString& name : QLocale::system().uiLanguages()) {
    const Language language = language_of_code(name.section('-', 0, 0));
    if (language != Language::System) return language;
  }
  return Language::English;
}

/// The desktop's own way of writing numbers, where it is one of that language.
QLocale locale_of(const Spoken& row) {
  const QLocale desktop = QLocale::system();
  return desktop.language() == row.locale ? desktop : QLocale(row.locale, row.territory);
}

/// The translations that are installed belong to the application.
void remove_translations() {
  for (const auto* old : qApp->findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly)) delete old;
}

void install(const QString& file) {
  auto* translator = new QTranslator(qApp);
  if (translator->load(file)) {
    QCoreApplication::installTranslator(translator);
  } else {
    delete translator;
  }
}

}  // namespace

QString code(Language language) {
  const Spoken* row = row_of(language);
  return row == nullptr ? QString() : QString::fromLatin1(row->code);
}

Language language_of_code(const QString& code) {
  const auto* row = std::ranges::find_if(spoken, [&](const Spoken& one) { return code == QLatin1String(one.code); });
  return row == spoken.end() ? Language::System : row->language;
}

QString own_name(Language language) {
  const Spoken* row = row_of(language);
  return row == nullptr ? QString() : QString::fromUtf8(row->own_name);
}

void apply_language(Language language) {
  const Spoken& row = *row_of(language == Language::System ? desktops_language() : language);
  remove_translations();
  QLocale::setDefault(locale_of(row));
  if (row.language == Language::English) return;
  const QString name = QString::fromLatin1(row.code);
  install(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_%1.qm").arg(name));
  install(QStringLiteral(":/raisechess/translations/raisechess_%1.qm").arg(name));
}

}  // namespace raisechess::ui
