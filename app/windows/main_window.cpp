// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QMessageBox>
#include <QScreen>

#include <algorithm>
#include <iterator>
#include <utility>

#include "archive_words.h"
#include "exercise_window.h"
#include "new_match_dialog.h"
#include "question_box.h"
#include "settings_dialog.h"
#include "speaker_button.h"
#include "style/screen_room.h"
#include "style/tab_order.h"
#include "table_words.h"
#include "view/own_decisions.h"
#include "view/redo.h"
#include "widgets/decisions_panel.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr QSize usual_size{1280, 800};
constexpr QSize least_size{1024, 640};

/// Something would be lost with it.
bool has_begun(const session::TableState& state) {
  return state.score.hand > 1 || !state.view.log.empty();
}

QString no_take_back(const session::TableState& state) {
  if (state.with_chips()) return Words::error({ErrorCode::TakeBackWithChips, {}});
  return Words::error({state.hand_over() ? ErrorCode::HandOver : ErrorCode::NothingToTakeBack, {}});
}

}  // namespace

QString MainWindow::mended_sentence(const MendedSettings& mended) {
  const QString sentence = mended.keys.isEmpty()
                               ? tr("What could be read of the settings holds; the rest is as at the first start.")
                               : tr("Settings that made no sense are as at the first start: %1.")
                                     .arg(mended.keys.join(QStringLiteral(", ")));
  return sentence + ArchiveWords::kept(mended.kept_as);
}

MainWindow::MainWindow(Settings& settings, session::GameSession& session, QWidget* parent)
    : QMainWindow(parent),
      ask([this](const QString& title, const QString& question) { return ask_in_box(*this, title, question); }),
      settings_(settings),
      session_(session),
      spoken_(settings.language()) {
  setWindowTitle(tr("RaiseChess"));
  setMinimumSize(least_size);
  restore_window();
  TableView::prepare_pictures(size(), devicePixelRatioF());
  build();
  connect_session();
  connect_counsel();
  clock_.setInterval(1000);
  connect(&clock_, &QTimer::timeout, this, &MainWindow::show_clock);
}

/// All that the window holds, in the language that is on.
void MainWindow::build() {
  table_ = new TableView(this);
  hints_.set_table(table_);
  setCentralWidget(table_);
  build_bar();
  show_settings();
  table_->set_range_style(settings_.range_style());
  table_->set_ranges_shown(settings_.ranges_shown());
  connect_table();
}

/// What the dialog of settings changes, but for theme and language.
void MainWindow::show_settings() {
  show_board_options();
  session_.set_delay(std::chrono::milliseconds(settings_.delay_ms()));
  sounds_->set_on(settings_.sounds_on());
  session_.set_turned_up_after_fold(settings_.turned_up_after_fold());
  table_->set_confirm_all_in(settings_.confirm_all_in());
  table_->set_keys(settings_.keys());
  table_->set_player_name(settings_.player_name());
  if (exercise_) exercise_->take_settings(animations_wanted_);
}

void MainWindow::ask_settings() {
  auto* dialog = new SettingsDialog(settings_, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &SettingsDialog::changed, this, &MainWindow::take_settings);
  dialog->open();
}

/// The menus are built anew: they show settings, too.
void MainWindow::take_settings() {
  build_bar();
  turn_->setChecked(table_->flipped());
  show_settings();
  if (session_.has_match()) show_menu_state(session_.state());
  show_clock();
  apply_appearance(settings_.theme());
  speak(settings_.language());
}

void MainWindow::speak(Language language) {
  if (std::exchange(spoken_, language) != language) apply_language(language);
}

/// In another language every text and width differs, so all is built anew, on the same session. What the person was
/// looking at, and the bet that he was choosing, stay.
void MainWindow::build_anew() {
  const bool flipped = table_->flipped();
  const std::optional<int> looked_at = table_->looked_at();
  const Chips amount = table_->action_bar()->amount();
  const HintSteps hint = hints_.steps();
  build();
  table_->complete();
  turn_->setChecked(flipped);
  if (session_.has_match()) show_state(session_.state());
  hints_.tell(hint);
  if (looked_at) table_->look_at(*looked_at);
  table_->action_bar()->setAmount(amount);
  table_->board()->setFocus();
  if (help_ != nullptr) build_help_anew();
  if (history_ != nullptr) build_history_anew();
  if (review() != nullptr) build_review_anew();
}

void MainWindow::build_help_anew() {
  const std::unique_ptr<HelpWindow> old(std::exchange(help_, nullptr));
  if (!old->isVisible()) return;
  show_help(old->page());
  help_->setGeometry(old->geometry());
}

void MainWindow::connect_session() {
  connect(&session_, &session::GameSession::state_changed, this, &MainWindow::show_state);
  connect(&session_, &session::GameSession::refused, this,
          [this](const Error& error) { table_->say(Words::error(error)); });
  connect(&session_, &session::GameSession::resume_failed, this, [this](const Error& error, const QString& kept_as) {
    tell(tr("The saved match could not be opened"), Words::error(error) + ArchiveWords::kept(kept_as));
    start_match(settings_.match_choice());
  });
  connect(&session_, &session::GameSession::key_lost, this, [this](session::LostHand hand, const QString& kept_as) {
    const bool void_hand = hand == session::LostHand::Void;
    tell(
        tr("The key of the saved match is lost"),
        (void_hand ? tr("The hand that was on cannot be opened and is void: its chips go back, the score so far stays, "
                        "and the next hand begins.")
                   : tr("The score so far stays, and the next hand begins.")) +
            QLatin1Char(' ') + tr("What ended face down in it before cannot be turned up any more.") +
            ArchiveWords::kept(kept_as));
  });
  connect(&session_, &session::GameSession::save_failed, this,
          [this](const archive::Failure& failure) { table_->say(ArchiveWords::not_saved(failure)); });
  connect(&session_, &session::GameSession::archive_replaced, this, [this](const archive::Failure& failure) {
    tell(tr("The saved matches could not be opened"), ArchiveWords::replaced(failure));
  });
  connect(&session_, &session::GameSession::archive_unreadable, this, [this](const archive::Failure& failure) {
    tell(tr("The saved matches cannot be read now"), ArchiveWords::unreadable(failure));
    start_match(settings_.match_choice());
  });
  connect(&session_, &session::GameSession::key_unreadable, this, [this](const QString& reason) {
    tell(tr("The saved match cannot be opened now"),
         tr("Its key cannot be read (%1). Put that right and start RaiseChess again: the saved match stays as it is. "
            "What you play until then is not saved.")
             .arg(reason));
    start_match(settings_.match_choice());
  });
}

void MainWindow::connect_table() {
  connect(table_, &TableView::completed, this, &MainWindow::order_tabs);
  connect(table_, &TableView::action_chosen, &session_, &session::GameSession::submit);
  connect(table_, &TableView::next_hand_chosen, &session_, &session::GameSession::next_hand);
  connect(table_, &TableView::review_chosen, this, &MainWindow::review_hand);
  connect(table_, &TableView::stop_chosen, &session_, &session::GameSession::stop_match);
  connect(table_, &TableView::result_said, this,
          [this] { sounds_->play(sounds::sounds_of_result(table_->state()->view)); });
  connect(table_, &TableView::skip_wanted, &session_, &session::GameSession::skip_delay);
  connect(table_, &TableView::new_match_chosen, this, &MainWindow::ask_new_match);
  connect(table_, &TableView::type_chosen, &counsel_, &Counsel::think);
  connect(table_, &TableView::thought_let_go, &counsel_, &Counsel::let_go);
  connect(table_, &TableView::range_style_chosen, this, [this](RangeStyle style) { settings_.set_range_style(style); });
}

/// The keyboard goes from the board over the cards, which may come after the bar, and last to what stands in the bar.
void MainWindow::order_tabs() {
  take_tab_place(this, top_bar_->speaker());
}

void MainWindow::begin() {
  const auto mended = settings_.mend();
  if (session_.has_saved_match()) {
    session_.resume();
  } else {
    session_.start_match(settings_.match_choice());
  }
  if (!settings_.welcomed()) {
    settings_.set_welcomed();
    show_help(HelpWindow::Quick);
  }
  if (mended) tell(tr("The settings are damaged"), mended_sentence(*mended));
}

void MainWindow::start_match(const session::MatchChoice& choice) {
  settings_.set_match_choice(choice);
  session_.start_match(choice);
}

void MainWindow::ask_end_of_match() {
  if (ask(tr("End the match"), tr("End the match? The score stays, and no hand follows."))) session_.stop_match();
}

void MainWindow::ask_new_match() {
  const bool on = session_.has_match() && !session_.state().match_over && has_begun(session_.state());
  NewMatchDialog dialog(settings_.match_choice(), session::GameSession::levels(), on, this);
  if (dialog.exec() == QDialog::Accepted) start_match(dialog.choice());
}

/// As they are set, but nothing moves where the desktop does not want it.
void MainWindow::show_board_options() {
  BoardOptions options = settings_.board();
  if (!animations_wanted_) options.move_ms = options.turn_over_ms = 0;
  table_->set_board_options(options);
}

void MainWindow::take_desktop_scheme(DesktopScheme scheme) {
  settings_.set_desktop_scheme(scheme);
  set_desktop_scheme(scheme);
  if (settings_.theme() == ThemeChoice::System) apply_appearance(ThemeChoice::System);
}

void MainWindow::take_desktop_animations(bool wanted) {
  animations_wanted_ = wanted;
  show_board_options();
  if (exercise_) exercise_->take_settings(wanted);
}

void MainWindow::show_state(const session::TableState& state) {
  hints_.forget();
  const auto before = table_->state() ? std::optional(table_->state()->view) : std::nullopt;
  table_->set_state(state);
  if (before) let_hear(*table_, *before, state.view);
  counsel_.follow(state);
  show_counsel();
  show_menu_state(state);
  show_clock();
  const bool blinds_rise = state.with_chips() && state.next_level_minutes.has_value();
  const bool ticks = blinds_rise || session_.turn_seconds_left().has_value();
  if (ticks == clock_.isActive()) return;
  if (ticks) {
    clock_.start();
  } else {
    clock_.stop();
  }
}

/// Who wins is not heard before it is said.
void MainWindow::let_hear(const TableView& table, const PlayerView& before, const PlayerView& after) {
  std::vector<sounds::Sound> heard = sounds::sounds_between(before, after);
  if (!heard.empty() && !table.counts_material())
    std::ranges::copy(sounds::sounds_of_result(after), std::back_inserter(heard));
  sounds_->play(heard);
}

void MainWindow::set_sound_output(sounds::SoundPlayer::Output output) {
  sounds_ = std::make_unique<sounds::SoundPlayer>(std::move(output));
  sounds_->set_on(settings_.sounds_on());
}

/// What cannot be chosen now says why.
void MainWindow::show_menu_state(const session::TableState& state) {
  const bool between_hands = state.hand_over() && !state.match_over;
  const QString no_next = state.match_over    ? tr("The match is over: begin a new one.")
                          : state.hand_over() ? QString()
                                              : tr("The hand is still on.");
  for (QAction* action : {next_hand_, end_match_}) action->setEnabled(between_hands);
  next_hand_->setToolTip(no_next);
  end_match_->setToolTip(between_hands ? tr("All that stayed face down in it is turned up then.") : no_next);
  take_back_->setEnabled(state.view.may_take_back);
  take_back_->setToolTip(state.view.may_take_back ? tr("Back to your last move; what was seen stays known.")
                                                  : no_take_back(state));
  const bool decided = !own_decisions(state.view).empty();
  review_hand_->setEnabled(state.hand_over() && decided);
  review_hand_->setToolTip(!state.hand_over() ? tr("The hand is still on.")
                           : decided          ? tr("What your moves, bets and secrets lost, by what you knew then.")
                                              : ui::DecisionsPanel::nothingToDecide(true));
  const bool may_redo = move_to_redo(state.view).has_value();
  redo_->setEnabled(may_redo);
  redo_->setToolTip(may_redo ? tr("Plays the move again that you took back last.")
                             : tr("There is no move of yours that was taken back and can be played again now."));
  show_learn_state(state);
  show_watch_state(state);
  skip_->setEnabled(state.thinking);
  skip_->setToolTip(state.thinking ? tr("Shows what it has found so far.") : tr("The computer is not thinking."));
}

/// An action like any other: the record grows by it.
void MainWindow::redo() {
  if (!session_.has_match()) return;
  if (const auto move = move_to_redo(session_.state().view)) session_.submit(MakeMove{*move});
}

void MainWindow::show_clock() {
  const double minutes = session_.match_minutes();
  table_->show_minutes(minutes);
  table_->show_turn_clock(session_.turn_seconds_left());
  if (const auto& state = table_->state()) top_bar_->say(TableWords::match_line(*state, minutes));
}

void MainWindow::show_help(HelpWindow::Page page) {
  if (help_ == nullptr) {
    help_ = new HelpWindow(this);
    connect(help_, &HelpWindow::courseAsked, this, &MainWindow::show_course);
  }
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

/// A geometry that no longer fits a screen is corrected: by Qt, and where most of the title bar would be outside.
/// Without one the window has its usual size, or the screen's.
void MainWindow::restore_window() {
  if (!restoreGeometry(settings_.geometry())) {
    resize(usual_size.boundedTo(screen_room(*this)).expandedTo(least_size));
  } else if (!screen()->availableGeometry().contains(geometry().topLeft())) {
    move(screen()->availableGeometry().topLeft());
  }
}

void MainWindow::closeEvent(QCloseEvent* event) {
  settings_.set_geometry(saveGeometry());
  event->accept();
}

/// Texts and widths differ with the font, too. Qt is telling every widget just now, so that none may be deleted yet.
bool MainWindow::event(QEvent* event) {
  if (event->type() == QEvent::ApplicationFontChange)
    QMetaObject::invokeMethod(this, &MainWindow::build_anew, Qt::QueuedConnection);
  return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) build_anew();
  if (event->type() == QEvent::ApplicationPaletteChange && settings_.theme() == ThemeChoice::System) {
    QMetaObject::invokeMethod(
        this, [] { apply_appearance(ThemeChoice::System); }, Qt::QueuedConnection);
  }
}

}  // namespace raisechess

#include "moc_main_window.cpp"
