// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_board.h"

#include <cctype>

#include "english/english_words.h"

namespace raisechess::cli {

namespace {

bool is_hidden(const PlayerView& view, const PieceView& piece) {
  return piece.pocket && view.hidden[piece.side][*piece.pocket].status == HiddenStatus::Hidden;
}

/// The type that the viewer knows, seen or worked out.
std::optional<PieceType> known_type(const PieceView& piece, const RangeTable& held, Square square) {
  if (piece.type) return piece.type;
  const RangeRow* row = row_at(held, square);
  const auto left = row ? types_left(*row) : std::vector<PieceType>{};
  return left.size() == 1 ? std::optional(left[0]) : std::nullopt;
}

/// Three characters: the letter, the mark of a hidden piece, a space.
std::string cell(const PlayerView& view, const RangeTable& held, Square square) {
  const auto& piece = view.board[square];
  if (!piece) return ".  ";
  const auto type = known_type(*piece, held, square);
  const bool hidden = is_hidden(view, *piece);
  if (!type) return "?  ";
  const char capital_letter = letter(*type);
  const char shown = piece->side == Side::White ? capital_letter : static_cast<char>(std::tolower(capital_letter));
  const char mark = !hidden ? ' ' : piece->side == view.viewer ? '*' : '?';
  return {shown, mark, ' '};
}

std::string files_line(bool white) {
  std::string line = "  ";
  for (int i = 0; i < 8; ++i) line += std::string("  ") + static_cast<char>(white ? 'a' + i : 'h' - i);
  return line + "\n";
}

std::string possible_types(const RangeRow& row) {
  const auto left = types_left(row);
  if (left.size() == pocket_types.size()) return "of any type";
  std::vector<std::string> names;
  for (PieceType type : left) names.push_back(a(type));
  return (names.size() == 1 ? "surely " : "") + listed(names, "or");
}

std::string piece_words(const PlayerView& view, const RangeTable& held, Square square) {
  const PieceView& piece = *view.board[square];
  const std::string hidden = is_hidden(view, piece) ? "hidden " : "";
  if (piece.type) return hidden + std::string(word(*piece.type));
  const RangeRow* row = row_at(held, square);
  return hidden + "piece" + (row ? ", " + possible_types(*row) : "");
}

std::string side_words(const PlayerView& view, const RangeTable& held, Side side) {
  std::string text = side == view.viewer ? "Your pieces (" : "The computer's pieces (";
  text += std::string(capital(side)) + "):\n";
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    if (view.board[square] && view.board[square]->side == side)
      text += "  " + name(square) + ": " + piece_words(view, held, square) + ".\n";
  }
  return text;
}

}  // namespace

const RangeRow* row_at(const RangeTable& table, Square square) {
  for (const RangeRow& row : table.rows) {
    if (row.now == square && row.status == HiddenStatus::Hidden) return &row;
  }
  return nullptr;
}

std::vector<PieceType> types_left(const RangeRow& row) {
  std::vector<PieceType> types;
  for (PieceType type : pocket_types) {
    if (row.deals[static_cast<std::size_t>(pocket_index(type))] > 0) types.push_back(type);
  }
  return types;
}

std::string board_text(const PlayerView& view, const RangeTable& held) {
  const bool white = view.viewer == Side::White;
  std::string text = files_line(white);
  for (int row = 0; row < 8; ++row) {
    const int rank = white ? 7 - row : row;
    const std::string number = std::to_string(rank + 1);
    text += number + "   ";
    for (int column = 0; column < 8; ++column) text += cell(view, held, square_at(white ? column : 7 - column, rank));
    text += " " + number + "\n";
  }
  return text + files_line(white);
}

std::string board_legend(const PlayerView& view) {
  const std::string colours = "Capitals are White's, small letters Black's";
  return colours + (view.setup.hidden == 0 ? ".\n" : "; * marks your hidden pieces, ? the computer's.\n");
}

std::string describe_square(const PlayerView& view, const RangeTable& held, Square square) {
  const auto& piece = view.board[square];
  if (!piece) return name(square) + ": empty.\n";
  const std::string owner = piece->side == view.viewer ? "your " : "the computer's ";
  return name(square) + ": " + owner + piece_words(view, held, square) + ".\n";
}

std::string describe_board(const PlayerView& view, const RangeTable& held) {
  return side_words(view, held, view.viewer) + side_words(view, held, other(view.viewer));
}

}  // namespace raisechess::cli
