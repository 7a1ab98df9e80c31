// SPDX-License-Identifier: GPL-3.0-or-later
#include "promotion_chooser.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

#include "style/paint.h"
#include "style/pictures.h"
#include "style/theme.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

/// One piece to choose.
class PieceButton : public QAbstractButton {
 public:
  PieceButton(Side side, PieceType type, PieceSet pieces, QWidget* parent)
      : QAbstractButton(parent), side_(side), type_(type), pieces_(pieces) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(Words::type(type));
    setToolTip(Words::type(type));
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const bool lit = hasFocus() || underMouse();
    draw_card(painter, QRectF(rect()).adjusted(2, 2, -2, -2), 10, theme().light_square,
              lit ? QColor(accent::teal) : theme().line, lit ? 3 : 1);
    const double size = width() * 0.84;
    const QRectF area((width() - size) / 2, (height() - size) / 2, size, size);
    painter.drawPixmap(area, Pictures::piece(side_, type_, size, devicePixelRatioF(), pieces_), {});
  }

  void enterEvent(QEnterEvent*) override { update(); }
  void leaveEvent(QEvent*) override { update(); }
  void keyPressEvent(QKeyEvent* event) override {
    const bool press = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (press) {
      click();
    } else {
      event->ignore();
    }
  }

 private:
  Side side_;
  PieceType type_;
  PieceSet pieces_;
};

/// The letter of notation, or the one of the player's language.
bool is_letter_of(const QString& typed, PieceType type) {
  return typed == QChar::fromLatin1(letter(type)) || typed == Words::type_letter(type);
}

}  // namespace

PromotionChooser::PromotionChooser(const std::vector<Move>& moves, Side side, PieceSet pieces, QRectF square,
                                   QRectF board, QWidget* parent)
    : QWidget(parent), board_(board), moves_(moves) {
  setGeometry(parent->rect());
  setAccessibleName(tr("What does the pawn become?"));
  std::sort(moves_.begin(), moves_.end(), [](Move a, Move b) { return a.promotion() > b.promotion(); });
  const bool downwards = square.top() < board.center().y();
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    auto* button = new PieceButton(side, *moves_[i].promotion(), pieces, this);
    const double step = square.height() * static_cast<double>(i);
    button->setGeometry(square.translated(0, downwards ? step : -step).toRect());
    connect(button, &QAbstractButton::clicked, this, [this, i] { close(moves_[i]); });
    buttons_.push_back(button);
  }
  show();
  buttons_.front()->setFocus();
}

void PromotionChooser::close(std::optional<Move> move) {
  hide();
  deleteLater();
  emit closed();
  if (move) emit chosen(*move);
}

void PromotionChooser::paintEvent(QPaintEvent*) {
  QPainter(this).fillRect(board_, QColor(0, 0, 0, 90));
}

void PromotionChooser::mousePressEvent(QMouseEvent*) {
  close({});
}

void PromotionChooser::focusNext(int step) {
  const int count = static_cast<int>(buttons_.size());
  const auto focused = std::find(buttons_.begin(), buttons_.end(), focusWidget());
  const int place = static_cast<int>(focused - buttons_.begin());
  buttons_[static_cast<std::size_t>((place + step + count) % count)]->setFocus();
}

void PromotionChooser::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Escape:
      return close({});
    case Qt::Key_Up:
    case Qt::Key_Left:
      return focusNext(-1);
    case Qt::Key_Down:
    case Qt::Key_Right:
      return focusNext(1);
    default:
      break;
  }
  const QString typed = event->text().toUpper();
  for (Move move : moves_) {
    if (is_letter_of(typed, *move.promotion())) return close(move);
  }
}

}  // namespace raisechess::ui

#include "moc_promotion_chooser.cpp"
