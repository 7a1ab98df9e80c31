// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QProcess>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>
#include <QTextStream>

#include <algorithm>

#include "course/course_window.h"
#include "hint_screens.h"
#include "history_window.h"
#include "kind_card.h"
#include "main_window.h"
#include "new_match_dialog.h"
#include "recorded_hands.h"
#include "records/line_chart.h"
#include "records/match_list.h"
#include "records/statistics_view.h"
#include "replay_window.h"
#include "review_window.h"
#include "sample_matches.h"
#include "screen_parts.h"
#include "session/hand_replay.h"
#include "settings_dialog.h"
#include "style/tab_card.h"
#include "table_states.h"
#include "words/language.h"

using namespace raisechess;
using namespace raisechess::ui;
using namespace raisechess::test;

namespace {

/// Puts the program's windows into given situations and saves what they look like.
class Screens {
 public:
  /// `wanted`: only those whose name has it.
  Screens(const QDir& folder, const QString& suffix, const QString& wanted)
      : folder_(folder),
        suffix_(suffix),
        wanted_(wanted),
        settings_(files_.filePath(QStringLiteral("settings.ini"))),
        session_({files_.filePath(QStringLiteral("data")), files_.filePath(QStringLiteral("keys"))}) {}

  void draw_tables(QSize size);
  void draw_thoughts(QSize size);
  void draw_dialogs();
  void draw_settings();
  void draw_help();
  void draw_history();
  void draw_course();
  void draw_reviews(QSize size);
  void draw_exercises(QSize size);
  void draw_statistics();

 private:
  void save(QWidget& widget, const QString& name);
  std::unique_ptr<MainWindow> window_of(const game::Hand& hand, QSize size);
  void table(const game::Hand& hand, QSize size, const QString& name, const std::function<void(TableView&)>& then = {});
  void dialog(const session::MatchChoice& choice, const QString& name);
  void review(const game::Hand& hand, QSize size, const QString& name,
              const std::function<void(ReviewWindow&)>& then = {});

  QDir folder_;
  QString suffix_;
  QString wanted_;
  QTemporaryDir files_;
  Settings settings_;
  session::GameSession session_;
};

void Screens::save(QWidget& widget, const QString& name) {
  if (!name.contains(wanted_)) return;
  widget.show();
  QApplication::processEvents();
  QApplication::processEvents();
  widget.grab().save(folder_.filePath(name + suffix_ + QStringLiteral(".png")));
}

std::unique_ptr<MainWindow> Screens::window_of(const game::Hand& hand, QSize size) {
  auto window = std::make_unique<MainWindow>(settings_, session_);
  BoardOptions still;
  still.move_ms = still.turn_over_ms = 0;
  window->table()->set_board_options(still);
  window->resize(size);
  window->show();
  emit session_.state_changed(state_of(hand));
  return window;
}

void Screens::table(const game::Hand& hand, QSize size, const QString& name,
                    const std::function<void(TableView&)>& then) {
  if (!name.contains(wanted_)) return;
  const auto window = window_of(hand, size);
  QApplication::processEvents();
  if (then) then(*window->table());
  save(*window, QStringLiteral("%1-%2").arg(name).arg(size.width()));
}

void Screens::draw_tables(QSize size) {
  table(fresh_hand(false), size, "start-chipless");
  table(fresh_hand(true), size, "start-chips");
  table(chipless_hand(), size, "chipless");
  table(opening_hand(), size, "turn", [](TableView& view) {
    view.board()->chooseSquare(at("d3"));
    view.action_bar()->setAmount(12);
  });
  table(opening_hand(5), size, "turn-five");
  table(fresh_hand(true, 5), size, "start-five");
  table(opening_hand(), size, "turn-plain", [](TableView& view) { view.set_range_style(RangeStyle::Plain); });
  table(opening_hand(), size, "match-tab", [](TableView& view) { view.tabs()->choosePage(TableView::MatchPage); });
  table(opening_hand(), size, "looking-back", [](TableView& view) { view.look_at(4); });
  table(chipless_hand(), size, "looking-back-chipless", [](TableView& view) { view.look_at(0); });
  table(chipless_hand(), size, "typing", [](TableView& view) { type(*view.board(), QStringLiteral("d3d")); });
  table(opening_hand(), size, "ranges-hidden", [](TableView& view) { view.set_ranges_shown(false); });
  table(opening_hand(), size, "refused", [](TableView& view) { view.say(QStringLiteral("e4–e6 is no legal move.")); });
  draw_thoughts(size);
  for (const HintScreen& hint : hint_screens()) table(hint.hand, size, hint.name, hint.show);
  table(facing_bet_hand(), size, "facing-bet");
  table(facing_bet_hand(5), size, "facing-bet-five");
  table(raised_hand(), size, "raised");
  table(raised_hand(5), size, "raised-five");
  table(betting_over_hand(), size, "betting-over");
  table(all_in_hand(), size, "facing-all-in");
  table(facing_bet_hand(), size, "asking-all-in", [](TableView& view) {
    view.action_bar()->setClock([] { return std::int64_t{1} << 60; });  // long after any second of inertness
    view.action_bar()->button(ActionBar::Part::AllIn)->click();
  });
  table(opening_hand(), size, "out-of-bounds", [](TableView& view) {
    auto* box = view.action_bar()->findChild<QSpinBox*>();
    box->selectAll();
    type(*box, QStringLiteral("5000"));
  });
  table(split_declined_hand(), size, "split-declined");
  table(split_offered_hand(), size, "split-offered");
  table(check_hand(), size, "check");
  table(showdown_hand(), size, "showdown");
  table(showdown_hand(5), size, "showdown-five");
  table(showdown_hand(), size, "showdown-log", [](TableView& view) { view.tabs()->choosePage(TableView::LogPage); });
  table(showdown_hand(), size, "showdown-back", [](TableView& view) { view.look_at(4); });
  table(king_capture_hand(), size, "king-capture");
  table(fold_hand(), size, "fold");
  table(mate_hand(), size, "mate");
  table(classic_hand(), size, "classic");
  table(promotion_hand(), size, "promotion", [](TableView& view) {
    view.board()->chooseSquare(at("e7"));
    view.board()->chooseSquare(at("d8"));
  });
  table(rich_hand(), size, "rich");
  table(chess960_hand(), size, "chess960", [](TableView& view) { view.set_flipped(true); });
}

/// With the chance shown, as the adviser works it out.
void Screens::draw_thoughts(QSize size) {
  settings_.set_chance_shown(true);
  const auto waited = [](const std::function<bool()>& met) { (void)QTest::qWaitFor(met, 60'000); };
  const auto settled = [&](TableView& view) {
    waited([&] { return meter_text(view).contains('%') && !meter_text(view).contains(QChar(0x2026)); });
  };
  const auto think = [&](TableView& view, const char* origin, PieceType type) {
    emit view.type_chosen(at(origin), type);
    const auto pinned = [&](const Pin& pin) { return pin.origin == at(origin) && pin.type == type; };
    waited([&] {
      const auto& thought = view.thought();
      return thought && thought->now && std::ranges::any_of(thought->supposition.pins, pinned);
    });
  };
  table(chipless_hand(), size, "chance-chipless", settled);
  table(facing_bet_hand(), size, "chance", settled);
  table(chipless_hand(), size, "what-if", [&](TableView& view) { think(view, "b8", PieceType::Queen); });
  table(opening_hand(), size, "what-if-plain", [&](TableView& view) {
    view.set_range_style(RangeStyle::Plain);
    think(view, "h7", PieceType::Rook);
  });
  table(opening_hand(5), size, "what-if-five", [&](TableView& view) {
    think(view, "h7", PieceType::Rook);
    think(view, "b8", PieceType::Queen);
  });
  settings_.set_chance_shown(false);
}

void Screens::dialog(const session::MatchChoice& choice, const QString& name) {
  NewMatchDialog dialog(choice, session::GameSession::levels(), true);
  save(dialog, name);
}

void Screens::draw_dialogs() {
  session::MatchChoice choice = usual_choice();
  dialog(choice, "new-match-chipless");
  choice.setup.hand.betting = BettingMode::NoLimit;
  choice.setup.blind_minutes = 10;
  dialog(choice, "new-match-chips");
  choice.setup.hand.array = 12;
  choice.setup.hand.showdown = showdown_to_mate;
  choice.setup.hand.classic_draws = true;
  choice.setup.hand.king_capture = true;
  dialog(choice, "new-match-number");
  choice.setup.hand.hidden = 0;
  choice.setup.hand.betting = BettingMode::None;
  dialog(choice, "new-match-classic");
}

void Screens::draw_settings() {
  SettingsDialog dialog(settings_);
  for (int page = SettingsDialog::Board; page <= SettingsDialog::Keys; ++page) {
    dialog.pages()->choosePage(page);
    save(dialog, QStringLiteral("settings-%1").arg(page + 1));
  }
}

void Screens::draw_help() {
  for (int page = HelpWindow::Quick; page <= HelpWindow::Versions; ++page) {
    HelpWindow help;
    help.open_page(static_cast<HelpWindow::Page>(page));
    save(help, QStringLiteral("help-%1").arg(page + 1));
  }
}

void Screens::draw_statistics() {
  for (const int hands : {1, 60, 4000}) {
    const QTemporaryDir data;
    archive::Archive archive(data.path());
    play_matches(archive, hands);
    HistoryWindow history(archive, BoardOptions());
    history.choose_page(HistoryWindow::Statistics);
    (void)QTest::qWaitFor([&] { return !history.statistics()->is_empty(); });
    save(history, QStringLiteral("statistics-%1").arg(hands));
    if (hands != 60) continue;
    history.statistics()->tile(records::FigureKind::Rating)->click();
    history.statistics()->chart()->setFocus(Qt::TabFocusReason);
    save(history, "statistics-rating");
    history.statistics()->modes()->setCurrentIndex(1);
    (void)QTest::qWaitFor([&] { return history.statistics()->chart()->shown().points.size() > 1; });
    QTest::qWait(200);
    save(history, "statistics-chipless");
    history.resize(1024, 640);
    history.choose_page(HistoryWindow::Matches);
    (void)QTest::qWaitFor([&] { return history.matches()->model().rowCount() == 2; });
    save(history, "matches");
    history.show_hands_of_match();
    QTest::qWait(200);
    save(history, "hands-of-match");
  }
}

void Screens::draw_history() {
  const QTemporaryDir data;
  archive::Archive archive(data.path());
  HistoryWindow empty(archive, BoardOptions());
  save(empty, "history-empty");
  empty.choose_page(HistoryWindow::Matches);
  QTest::qWait(100);
  save(empty, "matches-empty");
  empty.choose_page(HistoryWindow::Statistics);
  (void)QTest::qWaitFor([&] { return !empty.statistics()->empty_text().isEmpty(); });
  save(empty, "statistics-empty");
  archive.insert(history_hands()).waitForFinished();
  HistoryWindow history(archive, BoardOptions());
  (void)QTest::qWaitFor([&] { return history.list()->model().rowCount() > 0; });
  save(history, "history");
  const auto replay = session::HandReplay::open(history_hands().front().record).value();
  for (const session::Sight sight : {session::Sight::White, session::Sight::Black, session::Sight::TurnedUp}) {
    ReplayWindow window(replay, Side::White, BoardOptions());
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show_sight(sight);
    window.look_at(3);
    save(window, QStringLiteral("replay-%1").arg(static_cast<int>(sight)));
  }
}

/// Each step, done.
void Screens::draw_course() {
  CourseWindow course(BoardOptions(), 0);
  course.resize(1024, 600);
  for (int step = 0; step < course.step_count(); ++step) {
    course.show_step(step);
    const CourseStep& now = course.current();
    if (now.task == CourseStep::Task::Answer)
      emit course.answers()[static_cast<std::size_t>(now.right_answer)]->triggered();
    if (now.task == CourseStep::Task::Move)
      emit course.board()->moveChosen(*find_long_algebraic(course.state().view.moves, now.moves.front()));
    save(course, QStringLiteral("course-%1").arg(step + 1, 2, 10, QLatin1Char('0')));
  }
}

void Screens::review(const game::Hand& hand, QSize size, const QString& name,
                     const std::function<void(ReviewWindow&)>& then) {
  if (!name.contains(wanted_)) return;
  session::HandReviewer reviewer;
  ReviewWindow window(state_of(hand), true, reviewer, BoardOptions());
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  window.resize(size);
  if (then) {
    (void)QTest::qWaitFor([&] { return window.ready(); }, 60'000);
    then(window);
  }
  save(window, QStringLiteral("%1-%2").arg(name).arg(size.width()));
}

void Screens::draw_reviews(QSize size) {
  review(showdown_hand(), size, "review-at-work");
  const auto finding_of = [](LossKind kind) {
    return [kind](ReviewWindow& window) {
      for (int row = 0; row < window.decisions()->count(); ++row) {
        if (window.decisions()->finding(row).finding.kind == kind) return window.decisions()->choose(row);
      }
    };
  };
  review(showdown_hand(), size, "review-move", finding_of(LossKind::OfChance));
  review(showdown_hand(), size, "review-secret", finding_of(LossKind::OfSecret));
  review(showdown_hand(5), size, "review-bet-five", finding_of(LossKind::OfChips));
  review(fold_hand(), size, "review-fold", finding_of(LossKind::OfChips));
  review(mate_hand(), size, "review-mate", finding_of(LossKind::OfChance));
}

void Screens::draw_exercises(QSize size) {
  const auto draw = [&](const game::Hand& hand, bool over, const QString& name) {
    save(*exercise_window(state_of(hand), over, settings_, size), QStringLiteral("%1-%2").arg(name).arg(size.width()));
  };
  draw(showdown_hand(), false, "exercise");
  draw(fold_hand(), false, "exercise-drawn");
  draw(showdown_hand(5), true, "exercise-end");
}

void draw_all(const QDir& folder, const QString& scale, Language language, const QString& wanted) {
  apply_language(language);
  const QString spoken = language == Language::English ? QString() : '-' + code(language);
  for (ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
    apply_appearance(theme);
    Screens screens(folder, spoken + (theme == ThemeChoice::Light ? QString() : QStringLiteral("-dark")) + '@' + scale,
                    wanted);
    screens.draw_tables({1280, 800});
    screens.draw_tables({1024, 640});
    screens.draw_dialogs();
    screens.draw_settings();
    screens.draw_help();
    screens.draw_history();
    screens.draw_course();
    screens.draw_reviews({1280, 800});
    screens.draw_reviews({1024, 640});
    screens.draw_exercises({1280, 800});
    screens.draw_exercises({1024, 640});
    screens.draw_statistics();
  }
}

/// A screen that holds every window at twice its size: Qt's own is smaller than a dialog.
constexpr char large_screen[] =
    R"({"screens": [{"name": "large", "x": 0, "y": 0, "width": 2800, "height": 2000, "logicalDpi": 96, "dpr": 1}]})";

/// The scale of a screen is fixed for a process: each one gets its own.
bool draw_at_scale(const QString& program, const QString& folder, const QString& scale) {
  QTemporaryFile screen;
  if (!screen.open() || screen.write(large_screen) < 0 || !screen.flush()) return false;
  QProcess drawing;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
  environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen:configfile=") + screen.fileName());
  drawing.setProcessEnvironment(environment);
  drawing.setProcessChannelMode(QProcess::ForwardedChannels);
  drawing.start(program, {folder, scale});
  return drawing.waitForFinished(-1) && drawing.exitCode() == 0;
}

}  // namespace

/// Draws every screen of the program into PNG files: `raisechess_screens FOLDER [SCALE [LANGUAGE [NAME]]]`; without a
/// scale at 1 and 2; LANGUAGE is en, pt or ru; NAME: only those whose name has it.
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
    if (!draw_at_scale(QApplication::applicationFilePath(), arguments[1], QLatin1String(scale))) return 1;
  }
}
