// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QPainter>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

#include <cmath>

#include "main_window.h"
#include "scripted_hand.h"
#include "table_states.h"

using namespace raisechess;
using namespace raisechess::test;

namespace {

constexpr QSize window_size{1280, 800};
constexpr QSize frame_size{640, 400};
constexpr int frame_ms = 40;
constexpr int frames_in_a_row = 4;

/// Films what the window shows when one table is followed by another.
class Film {
 public:
  explicit Film(const QDir& folder)
      : folder_(folder),
        settings_(files_.filePath(QStringLiteral("settings.ini"))),
        session_({files_.filePath(QStringLiteral("data")), files_.filePath(QStringLiteral("keys"))}) {}

  void take(const QString& name, const game::Hand& before, const game::Hand& after, int frames);

 private:
  void save(const QString& name, const std::vector<QPixmap>& frames) const;

  QDir folder_;
  QTemporaryDir files_;
  Settings settings_;
  session::GameSession session_;
};

void Film::take(const QString& name, const game::Hand& before, const game::Hand& after, int frames) {
  MainWindow window(settings_, session_);
  window.resize(window_size);
  window.show();
  emit session_.state_changed(state_of(before));
  QTest::qWait(500);
  emit session_.state_changed(state_of(after));
  std::vector<QPixmap> taken;
  QElapsedTimer time;
  time.start();
  while (static_cast<int>(taken.size()) < frames) {
    taken.push_back(window.grab().scaled(frame_size, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    const auto next = static_cast<qint64>(taken.size()) * frame_ms;
    QTest::qWait(static_cast<int>(std::max<qint64>(1, next - time.elapsed())));
  }
  save(name, taken);
}

void Film::save(const QString& name, const std::vector<QPixmap>& frames) const {
  const int rows = (static_cast<int>(frames.size()) + frames_in_a_row - 1) / frames_in_a_row;
  QPixmap strip(frame_size.width() * frames_in_a_row, frame_size.height() * rows);
  QPainter painter(&strip);
  for (int i = 0; i < static_cast<int>(frames.size()); ++i) {
    painter.drawPixmap(i % frames_in_a_row * frame_size.width(), i / frames_in_a_row * frame_size.height(),
                       frames[static_cast<std::size_t>(i)]);
  }
  strip.save(folder_.filePath(name + QStringLiteral(".png")));
}

/// A hand and what it becomes by one action.
void take_action(Film& film, const QString& name, game::Hand hand, Side by, const Action& action, int frames = 16) {
  const game::Hand before = hand;
  if (hand.apply(by, action)) return;
  film.take(name, before, hand, frames);
}

/// The last half-move of a hand that has ended by it.
void take_showdown(Film& film) {
  const game::Hand after = showdown_hand();
  game::Hand before = start(after.setup(), "b1R d2Q g1N", "b8N c8B h7P");
  const PlayerView view = after.view_for(Side::White);
  for (std::size_t i = 0; i + 1 < view.log.size(); ++i) before.apply(view.log[i].by, view.log[i].action);
  film.take(QStringLiteral("showdown"), before, after, 60);
}

Action move_of(const game::Hand& hand, const char* text) {
  return MakeMove{*find_long_algebraic(hand.moves(), text)};
}

}  // namespace

/// Films what moves on the table, a picture every 40 ms: `raisechess_film FOLDER`.
int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QStandardPaths::setTestModeEnabled(true);
  QApplication application(argc, argv);
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() < 2) {
    QTextStream(stderr) << "usage: raisechess_film FOLDER\n";
    return 1;
  }
  QDir folder(arguments[1]);
  folder.mkpath(QStringLiteral("."));
  ui::apply_appearance(ui::ThemeChoice::Light);
  Film film(folder);
  game::Hand capture = start(chipless_setup(), "b1R d2Q g1N", "b8N d7P h7P");
  (void)play(capture, "e2e4 d7d5");
  take_action(film, QStringLiteral("capture"), capture, Side::White, move_of(capture, "e4d5"));
  const game::Hand facing = facing_bet_hand();
  take_action(film, QStringLiteral("call"), facing, Side::White, Call{}, 12);
  take_action(film, QStringLiteral("fold"), facing, Side::White, Fold{}, 20);
  film.take(QStringLiteral("blinds"), fold_hand(), fresh_hand(true), 12);
  take_showdown(film);
}
