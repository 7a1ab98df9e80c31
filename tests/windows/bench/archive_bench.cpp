// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <set>

#include "archive/archive.h"
#include "change_tracker.h"
#include "key_file.h"
#include "referee_support.h"

using namespace raisechess;

namespace {

constexpr int hands_wanted = 10'000;
constexpr int hands_played = 20;  ///< the others are copies of these
constexpr int actions_measured = 300;
constexpr int repeats = 9;

double percentile(std::vector<double> values, double part) {
  std::sort(values.begin(), values.end());
  const auto place = static_cast<std::size_t>(std::ceil(part * static_cast<double>(values.size()))) - 1;
  return values[std::min(place, values.size() - 1)];
}

double milliseconds(const std::function<void()>& work) {
  QElapsedTimer clock;
  clock.start();
  work();
  return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

double median_of(const std::function<void()>& work) {
  std::vector<double> times;
  for (int i = 0; i < repeats; ++i) times.push_back(milliseconds(work));
  return percentile(times, 0.5);
}

/// A match with chips, played at random and saved after every action, as the program does it.
class PlayedHands {
 public:
  explicit PlayedHands(const QString& place)
      : place_(place), key_(session::KeyFile(place + QStringLiteral("/keys")).key().value()) {
    choice_.setup.chips = most_match_chips;
  }

  /// Goes on until `actions` have been saved; the match is still on then. How long each one took, in milliseconds.
  std::vector<double> play(archive::Archive& archive, int actions) {
    std::vector<double> times;
    while (static_cast<int>(times.size()) < actions) {
      advance();
      const auto change = tracker_.take(referee_, key_, ++now_);
      for (const auto& [number, line] : change.finished) lines_.push_back(line);
      for (const auto& [number, opened] : change.opened) opened_.push_back(opened);
      times.push_back(milliseconds([&] { (void)archive.save(change).result(); }));
    }
    return times;
  }
  std::size_t finished() const { return opened_.size(); }

  /// `count` hands of earlier matches like the ones that were played.
  void fill(archive::Archive& archive, int count) const {
    archive::MatchChange all;
    all.match.line.id = 1;
    all.match.line.begun = now_ - 1'000'000;
    all.match.line.ended = now_;
    for (int number = 1; number <= count; ++number) {
      const auto like = static_cast<std::size_t>(number) % opened_.size();
      archive::HandLine line = lines_[like];
      line.match = 1;
      line.number = number;
      line.ended = now_ - 1'000'000 + number;
      all.finished[number] = line;
      all.opened[number] = opened_[like];
      all.opened[number].record.replace("\"date\":\"", "\"date\":\"" + QByteArray::number(number) + ' ');
    }
    (void)archive.save(all).result();
  }

 private:
  void advance() {
    if (referee_.hand_on()) {
      test::act(referee_, dice_);
    } else {
      referee_.next_hand(referee_.minutes());
    }
  }

  QString place_;
  referee::Key key_;
  session::MatchChoice choice_;
  test::Dice dice_{3};
  archive::Time now_ = 1'700'000'000'000;
  referee::Referee referee_ = referee::Referee::start_match(choice_.setup, false, "nonce").value();
  session::ChangeTracker tracker_{choice_, now_};
  std::vector<archive::HandLine> lines_;
  std::vector<archive::OpenedHand> opened_;
};

/// Time from the program's start to the board on the screen, with these folders.
double first_board(const QString& bench, const QString& place) {
  return milliseconds([&] { QProcess::execute(bench, {QStringLiteral("--once"), place}); });
}

void print_starts(const QString& bench, const QString& full, const QString& empty) {
  std::vector<double> with;
  std::vector<double> without;
  for (int i = 0; i < repeats; ++i) {
    with.push_back(first_board(bench, full));
    without.push_back(first_board(bench, empty));
  }
  const double ratio = percentile(with, 0.5) / percentile(without, 0.5);
  std::printf("first board          %6.0f ms with %d hands, %.0f ms with none: ratio %.2f\n", percentile(with, 0.5),
              hands_wanted, percentile(without, 0.5), ratio);
}

}  // namespace

/// Measures the archive: saving an action, the size of a hand, the lists of ten thousand hands, and the start with
/// them.
int main(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  const QTemporaryDir full;
  const QTemporaryDir empty;
  archive::Archive archive(full.filePath(QStringLiteral("data")));
  PlayedHands played(full.path());
  std::vector<double> saves = played.play(archive, actions_measured);
  while (played.finished() < hands_played) (void)played.play(archive, 50);

  const QString file = full.filePath(QStringLiteral("data/archive.sqlite"));
  (void)archive.clear_history().result();
  const qint64 before = QFileInfo(file).size();
  played.fill(archive, hands_wanted);
  (void)archive.remove_hand(1).result();  // what is in the log goes into the file
  const double bytes = static_cast<double>(QFileInfo(file).size() - before) / hands_wanted;
  const auto more = played.play(archive, actions_measured);
  std::printf("save an action       %6.2f ms median, p99 %.2f ms; with %d hands %.2f ms\n", percentile(saves, 0.5),
              percentile(saves, 0.99), hands_wanted, percentile(more, 0.5));
  std::printf("size of a hand       %6.0f bytes  (at most 8192)\n", bytes);

  archive::HandFilter filter;
  filter.outcome = archive::HandFilter::Outcome::Won;
  filter.kind = ResultKind::Showdown;
  std::size_t listed = 0;
  const double all = median_of([&] { listed = archive.hands({}).result().value().hands.size(); });
  std::printf("list all hands       %6.0f ms for %zu  (at most 200)\n", all, listed);
  const double some = median_of([&] { listed = archive.hands(filter).result().value().hands.size(); });
  std::printf("filter them          %6.0f ms for %zu  (at most 50)\n", some, listed);
  const double one = median_of([&] { (void)archive.hand(hands_wanted / 2).result(); });
  std::printf("open one hand        %6.1f ms\n", one);
  {
    archive::Archive none(empty.filePath(QStringLiteral("data")));
    (void)PlayedHands(empty.path()).play(none, 20);
  }
  print_starts(QCoreApplication::applicationDirPath() + QStringLiteral("/raisechess_gui_bench"), full.path(),
               empty.path());
}
