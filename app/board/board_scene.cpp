// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_scene.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

#include "board_moves.h"
#include "view/standing_line.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

/// Was the piece dealt on `origin` seen by both players within the first `ply` half-moves?
bool seen_in_play(const PlayerView& view, Square origin, int ply) {
  auto line = standing_moves(view.log);
  line.resize(std::min(line.size(), static_cast<std::size_t>(ply)));
  return std::any_of(line.begin(), line.end(), [&](const Event* event) {
    const auto& reveals = event->outcome.reveals;
    return std::any_of(reveals.begin(), reveals.end(), [&](const auto& reveal) { return reveal.origin == origin; });
  });
}

const RangeRow* row_of(const std::optional<RangeTable>& table, Square origin) {
  if (!table) return nullptr;
  const auto row =
      std::find_if(table->rows.begin(), table->rows.end(), [&](const auto& r) { return r.origin == origin; });
  return row == table->rows.end() ? nullptr : &*row;
}

std::optional<PieceType> only_type(const RangeRow* row) {
  if (row == nullptr) return std::nullopt;
  const auto possible = [](int deals) { return deals > 0; };
  if (std::count_if(row->deals.begin(), row->deals.end(), possible) != 1) return std::nullopt;
  const auto it = std::find_if(row->deals.begin(), row->deals.end(), possible);
  return pocket_types[static_cast<std::size_t>(it - row->deals.begin())];
}

/// Faces of the pieces that were dealt face down; the others are open.
class Faces {
 public:
  Faces(const BoardState& state, const BoardOptions& options) : state_(state), show_types_(options.show_types) {}

  PieceScene of(const PieceView& piece) const {
    PieceScene scene{piece.side, piece.side == state_.view.viewer, Face::Open, piece.type, {}};
    if (!piece.pocket) return scene;
    const HiddenPiece& hidden = state_.view.hidden[piece.side][*piece.pocket];
    if (seen_in_play(state_.view, hidden.origin, state_.shownPly())) return scene;
    if (state_.turned_up || (!state_.looksBack() && hidden.status == HiddenStatus::Revealed)) {
      scene.face = Face::TurnedUp;
    } else if (scene.own) {
      const bool told = show_types_ && only_type(row_of(state_.told, hidden.origin)).has_value();
      scene.face = told ? Face::OwnKnown : Face::OwnSecret;
    } else {
      hide(scene, hidden.origin);
    }
    return scene;
  }

 private:
  void hide(PieceScene& scene, Square origin) const {
    const RangeRow* row = show_types_ ? row_of(state_.range, origin) : nullptr;
    scene.type = only_type(row);
    scene.face = scene.type ? Face::Deduced : Face::Hidden;
    if (row != nullptr && !scene.type) scene.share = row->p;
  }

  const BoardState& state_;
  bool show_types_;
};

void suppose(SquareScene& square, Supposed what) {
  square.supposed = std::max(square.supposed, what);
}

/// The pinned pieces, and what they could do there.
void mark_thought(BoardScene& scene, const Supposition& thought) {
  for (const SupposedPiece& supposed : thought.pieces) {
    auto& piece = at(scene, supposed.now).piece;
    if (!piece) continue;
    piece->face = Face::Supposed;
    piece->type = supposed.pin.type;
    for (Square square : supposed.attacks) suppose(at(scene, square), Supposed::Attacked);
    for (Square square : supposed.threats) suppose(at(scene, square), Supposed::Threatened);
    for (Square square : supposed.reaches) {
      SquareScene& reached = at(scene, square);
      if (!reached.piece) reached.supposed = Supposed::Reached;
    }
  }
}

void mark_last_move(BoardScene& scene, const Event& event) {
  const Move move = as_move(event)->move;
  at(scene, move.from()).left = true;
  at(scene, move.is_castling() ? move.castling_king_to() : move.to()).reached = true;
}

void mark_check(BoardScene& scene, Side checked) {
  for (SquareScene& square : scene) {
    const auto& piece = square.piece;
    square.in_check = piece && piece->side == checked && piece->type == PieceType::King && piece->face == Face::Open;
  }
}

const SecrecyMark* mark_of(const std::optional<SecrecyTable>& table, Move move) {
  if (!table) return nullptr;
  const auto it =
      std::find_if(table->marks.begin(), table->marks.end(), [&](const auto& mark) { return mark.move == move; });
  return it == table->marks.end() ? nullptr : &*it;
}

QString ring_number(const SecrecyMark& mark, int before) {
  if (mark.types_left && mark.types_left != mark.types_before) return QString::number(*mark.types_left);
  const double lost = std::log2(before) - std::log2(std::max(mark.after, 1));
  return QChar(0x2212) + QLocale().toString(lost, 'f', 1);
}

TargetScene target_scene(const SecrecyMark* mark, int before, bool occupied) {
  if (mark == nullptr) return {Secrecy::Keeps, occupied, {}, {}};
  const bool narrows = mark->effect == Secrecy::Narrows;
  return {mark->effect, occupied, narrows ? ring_number(*mark, before) : QString(), Words::secrecy(*mark, before)};
}

}  // namespace

const Event* move_event(const PlayerView& view, int ply) {
  const auto line = standing_moves(view.log);
  return ply > 0 && ply <= static_cast<int>(line.size()) ? line[static_cast<std::size_t>(ply) - 1] : nullptr;
}

BoardView shown_board(const BoardState& state) {
  return state.looksBack() ? board_at(state.view, state.shownPly()) : state.view.board;
}

BoardScene scene_of(const BoardState& state, const BoardOptions& options) {
  BoardScene scene;
  const BoardView board = shown_board(state);
  const Faces faces(state, options);
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    if (board[square]) at(scene, square).piece = faces.of(*board[square]);
  }
  if (state.thought && !state.looksBack()) mark_thought(scene, *state.thought);
  const Event* last = move_event(state.view, state.shownPly());
  if (last != nullptr) mark_last_move(scene, *last);
  const bool check = state.looksBack() ? last != nullptr && last->outcome.check : state.view.check;
  if (check) mark_check(scene, state.looksBack() ? other(last->by) : state.view.active);
  return scene;
}

TargetScenes target_scenes(const BoardState& state, const BoardScene& scene, Square from) {
  TargetScenes targets;
  if (state.looksBack()) return targets;
  const int before = state.secrecy ? state.secrecy->before : 1;
  for (const MoveTarget& target : targets_from(state.view.moves, from)) {
    auto& place = targets[static_cast<std::size_t>(target.to)];
    const bool occupied = at(scene, target.to).piece.has_value();
    const TargetScene mark = target_scene(mark_of(state.secrecy, target.move), before, occupied);
    if (!place || place->effect < mark.effect) place = mark;
  }
  return targets;
}

}  // namespace raisechess::ui
