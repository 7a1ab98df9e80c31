// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "play_choice.h"
#include "player/player.h"
#include "referee/referee.h"
#include "terminal_store.h"

namespace raisechess::cli {

using PlayerFactory = std::function<std::unique_ptr<ai::Player>(ai::Level)>;

/// How long the computer may think, and when its action appears: a fixed time after it was asked, so that thinking
/// which ends early tells nothing.
struct Thinking {
  ai::Budget budget;
  std::chrono::milliseconds appears_after{0};
};

/// A match between the player in seat A and the computer in seat B: the referee, the computer's player and match time.
class TerminalMatch {
 public:
  static constexpr Seat you = Seat::A;
  static constexpr Seat computer = Seat::B;

  static Expected<TerminalMatch> start(const MatchChoice& choice, std::uint64_t seed, PlayerFactory factory);
  /// Errors: those of Referee::open; RecordFormat where the level is unknown.
  static Expected<TerminalMatch> resume(const SavedMatch& saved, const referee::Key& key, PlayerFactory factory);

  /// The saved match where its key is lost: the hand that was on is void. Errors: those of Referee::open_without_key;
  /// RecordFormat where the level is unknown.
  static Expected<TerminalMatch> resume_without_key(const SavedMatch& saved, PlayerFactory factory);

  const referee::Referee& table() const { return referee_; }
  PlayerView view() const { return referee_.view(you); }
  MatchChoice choice() const;
  bool computer_to_act() const;
  bool has_chips() const { return table().setup().hand.betting != BettingMode::None; }

  /// Deals the next hand with the player's nonce mixed in.
  std::optional<Error> next_hand(const std::string& nonce);
  std::optional<Error> submit(const Action& action) { return referee_.submit(you, action); }
  std::optional<Error> stop() { return referee_.stop_match(); }
  /// Turns up the pieces of a hand that ended by a fold or an agreed split, as the player wishes.
  std::optional<Error> show_last_hand() { return referee_.show_last_hand(); }
  /// Asks the computer's player, which is given the computer's view and nothing else, and carries out what it says.
  std::optional<Error> computer_acts(const Thinking& thinking);

  /// What a player of the computer's level would do in the player's place, from the player's view alone.
  Action move_for_player(const ai::Budget& budget) const;

  /// What is to be kept; the terminal's habits are the caller's.
  SavedMatch saved(const referee::Key& key);

 private:
  static Expected<TerminalMatch> resume(const SavedMatch& saved, Expected<referee::Referee> referee,
                                        PlayerFactory factory);
  TerminalMatch(referee::Referee referee, ai::Level level, bool random_array, std::uint64_t seed, PlayerFactory factory)
      : referee_(std::move(referee)),
        level_(level),
        random_array_(random_array),
        seed_(seed),
        factory_(std::move(factory)) {}

  double minutes() const;
  std::uint64_t hand_seed() const;

  referee::Referee referee_;
  ai::Level level_;
  bool random_array_;
  std::uint64_t seed_;
  PlayerFactory factory_;
  std::unique_ptr<ai::Player> player_;
  double minutes_before_ = referee_.minutes();  ///< match time when it was opened
  std::chrono::steady_clock::time_point opened_ = std::chrono::steady_clock::now();
};

}  // namespace raisechess::cli
