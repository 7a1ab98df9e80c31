// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board_widget.h"

#include <QAccessible>
#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

#include "board_accessibility.h"
#include "board_widget_p.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

constexpr int usual_side = 608;
constexpr int least_side = 256;

/// Does one of the views go on from the other by exactly one half-move of the same hand?
const Event* step_between(const BoardState& before, const BoardState& after) {
  const int ply = std::max(before.shownPly(), after.shownPly());
  if (std::abs(before.shownPly() - after.shownPly()) != 1 || before.view.start != after.view.start) return nullptr;
  return move_event(after.view.ply >= before.view.ply ? after.view : before.view, ply);
}

/// Did the hand end where the board stood already?
bool turns_over(const BoardState& before, const BoardState& after) {
  return before.view.start == after.view.start && before.shownPly() == after.shownPly() && !before.view.result &&
         after.view.result;
}

}  // namespace

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent), d_(std::make_unique<Private>(this)) {
  install_board_accessibility();
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent, false);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(&d_->animation_, &BoardAnimation::changed, this, [this] { d_->showMotion(); });
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setState(BoardState state) {
  d_->show(std::move(state));
}
const BoardState& BoardWidget::state() const {
  return d_->state_;
}
const BoardOptions& BoardWidget::options() const {
  return d_->options_;
}
const std::vector<BoardMark>& BoardWidget::ownMarks() const {
  return d_->marks_;
}

void BoardWidget::setOptions(const BoardOptions& options) {
  if (options == d_->options_) return;
  d_->options_ = options;
  d_->ground_ = {};
  d_->animation_.finish();
  d_->reshow();
}

const std::vector<BoardMark>& BoardWidget::hints() const {
  return d_->hints_;
}

const std::vector<Square>& BoardWidget::notTurnedOver() const {
  return d_->face_down_;
}

void BoardWidget::setHints(std::vector<BoardMark> hints) {
  d_->hints_ = std::move(hints);
  update();
}

void BoardWidget::cancelInput() {
  while (d_->cancel()) {
  }
}

QRect BoardWidget::squareRect(Square square) const {
  return d_->geometry_.square(square).toRect();
}
std::optional<Square> BoardWidget::squareAt(QPoint point) const {
  return d_->geometry_.squareAt(point);
}
Square BoardWidget::squareInPlace(int place) const {
  return d_->geometry_.squareInPlace(place);
}
int BoardWidget::placeOf(Square square) const {
  return d_->geometry_.placeOf(square);
}
QString BoardWidget::squareName(Square square) const {
  return square_name(at(d_->scene_, square), square);
}
QString BoardWidget::squareDescription(Square square) const {
  return d_->description(square);
}
Square BoardWidget::cursorSquare() const {
  return d_->cursor_;
}
std::optional<Square> BoardWidget::selectedSquare() const {
  return d_->input_.selected();
}
std::optional<Square> BoardWidget::carriedSquare() const {
  return d_->input_.carried();
}
bool BoardWidget::isChoosingPromotion() const {
  return !d_->chooser_.isNull();
}
QString BoardWidget::typedText() const {
  return d_->typed_;
}

void BoardWidget::chooseSquare(Square square) {
  const auto selected = d_->input_.selected();
  d_->choose(square, selected, d_->input_.choose(square));
}

int BoardWidget::fittingSide(int available, double scale) {
  return static_cast<int>(std::floor(std::floor(available * scale / 8 + 1e-6) * 8 / scale));
}

void BoardWidget::preparePictures(int side, double scale) {
  BoardPainter::prepare(side / 8.0, scale, BoardOptions().pieces);
}

QSize BoardWidget::sizeHint() const {
  return {usual_side, usual_side};
}
QSize BoardWidget::minimumSizeHint() const {
  return {least_side, least_side};
}

void BoardWidget::Private::show(BoardState state) {
  const BoardState before_state = std::exchange(state_, std::move(state));
  const BoardScene before = std::exchange(scene_, scene_of(state_, options_));
  if (before_state.view != state_.view || before_state.ply != state_.ply) {
    board_->cancelInput();
    marks_.clear();
  }
  reshow();
  const bool by_hand = std::exchange(dropped_, std::nullopt).has_value();
  const Event* step = step_between(before_state, state_);
  const bool backwards = state_.shownPly() < before_state.shownPly();
  if (step != nullptr || turns_over(before_state, state_)) {
    animation_.show(before, scene_, step, {backwards, options_.flipped, by_hand},
                    {options_.move_ms, options_.turn_over_ms});
  } else if (before != scene_) {
    animation_.finish();
  }
}

void BoardWidget::Private::reshow() {
  scene_ = scene_of(state_, options_);
  input_.setPosition(shown_board(state_), state_.view.viewer,
                     state_.looksBack() ? std::vector<Move>() : state_.view.moves);
  takeGeometry();
  takeCursorShape();
  board_->update();
  if (!QAccessible::isActive()) return;
  QAccessibleEvent changed(board_, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void BoardWidget::Private::showMotion() {
  board_->update();
  const std::vector<Square> face_down = animation_.notTurnedOver();
  if (std::exchange(face_down_, face_down) != face_down) emit board_->turnedOver();
}

void BoardWidget::Private::takeGeometry() {
  const QPointF origin = board_->mapTo(board_->window(), QPointF(0, 0));
  const BoardGeometry geometry(board_->size(), board_->devicePixelRatioF(), origin, options_.flipped);
  if (geometry == geometry_) return;
  geometry_ = geometry;
  ground_ = {};
}

TargetScenes BoardWidget::Private::shownTargets() const {
  if (!options_.show_targets) return {};
  if (input_.selected()) return target_scenes(state_, scene_, *input_.selected());
  if (hovered_ && input_.isOwn(*hovered_) && state_.mayMove()) return target_scenes(state_, scene_, *hovered_);
  return {};
}

void BoardWidget::Private::paint(QPainter& painter) {
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  paintGround(painter);
  BoardPainter on_board(painter, geometry_, board_->devicePixelRatioF(), options_.pieces);
  on_board.marksBelow(scene_, input_.selected());
  paintPieces(on_board);
  paintThought(on_board);
  paintTargets(on_board);
  paintOnTop(on_board);
  paintBubble(on_board);
}

void BoardWidget::Private::paintGround(QPainter& painter) {
  const QRectF area = geometry_.board();
  if (ground_.isNull()) {
    const double scale = board_->devicePixelRatioF();
    ground_ = QPixmap((area.size() * scale).toSize());
    ground_.setDevicePixelRatio(scale);
    QPainter on_ground(&ground_);
    on_ground.translate(-area.topLeft());
    BoardPainter(on_ground, geometry_, scale, options_.pieces).squares(options_.colors, options_.coordinates);
  }
  painter.drawPixmap(area.topLeft(), ground_);
  if (state_.looksBack() && !state_.review)
    BoardPainter(painter, geometry_, board_->devicePixelRatioF(), options_.pieces).past();
}

void BoardWidget::Private::paintPieces(BoardPainter& painter) {
  const std::vector<PieceMotion> motions = animation_.motions();
  const auto is_replaced = [&](Square square) {
    return std::any_of(motions.begin(), motions.end(), [&](const auto& m) { return m.replaces && m.square == square; });
  };
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    if (!at(scene_, square).piece || input_.carried() == square || is_replaced(square)) continue;
    painter.piece(*at(scene_, square).piece, geometry_.square(square));
  }
  for (const PieceMotion& motion : motions) painter.motion(motion);
}

void BoardWidget::Private::paintThought(BoardPainter& painter) {
  for (int i = 0; i < square_count; ++i) {
    const Supposed what = at(scene_, square_at(i)).supposed;
    if (what != Supposed::Nothing) painter.supposed(what, square_at(i));
  }
}

/// For the piece that was thought of last.
void BoardWidget::Private::paintBubble(BoardPainter& painter) {
  if (!state_.thought || state_.thought->pieces.empty() || state_.looksBack() || input_.carried()) return;
  const Square square = state_.thought->pieces.back().now;
  if (const auto& piece = at(scene_, square).piece) painter.bubble(*piece, square);
}

void BoardWidget::Private::paintTargets(BoardPainter& painter) {
  const TargetScenes targets = shownTargets();
  for (int i = 0; i < square_count; ++i) {
    const auto& target = at(targets, square_at(i));
    if (target) painter.target(*target, square_at(i));
  }
  if (input_.carried() && hovered_ && at(targets, *hovered_)) painter.landing(*hovered_);
}

void BoardWidget::Private::paintOnTop(BoardPainter& painter) {
  for (const BoardMark& mark : hints_) painter.mark(mark);
  for (const BoardMark& mark : marks_) painter.mark(mark);
  if (cursor_shown_ && board_->hasFocus()) painter.cursor(cursor_);
  if (const auto carried = input_.carried()) {
    QRectF square = geometry_.square(*carried);
    square.moveCenter(pointer_);
    painter.piece(*at(scene_, *carried).piece, square);
  }
}

QString BoardWidget::Private::description(Square square) const {
  const SquareScene& scene = at(scene_, square);
  QStringList parts;
  if (scene.in_check) parts << BoardWidget::tr("in check");
  if (scene.left) parts << BoardWidget::tr("the last move began here");
  if (scene.reached) parts << BoardWidget::tr("the last move ended here");
  if (const QString thought = supposed_words(scene.supposed); !thought.isEmpty()) parts << thought;
  if (input_.selected() == square) parts << BoardWidget::tr("selected");
  const TargetScenes targets = shownTargets();
  if (const auto& target = at(targets, square)) {
    parts << (target->explanation.isEmpty() ? BoardWidget::tr("can move here")
                                            : BoardWidget::tr("can move here: %1").arg(target->explanation));
  }
  return parts.join(QStringLiteral("; "));
}

QString BoardWidget::Private::whyNoMove() const {
  if (state_.looksBack())
    return BoardWidget::tr("Nothing was played: that was an earlier position, this is the present.");
  if (state_.view.phase == Phase::Over) return BoardWidget::tr("The hand is over.");
  if (state_.view.to_act != state_.view.viewer) return BoardWidget::tr("The computer is to act.");
  if (state_.view.split_offer) return BoardWidget::tr("Answer the offer first.");
  return BoardWidget::tr("Answer the bet first: call, raise or fold.");
}

bool BoardWidget::event(QEvent* event) {
  switch (event->type()) {
    case QEvent::ToolTip: {
      const auto* help = static_cast<QHelpEvent*>(event);
      const auto square = squareAt(help->pos());
      if (!square) break;
      const QString more = squareDescription(*square);
      QToolTip::showText(help->globalPos(), more.isEmpty() ? squareName(*square) : squareName(*square) + '\n' + more,
                         this, squareRect(*square));
      return true;
    }
    case QEvent::WindowDeactivate:
    case QEvent::WindowBlocked:
      cancelInput();
      break;
    default:
      break;
  }
  return QWidget::event(event);
}

void BoardWidget::paintEvent(QPaintEvent*) {
  d_->takeGeometry();
  QPainter painter(this);
  d_->paint(painter);
}

void BoardWidget::resizeEvent(QResizeEvent* event) {
  cancelInput();
  d_->takeGeometry();
  QWidget::resizeEvent(event);
}

void BoardWidget::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) d_->ground_ = {};
  QWidget::changeEvent(event);
}

void BoardWidget::hideEvent(QHideEvent* event) {
  cancelInput();
  QWidget::hideEvent(event);
}

}  // namespace raisechess::ui

#include "widgets/moc_board_widget.cpp"
