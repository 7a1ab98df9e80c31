// SPDX-License-Identifier: GPL-3.0-or-later
#include <QActionGroup>
#include <QMenuBar>

#include "main_window.h"
#include "speaker_button.h"
#include "words/language.h"

namespace raisechess {

using namespace ui;

void MainWindow::build_bar() {
  top_bar_ = new TopBar(this);
  setMenuWidget(top_bar_);
  build_match_menu();
  build_history_menu();
  build_view_menu();
  build_learn_menu();
  build_help_menu();
}

void MainWindow::build_match_menu() {
  const KeyMap keys = settings_.keys();
  QMenu* menu = top_bar_->menus()->addMenu(tr("&Match"));
  menu->setToolTipsVisible(true);
  menu->addAction(tr("&New match …"), keys.key(Command::NewMatch), this, &MainWindow::ask_new_match);
  next_hand_ = menu->addAction(tr("Next &hand"), this, [this] { session_.next_hand(); });
  end_match_ = menu->addAction(tr("End the &match …"), this, &MainWindow::ask_end_of_match);
  skip_ = menu->addAction(tr("Let the &computer act now"), keys.key(Command::ActNow), this,
                          [this] { session_.skip_delay(); });
  take_back_ = menu->addAction(tr("Take &back"), keys.key(Command::TakeBack), this, [this] { session_.take_back(); });
  redo_ = menu->addAction(tr("Re&do"), keys.key(Command::Redo), this, &MainWindow::redo);
  redo_->setEnabled(false);
  next_hand_->setEnabled(false);
  end_match_->setEnabled(false);
  take_back_->setEnabled(false);
  skip_->setEnabled(false);
  menu->addSeparator();
  build_watch_menu(menu);
  menu->addSeparator();
  build_pace_menu(menu->addMenu(tr("The computer's &pace")));
  add_switch(menu, tr("&Ask before all-in"), settings_.confirm_all_in(), [this](bool on) {
    settings_.set_confirm_all_in(on);
    table_->set_confirm_all_in(on);
  });
  menu->addSeparator();
  menu->addAction(tr("S&ettings …"), keys.key(Command::Settings), this, &MainWindow::ask_settings);
  menu->addAction(tr("&Quit"), keys.key(Command::Quit), this, &QWidget::close);
}

void MainWindow::build_pace_menu(QMenu* menu) {
  const std::vector<std::pair<QString, int>> paces{{tr("At once"), 0},
                                                   {tr("Fast: 0.3 s"), 300},
                                                   {tr("Normal: 0.9 s"), 900},
                                                   {tr("Calm: 2 s"), 2000},
                                                   {tr("Slow: 4 s"), 4000}};
  add_choices<int>(menu, paces, settings_.delay_ms(), [this](int delay) {
    settings_.set_delay_ms(delay);
    session_.set_delay(std::chrono::milliseconds(delay));
  });
}

template <class Changed>
QAction* MainWindow::add_switch(QMenu* menu, const QString& text, bool on, Changed changed) {
  QAction* action = menu->addAction(text);
  action->setCheckable(true);
  action->setChecked(on);
  connect(action, &QAction::toggled, this, changed);
  return action;
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
  QMenu* menu = top_bar_->menus()->addMenu(tr("&View"));
  turn_ = add_switch(menu, tr("&Turn the board"), false, [this](bool on) { table_->set_flipped(on); });
  turn_->setShortcut(settings_.keys().key(Command::TurnBoard));
  add_switch(menu, tr("Show &ranges"), settings_.ranges_shown(), [this](bool on) {
    settings_.set_ranges_shown(on);
    table_->set_ranges_shown(on);
    if (session_.has_match()) show_learn_state(session_.state());
  })->setShortcut(settings_.keys().key(Command::ShowRanges));
  add_switch(menu, tr("Show &legal squares"), settings_.board().show_targets,
             [this](bool on) { change_board([on](BoardOptions& options) { options.show_targets = on; }); });
  build_board_menus(menu);
  menu->addSeparator();
  build_sound_switch(menu);
  build_theme_menu(menu->addMenu(tr("T&heme")));
  build_language_menu(menu->addMenu(tr("Lan&guage")));
}

void MainWindow::build_sound_switch(QMenu* menu) {
  SpeakerButton* speaker = top_bar_->speaker();
  QAction* sounds = add_switch(menu, tr("&Sounds"), settings_.sounds_on(), [this, speaker](bool on) {
    settings_.set_sounds_on(on);
    sounds_->set_on(on);
    speaker->setChecked(on);
  });
  sounds->setShortcut(settings_.keys().key(Command::Sounds));
  speaker->setChecked(settings_.sounds_on());
  speaker->set_key(sounds->shortcut().toString(QKeySequence::NativeText));
  connect(speaker, &SpeakerButton::clicked, sounds, &QAction::toggle);
}

template <class Change>
void MainWindow::change_board(Change change) {
  BoardOptions options = settings_.board();
  change(options);
  settings_.set_board(options);
  show_board_options();
}

void MainWindow::build_animation_menu(QMenu* menu) {
  const std::vector<std::pair<QString, int>> speeds{
      {tr("Normal"), BoardOptions().move_ms}, {tr("Fast"), BoardOptions().move_ms / 2}, {tr("Off"), 0}};
  add_choices<int>(menu, speeds, settings_.board().move_ms,
                   [this](int ms) { change_board([ms](BoardOptions& options) { set_movement(options, ms); }); });
}

void MainWindow::build_board_menus(QMenu* menu) {
  const std::vector<std::pair<QString, Coordinates>> coordinates{{tr("None"), Coordinates::None},
                                                                 {tr("At the edge"), Coordinates::Edge},
                                                                 {tr("On every square"), Coordinates::EverySquare}};
  add_choices<Coordinates>(
      menu->addMenu(tr("&Coordinates")), coordinates, settings_.board().coordinates,
      [this](Coordinates chosen) { change_board([chosen](BoardOptions& options) { options.coordinates = chosen; }); });
  const std::vector<std::pair<QString, BoardColors>> colors{{tr("Walnut"), BoardColors::Walnut},
                                                            {tr("Green"), BoardColors::Green},
                                                            {tr("Blue"), BoardColors::Blue},
                                                            {tr("Grey"), BoardColors::Grey}};
  add_choices<BoardColors>(menu->addMenu(tr("&Board")), colors, settings_.board().colors, [this](BoardColors chosen) {
    change_board([chosen](BoardOptions& options) { options.colors = chosen; });
  });
  build_animation_menu(menu->addMenu(tr("&Movement")));
}

void MainWindow::build_theme_menu(QMenu* menu) {
  const std::vector<std::pair<QString, ThemeChoice>> themes{
      {tr("As the desktop"), ThemeChoice::System}, {tr("Light"), ThemeChoice::Light}, {tr("Dark"), ThemeChoice::Dark}};
  add_choices<ThemeChoice>(menu, themes, settings_.theme(), [this](ThemeChoice chosen) {
    settings_.set_theme(chosen);
    apply_appearance(chosen);
  });
}

/// Each language by its own name, so that who cannot read the present one finds his.
void MainWindow::build_language_menu(QMenu* menu) {
  std::vector<std::pair<QString, Language>> languages{{tr("As the desktop"), Language::System}};
  for (Language language : spoken_languages) languages.emplace_back(own_name(language), language);
  add_choices<Language>(menu, languages, settings_.language(), [this](Language chosen) {
    settings_.set_language(chosen);
    speak(chosen);
  });
}

void MainWindow::build_help_menu() {
  QMenu* menu = top_bar_->menus()->addMenu(tr("&Help"));
  const auto page = [&](const QString& text, HelpWindow::Page which) {
    return menu->addAction(text, this, [this, which] { show_help(which); });
  };
  page(tr("In &thirty seconds"), HelpWindow::Quick);
  page(tr("The &rules"), HelpWindow::Rules)->setShortcut(settings_.keys().key(Command::Rules));
  page(tr("Reading a ran&ge"), HelpWindow::Ranges);
  page(tr("Why &betting works"), HelpWindow::Betting);
  page(tr("&Dictionary"), HelpWindow::Dictionary);
  page(tr("&Classic chess"), HelpWindow::Classic);
  page(tr("&Statistics"), HelpWindow::Statistics);
  page(tr("&Keys"), HelpWindow::Keys);
  page(tr("From 0.&3 to 0.4"), HelpWindow::Versions);
  menu->addSeparator();
  menu->addAction(tr("&About RaiseChess"), this, &MainWindow::show_about);
}

}  // namespace raisechess
