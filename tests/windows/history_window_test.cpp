// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_window.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

#include "full_disk.h"
#include "replay_window.h"
#include "style/button.h"
#include "style/label.h"
#include "style/segments.h"
#include "table_states.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

/// What is known of a game that every chess program could have written.
const QByteArray scholars_mate =
    "[White \"Ann\"]\n[Black \"Ben\"]\n[Date \"2026.11.30\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. "
    "Qxf7# "
    "1-0\n";
const QByteArray short_draw = "[White \"Cat\"]\n[Black \"Dog\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 1/2-1/2\n";
const QByteArray folded_hand = [] {
  QByteArray text = "[Variant \"RaiseChess\"]\n";
  text += "[FEN \"rnbqkbnr/pppnbppp/8/8/8/8/PPPPRPPP/RQBQKBNR w KQkq - 0 1\"]\n[Hidden \"3\"]\n[Array \"518\"]\n";
  text +=
      "[Showdown \"30\"]\n[Betting \"no-limit\"]\n[ClassicDraws \"no\"]\n[Promotion \"queen\"]\n[KingCapture \"no\"]\n";
  text += "[AgreedSplit \"yes\"]\n[WhiteStack \"100\"]\n[BlackStack \"100\"]\n[BigBlind \"2\"]\n[SmallBlind \"1\"]\n";
  text += "[Start \"array\"]\n[WhiteDeal \"b1Q e2R h2P\"]\n[BlackDeal \"d7N e7B a8R\"]\n\n";
  return text + "{[%call black]} 1. Nf3 a6 {[%bet white 4] [%fold black]} 1-0\n";
}();

class HistoryStage {
 public:
  HistoryStage() : archive_(folder_.path()) { open_anew(); }

  /// The window; one that is open is closed before.
  void open_anew() {
    window_.reset();
    window_ = std::make_unique<HistoryWindow>(archive_, ui::BoardOptions());
    window_->ask = [this](const QString&, const QString&) {
      ++asked;
      return answer;
    };
    window_->show();
    window_->activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(window_.get()));
  }

  HistoryWindow& window() { return *window_; }
  QString file(const QString& name, const QByteArray& text = {}) {
    const QString path = folder_.filePath(name);
    if (text.isEmpty()) return path;
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return path;
  }
  int rows() { return window_->list()->model().rowCount(); }
  bool wait_for_rows(int number) {
    return QTest::qWaitFor([&] { return rows() == number; }, 20'000);
  }
  bool wait_for(const QString& said) {
    return QTest::qWaitFor([&] { return window_->said().contains(said); }, 20'000);
  }
  /// Three hands: a mate, a draw and a fold.
  void fill() {
    window_->import_files({file("a.pgn", scholars_mate), file("b.pgn", short_draw), file("c.pgn", folded_hand)});
    EXPECT_TRUE(wait_for_rows(3)) << window_->said().toStdString();
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(window_->windowHandle(), key, modifiers);
  }
  ReplayWindow* open_replay() {
    key(Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([&] { return window_->replay() != nullptr; }, 20'000));
    return window_->replay();
  }

  int asked = 0;
  bool answer = true;

 private:
  QTemporaryDir folder_;
  archive::Archive archive_;
  std::unique_ptr<HistoryWindow> window_;
};

TEST(History, SaysThatThereIsNothingYet) {
  HistoryStage stage;
  EXPECT_EQ(stage.window().list()->count_text(), "No hand is finished yet: each one comes here when it is over.");
  EXPECT_FALSE(stage.window().open_button()->isAvailable());
  EXPECT_EQ(stage.window().open_button()->reason(), "Choose a hand in the list first.");
}

TEST(History, ImportsGamesAndFiltersThem) {
  HistoryStage stage;
  stage.fill();
  EXPECT_EQ(stage.window().said(), "3 hands are in the history now.");
  stage.key(Qt::Key_F, Qt::ControlModifier);
  QTest::keyClicks(stage.window().list()->search(), "mate");
  EXPECT_EQ(stage.rows(), 1);
  stage.window().list()->search()->clear();
  stage.window().list()->bettings()->setCurrentIndex(2);
  EXPECT_EQ(stage.rows(), 1);
  EXPECT_EQ(stage.window().list()->model().hand(0).result.kind, ResultKind::Fold);
}

TEST(History, TheSameHandTwiceIsOne) {
  HistoryStage stage;
  stage.fill();
  stage.window().import_files({stage.file("again.pgn", short_draw)});
  EXPECT_TRUE(stage.wait_for("1 hand is in the history now."));
  stage.window().refresh();
  QTest::qWait(50);
  EXPECT_EQ(stage.rows(), 3);
}

TEST(History, BadFilesAreRefusedInASentence) {
  HistoryStage stage;
  stage.window().import_files({stage.file("bad.raisechess", "{\"format\":\"other\"}")});
  EXPECT_TRUE(stage.wait_for("1 was refused in bad.raisechess: This is no record of a hand:"))
      << stage.window().said().toStdString();
  stage.window().import_files(
      {stage.file("good.pgn", short_draw), stage.file("noise.pgn", QByteArray("\x01\x02\0[", 4))});
  EXPECT_TRUE(stage.wait_for("1 was refused in noise.pgn: This is no record of a hand: the file is no text"))
      << stage.window().said().toStdString();
  ASSERT_TRUE(stage.wait_for_rows(1));
  stage.window().delete_selected();
  ASSERT_TRUE(stage.wait_for_rows(0));
  stage.window().import_files({stage.file("missing.pgn")});
  EXPECT_TRUE(stage.wait_for("missing.pgn could not be read (No such file")) << stage.window().said().toStdString();
  EXPECT_EQ(stage.rows(), 0);
}

TEST(History, WhatIsNoFileOrTooLargeIsNotRead) {
  HistoryStage stage;
  ASSERT_EQ(mkfifo(QFile::encodeName(stage.file("pipe.pgn")).constData(), 0600), 0);
  for (const QString& path : {stage.file("pipe.pgn"), QStringLiteral("/dev/zero"), QDir::tempPath()}) {
    stage.window().import_files({path});
    EXPECT_TRUE(stage.wait_for(path + " is no file")) << stage.window().said().toStdString();
  }
  QFile large(stage.file("large.pgn", "1. e4"));
  ASSERT_TRUE(large.resize(17 << 20));
  stage.window().import_files({large.fileName(), stage.file("good.pgn", short_draw)});
  EXPECT_TRUE(stage.wait_for("large.pgn is too large: up to 16 MiB")) << stage.window().said().toStdString();
  EXPECT_TRUE(stage.wait_for_rows(1)) << "the other file is read";
}

/// Reading takes time: the window goes on meanwhile, and what comes later waits for its turn.
TEST(History, ReadsFilesInTheOrderInWhichTheyCame) {
  HistoryStage stage;
  QByteArray games;
  for (int number = 1; number <= 400; ++number)
    games += QByteArray(short_draw).replace("Cat", "Cat " + QByteArray::number(number)) + '\n';
  stage.window().import_files({stage.file("many.pgn", games)});
  EXPECT_TRUE(stage.window().said().isEmpty()) << "not read before the call came back";
  stage.window().import_files({stage.file("one.pgn", scholars_mate)});
  EXPECT_TRUE(stage.wait_for("1 hand is in the history now."));
  EXPECT_TRUE(stage.wait_for_rows(401));
}

TEST(History, HandsThatAreBeingReadArriveAlsoWhenTheWindowCloses) {
  HistoryStage stage;
  stage.window().import_files({stage.file("a.pgn", scholars_mate), stage.file("b.pgn", short_draw)});
  stage.window().import_files({stage.file("c.pgn", folded_hand)});
  stage.open_anew();
  EXPECT_TRUE(stage.wait_for_rows(3));
}

TEST(History, AnExportThatFailsLeavesTheFileThatIsThere) {
  HistoryStage stage;
  stage.fill();
  const QString path = stage.file("hands.pgn", "what was there");
  stage.window().list()->table()->selectAll();
  {
    const FullDisk full(0);
    stage.window().export_to(path);
    EXPECT_TRUE(stage.wait_for("hands.pgn could not be written (")) << stage.window().said().toStdString();
  }
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll(), "what was there");
}

TEST(History, ReplaysAHandHalfMoveByHalfMove) {
  HistoryStage stage;
  stage.fill();
  stage.window().list()->search()->setText("mate");
  stage.window().list()->table()->selectRow(0);
  ReplayWindow* replay = stage.open_replay();
  ASSERT_TRUE(replay);
  EXPECT_TRUE(QTest::qWaitForWindowExposed(replay));
  EXPECT_EQ(replay->ply(), 0);
  QTest::keyClick(replay->windowHandle(), Qt::Key_Right, Qt::AltModifier);
  EXPECT_EQ(replay->ply(), 1);
  EXPECT_FALSE(replay->board()->state().view.board[square_at(12)].has_value());
  QTest::keyClick(replay->windowHandle(), Qt::Key_End, Qt::AltModifier);
  EXPECT_EQ(replay->ply(), 7);
  QTest::keyClick(replay->windowHandle(), Qt::Key_Home, Qt::AltModifier);
  EXPECT_EQ(replay->ply(), 0);
  QTest::keyClick(replay->windowHandle(), Qt::Key_Escape);
  EXPECT_TRUE(QTest::qWaitFor([&] { return stage.window().replay() == nullptr; }));
}

/// After a fold each side still does not see what it did not see then; all turned up everything is seen.
TEST(History, AReplayShowsWhatEachSideKnewOrAll) {
  HistoryStage stage;
  stage.fill();
  stage.window().list()->bettings()->setCurrentIndex(2);
  stage.window().list()->table()->selectRow(0);
  ReplayWindow* replay = stage.open_replay();
  ASSERT_TRUE(replay);
  const auto unseen = [&](Side side) {
    const auto& pieces = replay->state().view.hidden[side];
    return std::ranges::count_if(pieces, [](const HiddenPiece& piece) { return !piece.type; });
  };
  EXPECT_EQ(replay->sight(), session::Sight::TurnedUp);
  const auto says = [&](const QString& words) {
    const auto labels = replay->findChildren<ui::Label*>();
    return std::ranges::any_of(labels, [&](ui::Label* label) { return label->text().contains(words); });
  };
  EXPECT_FALSE(says("no piece is turned up")) << "they are here";
  EXPECT_EQ(unseen(Side::White) + unseen(Side::Black), 0);
  QTest::keyClick(replay->windowHandle(), Qt::Key_1, Qt::ControlModifier);
  EXPECT_EQ(unseen(Side::Black), 3);
  EXPECT_TRUE(says("no piece is turned up")) << "as it was then";
  EXPECT_EQ(unseen(Side::White), 0);
  EXPECT_FALSE(replay->board()->options().flipped);
  QTest::mouseClick(replay->sights()->segment(1), Qt::LeftButton);
  EXPECT_EQ(unseen(Side::White), 3);
  EXPECT_TRUE(replay->board()->options().flipped);
}

TEST(History, ExportsInBothFormsAndReadsThemBack) {
  for (const QString& name : {QStringLiteral("all.raisechess"), QStringLiteral("all.pgn")}) {
    HistoryStage stage;
    stage.fill();
    stage.window().list()->table()->selectAll();
    stage.window().export_to(stage.file(name));
    EXPECT_TRUE(stage.wait_for("3 hands written to")) << stage.window().said().toStdString();
    HistoryStage another;
    another.window().import_files({stage.file(name)});
    EXPECT_TRUE(another.wait_for_rows(3)) << name.toStdString();
  }
}

TEST(History, AnExportIsWrittenAlsoWhenTheWindowCloses) {
  HistoryStage stage;
  stage.fill();
  stage.window().list()->table()->selectAll();
  const QString path = stage.file("all.pgn");
  stage.window().export_to(path);
  stage.open_anew();
  EXPECT_TRUE(QFile::exists(path));
}

TEST(History, AFileThatCannotBeWrittenIsSaid) {
  HistoryStage stage;
  stage.fill();
  stage.window().list()->table()->selectAll();
  stage.window().export_to("/no/such/folder/hands.pgn");
  EXPECT_TRUE(stage.wait_for("/no/such/folder/hands.pgn could not be written ("))
      << stage.window().said().toStdString();
}

TEST(History, CopiesAndPastes) {
  HistoryStage stage;
  stage.fill();
  stage.window().list()->table()->setFocus();
  stage.window().list()->table()->selectAll();
  stage.key(Qt::Key_C, Qt::ControlModifier);
  EXPECT_TRUE(stage.wait_for("3 hands copied."));
  HistoryStage another;
  another.key(Qt::Key_V, Qt::ControlModifier);
  EXPECT_TRUE(another.wait_for_rows(3)) << another.window().said().toStdString();
  QGuiApplication::clipboard()->setText(QString::fromUtf8(short_draw));
  HistoryStage third;
  third.key(Qt::Key_V, Qt::ControlModifier);
  EXPECT_TRUE(third.wait_for_rows(1)) << third.window().said().toStdString();
}

TEST(History, TakesFilesThatAreDroppedOnIt) {
  HistoryStage stage;
  QMimeData dragged;
  dragged.setUrls({QUrl::fromLocalFile(stage.file("a.pgn", scholars_mate))});
  QDragEnterEvent enter({20, 20}, Qt::CopyAction, &dragged, Qt::LeftButton, {});
  QCoreApplication::sendEvent(&stage.window(), &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &dragged, Qt::LeftButton, {});
  QCoreApplication::sendEvent(&stage.window(), &drop);
  EXPECT_TRUE(stage.wait_for_rows(1));
}

TEST(History, DeletesOnlyAfterAQuestion) {
  HistoryStage stage;
  stage.fill();
  stage.window().list()->table()->setFocus();
  ASSERT_EQ(stage.window().list()->selected().size(), 1u);
  stage.answer = false;
  stage.key(Qt::Key_Delete);
  EXPECT_EQ(stage.asked, 1);
  EXPECT_EQ(stage.rows(), 3);
  stage.answer = true;
  stage.key(Qt::Key_Delete);
  EXPECT_TRUE(stage.wait_for_rows(2));
  EXPECT_TRUE(stage.wait_for("1 hand deleted."));
  stage.window().clear();
  EXPECT_EQ(stage.asked, 3);
  EXPECT_TRUE(stage.wait_for_rows(0));
}

TEST(History, OpensAFileAndShowsItsFirstHand) {
  HistoryStage stage;
  stage.window().open_files({stage.file("two.pgn", scholars_mate + "\n" + short_draw)});
  EXPECT_TRUE(stage.wait_for_rows(2));
  EXPECT_TRUE(QTest::qWaitFor([&] { return stage.window().replay() != nullptr; }));
}

/// A second start hands its files over: this window opens them in front.
TEST(History, TheMainWindowOpensFilesOfASecondStart) {
  WindowStage stage;
  QFile file(stage.folder() + "/game.pgn");
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(scholars_mate);
  file.close();
  EXPECT_EQ(stage.window().history(), nullptr);
  stage.window().come_to_front({file.fileName()});
  ASSERT_NE(stage.window().history(), nullptr);
  EXPECT_TRUE(QTest::qWaitFor([&] { return stage.window().history()->replay() != nullptr; }, 20'000));
  EXPECT_EQ(stage.window().history()->list()->model().hands(), 1);
}

TEST(History, OpensByItsKey) {
  WindowStage stage;
  stage.key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_NE(stage.window().history(), nullptr);
  EXPECT_TRUE(stage.window().history()->isVisible());
}

}  // namespace
}  // namespace raisechess::test
