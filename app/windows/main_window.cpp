// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>

#include "new_match_dialog.h"
#include "style/label.h"
#include "table_words.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr QSize usual_size{1280, 800};
constexpr QSize least_size{1024, 640};

}  // namespace

MainWindow::MainWindow(Settings& settings, session::GameSession& session, QWidget* parent)
    : QMainWindow(parent), settings_(settings), session_(session), table_(new TableView(this)), match_line_(nullptr) {
  setWindowTitle(tr("RaiseChess"));
  setMinimumSize(least_size);
  setCentralWidget(table_);
  build_menus();
  table_->set_board_options(settings_.board());
  table_->set_range_style(settings_.range_style());
  table_->set_ranges_shown(settings_.ranges_shown());
  table_->set_confirm_all_in(settings_.confirm_all_in());
  session_.set_delay(std::chrono::milliseconds(settings_.delay_ms()));
  connect_session();
  clock_.setInterval(1000);
  connect(&clock_, &QTimer::timeout, this, &MainWindow::show_clock);
  restore_window();
}

void MainWindow::connect_session() {
  connect(&session_, &session::GameSession::state_changed, this, &MainWindow::show_state);
  connect(&session_, &session::GameSession::refused, this,
          [this](const Error& error) { table_->say(Words::error(error)); });
  connect(&session_, &session::GameSession::resume_failed, this, [this](const Error& error, const QString& kept_as) {
    const QString kept = kept_as.isEmpty() ? QString() : tr("The file is kept as %1.").arg(kept_as);
    tell(tr("The saved match could not be opened"), Words::error(error) + QLatin1Char(' ') + kept);
    start_match(settings_.match_choice());
  });
  connect(&session_, &session::GameSession::save_failed, this, [this](const QString& reason) {
    table_->say(tr("The match could not be saved (%1); play goes on.").arg(reason));
  });
  connect(table_, &TableView::action_chosen, &session_, &session::GameSession::submit);
  connect(table_, &TableView::next_hand_chosen, &session_, &session::GameSession::next_hand);
  connect(table_, &TableView::stop_chosen, &session_, &session::GameSession::stop_match);
  connect(table_, &TableView::skip_wanted, &session_, &session::GameSession::skip_delay);
  connect(table_, &TableView::new_match_chosen, this, &MainWindow::ask_new_match);
  connect(table_, &TableView::range_style_chosen, this, [this](RangeStyle style) { settings_.set_range_style(style); });
}

void MainWindow::begin() {
  if (session_.has_saved_match()) {
    session_.resume();
  } else {
    start_match(settings_.match_choice());
  }
  if (settings_.welcomed()) return;
  settings_.set_welcomed();
  show_help(HelpWindow::Quick);
}

void MainWindow::start_match(const session::MatchChoice& choice) {
  settings_.set_match_choice(choice);
  session_.start_match(choice);
}

void MainWindow::ask_new_match() {
  const bool on = session_.has_match() && !session_.state().score.over;
  NewMatchDialog dialog(settings_.match_choice(), session::GameSession::levels(), on, this);
  if (dialog.exec() == QDialog::Accepted) start_match(dialog.choice());
}

void MainWindow::build_menus() {
  build_match_menu();
  build_view_menu();
  build_help_menu();
  match_line_ = new Label(TextRole::Secondary, Tone::Quiet, this);
  match_line_->setContentsMargins(8, 0, 18, 0);
  menuBar()->setCornerWidget(match_line_);
}

void MainWindow::build_match_menu() {
  QMenu* menu = menuBar()->addMenu(tr("&Match"));
  menu->addAction(tr("&New match …"), QKeySequence::New, this, &MainWindow::ask_new_match);
  menu->addAction(tr("Next &hand"), this, [this] { session_.next_hand(); });
  skip_ = menu->addAction(tr("Let the computer act &now"), QKeySequence(Qt::CTRL | Qt::Key_Return), this,
                          [this] { session_.skip_delay(); });
  menu->addSeparator();
  QMenu* pace = menu->addMenu(tr("The computer's &pace"));
  add_choices<int>(
      pace, {{tr("Fast: 0.3 s"), 300}, {tr("Normal: 0.9 s"), 900}, {tr("Calm: 2 s"), 2000}, {tr("Slow: 4 s"), 4000}},
      settings_.delay_ms(), [this](int delay) {
        settings_.set_delay_ms(delay);
        session_.set_delay(std::chrono::milliseconds(delay));
      });
  QAction* confirm = menu->addAction(tr("&Ask before all-in"));
  confirm->setCheckable(true);
  confirm->setChecked(settings_.confirm_all_in());
  connect(confirm, &QAction::toggled, this, [this](bool on) {
    settings_.set_confirm_all_in(on);
    table_->set_confirm_all_in(on);
  });
  menu->addSeparator();
  menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
}

template <class Choice, class Chosen>
void MainWindow::add_choices(QMenu* menu, const std::vector<std::pair<QString, Choice>>& choices, Choice now,
                             Chosen chosen) {
  auto* group = new QActionGroup(menu);
  for (const auto& [text, value] : choices) {
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(value == now);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [chosen, picked = value] { chosen(picked); });
  }
}

void MainWindow::build_view_menu() {
  QMenu* menu = menuBar()->addMenu(tr("&View"));
  QAction* flip = menu->addAction(tr("&Turn the board"), QKeySequence(Qt::CTRL | Qt::Key_F));
  flip->setCheckable(true);
  connect(flip, &QAction::toggled, table_, &TableView::set_flipped);
  QAction* ranges = menu->addAction(tr("Show &ranges"), QKeySequence(Qt::CTRL | Qt::Key_R));
  ranges->setCheckable(true);
  ranges->setChecked(settings_.ranges_shown());
  connect(ranges, &QAction::toggled, this, [this](bool shown) {
    settings_.set_ranges_shown(shown);
    table_->set_ranges_shown(shown);
  });
  QAction* targets = menu->addAction(tr("Show &legal squares"));
  targets->setCheckable(true);
  targets->setChecked(settings_.board().show_targets);
  connect(targets, &QAction::toggled, this, [this](bool shown) {
    BoardOptions options = settings_.board();
    options.show_targets = shown;
    settings_.set_board(options);
    table_->set_board_options(options);
  });
  const auto change_board = [this](auto change) {
    BoardOptions options = settings_.board();
    change(options);
    settings_.set_board(options);
    table_->set_board_options(options);
  };
  add_choices<Coordinates>(menu->addMenu(tr("&Coordinates")),
                           {{tr("None"), Coordinates::None},
                            {tr("At the edge"), Coordinates::Edge},
                            {tr("On every square"), Coordinates::EverySquare}},
                           settings_.board().coordinates, [change_board](Coordinates chosen) {
                             change_board([chosen](BoardOptions& options) { options.coordinates = chosen; });
                           });
  add_choices<BoardColors>(menu->addMenu(tr("&Board")),
                           {{tr("Walnut"), BoardColors::Walnut},
                            {tr("Green"), BoardColors::Green},
                            {tr("Blue"), BoardColors::Blue},
                            {tr("Grey"), BoardColors::Grey}},
                           settings_.board().colors, [change_board](BoardColors chosen) {
                             change_board([chosen](BoardOptions& options) { options.colors = chosen; });
                           });
  menu->addSeparator();
  add_choices<ThemeChoice>(
      menu->addMenu(tr("T&heme")),
      {{tr("As the desktop"), ThemeChoice::System}, {tr("Light"), ThemeChoice::Light}, {tr("Dark"), ThemeChoice::Dark}},
      settings_.theme(), [this](ThemeChoice chosen) {
        settings_.set_theme(chosen);
        apply_appearance(chosen);
      });
}

void MainWindow::build_help_menu() {
  QMenu* menu = menuBar()->addMenu(tr("&Help"));
  const auto page = [&](const QString& text, HelpWindow::Page which) {
    return menu->addAction(text, this, [this, which] { show_help(which); });
  };
  page(tr("In &thirty seconds"), HelpWindow::Quick);
  page(tr("The &rules"), HelpWindow::Rules)->setShortcut(QKeySequence::HelpContents);
  page(tr("Reading a ran&ge"), HelpWindow::Ranges);
  page(tr("Why &betting works"), HelpWindow::Betting);
  page(tr("&Dictionary"), HelpWindow::Dictionary);
  page(tr("&Classic chess"), HelpWindow::Classic);
  page(tr("From 0.&3 to 0.4"), HelpWindow::Versions);
  menu->addSeparator();
  menu->addAction(tr("&About RaiseChess"), this, &MainWindow::show_about);
}

void MainWindow::show_state(const session::TableState& state) {
  table_->set_state(state);
  skip_->setEnabled(state.thinking);
  show_clock();
  const bool ticks = state.with_chips() && state.next_level_minutes.has_value();
  if (ticks != clock_.isActive()) {
    if (ticks) {
      clock_.start();
    } else {
      clock_.stop();
    }
  }
}

void MainWindow::show_clock() {
  if (!session_.has_match()) return;
  match_line_->setText(TableWords::match_line(session_.state(), session_.match_minutes()));
  match_line_->adjustSize();
}

void MainWindow::show_help(HelpWindow::Page page) {
  if (help_ == nullptr) help_ = new HelpWindow(this);
  help_->open_page(page);
}

void MainWindow::show_about() {
  QMessageBox::about(
      this, tr("About RaiseChess"),
      tr("<b>RaiseChess %1</b><p>Chess with hidden pieces, played for chips against the computer.</p>"
         "<p>The game was invented by Mark Zavadckiy; its rules 0.3 and 0.4 were first published on daily300.fyi.</p>"
         "<p>Free software under the GNU General Public License, version 3 or later.</p>")
          .arg(QApplication::applicationVersion()));
}

void MainWindow::tell(const QString& title, const QString& sentence) {
  auto* box = new QMessageBox(QMessageBox::Information, title, sentence, QMessageBox::Ok, this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

/// A geometry that no longer fits a screen is corrected by Qt; without one the window has its usual size, or the
/// screen's.
void MainWindow::restore_window() {
  if (restoreGeometry(settings_.geometry())) return;
  const QSize room = screen()->availableSize();
  resize(usual_size.boundedTo(room).expandedTo(least_size));
}

void MainWindow::closeEvent(QCloseEvent* event) {
  settings_.set_geometry(saveGeometry());
  event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::ApplicationPaletteChange && settings_.theme() == ThemeChoice::System) {
    QMetaObject::invokeMethod(
        this, [] { apply_appearance(ThemeChoice::System); }, Qt::QueuedConnection);
  }
}

}  // namespace raisechess
