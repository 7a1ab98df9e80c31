// SPDX-License-Identifier: GPL-3.0-or-later
#include "key_map.h"

#include <algorithm>

namespace raisechess {

namespace {

QKeySequence usual_key(Command command) {
  switch (command) {
    case Command::NewMatch:
      return Qt::CTRL | Qt::Key_N;
    case Command::ActNow:
      return Qt::CTRL | Qt::Key_Return;
    case Command::TakeBack:
      return Qt::CTRL | Qt::Key_Z;
    case Command::Redo:
      return Qt::CTRL | Qt::SHIFT | Qt::Key_Z;
    case Command::Hint:
      return Qt::CTRL | Qt::Key_H;
    case Command::WhatIf:
      return Qt::CTRL | Qt::Key_T;
    case Command::Watch:
      return Qt::CTRL | Qt::Key_L;
    case Command::PauseWatching:
      return Qt::CTRL | Qt::Key_U;
    case Command::StepWatching:
      return Qt::CTRL | Qt::Key_Period;
    case Command::History:
      return Qt::CTRL | Qt::SHIFT | Qt::Key_H;
    case Command::Review:
      return Qt::CTRL | Qt::Key_E;
    case Command::Settings:
      return Qt::CTRL | Qt::Key_Comma;
    case Command::Quit:
      return Qt::CTRL | Qt::Key_Q;
    case Command::TurnBoard:
      return Qt::CTRL | Qt::Key_F;
    case Command::ShowRanges:
      return Qt::CTRL | Qt::Key_R;
    case Command::Sounds:
      return Qt::CTRL | Qt::Key_M;
    case Command::Rules:
      return Qt::Key_F1;
    case Command::Back:
      return Qt::ALT | Qt::Key_Left;
    case Command::Forward:
      return Qt::ALT | Qt::Key_Right;
    case Command::ToStart:
      return Qt::ALT | Qt::Key_Home;
    case Command::ToPresent:
      return Qt::ALT | Qt::Key_End;
    case Command::Fold:
      return ui::BetKeys().fold;
    case Command::Call:
      return ui::BetKeys().call;
    case Command::Bet:
      return ui::BetKeys().bet;
    case Command::Raise:
      return ui::BetKeys().raise;
    case Command::AllIn:
      return ui::BetKeys().all_in;
    case Command::Check:
      return ui::BetKeys().check;
  }
  return {};
}

bool is_function_key(int key) {
  return key >= Qt::Key_F1 && key <= Qt::Key_F35;
}

/// A letter of any alphabet, a sign or Space; digits enter amounts and squares.
bool is_sign(int key) {
  return key >= Qt::Key_Space && key < Qt::Key_Escape && !(key >= Qt::Key_0 && key <= Qt::Key_9);
}

/// Alone it moves on the board, answers or gives up, whatever the keys are set to.
bool has_fixed_meaning(QKeyCombination key) {
  const bool alone = (key.keyboardModifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  return alone && !is_function_key(key.key()) && !is_sign(key.key());
}

}  // namespace

KeyMap::KeyMap() {
  std::transform(all_commands.begin(), all_commands.end(), keys_.begin(), usual_key);
}

std::optional<QString> KeyMap::unfit(Command command, const QKeySequence& key) {
  const QKeyCombination pressed = key.count() == 1 ? key[0] : QKeyCombination();
  const bool known = key.count() == 1 && pressed.key() != Qt::Key_unknown;
  const bool alone = pressed.keyboardModifiers() == Qt::NoModifier;
  if (known && has_fixed_meaning(pressed)) return tr("That key has a meaning of its own, which stays.");
  if (is_bet(command)) {
    if (known && alone) return std::nullopt;
    return tr("A bet has one key by itself, without Ctrl or Alt: a letter, Space or a function key.");
  }
  const bool opens_menu = pressed.keyboardModifiers() == Qt::AltModifier && is_sign(pressed.key());
  if (known && opens_menu) return tr("Alt with a letter opens a menu: take Ctrl, or both.");
  const bool strong = pressed.keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  if (known && (strong || is_function_key(pressed.key()))) return std::nullopt;
  return tr("This needs Ctrl or Alt, or a function key: letters by themselves enter moves.");
}

std::optional<Command> KeyMap::owner(const QKeySequence& key, Command but) const {
  for (Command command : all_commands) {
    if (command != but && this->key(command) == key) return command;
  }
  return std::nullopt;
}

std::optional<QString> KeyMap::give(Command command, const QKeySequence& key) {
  if (auto reason = unfit(command, key)) return reason;
  if (const auto other = owner(key, command)) {
    return tr("%1 belongs to \"%2\" already.").arg(key.toString(QKeySequence::NativeText), name(*other));
  }
  keys_[static_cast<std::size_t>(command)] = key;
  return std::nullopt;
}

KeyMap KeyMap::from_stored(const std::function<QString(Command)>& stored) {
  KeyMap map;
  for (Command command : all_commands) {
    const QKeySequence key(stored(command), QKeySequence::PortableText);
    if (!key.isEmpty() && !unfit(command, key)) map.keys_[static_cast<std::size_t>(command)] = key;
  }
  while (const auto command = map.sharing_own_key())
    map.keys_[static_cast<std::size_t>(*command)] = usual_key(*command);
  return map;
}

/// A command that has not its usual key but one that another has, too.
std::optional<Command> KeyMap::sharing_own_key() const {
  for (Command command : all_commands) {
    if (key(command) != usual_key(command) && owner(key(command), command)) return command;
  }
  return std::nullopt;
}

ui::BetKeys KeyMap::bet_keys() const {
  const auto of = [this](Command command) { return key(command)[0].key(); };
  return {of(Command::Fold),  of(Command::Call),  of(Command::Bet),
          of(Command::Raise), of(Command::AllIn), of(Command::Check)};
}

QString KeyMap::name(Command command) {
  switch (command) {
    case Command::NewMatch:
      return tr("New match");
    case Command::ActNow:
      return tr("Let the computer act now");
    case Command::TakeBack:
      return tr("Take back");
    case Command::Redo:
      return tr("Redo");
    case Command::Hint:
      return tr("Hint");
    case Command::WhatIf:
      return tr("What if");
    case Command::Watch:
      return tr("Let the computer play for me");
    case Command::PauseWatching:
      return tr("Pause the watching");
    case Command::StepWatching:
      return tr("One step of the watching");
    case Command::History:
      return tr("Finished hands");
    case Command::Review:
      return tr("Review the hand");
    case Command::Settings:
      return tr("Settings");
    case Command::Quit:
      return tr("Quit");
    case Command::TurnBoard:
      return tr("Turn the board");
    case Command::ShowRanges:
      return tr("Show ranges");
    case Command::Sounds:
      return tr("Sounds");
    case Command::Rules:
      return tr("The rules");
    case Command::Back:
      return tr("Look back one half-move");
    case Command::Forward:
      return tr("Look forward one half-move");
    case Command::ToStart:
      return tr("Look back to the deal");
    case Command::ToPresent:
      return tr("Back to the present");
    case Command::Fold:
      return tr("Fold, resign");
    case Command::Call:
      return tr("Call");
    case Command::Bet:
      return tr("Bet");
    case Command::Raise:
      return tr("Raise");
    case Command::AllIn:
      return tr("All-in");
    case Command::Check:
      return tr("Check");
  }
  return {};
}

QString KeyMap::store_name(Command command) {
  static constexpr std::array names{"new_match", "act_now",        "take_back",     "redo",    "hint",   "what_if",
                                    "watch",     "pause_watching", "step_watching", "history", "review", "settings",
                                    "quit",      "turn_board",     "ranges",        "sounds",  "rules",  "back",
                                    "forward",   "to_start",       "to_present",    "fold",    "call",   "bet",
                                    "raise",     "all_in",         "check"};
  return QLatin1String(names[static_cast<std::size_t>(command)]);
}

}  // namespace raisechess
