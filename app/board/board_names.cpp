// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "board_scene.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

/// The names of squares and pieces for screen readers and tool tips.
class Names {
  Q_DECLARE_TR_FUNCTIONS(raisechess::ui::BoardWidget)

 public:
  static QString of(const PieceScene& piece) {
    switch (piece.face) {
      case Face::Open:
        return Words::piece(piece.side, *piece.type);
      case Face::OwnSecret:
        return tr("%1, yours, %2").arg(Words::hidden_piece(piece.side), Words::a_type(*piece.type));
      case Face::OwnKnown:
        return tr("%1, yours, %2, known to the computer")
            .arg(Words::hidden_piece(piece.side), Words::a_type(*piece.type));
      case Face::Deduced:
        return tr("%1: %2, the only type left").arg(Words::hidden_piece(piece.side), Words::type(*piece.type));
      case Face::Supposed:
        return tr("%1: what if it is %2? A thought, not a fact")
            .arg(Words::hidden_piece(piece.side), Words::a_type(*piece.type));
      case Face::Hidden:
        return hidden(piece);
      case Face::TurnedUp:
        return tr("%1, was hidden").arg(Words::piece(piece.side, *piece.type));
    }
    return {};
  }

  static QString empty() { return tr("empty"); }

  static QString of(Supposed what) {
    switch (what) {
      case Supposed::Nothing:
        return {};
      case Supposed::Reached:
        return tr("in your thought it could go here");
      case Supposed::Attacked:
        return tr("in your thought it attacks this square");
      case Supposed::Threatened:
        return tr("in your thought it threatens your piece here");
    }
    return {};
  }

 private:
  static QString hidden(const PieceScene& piece) {
    std::vector<PieceType> types;
    for (std::size_t i = 0; i < pocket_types.size(); ++i) {
      if (piece.share[i] > 0) types.push_back(pocket_types[i]);
    }
    if (types.empty()) return Words::hidden_piece(piece.side);
    return tr("%1: %2", "black hidden piece: queen or bishop")
        .arg(Words::hidden_piece(piece.side), Words::types(types));
  }
};

}  // namespace

QString supposed_words(Supposed what) {
  return Names::of(what);
}

QString square_name(const SquareScene& scene, Square square) {
  const QString what = scene.piece ? Names::of(*scene.piece) : Names::empty();
  return QStringLiteral("%1, %2").arg(Words::square(square), what);
}

}  // namespace raisechess::ui
