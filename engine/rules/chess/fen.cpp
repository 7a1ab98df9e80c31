// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"

#include "fen_reader.h"

namespace raisechess::chess {
namespace {

constexpr int greatest_starting_clock = 99;

std::string placement_text(const Position& position) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    int empty = 0;
    const auto end_run = [&] {
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
    };
    for (int file = 0; file < 8; ++file) {
      const auto piece = position.piece_on(square_at(file, rank));
      if (!piece) {
        ++empty;
        continue;
      }
      end_run();
      const char capital = letter(piece->type);
      text += piece->side == Side::White ? capital : static_cast<char>(capital - 'A' + 'a');
    }
    end_run();
    if (rank > 0) text += '/';
  }
  return text;
}

std::string castling_text(const Position& position) {
  std::string text;
  for (Side side : both_sides) {
    for (Wing wing : {Wing::H, Wing::A}) {
      const auto rook = position.castling_rook(side, wing);
      if (rook) text += static_cast<char>((side == Side::White ? 'A' : 'a') + file_of(*rook));
    }
  }
  return text.empty() ? "-" : text;
}

std::string en_passant_text(const Position& position, MoveRules rules) {
  return en_passant_possible(position, rules) ? name(*position.en_passant()) : "-";
}

std::string squares_text(Bitboard squares) {
  if (squares == 0) return "-";
  std::string text;
  while (squares != 0) {
    if (!text.empty()) text += ',';
    text += name(take_first(squares));
  }
  return text;
}

}  // namespace

Expected<FenRecord> fen_from_text(std::string_view text) {
  return FenReader().read(text);
}

Expected<FenRecord> start_fen_from_text(std::string_view text, MoveRules rules) {
  auto record = fen_from_text(text);
  if (!record) return record;
  const int clock = record->position.half_move_clock();
  if (clock > greatest_starting_clock) {
    return fail(ErrorCode::FenClock, std::to_string(clock), 0, greatest_starting_clock);
  }
  if (record->hidden != 0) return fail(ErrorCode::FenHidden, "h:" + squares_text(record->hidden));
  if (!has_legal_move(record->position, rules)) return fail(ErrorCode::FenNoLegalMove);
  record->full_move = 1;
  return record;
}

std::string fen_text(const FenRecord& record, MoveRules rules) {
  const Position& position = record.position;
  const std::vector<std::string> fields{
      placement_text(position),
      position.side_to_move() == Side::White ? "w" : "b",
      castling_text(position),
      en_passant_text(position, rules),
      std::to_string(position.half_move_clock()),
      std::to_string(record.full_move),
      "h:" + squares_text(record.hidden),
      "d:" + squares_text(position.pawns_on_second_ranks() & ~position.double_steppers())};
  std::string text = fields[0];
  for (std::size_t i = 1; i < fields.size(); ++i) text += ' ' + fields[i];
  return text;
}

}  // namespace raisechess::chess
