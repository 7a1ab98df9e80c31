// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QMessageBox>
#include <QStandardPaths>

#include <cstdio>

#include "main_window.h"
#include "session/instance_lock.h"
#include "style/pictures.h"

namespace {

raisechess::session::Folders usual_folders() {
  return {QStandardPaths::writableLocation(QStandardPaths::AppDataLocation),
          QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)};
}

/// Says it in a window, for who started the program there, and to the terminal.
int leave_to_the_other() {
  const QString sentence = QCoreApplication::translate("main", "RaiseChess is already running: go on in its window.");
  std::fputs(qPrintable(sentence + QLatin1Char('\n')), stderr);
  QMessageBox::information(nullptr, QApplication::applicationDisplayName(), sentence);
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("raisechess"));
  QApplication::setApplicationDisplayName(QStringLiteral("RaiseChess"));
  QApplication::setOrganizationName(QStringLiteral("raisechess"));
  QApplication::setApplicationVersion(QStringLiteral(RAISECHESS_VERSION));
  QApplication::setWindowIcon(QIcon(raisechess::ui::Pictures::icon(raisechess::ui::Pictures::Icon::App, 64, 1)));

  QCommandLineParser parser;
  parser.setApplicationDescription(
      QCoreApplication::translate("main", "Chess with hidden pieces, played for chips against the computer."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.process(application);

  raisechess::Settings settings;
  raisechess::ui::apply_appearance(settings.theme());
  const raisechess::session::InstanceLock lock(usual_folders());
  if (lock.held_by_another()) return leave_to_the_other();
  raisechess::session::GameSession session(usual_folders());
  raisechess::MainWindow window(settings, session);
  window.show();
  window.begin();
  return QApplication::exec();
}
