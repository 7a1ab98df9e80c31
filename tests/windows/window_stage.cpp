// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_stage.h"

#include <QWindow>

#include "style/button.h"

namespace raisechess::test {

WindowStage::WindowStage() {
  open();
}

void WindowStage::open() {
  settings_ = std::make_unique<Settings>(settings_file());
  settings_->set_welcomed();
  if (!QFile::exists(archive_file())) settings_->set_delay_ms(0);
  session_ = std::make_unique<session::GameSession>(
      session::Folders{folder_.filePath(QStringLiteral("data")), folder_.filePath(QStringLiteral("keys"))});
  window_ = std::make_unique<MainWindow>(*settings_, *session_);
  window_->set_sound_output([](std::span<const std::int16_t>, const std::stop_token&) {});
  ui::BoardOptions still;
  still.move_ms = still.turn_over_ms = 0;
  window_->table()->set_board_options(still);
  window_->show();
  window_->activateWindow();
  (void)QTest::qWaitForWindowExposed(window_.get());
  (void)wait([this] { return table().cards_shown(); });
  // the second in which a button is inert is over as soon as it is asked for
  for (auto* button : window_->findChildren<ui::Button*>()) {
    button->setClock([now = std::int64_t{0}]() mutable { return now += 2000; });
  }
}

void WindowStage::close() {
  window_->close();
  window_.reset();
  session_.reset();
  settings_.reset();
}

bool WindowStage::wait(const std::function<bool()>& met) {
  return QTest::qWaitFor(met, 20'000);
}

bool WindowStage::wait_for_turn() {
  return wait([this] {
    return session_->has_match() && !session_->saving() &&
           (state().hand_over() || state().view.to_act == state().side());
  });
}

void WindowStage::click(QWidget* widget) {
  QCoreApplication::processEvents();  // what was just shown finds its place
  const QPoint middle = widget->mapTo(widget->window(), widget->rect().center());
  QTest::mouseClick(widget->window()->windowHandle(), Qt::LeftButton, {}, middle);
}

QPoint WindowStage::center(const std::string& name) {
  return table().board()->mapTo(window_.get(), table().board()->squareRect(at(name)).center());
}

void WindowStage::click(const std::string& name) {
  QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, center(name));
}

void WindowStage::press(const std::string& name) {
  QTest::mousePress(window_->windowHandle(), Qt::LeftButton, {}, center(name));
}

void WindowStage::move_to(QPoint point) {
  QTest::mouseMove(window_->windowHandle(), point - QPoint(1, 0));
  QTest::mouseMove(window_->windowHandle(), point);
}

void WindowStage::release(QPoint point) {
  QTest::mouseRelease(window_->windowHandle(), Qt::LeftButton, {}, point);
}

void WindowStage::drag(const std::string& from, const std::string& to) {
  press(from);
  move_to(center(to));
  release(center(to));
}

void WindowStage::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
  QTest::keyClick(window_->windowHandle(), key, modifiers);
}

void WindowStage::type(const std::string& text) {
  for (char letter : text) QTest::keyClick(window_->windowHandle(), letter);
}

session::MatchChoice chipless_choice() {
  session::MatchChoice choice = usual_choice();
  choice.setup.hand.showdown = 20;
  return choice;
}

session::MatchChoice heads_up_choice() {
  session::MatchChoice choice = chipless_choice();
  choice.setup.hand.betting = BettingMode::NoLimit;
  return choice;
}

session::MatchChoice classic_choice(const std::string& fen) {
  session::MatchChoice choice;
  HandSetup& hand = choice.setup.hand;
  hand.hidden = 0;
  hand.betting = BettingMode::None;
  hand.showdown = showdown_to_mate;
  hand.classic_draws = true;
  hand.promotion = PromotionRule::Choice;
  hand.start_fen = fen;
  return choice;
}

}  // namespace raisechess::test
