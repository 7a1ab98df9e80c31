// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFile>
#include <QStringList>

#include <cstdio>

#include "archive_stage.h"

using namespace raisechess;
using test::ArchiveStage;
using test::change;
using test::end_of_hand;

namespace {

constexpr int most_actions = 20'000;
constexpr int rounds = 5;

bool expect(bool holds, const char* what) {
  if (!holds) std::printf("FAILED: %s\n", what);
  return holds;
}

/// Takes all the room that is left.
void fill_up(const QString& ballast) {
  QFile file(ballast);
  if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) return;
  for (const int size : {1 << 16, 1 << 10, 1}) {
    const QByteArray block(size, 'b');
    while (file.write(block) == size) {
    }
  }
}

/// Saves until the disk is full, goes on for two actions, makes room, and looks whether everything is there.
bool round_holds(ArchiveStage& stage, const QString& ballast, int number) {
  bool holds = expect(!stage.save(change(7, number, 1)), "an action is saved while there is room");
  fill_up(ballast);
  int actions = 1;
  std::optional<archive::Failure> failure;
  while (!failure && actions < most_actions) failure = stage.save(change(7, number, ++actions));
  holds &= expect(failure && failure->kind == archive::Failure::Kind::DiskFull, "a full disk is told as such");
  holds &= expect(stage.save(end_of_hand(7, number)).has_value(), "and again with the hand's end");
  QFile::remove(ballast);
  holds &= expect(!stage.save(change(7, number + 1, 1)), "with room again everything is saved");
  stage.reopen();
  const auto running = stage.opening().running;
  holds &= expect(running && running->hands.contains(number + 1), "the match is there after a new start");
  holds &= expect(stage.hands().size() == static_cast<std::size_t>(number), "and the hand that ended meanwhile");
  std::printf("round %d: full after %d actions\n", number, actions);
  return holds;
}

}  // namespace

/// raisechess_full_disk FOLDER: on a small disk of its own, which it fills.
int main(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.size() != 2) {
    std::printf("usage: raisechess_full_disk FOLDER (on a small disk, which is filled)\n");
    return 2;
  }
  ArchiveStage stage(arguments[1] + QStringLiteral("/data"));
  bool holds = expect(!stage.opening().failure, "the archive opens");
  for (int number = 1; holds && number <= rounds; ++number) {
    holds = round_holds(stage, arguments[1] + QStringLiteral("/ballast"), number);
  }
  std::printf(holds ? "nothing was lost\n" : "something was lost\n");
  return holds ? 0 : 1;
}
