// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QKeySequence>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>

#include "widgets/bet_keys.h"

namespace raisechess {

/// What a key can do. The bets come last.
enum class Command : std::uint8_t {
  NewMatch,
  ActNow,
  TakeBack,
  Redo,
  Hint,
  WhatIf,
  Watch,
  PauseWatching,
  StepWatching,
  History,
  Review,
  Settings,
  Quit,
  TurnBoard,
  ShowRanges,
  Sounds,
  Rules,
  Back,
  Forward,
  ToStart,
  ToPresent,
  Fold,
  Call,
  Bet,
  Raise,
  AllIn,
  Check
};

inline constexpr std::array all_commands{
    Command::NewMatch,  Command::ActNow,   Command::TakeBack,      Command::Redo,         Command::Hint,
    Command::WhatIf,    Command::Watch,    Command::PauseWatching, Command::StepWatching, Command::History,
    Command::Review,    Command::Settings, Command::Quit,          Command::TurnBoard,    Command::ShowRanges,
    Command::Sounds,    Command::Rules,    Command::Back,          Command::Forward,      Command::ToStart,
    Command::ToPresent, Command::Fold,     Command::Call,          Command::Bet,          Command::Raise,
    Command::AllIn,     Command::Check};

constexpr bool is_bet(Command command) {
  return command >= Command::Fold;
}

/// Which key does what. The square cursor, Enter, Esc and Tab keep their keys, and letters enter moves: so a command
/// needs Ctrl, Alt or a function key, and a bet, which has its letters while it is due, one key by itself.
class KeyMap {
  Q_DECLARE_TR_FUNCTIONS(KeyMap)

 public:
  KeyMap();  ///< the usual keys

  const QKeySequence& key(Command command) const { return keys_[static_cast<std::size_t>(command)]; }
  /// Gives `key` to `command`; or says in a sentence why it cannot have it, and changes nothing.
  std::optional<QString> give(Command command, const QKeySequence& key);
  ui::BetKeys bet_keys() const;

  static QString name(Command command);        ///< "Take back"
  static QString store_name(Command command);  ///< as it is called in the settings
  /// The keys as they were stored by `stored`; one that its command cannot have, or that two have, is the usual one.
  static KeyMap from_stored(const std::function<QString(Command)>& stored);

  friend bool operator==(const KeyMap&, const KeyMap&) = default;

 private:
  static std::optional<QString> unfit(Command command, const QKeySequence& key);
  std::optional<Command> owner(const QKeySequence& key, Command but) const;
  std::optional<Command> sharing_own_key() const;

  std::array<QKeySequence, all_commands.size()> keys_;
};

}  // namespace raisechess
