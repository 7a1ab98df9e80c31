// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPixmap>
#include <QProcess>
#include <QScreen>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace {

constexpr qint64 still_ms = 2'000;  ///< a picture that stays so long is the finished one
constexpr qint64 longest_ms = 30'000;
constexpr unsigned long idle_ms = 4'000;
constexpr double finished_share = 0.95;  ///< the rest may be a clock, a caret or a tip that comes later

struct Sight {
  qint64 ms;
  QImage picture;
};

QImage screen() {
  return QGuiApplication::primaryScreen()->grabWindow(0).toImage().convertToFormat(QImage::Format_RGB32);
}

/// Every picture of the screen that differs from the one before it, until it stays as it is.
std::vector<Sight> watch(const QElapsedTimer& since, const QImage& background) {
  std::vector<Sight> sights{{0, background}};
  while (since.elapsed() < longest_ms) {
    const QImage now = screen();
    const qint64 ms = since.elapsed();
    if (now != sights.back().picture) sights.push_back({ms, now});
    if (sights.size() > 1 && ms - sights.back().ms > still_ms) break;
    QThread::msleep(2);
  }
  return sights;
}

QRgb pixel(const QImage& image, int place) {
  return reinterpret_cast<const QRgb*>(image.constBits())[place];
}

/// The share of the pixels in which the finished picture is not the background, that are as they are in it.
double share_finished(const QImage& now, const QImage& background, const QImage& finished) {
  qint64 all = 0;
  qint64 same = 0;
  for (int i = 0; i < now.width() * now.height(); ++i) {
    if (pixel(finished, i) == pixel(background, i)) continue;
    ++all;
    same += pixel(now, i) == pixel(finished, i) ? 1 : 0;
  }
  return all == 0 ? 0 : static_cast<double>(same) / static_cast<double>(all);
}

qint64 finished_at(const std::vector<Sight>& sights) {
  const auto finished = std::ranges::find_if(sights, [&](const Sight& sight) {
    return share_finished(sight.picture, sights.front().picture, sights.back().picture) >= finished_share;
  });
  return finished == sights.end() ? longest_ms : finished->ms;
}

QByteArray contents(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The process and those that it started.
std::vector<qint64> family(qint64 process) {
  std::vector<qint64> members{process};
  const QStringList tasks =
      QDir(QStringLiteral("/proc/%1/task").arg(process)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
  for (const QString& task : tasks) {
    const QByteArray children = contents(QStringLiteral("/proc/%1/task/%2/children").arg(process).arg(task));
    for (const QByteArray& child : children.simplified().split(' ')) {
      if (child.isEmpty()) continue;
      const std::vector<qint64> more = family(child.toLongLong());
      members.insert(members.end(), more.begin(), more.end());
    }
  }
  return members;
}

double resident_mebibytes(qint64 process) {
  double sum = 0;
  for (qint64 member : family(process)) {
    const QList<QByteArray> pages = contents(QStringLiteral("/proc/%1/statm").arg(member)).split(' ');
    if (pages.size() > 1) sum += pages[1].toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1'048'576;
  }
  return sum;
}

double seconds_of_cpu(qint64 process) {
  double ticks = 0;
  for (qint64 member : family(process)) {
    const QByteArray status = contents(QStringLiteral("/proc/%1/stat").arg(member));
    const QList<QByteArray> fields = status.mid(status.lastIndexOf(')') + 2).split(' ');
    if (fields.size() > 12) ticks += fields[11].toDouble() + fields[12].toDouble();
  }
  return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace

/// watch_start COMMAND…: starts a program with a window on an empty X11 screen, and prints four numbers: milliseconds
/// to its finished picture, resident memory then in MiB, the processor time in % of a core that it takes while nobody
/// touches it, and how many pictures it showed on the way.
int main(int argc, char** argv) {
  const QGuiApplication application(argc, argv);
  QStringList command = QCoreApplication::arguments().mid(1);
  if (command.isEmpty()) {
    std::fputs("usage: raisechess_watch_start COMMAND…\n", stderr);
    return 2;
  }
  QProcess program;
  program.setStandardOutputFile(QProcess::nullDevice());
  program.setStandardErrorFile(QProcess::nullDevice());
  const QImage background = screen();
  QElapsedTimer since;
  since.start();
  program.start(command.takeFirst(), command);
  if (!program.waitForStarted()) {
    std::fputs("the command cannot be started\n", stderr);
    return 1;
  }
  const std::vector<Sight> sights = watch(since, background);
  const double memory = resident_mebibytes(program.processId());
  const double before = seconds_of_cpu(program.processId());
  QThread::msleep(idle_ms);
  const double idle = 100'000 * (seconds_of_cpu(program.processId()) - before) / static_cast<double>(idle_ms);
  std::printf("%lld %.1f %.2f %zu\n", finished_at(sights), memory, idle, sights.size() - 1);
  program.kill();
  program.waitForFinished();
  return 0;
}
