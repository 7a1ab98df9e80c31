// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge/tracked_range.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <iterator>

namespace raisechess::knowledge {

namespace {

bool agrees(DealIndex deal, const Clue& clue) {
  return (pairs_of_deal(deal) & clue.one_of) != 0;
}

/// The pocket that a clue says something about: the one asked for, else the first that it names.
int subject(const Clue& clue, int pocket) {
  if ((clue.one_of & pairs_of_pocket(pocket)) != 0 || clue.one_of == 0) return pocket;
  return std::countr_zero(clue.one_of) / 5;
}

}  // namespace

TrackedRange::TrackedRange(Side of, int pockets)
    : of_(of), pockets_(pockets), deals_(all_deals(pockets)), possible_((PocketTypes{1} << (5 * pockets)) - 1) {}

void TrackedRange::learn(const PublicBoard& board, std::vector<Clue> clues) {
  if (pockets_ == 0) return;
  std::ranges::stable_sort(clues, {}, &Clue::fact);
  for (const Clue& clue : clues) apply(board, clue);
  assert(!deals_.empty());
}

void TrackedRange::apply(const PublicBoard& board, const Clue& clue) {
  if (std::erase_if(deals_, [&](DealIndex deal) { return !agrees(deal, clue); }) == 0) return;
  clues_.push_back(clue);
  PocketTypes left = possible_ & ~pairs_of_deals(deals_);
  possible_ &= ~left;
  for (; left != 0; left &= left - 1) {
    const int pair = std::countr_zero(left);
    const auto piece = board.pocket_square(of_, subject(clue, pair / 5));
    departures_[static_cast<std::size_t>(pair)] = {board.ply(), clues_.size() - 1, piece, false};
  }
}

void TrackedRange::turn_up(const PublicBoard& board, DealIndex deal) {
  std::vector<Clue> clues;
  for (int pocket = 0; pocket < pockets_; ++pocket) {
    clues.push_back({Fact::Reveal, pair_of(pocket, type_in_deal(deal, pocket)), {board.pocket_square(of_, pocket)}});
  }
  learn(board, std::move(clues));
}

void TrackedRange::take_back(int ply) {
  for (Departure& departure : departures_) departure.taken_back |= departure.ply > ply;
}

RangeTable TrackedRange::table(const PublicBoard& board) const {
  RangeTable table;
  table.of = of_;
  table.deals = size();
  table.bits = std::log2(table.deals);
  for (int pocket = 0; pocket < pockets_; ++pocket) table.rows.push_back(row(board, pocket));
  return table;
}

RangeRow TrackedRange::row(const PublicBoard& board, int pocket) const {
  RangeRow row;
  row.origin = board.origins(of_)[static_cast<std::size_t>(pocket)];
  row.now = board.pocket_square(of_, pocket);
  row.status = board.status(of_, pocket);
  row.captured = board.captured(of_, pocket);
  for (DealIndex deal : deals_) ++row.deals[static_cast<std::size_t>(pocket_index(type_in_deal(deal, pocket)))];
  for (std::size_t type = 0; type < pocket_types.size(); ++type) {
    row.p[type] = static_cast<double>(row.deals[type]) / size();
    if (row.deals[type] == 0) row.ruled_out[type] = reason(board, 5 * pocket + static_cast<int>(type));
  }
  return row;
}

Reason TrackedRange::reason(const PublicBoard& board, int pair) const {
  const Departure& departure = departures_[static_cast<std::size_t>(pair)];
  const Clue& clue = clues_[departure.clue];
  Reason reason{departure.ply, clue.fact, {}, shared_facts(pair, departure), {}, departure.taken_back};
  const int about = subject(clue, pair / 5);
  if (about != pair / 5) reason.other = board.origins(of_)[static_cast<std::size_t>(about)];
  for (const auto& square : clue.squares) {
    if (square) reason.squares.push_back(*square);
  }
  if (departure.piece && clue.fact == Fact::CheckAnnounced) {
    reason.squares.insert(reason.squares.begin(), *departure.piece);
  }
  if (departure.piece && clue.fact == Fact::MoveNotOffered) reason.squares.push_back(*departure.piece);
  return reason;
}

/// A fact took part in ruling out a pair if, up to its departure, some deal with the pair was contradicted by that clue
/// alone.
std::vector<Fact> TrackedRange::shared_facts(int pair, const Departure& departure) const {
  std::vector<bool> needed(departure.clue + 1, false);
  for (DealIndex deal : all_deals(pockets_)) {
    if ((pairs_of_deal(deal) >> pair & 1) == 0) continue;
    const auto contradicts = [&](const Clue& clue) { return !agrees(deal, clue); };
    const auto end = clues_.begin() + static_cast<std::ptrdiff_t>(departure.clue) + 1;
    const auto first = std::find_if(clues_.begin(), end, contradicts);
    if (std::find_if(std::next(first), end, contradicts) != end) continue;
    needed[static_cast<std::size_t>(first - clues_.begin())] = true;
  }
  std::vector<Fact> facts;
  for (std::size_t i = 0; i < departure.clue; ++i) {
    const Fact fact = clues_[i].fact;
    if (!needed[i] || fact == clues_[departure.clue].fact || std::ranges::count(facts, fact) != 0) continue;
    facts.push_back(fact);
  }
  return facts;
}

DealSet agreeing(DealSet deals, const std::vector<Clue>& clues) {
  std::erase_if(deals, [&](DealIndex deal) {
    return std::ranges::any_of(clues, [&](const Clue& clue) { return !agrees(deal, clue); });
  });
  return deals;
}

}  // namespace raisechess::knowledge
