// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>
#include <QMessageBox>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>

#include "desktop_portal.h"
#include "main_window.h"
#include "session/instance_door.h"
#include "session/instance_lock.h"
#include "style/fonts.h"
#include "style/pictures.h"
#include "words/language.h"

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

/// The program that opens them may have been started elsewhere.
QStringList absolute_paths(const QStringList& paths) {
  QStringList absolute;
  for (const QString& path : paths) absolute << QDir::current().absoluteFilePath(path);
  return absolute;
}

/// Help and version are told without a display too.
std::unique_ptr<QCoreApplication> make_application(int& argc, char** argv) {
  const std::array text_options{"-h", "--help", "--help-all", "-v", "--version"};
  const auto is_text_option = [&](const char* argument) {
    return std::ranges::any_of(text_options, [&](const char* option) { return std::strcmp(option, argument) == 0; });
  };
  if (std::any_of(argv + 1, argv + argc, is_text_option)) return std::make_unique<QCoreApplication>(argc, argv);
  return std::make_unique<QApplication>(argc, argv);
}

void follow(std::optional<raisechess::DesktopPortal>& desktop, raisechess::MainWindow& window) {
  using raisechess::DesktopPortal;
  using raisechess::MainWindow;
  desktop.emplace(DesktopPortal::session_bus());
  QObject::connect(&*desktop, &DesktopPortal::scheme_told, &window, &MainWindow::take_desktop_scheme);
  QObject::connect(&*desktop, &DesktopPortal::animations_told, &window, &MainWindow::take_desktop_animations);
}

}  // namespace

int main(int argc, char** argv) {
  const auto application = make_application(argc, argv);
  QCoreApplication::setApplicationName(QStringLiteral("raisechess"));
  QCoreApplication::setOrganizationName(QStringLiteral("raisechess"));
  QCoreApplication::setApplicationVersion(QStringLiteral(RAISECHESS_VERSION));

  raisechess::Settings settings;
  raisechess::ui::apply_language(settings.language());

  QCommandLineParser parser;
  parser.setApplicationDescription(
      QCoreApplication::translate("main", "Chess with hidden pieces, played for chips against the computer."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(
      QStringLiteral("files"),
      QCoreApplication::translate("main", "Finished hands to open, RaiseChess (.raisechess) or PGN (.pgn)."),
      QStringLiteral("[files…]"));
  parser.process(*application);
  const QStringList files = absolute_paths(parser.positionalArguments());

  QApplication::setApplicationDisplayName(QStringLiteral("RaiseChess"));
  const raisechess::session::InstanceLock lock(usual_folders());
  if (lock.held_by_another() && raisechess::session::InstanceDoor::knock(usual_folders(), files)) return 0;
  if (!lock.held_by_another()) raisechess::ui::load_fonts_aside();
  QApplication::setWindowIcon(QIcon(raisechess::ui::Pictures::icon(raisechess::ui::Pictures::Icon::App, 64, 1)));
  raisechess::ui::set_desktop_scheme(settings.desktop_scheme());
  raisechess::ui::apply_appearance(settings.theme());
  if (lock.held_by_another()) return leave_to_the_other();
  raisechess::session::GameSession session(usual_folders());
  raisechess::MainWindow window(settings, session);
  std::optional<raisechess::DesktopPortal> desktop;  // what it told last is known; the board need not wait for the bus
  QObject::connect(window.table(), &raisechess::TableView::completed, &window, [&] { follow(desktop, window); });
  const raisechess::session::InstanceDoor door(usual_folders());
  QObject::connect(&door, &raisechess::session::InstanceDoor::knocked, &window, &raisechess::MainWindow::come_to_front);
  window.show();
  window.begin();
  window.open_files(files);
  return QApplication::exec();
}
