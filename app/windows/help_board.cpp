// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_board.h"

#include "widgets/board_widget.h"

namespace raisechess {
namespace {

/// The white piece on `square` was dealt face down; White sees it.
bool hide(PlayerView& view, Square square) {
  auto& piece = view.board[square];
  if (!piece || piece->side != Side::White) return false;
  piece->pocket = static_cast<std::uint8_t>(view.hidden.white.size());
  view.hidden.white.push_back({square, square, piece->type, HiddenStatus::Hidden});
  return true;
}

/// A letter of FEN, or "!" for a hidden piece of Black's.
bool put(PlayerView& view, Square square, QChar sign) {
  if (sign == QLatin1Char('!')) {
    const auto pocket = static_cast<std::uint8_t>(view.hidden.black.size());
    view.hidden.black.push_back({square, square, std::nullopt, HiddenStatus::Hidden});
    view.board[square] = PieceView{Side::Black, std::nullopt, pocket};
    return true;
  }
  const auto type = piece_type_from_letter(sign.toUpper().toLatin1());
  if (type) view.board[square] = PieceView{sign.isUpper() ? Side::White : Side::Black, *type, std::nullopt};
  return type.has_value();
}

/// One rank of a placement; "?" says of the piece before it that it was dealt face down.
bool put_rank(PlayerView& view, int rank, const QString& signs) {
  int file = 0;
  for (QChar sign : signs) {
    if (sign.isDigit()) {
      file += sign.digitValue();
    } else if (sign == QLatin1Char('?')) {
      if (file == 0 || !hide(view, square_at(file - 1, rank))) return false;
    } else if (file > 7 || !put(view, square_at(file++, rank), sign)) {
      return false;
    }
  }
  return true;
}

/// A view of White's that shows just this board.
std::optional<PlayerView> view_of(const QString& placement) {
  PlayerView view;
  const QStringList ranks = placement.split(QLatin1Char('/'));
  if (ranks.size() != 8) return std::nullopt;
  for (int row = 0; row < 8; ++row) {
    if (!put_rank(view, 7 - row, ranks[row])) return std::nullopt;
  }
  view.start = view.board;
  return view;
}

}  // namespace

QPixmap help_board(const QString& placement, int side, double scale) {
  const auto view = view_of(placement);
  if (!view) return {};
  ui::BoardWidget board;
  ui::BoardOptions options;
  options.move_ms = 0;
  options.turn_over_ms = 0;
  board.setOptions(options);
  board.resize(side, side);
  ui::BoardState state;
  state.view = *view;
  board.setState(std::move(state));
  QPixmap picture(QSize(side, side) * scale);
  picture.setDevicePixelRatio(scale);
  board.render(&picture);
  return picture;
}

}  // namespace raisechess
