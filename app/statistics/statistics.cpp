// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/statistics.h"

#include <algorithm>
#include <array>
#include <map>

namespace raisechess::statistics {
namespace {

constexpr std::size_t most_points = 300;  ///< a chart shows no more
constexpr std::size_t most_periods = 20;
constexpr std::size_t least_in_period = 5;

using Hands = std::vector<const PlayedHand*>;

/// Counts a hand that is not looked at; false for the others.
bool leave_out(const PlayedHand& hand, LeftOut& left_out) {
  if (hand.closed) {
    ++left_out.closed;
  } else if (hand.aids.watched || hand.aids.out_of_time) {
    ++left_out.played_for_him;
  } else if (hand.aids.hint || hand.taken_back) {
    ++left_out.aided;
  } else {
    return false;
  }
  return true;
}

Hands own_hands(const std::vector<PlayedHand>& hands, LeftOut& left_out) {
  Hands own;
  for (const PlayedHand& hand : hands) {
    if (!leave_out(hand, left_out)) own.push_back(&hand);
  }
  return own;
}

std::vector<Mode> modes_of(const Hands& hands) {
  std::array<bool, mode_count> seen{};
  for (const PlayedHand* hand : hands) seen[static_cast<std::size_t>(hand->mode)] = true;
  std::vector<Mode> modes;
  for (int mode = 0; mode < mode_count; ++mode) {
    if (seen[static_cast<std::size_t>(mode)]) modes.push_back(static_cast<Mode>(mode));
  }
  return modes;
}

std::vector<std::string> levels_of(const Hands& hands) {
  std::vector<std::string> levels;
  for (const PlayedHand* hand : hands) {
    if (std::ranges::find(levels, hand->level) == levels.end()) levels.push_back(hand->level);
  }
  std::ranges::sort(levels);
  return levels;
}

void keep_filtered(Hands& hands, const Filter& filter) {
  std::erase_if(hands, [&](const PlayedHand* hand) {
    return (filter.level && hand->level != *filter.level) || (filter.since && hand->ended < *filter.since);
  });
  const auto last = static_cast<std::size_t>(std::max(filter.last.value_or(0), 0));
  if (filter.last && hands.size() > last) hands.erase(hands.begin(), hands.end() - static_cast<std::ptrdiff_t>(last));
}

std::vector<LevelFigures> figures_by_level(const Hands& hands) {
  std::map<std::string, Figures> levels;
  for (const PlayedHand* hand : hands) levels[hand->level].add(*hand);
  std::vector<LevelFigures> by_level;
  for (const auto& [level, figures] : levels) by_level.push_back({level, figures});
  return by_level;
}

int step_of(const PlayedHand& hand) {
  if (has_chips(hand.mode)) return hand.result.net[hand.person];
  if (!hand.result.winner) return 0;
  return hand.result.winner == hand.person ? 1 : -1;
}

/// Is the point after so many hands one of those that are kept: the last one is.
bool is_kept(std::size_t done, std::size_t of) {
  const std::size_t apart = of / most_points + 1;
  return done % apart == 0 || done == of;
}

void take_courses(const Hands& hands, Statistics& statistics) {
  double sum = 0;
  RatingEstimate estimate(statistics.mode);
  statistics.sums.push_back({0, 0});
  for (std::size_t done = 1; done <= hands.size(); ++done) {
    sum += step_of(*hands[done - 1]);
    estimate.add(*hands[done - 1]);
    if (!is_kept(done, hands.size())) continue;
    statistics.sums.push_back({static_cast<int>(done), sum});
    if (const auto rating = estimate.rating()) statistics.ratings.push_back({static_cast<int>(done), rating->value});
  }
  statistics.rating = estimate.rating();
}

std::vector<Figures> periods_of(const Hands& hands) {
  const std::size_t count = std::min(most_periods, hands.size() / least_in_period);
  std::vector<Figures> periods(count);
  for (std::size_t place = 0; count > 0 && place < hands.size(); ++place) {
    periods[place * count / hands.size()].add(*hands[place]);
  }
  return periods;
}

std::optional<double> quotient(double part, double whole) {
  return whole > 0 ? std::optional(part / whole) : std::nullopt;
}

}  // namespace

std::optional<double> Share::value() const {
  return quotient(static_cast<double>(part), static_cast<double>(whole));
}

std::optional<double> Figures::aggression() const {
  return quotient(static_cast<double>(bets), static_cast<double>(calls));
}

std::optional<double> Figures::share_of_bits_kept() const {
  return quotient(bits_kept, bits_dealt);
}

void Figures::add(const PlayedHand& hand) {
  const bool by_person = hand.result.winner == hand.person;
  ++hands;
  ++(!hand.result.winner ? split : by_person ? won : lost);
  net += hand.result.net[hand.person];
  if (hand.result.kind == ResultKind::Showdown) {
    ++showdowns_won.whole;
    showdowns_won.part += by_person ? 1 : 0;
  }
  if (hand.result.kind == ResultKind::Checkmate) ++(by_person ? mates_given : mates_suffered);
  if (!hand.deeds) return;
  const Deeds& deeds = *hand.deeds;
  voluntary.whole += deeds.choice ? 1 : 0;
  voluntary.part += deeds.voluntary ? 1 : 0;
  bets += deeds.bets;
  calls += deeds.calls;
  folds_to_bet.whole += deeds.faced;
  folds_to_bet.part += deeds.folded_to_bet ? 1 : 0;
  if (!deeds.bits) return;
  ++hands_with_bits;
  bits_dealt += deeds.bits->dealt;
  bits_kept += deeds.bits->kept;
}

Statistics statistics_of(const std::vector<PlayedHand>& hands, const Filter& filter) {
  Statistics statistics;
  Hands own = own_hands(hands, statistics.left_out);
  statistics.modes = modes_of(own);
  if (!own.empty()) statistics.mode = own.back()->mode;
  statistics.mode = filter.mode.value_or(statistics.mode);
  std::erase_if(own, [&](const PlayedHand* hand) { return hand->mode != statistics.mode; });
  statistics.levels = levels_of(own);
  keep_filtered(own, filter);
  for (const PlayedHand* hand : own) statistics.all.add(*hand);
  statistics.by_level = figures_by_level(own);
  take_courses(own, statistics);
  statistics.periods = periods_of(own);
  return statistics;
}

}  // namespace raisechess::statistics
