// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what this version of the program leaves behind, as a sample for the versions after it: settings, an archive
// with finished hands and an unfinished match, its key, and in contents.json what a person finds in them.
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

#include <cstdio>

#include "release_contents.h"

namespace raisechess::test {
namespace {

void write_settings(const QString& path) {
  Settings settings(path);
  settings.set_welcomed();
  settings.set_theme(ui::ThemeChoice::Dark);
  settings.set_language(ui::Language::Portuguese);
  ui::BoardOptions board;
  board.colors = ui::BoardColors::Green;
  settings.set_board(board);
  settings.set_delay_ms(300);
  settings.set_player_name(QStringLiteral("Ana, a Primeira"));
  settings.set_sounds_on(false);
  session::MatchChoice choice = usual_choice();
  choice.setup.hand.hidden = 4;
  choice.setup.hand.betting = BettingMode::PotLimit;
  choice.setup.blind_minutes = 10;
  choice.draw_array = true;
  choice.level = QStringLiteral("casual");
  settings.set_match_choice(choice);
}

/// Calls what is cheap, folds to the rest, and makes the first move of its list.
class Person {
 public:
  explicit Person(session::GameSession& session) : session_(session) {
    session_.set_delay(std::chrono::milliseconds(0));
  }

  void begin(BettingMode betting) {
    session::MatchChoice choice = usual_choice();
    choice.setup.hand.betting = betting;
    choice.setup.hand.showdown = 20;
    choice.level = QStringLiteral("novice");
    seen_ = nothing;
    session_.start_match(choice);
    wait();
  }
  void next_hand() {
    seen_ = nothing;
    session_.next_hand();
    wait();
  }
  void play(int half_moves) {
    while (!session_.state().hand_over() && session_.state().view.ply < half_moves) {
      const PlayerView view = session_.state().view;
      if (view.to_call == 0) submit(MakeMove{view.moves.front()});
      if (view.to_call > 0) submit(view.to_call > dear ? Action{Fold{}} : Action{Call{}});
    }
  }
  bool hand_over() const { return session_.state().hand_over(); }
  void submit(const Action& action) {
    session_.submit(action);
    wait();
  }
  void stop() {
    session_.stop_match();
    wait();
  }

 private:
  void wait() {
    (void)QTest::qWaitFor(
        [this] {
          if (!session_.has_match() || session_.saving()) return false;
          const session::TableState& state = session_.state();
          return state.hand_over() || (state.view.to_act == state.side() && state.view.log.size() != seen_);
        },
        60'000);
    seen_ = session_.state().view.log.size();
  }

  static constexpr Chips dear = 6;
  static constexpr std::size_t nothing = static_cast<std::size_t>(-1);

  session::GameSession& session_;
  std::size_t seen_ = nothing;  ///< actions of the hand that had been made when he was asked last
};

/// A match without chips that was stopped after two hands, one of them folded, and one with chips that is on: its first
/// hand was folded, and so ended face down.
void write_archive(session::GameSession& session) {
  Person person(session);
  person.begin(BettingMode::None);
  person.play(200);
  person.next_hand();
  person.play(6);
  person.submit(Fold{});
  person.stop();
  person.begin(BettingMode::NoLimit);
  person.submit(Fold{});
  do {
    person.next_hand();
    person.play(8);
  } while (person.hand_over());
}

void write_contents(const QString& path, const QJsonObject& settings, const QJsonObject& session) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return;
  file.write(QJsonDocument(QJsonObject{{"settings", settings}, {"archive", session}}).toJson());
}

int write_release(const QString& folder) {
  const QDir place(folder);
  if (!place.exists() || !place.isEmpty()) {
    std::fputs("Give an empty folder.\n", stderr);
    return 2;
  }
  write_settings(place.filePath(QStringLiteral("settings.ini")));
  QJsonObject contents;
  {
    session::GameSession session({folder, folder});
    write_archive(session);
    contents = contents_of(session);
  }
  QFile::remove(place.filePath(QStringLiteral("match.lock")));
  write_contents(place.filePath(QStringLiteral("contents.json")),
                 contents_of(Settings(place.filePath(QStringLiteral("settings.ini")))), contents);
  return 0;
}

}  // namespace
}  // namespace raisechess::test

int main(int argc, char** argv) {
  const QApplication application(argc, argv);
  return argc == 2 ? raisechess::test::write_release(QString::fromLocal8Bit(argv[1])) : 2;
}
