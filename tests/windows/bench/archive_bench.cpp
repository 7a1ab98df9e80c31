// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <optional>
#include <string>
#include <vector>

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

/// Of the whole program, in milliseconds: other programs on the machine do not count.
double processor_time() {
  return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// The median of both, as "111 ms (31 ms of the processor)".
std::string median_of(const std::function<void()>& work) {
  std::vector<double> times;
  std::vector<double> processor;
  for (int i = 0; i < repeats; ++i) {
    const double before = processor_time();
    times.push_back(milliseconds(work));
    processor.push_back(processor_time() - before);
  }
  std::array<char, 80> text{};
  std::snprintf(text.data(), text.size(), "%6.1f ms (%.1f ms of the processor)", percentile(times, 0.5),
                percentile(processor, 0.5));
  return text.data();
}

/// A match with chips, played at random and saved after every action, as the program does it.
class PlayedHands {
 public:
  explicit PlayedHands(const QString& place) : key_(session::KeyFile(place + QStringLiteral("/keys")).key().value()) {
    begin_match();
  }

  /// Goes on, with a new match after each, until `actions` have been saved. How long each one took, in milliseconds.
  std::vector<double> play(archive::Archive& archive, int actions) {
    std::vector<double> times;
    while (static_cast<int>(times.size()) < actions) {
      advance();
      archive::MatchChange change;
      sealing_.push_back(milliseconds([&] {
        change = tracker_->take(*referee_, key_, ++now_, statistics::ToldBits{6.97, 3.2});
      }));
      for (const auto& [number, line] : change.finished) lines_.push_back(line);
      for (const auto& [number, opened] : change.opened) opened_.push_back(opened);
      for (const auto& [number, play] : change.plays) plays_.push_back(play);
      times.push_back(milliseconds([&] { (void)archive.save(change).result(); }));
    }
    return times;
  }
  /// What each action asked of the window's thread: what has changed, sealed.
  const std::vector<double>& sealing() const { return sealing_; }
  std::size_t finished() const { return std::min({opened_.size(), lines_.size(), plays_.size()}); }

  /// `count` hands of earlier matches like the ones that were played.
  void fill(archive::Archive& archive, int count) const {
    archive::MatchChange all;
    all.match.line.id = 1;
    all.match.line.begun = now_ - 1'000'000;
    all.match.line.ended = now_;
    for (int number = 1; number <= count; ++number) {
      const auto like = static_cast<std::size_t>(number) % finished();
      archive::HandLine line = lines_[like];
      line.match = 1;
      line.number = number;
      line.ended = now_ - 1'000'000 + number;
      all.finished[number] = line;
      all.plays[number] = plays_[like];
      all.opened[number] = opened_[like];
      all.opened[number].record.replace("\"date\":\"", "\"date\":\"" + QByteArray::number(number) + ' ');
    }
    (void)archive.save(all).result();
  }

 private:
  void begin_match() {
    session::MatchChoice choice;
    choice.setup.chips = most_match_chips;
    choice.level = QStringLiteral("club");
    referee_.emplace(referee::Referee::start_match(choice.setup, false, "nonce").value());
    tracker_.emplace(choice, now_);
  }
  void advance() {
    if (referee_->match_over()) begin_match();
    if (referee_->hand_on()) {
      test::act(*referee_, dice_);
    } else {
      referee_->next_hand(referee_->minutes());
    }
  }

  referee::Key key_;
  test::Dice dice_{3};
  archive::Time now_ = 1'700'000'000'000;
  std::optional<referee::Referee> referee_;
  std::optional<session::ChangeTracker> tracker_;
  std::vector<archive::HandLine> lines_;
  std::vector<archive::OpenedHand> opened_;
  std::vector<archive::Play> plays_;
  std::vector<double> sealing_;
};

/// Time from the program's start to the board on the screen, with these folders.
double first_board(const QString& bench, const QString& place) {
  QProcess start;
  start.setStandardOutputFile(QProcess::nullDevice());
  start.setStandardErrorFile(QProcess::nullDevice());
  return milliseconds([&] {
    start.start(bench, {QStringLiteral("--once"), place});
    start.waitForFinished(-1);
  });
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

/// What the disk takes for the least that can be asked of it: 4 KiB added to a file, and synced.
double bare_sync(const QString& place) {
  QFile file(place + QStringLiteral("/synced"));
  if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) return 0;
  const QByteArray page(4096, 'x');
  std::vector<double> times;
  for (int i = 0; i < actions_measured; ++i) {
    times.push_back(milliseconds([&] {
      file.write(page);
      ::fdatasync(file.handle());
    }));
  }
  return percentile(times, 0.5);
}

/// Saves in both archives in turn, so that what else the disk does slows both.
void print_saves(PlayedHands& played, archive::Archive& full, PlayedHands& few, archive::Archive& empty) {
  std::vector<double> with;
  std::vector<double> without;
  for (int i = 0; i < actions_measured; ++i) {
    with.push_back(played.play(full, 1).front());
    without.push_back(few.play(empty, 1).front());
  }
  std::printf(
      "save an action       %6.2f ms median, p99 %.2f ms (at most 5 in the median); with %d hands %.2f ms, %.2f ms\n",
      percentile(without, 0.5), percentile(without, 0.99), hands_wanted, percentile(with, 0.5), percentile(with, 0.99));
}

void print_lists(archive::Archive& archive) {
  archive::HandFilter filter;
  filter.outcome = archive::HandFilter::Outcome::Won;
  filter.kind = ResultKind::Showdown;
  std::size_t listed = 0;
  const std::string all = median_of([&] { listed = archive.hands({}).result().value().hands.size(); });
  std::printf("list all hands       %s for %zu; at most 200\n", all.c_str(), listed);
  const std::string some = median_of([&] { listed = archive.hands(filter).result().value().hands.size(); });
  std::printf("filter them          %s for %zu; at most 50\n", some.c_str(), listed);
  int counted = 0;
  const std::string figures = median_of([&] { counted = archive.statistics({}).result().value().all.hands; });
  std::printf("statistics           %s for %d; at most 200\n", figures.c_str(), counted);
  const std::string matches = median_of([&] { listed = archive.matches().result().value().size(); });
  std::printf("list matches         %s for %zu\n", matches.c_str(), listed);
  const std::string one = median_of([&] { (void)archive.hand(hands_wanted / 2).result(); });
  std::printf("open one hand        %s\n", one.c_str());
}

}  // namespace

/// Measures the archive: saving an action, the size of a hand, the lists of ten thousand hands, their statistics, and
/// the start with them.
int main(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  const QTemporaryDir full;
  const QTemporaryDir empty;
  {
    archive::Archive archive(full.filePath(QStringLiteral("data")));
    PlayedHands played(full.path());
    while (played.finished() < hands_played) (void)played.play(archive, 50);
    const QString file = full.filePath(QStringLiteral("data/archive.sqlite"));
    (void)archive.clear_history().result();
    const qint64 before = QFileInfo(file).size();
    played.fill(archive, hands_wanted);
    (void)archive.remove_hands({1}).result();  // what is in the log goes into the file
    const double bytes = static_cast<double>(QFileInfo(file).size() - before) / hands_wanted;
    archive::Archive none(empty.filePath(QStringLiteral("data")));
    PlayedHands few(empty.path());
    print_saves(played, archive, few, none);
    std::printf("in the window's thread %4.2f ms median, p99 %.2f ms\n", percentile(few.sealing(), 0.5),
                percentile(few.sealing(), 0.99));
    std::printf("a bare synced write  %6.2f ms median\n", bare_sync(full.path()));
    std::printf("size of a hand       %6.0f bytes; at most 8192\n", bytes);
    print_lists(archive);
  }
  print_starts(QCoreApplication::applicationDirPath() + QStringLiteral("/raisechess_gui_bench"), full.path(),
               empty.path());
}
