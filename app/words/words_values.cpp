// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>

#include <cmath>

#include "words/words.h"

namespace raisechess::ui {

namespace {

const QChar no_break_space(0x00a0);
const QChar en_dash(0x2013);
const QChar minus_sign(0x2212);

}  // namespace

QString Words::type(PieceType type) {
  switch (type) {
    case PieceType::Pawn:
      return tr("pawn");
    case PieceType::Knight:
      return tr("knight");
    case PieceType::Bishop:
      return tr("bishop");
    case PieceType::Rook:
      return tr("rook");
    case PieceType::Queen:
      return tr("queen");
    case PieceType::King:
      return tr("king");
  }
  return {};
}

QString Words::a_type(PieceType type) {
  switch (type) {
    case PieceType::Pawn:
      return tr("a pawn");
    case PieceType::Knight:
      return tr("a knight");
    case PieceType::Bishop:
      return tr("a bishop");
    case PieceType::Rook:
      return tr("a rook");
    case PieceType::Queen:
      return tr("a queen");
    case PieceType::King:
      return tr("a king");
  }
  return {};
}

QString Words::type_letter(PieceType type) {
  switch (type) {
    case PieceType::Pawn:
      return tr("P", "letter of the pawn");
    case PieceType::Knight:
      return tr("N", "letter of the knight");
    case PieceType::Bishop:
      return tr("B", "letter of the bishop");
    case PieceType::Rook:
      return tr("R", "letter of the rook");
    case PieceType::Queen:
      return tr("Q", "letter of the queen");
    case PieceType::King:
      return tr("K", "letter of the king");
  }
  return {};
}

QString Words::piece(Side side, PieceType type) {
  const bool white = side == Side::White;
  switch (type) {
    case PieceType::Pawn:
      return white ? tr("white pawn") : tr("black pawn");
    case PieceType::Knight:
      return white ? tr("white knight") : tr("black knight");
    case PieceType::Bishop:
      return white ? tr("white bishop") : tr("black bishop");
    case PieceType::Rook:
      return white ? tr("white rook") : tr("black rook");
    case PieceType::Queen:
      return white ? tr("white queen") : tr("black queen");
    case PieceType::King:
      return white ? tr("white king") : tr("black king");
  }
  return {};
}

QString Words::hidden_piece(Side side) {
  return side == Side::White ? tr("white hidden piece") : tr("black hidden piece");
}

QString Words::side(Side side) {
  return side == Side::White ? tr("White") : tr("Black");
}

QString Words::side_within(Side side) {
  return side == Side::White ? tr("White", "inside a sentence") : tr("Black", "inside a sentence");
}

namespace {

QString listed(const std::vector<PieceType>& types, QString (*named)(PieceType)) {
  QString text;
  for (std::size_t i = 0; i < types.size(); ++i) {
    if (i > 0)
      text += i + 1 == types.size() ? Words::tr(" or ", "between the last two piece types of a list") : Words::tr(", ");
    text += named(types[i]);
  }
  return text;
}

}  // namespace

QString Words::types(const std::vector<PieceType>& types) {
  return listed(types, &Words::type);
}

QString Words::any_of(const std::vector<PieceType>& types) {
  return listed(types, &Words::a_type);
}

QString Words::square(Square square) {
  return QString::fromStdString(name(square));
}

QString Words::path(Square from, Square to) {
  return square(from) + en_dash + square(to);
}

QString Words::move(const std::string& move_text) {
  QString text = QString::fromStdString(move_text);
  if (!text.startsWith('O')) text.replace('-', en_dash);
  return text;
}

QString Words::number(std::int64_t number) {
  return QLocale().toString(static_cast<qlonglong>(number)).replace('-', minus_sign);
}

QString Words::chips(Chips chips) {
  return chips == 1 ? tr("1 chip") : tr("%1 chips", "", static_cast<int>(chips)).arg(number(chips));
}

QString Words::points(int points) {
  return points == 1 ? tr("1 point") : tr("%n points", "of material", points);
}

QString Words::percent(int percent) {
  return QString::number(percent) + no_break_space + '%';
}

QString Words::chance(double value, double margin) {
  const int whole = static_cast<int>(std::lround(100 * value));
  const int off = static_cast<int>(std::lround(100 * margin));
  if (off <= 0) return percent(whole);
  if (whole >= off && whole + off <= 100) return QStringLiteral("%1 ± %2").arg(percent(whole)).arg(off);
  return number(std::max(0, whole - off)) + en_dash + percent(std::min(100, whole + off));
}

QString Words::deals(int deals) {
  return deals == 1 ? tr("1 deal") : tr("%n deals", "", deals);
}

QString Words::bits(double bits) {
  const QString value = QLocale().toString(bits, 'f', 1);
  return std::lround(bits * 10) == 10 ? tr("%1 bit", "exactly one").arg(value) : tr("%1 bits").arg(value);
}

QString Words::lost_bits(double bits_lost) {
  return minus_sign + bits(bits_lost);
}

QString Words::uncertainty(int deal_count, double bit_count) {
  return tr("%1 · %2", "deals · bits").arg(deals(deal_count), bits(bit_count));
}

QString Words::uncertainty_plain(int deal_count, double bit_count) {
  if (deal_count == 1) return tr("all is known");
  return tr("%1: %2, all equally likely", "bits: deals").arg(bits(bit_count), deals(deal_count));
}

QString Words::half_move(int ply) {
  if (ply <= 0) return tr("the deal");
  return tr("move %1, %2").arg(number((ply + 1) / 2), side_within(ply % 2 == 1 ? Side::White : Side::Black));
}

}  // namespace raisechess::ui
