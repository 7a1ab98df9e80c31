// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace raisechess {

void PrintTo(const Reason& reason, std::ostream* out) {
  *out << "half-move " << reason.ply << ", fact " << static_cast<int>(reason.fact) << ", squares";
  for (Square square : reason.squares) *out << ' ' << name(square);
  *out << ", also";
  for (Fact fact : reason.also) *out << ' ' << static_cast<int>(fact);
  if (reason.other) *out << ", about " << name(*reason.other);
}

}  // namespace raisechess

namespace raisechess::test {

using knowledge::PrivateKnowledge;

namespace {

HandSetup chipless(int hidden, int array) {
  HandSetup setup;
  setup.hidden = hidden;
  setup.array = array;
  setup.betting = BettingMode::None;
  return setup;
}

Side owner(const std::string& origin) {
  return origin[1] <= '2' ? Side::White : Side::Black;
}

const RangeRow& row_of(const RangeTable& table, const std::string& origin) {
  return *std::ranges::find(table.rows, square(origin), &RangeRow::origin);
}

std::string types_in(const RangeTable& table, const std::string& origin) {
  std::string types;
  for (PieceType type : pocket_types) {
    if (row_of(table, origin).deals[static_cast<std::size_t>(pocket_index(type))] != 0) types += letter(type);
  }
  return types;
}

Reason reason_in(const RangeTable& table, const std::string& origin, PieceType type) {
  return row_of(table, origin).ruled_out[static_cast<std::size_t>(pocket_index(type))].value();
}

}  // namespace

Table::Table(const HandSetup& setup, const PerSide<Deal>& deals)
    : setup_(setup),
      deals_(deals),
      truth_(setup, deals),
      onlooker_(setup, origins_of(deals)),
      players_{PrivateKnowledge(setup, origins_of(deals), Side::White, deal(Side::White)),
               PrivateKnowledge(setup, origins_of(deals), Side::Black, deal(Side::Black))} {
  offer();
}

Table::Table(const std::string& white, const std::string& black, int array)
    : Table(chipless(static_cast<int>(deal_of(white).size()), array), {deal_of(white), deal_of(black)}) {}

void Table::offer() {
  const Side side = truth_.to_move();
  offers_[side].push_back(truth_.moves());
  player(side).offered(offers_[side].back());
}

void Table::play(Move move) {
  const Side mover = truth_.to_move();
  const MoveOutcome outcome = truth_.play(move);
  log_.push_back({mover, MakeMove{move}, outcome});
  const bool goes_on = truth_.has_move();
  onlooker_.observe(mover, move, outcome);
  for (Side viewer : both_sides) player(viewer).observe(mover, move, outcome, goes_on);
  if (goes_on) offer();
}

Table& Table::play(const std::string& moves) {
  std::istringstream words(moves);
  for (std::string word; words >> word;) {
    const auto move = find_long_algebraic(truth_.moves(), word);
    if (!move) throw std::invalid_argument(word + " is not legal here");
    play(*move);
  }
  return *this;
}

PlayerView Table::view(Side viewer) const {
  PlayerView view;
  view.viewer = viewer;
  view.setup = setup_;
  view.log = log_;
  view.ply = static_cast<int>(log_.size());
  view.offers = offers_[viewer];
  const auto& board = onlooker_.board();
  for (Side side : both_sides) {
    for (int pocket = 0; pocket < board.pockets(side); ++pocket) {
      const DealtPiece& dealt = deals_[side][static_cast<std::size_t>(pocket)];
      HiddenPiece piece{dealt.origin, board.pocket_square(side, pocket), std::nullopt, board.status(side, pocket)};
      if (side == viewer || piece.status != HiddenStatus::Hidden) piece.type = dealt.type;
      view.hidden[side].push_back(piece);
    }
  }
  return view;
}

std::string Table::public_types(const std::string& origin) const {
  return types_in(onlooker_.table(owner(origin)), origin);
}

std::string Table::private_types(const std::string& origin) {
  return types_in(player(other(owner(origin))).table(), origin);
}

Reason Table::public_reason(const std::string& origin, PieceType type) const {
  return reason_in(onlooker_.table(owner(origin)), origin, type);
}

Reason Table::private_reason(const std::string& origin, PieceType type) {
  return reason_in(player(other(owner(origin))).table(), origin, type);
}

}  // namespace raisechess::test
