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

/// A view of White's that shows just this board.
std::optional<PlayerView> view_of(const QString& placement) {
  PlayerView view;
  const QStringList ranks = placement.split(QLatin1Char('/'));
  if (ranks.size() != 8) return std::nullopt;
  for (int row = 0; row < 8; ++row) {
    int file = 0;
    for (QChar sign : ranks[row]) {
      if (sign.isDigit()) {
        file += sign.digitValue();
        continue;
      }
      if (sign == QLatin1Char('?')) {
        if (file == 0 || !hide(view, square_at(file - 1, 7 - row))) return std::nullopt;
        continue;
      }
      if (file > 7) return std::nullopt;
      const Square square = square_at(file++, 7 - row);
      if (sign == QLatin1Char('!')) {
        const auto pocket = static_cast<std::uint8_t>(view.hidden.black.size());
        view.hidden.black.push_back({square, square, std::nullopt, HiddenStatus::Hidden});
        view.board[square] = PieceView{Side::Black, std::nullopt, pocket};
      } else if (const auto type = piece_type_from_letter(sign.toUpper().toLatin1())) {
        view.board[square] = PieceView{sign.isUpper() ? Side::White : Side::Black, *type, std::nullopt};
      } else {
        return std::nullopt;
      }
    }
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
  board.setState({*view, {}, {}, {}, {}});
  QPixmap picture(QSize(side, side) * scale);
  picture.setDevicePixelRatio(scale);
  board.render(&picture);
  return picture;
}

}  // namespace raisechess
