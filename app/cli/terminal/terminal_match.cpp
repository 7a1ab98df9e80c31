// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_match.h"

#include <thread>
#include <utility>

#include "view/record_fault.h"

namespace raisechess::cli {
namespace {

Error unknown_level(const std::string& level) {
  Error error{ErrorCode::RecordFormat, {static_cast<std::int64_t>(RecordFault::NotOneOf), "\"level\"", level}};
  for (const ai::Level known : ai::levels()) error.arguments.emplace_back(std::string(ai::name(known)));
  return error;
}

}  // namespace

Expected<TerminalMatch> TerminalMatch::start(const MatchChoice& choice, std::uint64_t seed, PlayerFactory factory) {
  auto referee = referee::Referee::start_match(choice.setup, choice.random_array, {});
  if (!referee) return tl::unexpected(referee.error());
  return TerminalMatch(*std::move(referee), choice.level, choice.random_array, seed, std::move(factory));
}

Expected<TerminalMatch> TerminalMatch::resume(const SavedMatch& saved, const referee::Key& key, PlayerFactory factory) {
  return resume(saved, referee::Referee::open(saved.sealed, key), std::move(factory));
}

Expected<TerminalMatch> TerminalMatch::resume_without_key(const SavedMatch& saved, PlayerFactory factory) {
  return resume(saved, referee::Referee::open_without_key(saved.sealed, {}), std::move(factory));
}

Expected<TerminalMatch> TerminalMatch::resume(const SavedMatch& saved, Expected<referee::Referee> referee,
                                              PlayerFactory factory) {
  const auto level = ai::level_from_name(saved.level);
  if (!level) return tl::unexpected(unknown_level(saved.level));
  if (!referee) return tl::unexpected(referee.error());
  return TerminalMatch(*std::move(referee), *level, saved.random_array, saved.seed, std::move(factory));
}

MatchChoice TerminalMatch::choice() const {
  return {referee_.setup(), random_array_, level_};
}

bool TerminalMatch::computer_to_act() const {
  const auto to_act = view().to_act;
  return to_act && *to_act == referee_.side_of(computer);
}

std::optional<Error> TerminalMatch::next_hand(const std::string& nonce) {
  player_.reset();
  referee_.set_nonce(nonce);
  return referee_.next_hand(minutes());
}

std::optional<Error> TerminalMatch::computer_acts(const Thinking& thinking) {
  const auto due = std::chrono::steady_clock::now() + thinking.appears_after;
  if (!player_) player_ = factory_(level_);
  const auto decision = player_->choose(referee_.view(computer), thinking.budget, hand_seed(), {});
  std::this_thread::sleep_until(due);
  return referee_.submit(computer, decision.action);
}

Action TerminalMatch::move_for_player(const ai::Budget& budget) const {
  return ai::stand_in_action(view(), factory_(level_)->choose(view(), budget, hand_seed(), {}));
}

SavedMatch TerminalMatch::saved(const referee::Key& key) {
  referee_.set_minutes(minutes());
  SavedMatch saved;
  saved.level = ai::name(level_);
  saved.random_array = random_array_;
  saved.seed = seed_;
  saved.sealed = referee_.seal(key);
  return saved;
}

/// Match time runs while the match is open in the program (RULES 4).
double TerminalMatch::minutes() const {
  const std::chrono::duration<double, std::ratio<60>> open = std::chrono::steady_clock::now() - opened_;
  return minutes_before_ + open.count();
}

/// Another one for each hand, so that the same position is not always played alike.
std::uint64_t TerminalMatch::hand_seed() const {
  constexpr std::uint64_t golden_ratio = 0x9E3779B97F4A7C15u;
  return seed_ + golden_ratio * static_cast<std::uint64_t>(referee_.score().hand);
}

}  // namespace raisechess::cli
