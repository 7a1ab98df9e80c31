// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/wait.h>
#include <unistd.h>

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QThread>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <map>

#include "played_match.h"
#include "played_window.h"
#include "views.h"

using namespace raisechess;
using test::Dice;
using test::Journal;

namespace {

constexpr int patience_seconds = 60;
constexpr int longest_play = 300'000;  ///< in microseconds

session::Folders folders_in(const QString& place) {
  return {place + QStringLiteral("/data"), place + QStringLiteral("/keys")};
}

Journal journal_in(const QString& place) {
  return Journal((place + QStringLiteral("/journal")).toStdString());
}

int play_session(int argc, char** argv, const QString& place, std::uint64_t seed) {
  QCoreApplication application(argc, argv);
  test::PlayedMatch match(folders_in(place), journal_in(place), seed);
  return match.start() ? QCoreApplication::exec() : 1;
}

int play_window(int argc, char** argv, const QString& place, std::uint64_t seed) {
  QApplication application(argc, argv);
  test::PlayedWindow window(folders_in(place), place + QStringLiteral("/settings.ini"), journal_in(place), seed);
  return window.start() ? QApplication::exec() : 1;
}

/// This program in another process, as one that plays.
class Player {
 public:
  Player(const char* kind, const QString& place, std::uint64_t seed) : process_(::fork()) {
    if (process_ != 0) return;
    const std::string folder = place.toStdString();
    const std::string number = std::to_string(seed);
    ::execl("/proc/self/exe", "raisechess_kill_test", "play", kind, folder.c_str(), number.c_str(), nullptr);
    std::_Exit(2);
  }
  /// Did it play until now, or had it given up.
  bool kill() const {
    ::kill(process_, SIGKILL);
    int status = 0;
    ::waitpid(process_, &status, 0);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
  }
  bool given_up() const {
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != 0;
  }

 private:
  pid_t process_;
};

/// The seats of the hand that is on, as a copy of the folders tells them; the computer's deal may not change in a hand.
class ComputersDeals {
 public:
  bool same_as_before(const QString& place) {
    const QTemporaryDir copy;
    for (const char* folder : {"data", "keys"}) copy_files(QDir(place + '/' + folder), QDir(copy.filePath(folder)));
    session::MatchKeeper keeper(folders_in(copy.path()));
    if (!keeper.has_match()) return true;
    const auto kept = keeper.resume();
    if (!kept || !kept->referee.has_hand()) return kept.has_value();
    const PlayerView view = kept->referee.view(Seat::B);
    const auto commitments = kept->referee.dealing().commitments;
    const auto [known, is_new] = deals_.emplace(std::pair(commitments.white, commitments.black), own_deal(view));
    return known->second == own_deal(view) && view.ply == kept->referee.view(Seat::A).ply;
  }

 private:
  static void copy_files(const QDir& from, const QDir& to) {
    QDir().mkpath(to.path());
    for (const QString& name : from.entryList(QDir::Files)) QFile::copy(from.filePath(name), to.filePath(name));
  }

  std::map<std::pair<referee::Digest, referee::Digest>, Deal> deals_;
};

bool wait_for(const std::function<bool()>& met, const Player& player) {
  QElapsedTimer clock;
  clock.start();
  while (!met()) {
    if (player.given_up() || clock.elapsed() > patience_seconds * 1000) return false;
    QThread::usleep(200);
  }
  return true;
}

/// A third of the kills come while something is being written, the others at any time; a few before the match is back.
bool wait_for_the_moment(const Journal& journal, const Player& player, std::uint64_t before, Dice& dice) {
  if (dice.chance(5)) {
    QThread::msleep(static_cast<unsigned long>(dice.roll(80)));
    return true;
  }
  if (!wait_for([&] { return journal.file() != before; }, player)) return false;
  QThread::usleep(static_cast<unsigned long>(dice.roll(longest_play)));
  if (!dice.chance(33)) return true;
  const std::size_t size = journal.size();
  if (!wait_for([&] { return journal.size() > size && journal.last() == 'G'; }, player)) return false;
  QThread::usleep(static_cast<unsigned long>(dice.roll(3'000)));
  return true;
}

int kill_again_and_again(const char* kind, int kills, std::uint64_t seed) {
  QTemporaryDir folder;
  const QString place = folder.path();
  const Journal journal = journal_in(place);
  const bool window = std::string_view(kind) == "window";
  ComputersDeals deals;
  Dice dice(seed);
  int while_writing = 0;
  std::size_t kept = 0;
  int looked_at = 0;
  for (int n = 1; n <= kills; ++n) {
    const std::uint64_t before = journal.file();
    const Player player(kind, place, seed * 1'000'003 + static_cast<std::uint64_t>(n));
    const bool played = wait_for_the_moment(journal, player, before, dice);
    const bool killed = player.kill();
    if (!played || !killed || (window && !deals.same_as_before(place))) {
      std::printf("after %d kills (seed %llu): what came back is not what was saved; see %s\n", n - 1,
                  static_cast<unsigned long long>(seed), qPrintable(place));
      folder.setAutoRemove(false);
      return 1;
    }
    if (journal.file() == before) continue;
    ++looked_at;
    kept += journal.count('K');
    if (journal.last() == 'G') ++while_writing;
  }
  std::printf(
      "%s: %d kills, %d of them before the last action was on the disk; %zu actions kept, %d times looked at what "
      "came back, no difference\n",
      kind, kills, while_writing, kept, looked_at);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const auto is_kind = [](const std::string& word) { return word == "session" || word == "window"; };
  if (arguments.size() == 4 && arguments[0] == "play") {
    const auto play = arguments[1] == "window" ? play_window : play_session;
    return play(argc, argv, QString::fromStdString(arguments[2]), std::stoull(arguments[3]));
  }
  if (arguments.size() != 3 || !is_kind(arguments[0])) {
    std::fputs("usage: raisechess_kill_test session|window KILLS SEED\n", stderr);
    return 2;
  }
  QCoreApplication application(argc, argv);
  return kill_again_and_again(argv[1], std::stoi(arguments[1]), std::stoull(arguments[2]));
}
