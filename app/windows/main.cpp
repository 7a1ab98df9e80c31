// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QStandardPaths>

#include "main_window.h"

namespace {

raisechess::session::Folders usual_folders() {
  return {QStandardPaths::writableLocation(QStandardPaths::AppDataLocation),
          QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)};
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("raisechess"));
  QApplication::setApplicationDisplayName(QStringLiteral("RaiseChess"));
  QApplication::setOrganizationName(QStringLiteral("raisechess"));
  QApplication::setApplicationVersion(QStringLiteral(RAISECHESS_VERSION));
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/raisechess/icons/raisechess.svg")));

  QCommandLineParser parser;
  parser.setApplicationDescription(
      QCoreApplication::translate("main", "Chess with hidden pieces, played for chips against the computer."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.process(application);

  raisechess::Settings settings;
  raisechess::ui::apply_appearance(settings.theme());
  raisechess::session::GameSession session(usual_folders());
  raisechess::MainWindow window(settings, session);
  window.show();
  window.begin();
  return QApplication::exec();
}
