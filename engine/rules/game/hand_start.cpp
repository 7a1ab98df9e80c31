// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "chess/draws.h"
#include "game/deal_squares.h"
#include "game/hand.h"

namespace raisechess::game {
namespace {

template <std::size_t N>
bool one_of(int value, const std::array<int, N>& allowed) {
  return std::find(allowed.begin(), allowed.end(), value) != allowed.end();
}

std::optional<Error> check_chips(const HandSetup& setup) {
  for (Side side : both_sides) {
    const Chips stack = setup.stacks[side];
    if (stack < 1 || stack > most_stack)
      return Error{ErrorCode::StackSize, {std::int64_t{stack}, std::int64_t{1}, std::int64_t{most_stack}}};
  }
  const Blinds blinds = setup.blinds;
  const bool fine = blinds.big >= 2 && blinds.big <= most_match_chips && blinds.small >= 1 && blinds.small < blinds.big;
  if (!fine) {
    return Error{ErrorCode::BlindSize,
                 {std::int64_t{blinds.big}, std::int64_t{blinds.small}, std::int64_t{most_match_chips}}};
  }
  return std::nullopt;
}

std::string side_name(Side side) {
  return std::string(name(side));
}

/// RULES 1: exactly `hidden` squares of the side's first two ranks other than the king's, each with one of five types.
std::optional<Error> check_deal(Side side, const Deal& deal, const HandSetup& setup) {
  if (static_cast<int>(deal.size()) != setup.hidden) {
    return Error{ErrorCode::DealSquareCount,
                 {side_name(side), static_cast<std::int64_t>(deal.size()), std::int64_t{setup.hidden}}};
  }
  const auto squares = deal_squares(side, setup.array);
  for (auto piece = deal.begin(); piece != deal.end(); ++piece) {
    const bool own = std::find(squares.begin(), squares.end(), piece->origin) != squares.end();
    if (!own || piece->type == PieceType::King)
      return Error{ErrorCode::DealSquare, {side_name(side), name(piece->origin)}};
    const bool twice = std::any_of(deal.begin(), piece, [&](const DealtPiece& p) { return p.origin == piece->origin; });
    if (twice) return Error{ErrorCode::DealSquareTwice, {side_name(side), name(piece->origin)}};
  }
  return std::nullopt;
}

Deal in_order(Deal deal) {
  std::sort(deal.begin(), deal.end(), [](const DealtPiece& a, const DealtPiece& b) { return a.origin < b.origin; });
  return deal;
}

/// The squares of a side's deal.
std::vector<Square> squares_of(const Deal& deal) {
  std::vector<Square> squares;
  for (const DealtPiece& piece : deal) squares.push_back(piece.origin);
  return squares;
}

chess::FenRecord dealt_start(const HandSetup& setup, const PerSide<Deal>& deals) {
  const knowledge::PublicBoard board(setup, {squares_of(deals.white), squares_of(deals.black)});
  return {board.position({knowledge::deal_index(deals.white), knowledge::deal_index(deals.black)}), 0, 1};
}

}  // namespace

std::optional<Error> check_setup(const HandSetup& setup) {
  if (!one_of(setup.hidden, std::array{0, 3, 4, 5})) return Error{ErrorCode::HiddenCount, {std::int64_t{setup.hidden}}};
  if (setup.array < 0 || setup.array > 959) return Error{ErrorCode::ArrayNumber, {std::int64_t{setup.array}}};
  if (!one_of(setup.showdown, std::array{showdown_to_mate, 20, 30, 40})) {
    return Error{ErrorCode::ShowdownMove, {std::int64_t{setup.showdown}}};
  }
  const bool classic = setup.hidden == 0 && setup.betting == BettingMode::None && setup.showdown == showdown_to_mate;
  if (!setup.start_fen.empty() && !classic) return Error{ErrorCode::FenNeedsClassic, {}};
  return check_chips(setup);
}

Expected<Hand> Hand::start(const HandSetup& setup, const PerSide<Deal>& deals) {
  if (auto error = check_setup(setup)) return tl::unexpected(*error);
  for (Side side : both_sides) {
    if (auto error = check_deal(side, deals[side], setup)) return tl::unexpected(*error);
  }
  const PerSide<Deal> sorted{in_order(deals.white), in_order(deals.black)};
  if (setup.start_fen.empty()) return Hand(setup, sorted, dealt_start(setup, sorted));
  const auto record = chess::start_fen_from_text(setup.start_fen, {setup.promotion, setup.king_capture});
  if (!record) return tl::unexpected(record.error());
  return Hand(setup, sorted, *record);
}

Hand::Hand(const HandSetup& setup, const PerSide<Deal>& deals, const chess::FenRecord& start)
    : setup_(setup),
      deals_(deals),
      line_{{start.position,
             chess::repetition_key(start.position, {setup.promotion, setup.king_capture}),
             !setup.king_capture && start.position.in_check(),
             start.full_move,
             {start.position.half_move_clock(), start.position.half_move_clock()}}},
      betting_(betting::Betting::start(setup.betting, setup.stacks, setup.blinds)),
      public_(setup, {squares_of(deals.white), squares_of(deals.black)}),
      private_{knowledge::PrivateKnowledge(setup, {squares_of(deals.white), squares_of(deals.black)}, Side::White,
                                           knowledge::deal_index(deals.white)),
               knowledge::PrivateKnowledge(setup, {squares_of(deals.white), squares_of(deals.black)}, Side::Black,
                                           knowledge::deal_index(deals.black))} {
  open_turn();
}

}  // namespace raisechess::game
