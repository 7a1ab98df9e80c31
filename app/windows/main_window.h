// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <functional>

#include "counsel.h"
#include "help_window.h"
#include "hint_teller.h"
#include "session/game_session.h"
#include "session/hand_reviewer.h"
#include "settings.h"
#include "sounds/sound_player.h"
#include "table_view.h"
#include "top_bar.h"
#include "view/own_decisions.h"

namespace raisechess {

class CourseWindow;
class ExerciseWindow;
class HistoryWindow;
class ReviewWindow;

/// The program's window: the table with its menus. Joins the session and the widgets, and keeps the settings.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(Settings& settings, session::GameSession& session, QWidget* parent = nullptr);

  /// Goes on with the saved match if there is one, else begins one as last time; at the first start it shows the card
  /// of rules.
  void begin();

  TableView* table() const { return table_; }
  TopBar* top_bar() const { return top_bar_; }
  HelpWindow* help() const { return help_; }  ///< nothing until it was asked for
  sounds::SoundPlayer& sounds() { return *sounds_; }
  /// What plays the sounds from now on; for tests.
  void set_sound_output(sounds::SoundPlayer::Output output);
  CourseWindow* course() const { return course_; }     ///< nothing until it was asked for
  HistoryWindow* history() const { return history_; }  ///< nothing until it was asked for
  /// The window of finished hands, in front of the table.
  HistoryWindow* show_history();
  /// Brings in the hands of files and shows the first one.
  void open_files(const QStringList& paths);
  /// Another program was started, with `files` to open: this one goes on in front.
  void come_to_front(const QStringList& files);
  /// The window that reviews the decisions of a hand that is over; nothing where there is none.
  ReviewWindow* review() const;
  /// The window in which a reviewed hand is played on; nothing where there is none.
  ExerciseWindow* exercise() const;
  /// Reviews the hand at the table, once it is over.
  void review_hand();
  void ask_new_match();
  void ask_end_of_match();
  void ask_settings();
  void start_match(const session::MatchChoice& choice);
  /// What the desktop wants; it may tell at any time.
  void take_desktop_scheme(ui::DesktopScheme scheme);
  void take_desktop_animations(bool wanted);

  /// Asks a question with the answers yes and no; tests answer themselves.
  std::function<bool(const QString& title, const QString& question)> ask;

 protected:
  void closeEvent(QCloseEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void build_anew();
  void build_help_anew();
  void build_bar();
  void build_history();
  void build_history_anew();
  void build_review_anew();
  void show_review(const session::TableState& state, bool yours);
  void show_exercise(const OwnDecision& decision);
  void return_to_review();
  void build_history_menu();
  void build_match_menu();
  void build_pace_menu(QMenu* menu);
  void build_view_menu();
  void build_sound_switch(QMenu* menu);
  void build_board_menus(QMenu* menu);
  void build_animation_menu(QMenu* menu);
  void show_board_options();
  void show_settings();
  void take_settings();
  void build_theme_menu(QMenu* menu);
  void build_language_menu(QMenu* menu);
  void build_learn_menu();
  void build_watch_menu(QMenu* menu);
  void build_help_menu();
  template <class Changed>
  QAction* add_switch(QMenu* menu, const QString& text, bool on, Changed changed);
  template <class Choice, class Chosen>
  void add_choices(QMenu* menu, const std::vector<std::pair<QString, Choice>>& choices, Choice now, Chosen chosen);
  template <class Change>
  void change_board(Change change);

  void connect_session();
  void connect_table();
  void order_tabs();
  void connect_counsel();
  void show_state(const session::TableState& state);
  void show_menu_state(const session::TableState& state);
  void let_hear(const TableView& table, const PlayerView& before, const PlayerView& after);
  void speak(ui::Language language);
  void show_clock();
  void show_counsel();
  void show_learn_state(const session::TableState& state);
  void show_watch_state(const session::TableState& state);
  void choose_thought();
  void show_course();
  void show_help(HelpWindow::Page page);
  void redo();
  void show_about();
  static QString mended_sentence(const MendedSettings& mended);
  void tell(const QString& title, const QString& sentence);
  void restore_window();

  Settings& settings_;
  session::GameSession& session_;
  TableView* table_ = nullptr;
  TopBar* top_bar_ = nullptr;
  QTimer clock_;
  std::unique_ptr<sounds::SoundPlayer> sounds_ = std::make_unique<sounds::SoundPlayer>();
  ui::Language spoken_;            ///< as it was chosen
  bool animations_wanted_ = true;  ///< by the desktop
  HelpWindow* help_ = nullptr;
  CourseWindow* course_ = nullptr;
  HistoryWindow* history_ = nullptr;
  QPointer<ReviewWindow> review_;
  QPointer<ExerciseWindow> exercise_;
  session::HandReviewer reviewer_;
  QAction* review_hand_ = nullptr;
  QAction* next_hand_ = nullptr;
  QAction* end_match_ = nullptr;
  QAction* skip_ = nullptr;
  QAction* take_back_ = nullptr;
  QAction* redo_ = nullptr;
  QAction* ask_hint_ = nullptr;
  QAction* what_if_ = nullptr;
  QAction* let_go_ = nullptr;
  QAction* watch_ = nullptr;
  QAction* pause_ = nullptr;
  QAction* step_ = nullptr;
  Counsel counsel_;
  HintTeller hints_{counsel_};
  QAction* turn_ = nullptr;
};

}  // namespace raisechess
