// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QKeyEvent>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>

#include "main_window.h"
#include "style/fonts.h"
#include "table_states.h"

using namespace raisechess;

namespace {

constexpr int starts = 9;
constexpr int decisions = 40;
constexpr int settle_ms = 3'000;
constexpr int idle_ms = 10'000;
constexpr int browsed = 200;   ///< half-moves
constexpr int repeat_ms = 33;  ///< of a key that is held, as desktops set it

double percentile(std::vector<double> values, double part) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const auto place = static_cast<std::size_t>(std::ceil(part * static_cast<double>(values.size()))) - 1;
  return values[std::min(place, values.size() - 1)];
}

double seconds_of_cpu() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto seconds = [](timeval time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

double milliseconds_of(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

double resident_mebibytes() {
  QFile status(QStringLiteral("/proc/self/status"));
  if (!status.open(QIODevice::ReadOnly)) return 0;
  for (const QByteArray& line : status.readAll().split('\n')) {
    if (line.startsWith("VmRSS:")) return line.mid(6).simplified().split(' ').first().toDouble() / 1024;
  }
  return 0;
}

/// The program with its files in `folder`; calls `painted` once the board is on the screen.
class Program : public QObject {
 public:
  Program(const QDir& folder, std::function<void()> painted)
      : painted_(std::move(painted)),
        settings_(settings_file(folder)),
        session_({folder.filePath(QStringLiteral("data")), folder.filePath(QStringLiteral("keys"))}) {
    ui::load_fonts_aside();
    ui::apply_appearance(settings_.theme());
    window_ = std::make_unique<MainWindow>(settings_, session_);
    window_->table()->board()->installEventFilter(this);
    window_->show();
    window_->begin();
  }
  static QString settings_file(const QDir& folder) { return folder.filePath(QStringLiteral("settings.ini")); }

  session::GameSession& session() { return session_; }
  MainWindow& window() { return *window_; }

  bool eventFilter(QObject* object, QEvent* event) override {
    if (event->type() == QEvent::Paint && painted_) QTimer::singleShot(0, this, std::exchange(painted_, nullptr));
    return QObject::eventFilter(object, event);
  }

 private:
  std::function<void()> painted_;
  Settings settings_;
  session::GameSession session_;
  std::unique_ptr<MainWindow> window_;
};

/// The files of a program that has shown its card of rules.
class Files {
 public:
  Files() { Settings(Program::settings_file(folder())).set_welcomed(); }
  QDir folder() const { return QDir(files_.path()); }

 private:
  QTemporaryDir files_;
};

/// Ends as soon as the board is painted: what a program does when it quits belongs to no start.
int run_once(const QString& folder) {
  const Program program(QDir(folder), [] {
    std::printf("%.1f\n", resident_mebibytes());
    std::fflush(stdout);
    std::_Exit(0);
  });
  return QApplication::exec();
}

int run_idle() {
  double before = 0;
  const Files files;
  const Program program(files.folder(), [&] {
    QTimer::singleShot(settle_ms, [&] {
      before = seconds_of_cpu();
      QTimer::singleShot(idle_ms, [&] {
        std::printf("%.2f\n", 100'000 * (seconds_of_cpu() - before) / idle_ms);
        QCoreApplication::quit();
      });
    });
  });
  return QApplication::exec();
}

/// How long the window's thread was away from its event loop, each time: by the clock, and by the processor time of the
/// thread alone (which other programs do not disturb). For Qt's own loop: GLib's tells the two moments otherwise.
class LoopWatch {
 public:
  LoopWatch() {
    auto* loop = QAbstractEventDispatcher::instance();
    QObject::connect(loop, &QAbstractEventDispatcher::awake, loop, [this] { start(); });
    QObject::connect(loop, &QAbstractEventDispatcher::aboutToBlock, loop, [this] { stop(); });
  }
  std::vector<double> by_clock;
  std::vector<double> by_processor;

 private:
  void start() {
    stop();
    clock_ = milliseconds_of(CLOCK_MONOTONIC);
    processor_ = milliseconds_of(CLOCK_THREAD_CPUTIME_ID);
  }
  void stop() {
    if (clock_ == 0) return;
    by_clock.push_back(milliseconds_of(CLOCK_MONOTONIC) - clock_);
    by_processor.push_back(milliseconds_of(CLOCK_THREAD_CPUTIME_ID) - processor_);
    clock_ = 0;
  }

  double clock_ = 0;
  double processor_ = 0;
};

/// Plays the person's side at random, so that the computer has something to think about.
class RandomPerson {
 public:
  Action choose(const PlayerView& view) {
    if (view.phase == Phase::Respond) return Call{};
    if (view.bet && dice_() % 6 == 0) return Bet{view.bet->min};
    return MakeMove{view.moves[dice_() % view.moves.size()]};
  }

 private:
  std::mt19937 dice_{7};
};

void print_away(const LoopWatch& watch) {
  std::printf("%.1f %.1f %.1f %.1f\n", percentile(watch.by_clock, 0.99), percentile(watch.by_clock, 1),
              percentile(watch.by_processor, 0.99), percentile(watch.by_processor, 1));
}

/// A key is held through a long hand, to its start and back.
int run_browsing() {
  const Files files;
  Program program(files.folder(), nullptr);
  std::unique_ptr<LoopWatch> watch;
  int pressed = 0;
  QTimer held;
  QObject::connect(&held, &QTimer::timeout, [&] {
    if (pressed == 2 * browsed) return QCoreApplication::quit();
    const Qt::Key key = pressed++ < browsed ? Qt::Key_Left : Qt::Key_Right;
    QKeyEvent press(QEvent::KeyPress, key, Qt::AltModifier, {}, pressed > 1);
    QCoreApplication::sendEvent(program.window().table()->board(), &press);
  });
  QTimer::singleShot(settle_ms, [&] {
    emit program.session().state_changed(test::state_of(test::wandering_hand(browsed)));
    QTimer::singleShot(settle_ms, [&] {
      watch = std::make_unique<LoopWatch>();
      held.start(repeat_ms);
    });
  });
  QApplication::exec();
  print_away(*watch);
  return 0;
}

int run_stalls(int hidden) {
  const Files files;
  Program program(files.folder(), nullptr);
  session::MatchChoice choice = usual_choice();
  choice.setup.hand.hidden = hidden;
  choice.setup.hand.betting = BettingMode::NoLimit;
  session::GameSession& session = program.session();
  session.set_delay(std::chrono::milliseconds(300));
  program.window().start_match(choice);
  LoopWatch watch;
  RandomPerson person;
  int decided = 0;
  bool was_thinking = false;
  QTimer hand;
  QObject::connect(&hand, &QTimer::timeout, [&] {
    const session::TableState& state = session.state();
    if (was_thinking && !state.thinking) ++decided;
    was_thinking = state.thinking;
    if (decided >= decisions) return QCoreApplication::quit();
    if (state.match_over) return program.window().start_match(choice);
    if (state.hand_over()) return session.next_hand();
    if (state.view.to_act == state.side()) session.submit(person.choose(state.view));
  });
  hand.start(20);
  QApplication::exec();
  print_away(watch);
  return 0;
}

struct Run {
  double milliseconds = 0;
  QString output;
};

Run run(const QString& program, const QStringList& arguments) {
  QProcess process;
  QElapsedTimer clock;
  clock.start();
  process.start(program, arguments);
  process.waitForFinished(-1);
  return {static_cast<double>(clock.nsecsElapsed()) / 1e6,
          QString::fromUtf8(process.readAllStandardOutput()).trimmed()};
}

void print_starts(const QString& self, const QString& bare) {
  std::vector<double> ours;
  std::vector<double> theirs;
  std::vector<double> memory;
  const Files files;  // the first start makes a match, the later ones go on with it
  for (int start = 0; start < starts; ++start) {
    theirs.push_back(run(bare, {}).milliseconds);
    const Run board = run(self, {QStringLiteral("--once"), files.folder().path()});
    ours.push_back(board.milliseconds);
    memory.push_back(board.output.toDouble());
  }
  const double our_median = percentile(ours, 0.5);
  const double bare_median = percentile(theirs, 0.5);
  std::printf("first board          %6.0f ms   bare window %.0f ms   ratio %.2f   (at most 1.50)\n", our_median,
              bare_median, our_median / bare_median);
  std::printf("memory then          %6.1f MiB  (at most 64)\n", percentile(memory, 0.5));
}

void print_stalls(const char* what, const QString& self, const QStringList& arguments) {
  const QStringList numbers = run(self, arguments).output.split(' ');
  if (numbers.size() != 4) return;
  std::printf("%-20s p99 %s ms, longest %s ms; processor time p99 %s ms, longest %s ms  (at most 16, 50)\n", what,
              qPrintable(numbers[0]), qPrintable(numbers[1]), qPrintable(numbers[2]), qPrintable(numbers[3]));
}

}  // namespace

/// Measures the window: start, memory, idling, and how long the event loop is away while the computer thinks and while
/// a key is held through a long hand. Each measurement runs in a process of its own.
int main(int argc, char** argv) {
  qputenv("QT_NO_GLIB", "1");
  QApplication application(argc, argv);
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() == 3 && arguments[1] == QLatin1String("--once")) return run_once(arguments[2]);
  if (arguments.contains(QLatin1String("--idle"))) return run_idle();
  if (arguments.size() == 3 && arguments[1] == QLatin1String("--stalls")) return run_stalls(arguments[2].toInt());
  if (arguments.contains(QLatin1String("--browsing"))) return run_browsing();
  const QString self = QApplication::applicationFilePath();
  std::printf("screen               %s\n", qPrintable(QGuiApplication::platformName()));
  print_starts(self, QApplication::applicationDirPath() + QStringLiteral("/raisechess_bare_window"));
  std::printf("idle                 %6s %%    (at most 0.00)\n",
              qPrintable(run(self, {QStringLiteral("--idle")}).output));
  print_stalls("stalls, 3 hidden", self, {QStringLiteral("--stalls"), QStringLiteral("3")});
  print_stalls("stalls, 5 hidden", self, {QStringLiteral("--stalls"), QStringLiteral("5")});
  print_stalls("browsing, held key", self, {QStringLiteral("--browsing")});
}
