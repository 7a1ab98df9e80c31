// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_accessibility.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <array>

#include "widgets/board_widget.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

/// One square as a screen reader meets it: a button with a name, which can be pressed. It stands for a place on the
/// screen, so that it goes on to the right square when the board is flipped.
class SquareInterface : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  SquareInterface(BoardWidget* board, int place) : board_(board), place_(place) {}

  bool isValid() const override { return !board_.isNull(); }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return board_->window()->windowHandle(); }
  QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(board_); }
  QAccessibleInterface* child(int) const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessible::Role role() const override { return QAccessible::Button; }

  QRect rect() const override {
    const QRect local = board_->squareRect(square());
    return {board_->mapToGlobal(local.topLeft()), local.size()};
  }

  QString text(QAccessible::Text kind) const override {
    if (kind == QAccessible::Name) return board_->squareName(square());
    if (kind == QAccessible::Description) return board_->squareDescription(square());
    return {};
  }
  void setText(QAccessible::Text, const QString&) override {}

  QAccessible::State state() const override {
    QAccessible::State state;
    state.focusable = true;
    state.focused = board_->hasFocus() && board_->cursorSquare() == square();
    state.selectable = true;
    state.selected = board_->selectedSquare() == square();
    state.invisible = !board_->isVisible();
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }

  QStringList actionNames() const override { return {pressAction()}; }
  void doAction(const QString& action) override {
    if (action == pressAction()) board_->chooseSquare(square());
  }
  QStringList keyBindingsForAction(const QString&) const override { return {QStringLiteral("Return")}; }

 private:
  Square square() const { return board_->squareInPlace(place_); }

  QPointer<BoardWidget> board_;
  int place_;
};

class BoardInterface : public QAccessibleWidget {
 public:
  explicit BoardInterface(BoardWidget* board) : QAccessibleWidget(board, QAccessible::Grouping) {}

  ~BoardInterface() override {
    for (QAccessible::Id id : squares_) {
      if (id != 0) QAccessible::deleteAccessibleInterface(id);
    }
  }

  int childCount() const override { return square_count; }

  QAccessibleInterface* child(int place) const override {
    if (place < 0 || place >= square_count) return nullptr;
    QAccessible::Id& id = squares_[static_cast<std::size_t>(place)];
    if (id == 0) id = QAccessible::registerAccessibleInterface(new SquareInterface(board(), place));
    return QAccessible::accessibleInterface(id);
  }

  int indexOfChild(const QAccessibleInterface* square) const override {
    for (int place = 0; place < square_count; ++place) {
      if (child(place) == square) return place;
    }
    return -1;
  }

  QAccessibleInterface* childAt(int x, int y) const override {
    const auto square = board()->squareAt(board()->mapFromGlobal(QPoint(x, y)));
    return square ? child(board()->placeOf(*square)) : nullptr;
  }

  QAccessibleInterface* focusChild() const override {
    return board()->hasFocus() ? child(board()->placeOf(board()->cursorSquare())) : nullptr;
  }

  QString text(QAccessible::Text kind) const override {
    const PlayerView& view = board()->state().view;
    if (kind == QAccessible::Name) return BoardWidget::tr("Chess board");
    if (kind != QAccessible::Description) return QAccessibleWidget::text(kind);
    const QString check = view.check ? BoardWidget::tr("Check.") : QString();
    if (view.phase == Phase::Over) return BoardWidget::tr("The hand is over.");
    return BoardWidget::tr("%1 is to move. %2", "White; Check.").arg(Words::side(view.active), check).trimmed();
  }

 private:
  BoardWidget* board() const { return static_cast<BoardWidget*>(widget()); }

  mutable std::array<QAccessible::Id, square_count> squares_{};
};

QAccessibleInterface* board_interface(const QString& class_name, QObject* object) {
  if (class_name != QLatin1StringView(BoardWidget::staticMetaObject.className())) return nullptr;
  auto* board = qobject_cast<BoardWidget*>(object);
  return board == nullptr ? nullptr : new BoardInterface(board);
}

}  // namespace

void install_board_accessibility() {
  static const bool installed = [] {
    QAccessible::installFactory(board_interface);
    return true;
  }();
  Q_UNUSED(installed)
}

}  // namespace raisechess::ui
