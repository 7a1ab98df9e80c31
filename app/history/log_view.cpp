// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_view.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

#include "log_model.h"
#include "style/fonts.h"
#include "style/paint.h"
#include "style/theme.h"

namespace raisechess::ui {

namespace {

constexpr int to_the_end = 1'000'000;
constexpr int number_width = 40;
constexpr int turn_gap = 14;  ///< between what White and what Black did

/// Draws a cell in the program's type; the half-move on the board has a pale teal ground and bold text.
class LogDelegate : public QStyledItemDelegate {
 public:
  explicit LogDelegate(LogView* view) : QStyledItemDelegate(view), view_(view) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QVariant ply = index.data(LogModel::PlyRole);
    const bool marked = ply.isValid() && ply.toInt() == view_->markedPly();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (marked) fill_rounded(*painter, QRectF(option.rect).adjusted(-5, 1, -6, -1), 5, ground());
    if (marked && view_->hasFocus()) {
      draw_card(*painter, QRectF(option.rect).adjusted(-5, 1, -6, -1), 5, Qt::transparent, QColor(accent::teal), 2);
    }
    const bool turn = index.column() == LogModel::White || index.column() == LogModel::Black;
    const bool taken_back = index.data(LogModel::TakenBackRole).toBool();
    painter->setPen(turn && !taken_back ? theme().text : theme().quiet);
    QFont font = font_of(index.column(), marked);
    font.setStrikeOut(turn && taken_back);
    painter->setFont(font);
    const QRect room = option.rect.adjusted(0, 0, turn ? -turn_gap : -4, 0);
    const QString text = index.data().toString();
    if (turn) {
      painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text);
    } else {
      const int alignment = index.column() == LogModel::Note ? Qt::AlignRight : Qt::AlignLeft;
      draw_elided(*painter, room, alignment | Qt::AlignVCenter, text);
    }
    painter->restore();
  }

  static QFont font_of(int column, bool marked) {
    if (column == LogModel::Number) return text_font(TextRole::Secondary);
    if (column == LogModel::Note) return text_font(TextRole::Note);
    return marked ? bold_font(TextRole::Body) : text_font(TextRole::Body);
  }

 private:
  static QColor ground() { return blended(QColor(accent::teal), theme().panel, theme().dark ? 0.3 : 0.17); }

  LogView* view_;
};

}  // namespace

LogView::LogView(QWidget* parent) : QTableView(parent) {
  setItemDelegate(new LogDelegate(this));
  setShowGrid(false);
  setFrameShape(NoFrame);
  setMinimumHeight(48);
  horizontalHeader()->hide();
  verticalHeader()->hide();
  setSelectionMode(NoSelection);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setTabKeyNavigation(false);
  retranslate();
  takeColors();
  setDensity(Density::Normal);
  connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
    const QVariant ply = index.data(LogModel::PlyRole);
    if (ply.isValid()) emit plyClicked(ply.toInt());
  });
}

void LogView::setDensity(Density density) {
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->setMinimumSectionSize(18);
  verticalHeader()->setDefaultSectionSize(density == Density::Normal ? 24 : 22);
  fitLines();
  fitRows();
}

void LogView::markPly(int ply) {
  marked_ply_ = ply;
  viewport()->update();
  scrollToMarked();
}

void LogView::scrollToMarked() {
  const auto* log = qobject_cast<const LogModel*>(model());
  if (log == nullptr) return;
  if (marked_ply_ == log->lastPly()) return scrollToBottom();  // bets may follow the last half-move
  if (marked_ply_ == 0) return scrollToTop();
  scrollTo(log->indexOf(marked_ply_));
}

void LogView::takeColors() {
  QPalette own = palette();
  if (own.color(QPalette::Base) == theme().panel) return;
  own.setColor(QPalette::Base, theme().panel);
  setPalette(own);
}

void LogView::retranslate() {
  setAccessibleName(tr("Moves and bets"));
}

void LogView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) takeColors();
  QTableView::changeEvent(event);
}

void LogView::keyPressEvent(QKeyEvent* event) {
  if (event->modifiers() & ~Qt::KeypadModifier) return QTableView::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Left:
      return emit stepped(-1);
    case Qt::Key_Right:
      return emit stepped(1);
    case Qt::Key_Up:
      return emit stepped(-2);
    case Qt::Key_Down:
      return emit stepped(2);
    case Qt::Key_Home:
      return emit stepped(-to_the_end);
    case Qt::Key_End:
      return emit stepped(to_the_end);
    default:
      event->ignore();
  }
}

/// Whole lines only: what does not make one stays empty below.
void LogView::fitLines() {
  const int rest = contentsRect().height() % verticalHeader()->defaultSectionSize();
  if (viewportMargins().bottom() != rest) setViewportMargins(0, 0, 0, rest);
}

/// How much room a column would like. What was done counts in bold, so that marking it does not wrap it.
int LogView::widest(int column) const {
  const bool turn = column != LogModel::Note;
  const QFontMetrics metrics(LogDelegate::font_of(column, turn));
  int widest = 0;
  for (int row = 0; row < model()->rowCount(); ++row) {
    widest = std::max(widest, metrics.horizontalAdvance(model()->index(row, column).data().toString()));
  }
  return widest + (turn ? turn_gap + 2 : 8);
}

/// The notes have a bit less than half of the room, and give way down to a quarter.
void LogView::fitColumns() {
  if (model() == nullptr || !isVisible()) return;  // it is fitted when it is shown
  const int room = viewport()->width() - number_width;
  const int white = widest(LogModel::White);
  const int black = widest(LogModel::Black);
  const int note = std::clamp(room - white - black, room / 4, room / 2);
  const int turns = room - note;
  const int half = turns / 2;
  setColumnWidth(LogModel::Number, number_width);
  setColumnWidth(LogModel::White, white > half ? std::min(white, turns - std::min(black, half))
                                               : std::max(white, std::min(half, turns - black)));
  setColumnWidth(LogModel::Black, turns - columnWidth(LogModel::White));
  setColumnWidth(LogModel::Note, note);
}

void LogView::fitRows() {
  if (model() == nullptr || !isVisible()) return;
  const QFontMetrics metrics(LogDelegate::font_of(LogModel::White, true));
  const int usual = verticalHeader()->defaultSectionSize();
  for (int row = 0; row < model()->rowCount(); ++row) {
    int lines = 1;
    for (int column : {LogModel::White, LogModel::Black}) {
      const QRect room(0, 0, columnWidth(column) - turn_gap, 1000);
      const QString text = model()->index(row, column).data().toString();
      lines = std::max(lines, metrics.boundingRect(room, Qt::TextWordWrap, text).height() / metrics.lineSpacing());
    }
    setRowHeight(row, usual + (lines - 1) * metrics.lineSpacing());
  }
}

void LogView::reset() {
  QTableView::reset();
  fitColumns();
  fitRows();
}

void LogView::showEvent(QShowEvent* event) {
  QTableView::showEvent(event);
  fitColumns();
  fitRows();
  scrollToMarked();
}

void LogView::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  fitLines();
  fitColumns();
  fitRows();
  scrollToMarked();
}

}  // namespace raisechess::ui

#include "moc_log_view.cpp"
