// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge/deal_set.h"

#include <array>
#include <numeric>

namespace raisechess::knowledge {

namespace {

constexpr auto pairs_by_deal = [] {
  std::array<PocketTypes, deal_count(max_pockets)> table{};
  for (std::size_t deal = 0; deal < table.size(); ++deal) {
    int rest = static_cast<int>(deal);
    for (int pocket = 0; pocket < max_pockets; ++pocket, rest /= 5) {
      table[deal] |= PocketTypes{1} << (5 * pocket + rest % 5);
    }
  }
  return table;
}();

}  // namespace

DealIndex deal_index(const Deal& deal) {
  int index = 0;
  for (std::size_t i = deal.size(); i-- > 0;) index = 5 * index + pocket_index(deal[i].type);
  return static_cast<DealIndex>(index);
}

Deal deal_from_index(DealIndex index, const std::vector<Square>& origins) {
  Deal deal;
  for (Square origin : origins) deal.push_back({origin, type_in_deal(index, static_cast<int>(deal.size()))});
  return deal;
}

DealSet all_deals(int pockets) {
  DealSet deals(static_cast<std::size_t>(deal_count(pockets)));
  std::iota(deals.begin(), deals.end(), DealIndex{0});
  return deals;
}

PocketTypes pairs_of_deal(DealIndex deal) {
  return pairs_by_deal[deal];
}

PocketTypes pairs_of_deals(const DealSet& deals) {
  PocketTypes pairs = 0;
  for (DealIndex deal : deals) pairs |= pairs_by_deal[deal];
  return pairs;
}

}  // namespace raisechess::knowledge
