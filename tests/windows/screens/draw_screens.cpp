// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QTextStream>

#include "screens.h"
#include "style/appearance.h"
#include "words/language.h"

using namespace raisechess;
using namespace raisechess::ui;
using namespace raisechess::test;

namespace {

void draw_all(const QDir& folder, const QString& scale, Language language, const QString& wanted) {
  apply_language(language);
  const QString spoken = language == Language::English ? QString() : '-' + code(language);
  for (ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
    apply_appearance(theme);
    Screens screens(folder, spoken + (theme == ThemeChoice::Light ? QString() : QStringLiteral("-dark")) + '@' + scale,
                    wanted);
    screens.draw_all();
  }
}

/// A screen that holds every window at twice its size: Qt's own is smaller than a dialog.
constexpr char large_screen[] =
    R"({"screens": [{"name": "large", "x": 0, "y": 0, "width": 2800, "height": 2000, "logicalDpi": 96, "dpr": 1}]})";

/// The scale of a screen is fixed for a process: each one gets its own.
bool draw_aside(const QString& program, const QString& folder, const QString& scale, const QString& language) {
  QTemporaryFile screen;
  if (!screen.open() || screen.write(large_screen) < 0 || !screen.flush()) return false;
  QProcess drawing;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
  environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen:configfile=") + screen.fileName());
  drawing.setProcessEnvironment(environment);
  drawing.setProcessChannelMode(QProcess::ForwardedChannels);
  drawing.start(program, {folder, scale, language});
  return drawing.waitForFinished(-1) && drawing.exitCode() == 0;
}

}  // namespace

/// Draws every screen of the program into PNG files: `raisechess_screens FOLDER [SCALE [LANGUAGE [NAME]]]`; without a
/// scale at 1 and 2, in each language; LANGUAGE is en, pt or ru; NAME: only those whose name has it.
int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QStandardPaths::setTestModeEnabled(true);
  QApplication application(argc, argv);
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() < 2) {
    QTextStream(stderr) << "usage: raisechess_screens FOLDER [SCALE [LANGUAGE [NAME]]]\n";
    return 1;
  }
  QDir folder(arguments[1]);
  folder.mkpath(QStringLiteral("."));
  if (arguments.size() > 2) {
    draw_all(folder, arguments[2], language_of_code(arguments.value(3, QStringLiteral("en"))), arguments.value(4));
    return 0;
  }
  for (const char* scale : {"1", "2"}) {
    for (Language language : spoken_languages) {
      if (!draw_aside(QApplication::applicationFilePath(), arguments[1], QLatin1String(scale), code(language)))
        return 1;
    }
  }
}
