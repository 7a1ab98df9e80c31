// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings.h"

#include <QDateTime>
#include <QFile>

#include <algorithm>

#include "session/game_session.h"
#include "view/classic_chess.h"

namespace raisechess {
namespace {

constexpr int most_delay = 5000;
constexpr int usual_delay = 900;
constexpr int longest_movement = 1000;  // ms
const QString geometry_key = QStringLiteral("window/geometry");
constexpr qint64 most_bytes_of_settings = 1 << 20;

/// Where the file can be read: in settings that are kept as text control characters stand as escapes only. (A system
/// that keeps them in a form of its own judges them itself.)
bool is_settings_text(const QSettings& settings) {
  const bool is_text =
      settings.format() == QSettings::IniFormat || settings.fileName().endsWith(QLatin1String(".conf"));
  QFile file(settings.fileName());
  if (!is_text) return true;
  if (!file.open(QIODevice::ReadOnly)) return true;
  if (file.size() > most_bytes_of_settings) return false;
  const QByteArray text = file.readAll();
  return std::ranges::none_of(text, [](char c) { return c >= 0 && c < ' ' && c != '\n' && c != '\r' && c != '\t'; });
}

/// Where the copy is; empty if none can be made.
QString copy_aside(const QString& path) {
  const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
  const QString aside = QStringLiteral("%1.damaged-%2").arg(path, stamp);
  return QFile::copy(path, aside) ? aside : QString();
}

}  // namespace

session::MatchChoice usual_choice() {
  session::MatchChoice choice;
  choice.setup.hand.betting = BettingMode::None;
  choice.setup.hand.agreed_split = false;
  return choice;
}

void set_movement(ui::BoardOptions& options, int move_ms) {
  options.move_ms = move_ms;
  options.turn_over_ms = ui::BoardOptions().turn_over_ms * move_ms / ui::BoardOptions().move_ms;
}

Settings::Settings(const QString& file)
    : store_(file.isEmpty() ? std::make_unique<QSettings>() : std::make_unique<QSettings>(file, QSettings::IniFormat)),
      readable_(store_->status() != QSettings::FormatError && is_settings_text(*store_)) {
  if (!readable_) kept_as_ = copy_aside(store_->fileName());
}

int Settings::number(const QString& key, int usual, int least, int most) const {
  read_.insert(key);
  bool is_number = false;
  const int value = store_->value(key).toInt(&is_number);
  if (is_number && value >= least && value <= most) return value;
  note_senseless(key);
  return usual;
}

/// Empty where something else stands there: a list, say.
QString Settings::text(const QString& key) const {
  read_.insert(key);
  const QVariant value = store_->value(key);
  if (value.typeId() == QMetaType::QString) return value.toString();
  note_senseless(key);
  return {};
}

void Settings::note_senseless(const QString& key) const {
  if (store_->contains(key) && !senseless_.contains(key)) senseless_ << key;
}

ui::ThemeChoice Settings::theme() const {
  return static_cast<ui::ThemeChoice>(number("look/theme", 0, 0, 2));
}
void Settings::set_theme(ui::ThemeChoice theme) {
  store_->setValue("look/theme", static_cast<int>(theme));
}

ui::DesktopScheme Settings::desktop_scheme() const {
  return static_cast<ui::DesktopScheme>(number("look/desktop_scheme", 0, 0, 2));
}
void Settings::set_desktop_scheme(ui::DesktopScheme scheme) {
  if (scheme != desktop_scheme()) store_->setValue("look/desktop_scheme", static_cast<int>(scheme));
}

ui::Language Settings::language() const {
  return ui::language_of_code(text("look/language"));
}
void Settings::set_language(ui::Language language) {
  store_->setValue("look/language", ui::code(language));
}

ui::BoardOptions Settings::board() const {
  ui::BoardOptions options;
  options.coordinates =
      static_cast<ui::Coordinates>(number("board/coordinates", static_cast<int>(ui::Coordinates::Edge), 0, 2));
  options.colors = static_cast<ui::BoardColors>(number("board/colors", 0, 0, 3));
  options.pieces = static_cast<ui::PieceSet>(number("board/pieces", 0, 0, 1));
  options.show_targets = number("board/targets", 1, 0, 1) == 1;
  options.show_types = number("board/types", 1, 0, 1) == 1;
  options.move_ms = number("board/move_ms", options.move_ms, 0, longest_movement);
  options.turn_over_ms = number("board/turn_over_ms", options.turn_over_ms, 0, longest_movement);
  return options;
}

void Settings::set_board(const ui::BoardOptions& options) {
  store_->setValue("board/coordinates", static_cast<int>(options.coordinates));
  store_->setValue("board/colors", static_cast<int>(options.colors));
  store_->setValue("board/pieces", static_cast<int>(options.pieces));
  store_->setValue("board/targets", options.show_targets ? 1 : 0);
  store_->setValue("board/types", options.show_types ? 1 : 0);
  store_->setValue("board/move_ms", options.move_ms);
  store_->setValue("board/turn_over_ms", options.turn_over_ms);
}

ui::RangeStyle Settings::range_style() const {
  return static_cast<ui::RangeStyle>(number("ranges/style", 1, 0, 1));
}
void Settings::set_range_style(ui::RangeStyle style) {
  store_->setValue("ranges/style", static_cast<int>(style));
}
bool Settings::ranges_shown() const {
  return number("ranges/shown", 1, 0, 1) == 1;
}
void Settings::set_ranges_shown(bool shown) {
  store_->setValue("ranges/shown", shown ? 1 : 0);
}
bool Settings::chance_shown() const {
  return number("learn/chance", 0, 0, 1) == 1;
}
void Settings::set_chance_shown(bool shown) {
  store_->setValue("learn/chance", shown ? 1 : 0);
}
int Settings::delay_ms() const {
  return number("computer/delay", usual_delay, 0, most_delay);
}
void Settings::set_delay_ms(int milliseconds) {
  store_->setValue("computer/delay", milliseconds);
}
KeyMap Settings::keys() const {
  return KeyMap::from_stored([this](Command command) { return text("keys/" + KeyMap::store_name(command)); });
}
void Settings::set_keys(const KeyMap& keys) {
  for (Command command : all_commands) {
    const QString name = "keys/" + KeyMap::store_name(command);
    if (keys.key(command) == KeyMap().key(command)) {
      store_->remove(name);
    } else {
      store_->setValue(name, keys.key(command).toString(QKeySequence::PortableText));
    }
  }
}
QString Settings::player_name() const {
  return text("player/name").simplified().left(longest_name);
}
void Settings::set_player_name(const QString& name) {
  store_->setValue("player/name", name.simplified().left(longest_name));
}
void Settings::reset() {
  for (const char* group : {"board", "keys", "computer", "bets", "sounds", "look/theme"}) store_->remove(group);
}
bool Settings::sounds_on() const {
  return number("sounds/on", 1, 0, 1) == 1;
}
void Settings::set_sounds_on(bool on) {
  store_->setValue("sounds/on", on ? 1 : 0);
}
bool Settings::confirm_all_in() const {
  return number("bets/confirm_all_in", 1, 0, 1) == 1;
}
void Settings::set_confirm_all_in(bool confirm) {
  store_->setValue("bets/confirm_all_in", confirm ? 1 : 0);
}
bool Settings::turned_up_after_fold() const {
  return number("bets/turned_up_after_fold", 0, 0, 1) == 1;
}
void Settings::set_turned_up_after_fold(bool turned_up) {
  store_->setValue("bets/turned_up_after_fold", turned_up ? 1 : 0);
}

void Settings::read_all() const {
  theme();
  desktop_scheme();
  language();
  board();
  range_style();
  ranges_shown();
  chance_shown();
  delay_ms();
  keys();
  player_name();
  sounds_on();
  confirm_all_in();
  turned_up_after_fold();
  match_choice();
  turn_seconds();
  welcomed();
  course_step();
}

/// What is no setting of this version: keys of a later one stay in a file that can be read.
void Settings::remove_strangers() {
  for (const QString& key : store_->allKeys()) {
    if (!read_.contains(key) && key != geometry_key) store_->remove(key);
  }
  set_theme(theme());  // so that the file is written
}

std::optional<MendedSettings> Settings::mend() {
  read_all();
  if (readable_ && senseless_.isEmpty()) return std::nullopt;
  const MendedSettings mended =
      readable_ ? MendedSettings{senseless_, copy_aside(store_->fileName())} : MendedSettings{{}, kept_as_};
  for (const QString& key : senseless_) store_->remove(key);
  if (!readable_) remove_strangers();
  readable_ = true;
  store_->sync();
  senseless_.clear();
  return mended;
}

int Settings::turn_seconds() const {
  const int seconds = number("match/turn_seconds", 0, 0, 60);
  return seconds % 30 == 0 ? seconds : 0;
}

session::MatchChoice Settings::match_choice() const {
  session::MatchChoice choice = usual_choice();
  HandSetup& hand = choice.setup.hand;
  hand.hidden = number("match/hidden", hand.hidden, 0, 5);
  if (hand.hidden == 1 || hand.hidden == 2) hand.hidden = 3;
  hand.array = number("match/array", standard_array, 0, 959);
  const int showdown = number("match/showdown", hand.showdown, 0, 40);
  if (showdown % 10 == 0 && showdown != 10) hand.showdown = showdown;
  hand.betting = static_cast<BettingMode>(number("match/betting", static_cast<int>(hand.betting), 0, 2));
  hand.classic_draws = number("match/classic_draws", 0, 0, 1) == 1;
  hand.king_capture = number("match/king_capture", 0, 0, 1) == 1;
  const int minutes = number("match/blind_minutes", 0, 0, 15);
  if (minutes % 5 == 0) choice.setup.blind_minutes = minutes;
  choice.setup.first_white = static_cast<Seat>(number("match/first_white", 0, 0, 1));
  hand.agreed_split = number("match/agreed_split", 0, 0, 1) == 1;
  if (hand.hidden == 0) {
    make_classic(hand);
    choice.setup.alternate_colours = number("match/alternate_colours", 1, 0, 1) == 1;
    choice.setup.turn_seconds = turn_seconds();
  }
  choice.draw_array = number("match/draw_array", 0, 0, 1) == 1;
  choice.draw_colour = number("match/draw_colour", 0, 0, 1) == 1;
  const QString level = text("match/level");
  if (session::GameSession::levels().contains(level)) {
    choice.level = level;
  } else {
    note_senseless("match/level");
  }
  return choice;
}

void Settings::set_match_choice(const session::MatchChoice& choice) {
  const HandSetup& hand = choice.setup.hand;
  store_->setValue("match/hidden", hand.hidden);
  store_->setValue("match/array", hand.array);
  store_->setValue("match/showdown", hand.showdown);
  store_->setValue("match/betting", static_cast<int>(hand.betting));
  store_->setValue("match/classic_draws", hand.classic_draws ? 1 : 0);
  store_->setValue("match/king_capture", hand.king_capture ? 1 : 0);
  store_->setValue("match/blind_minutes", choice.setup.blind_minutes);
  store_->setValue("match/first_white", static_cast<int>(choice.setup.first_white));
  store_->setValue("match/agreed_split", hand.agreed_split ? 1 : 0);
  store_->setValue("match/alternate_colours", choice.setup.alternate_colours ? 1 : 0);
  store_->setValue("match/turn_seconds", choice.setup.turn_seconds);
  store_->setValue("match/draw_array", choice.draw_array ? 1 : 0);
  store_->setValue("match/draw_colour", choice.draw_colour ? 1 : 0);
  store_->setValue("match/level", choice.level);
}

bool Settings::welcomed() const {
  return number("window/welcomed", 0, 0, 1) == 1;
}
void Settings::set_welcomed() {
  store_->setValue("window/welcomed", 1);
}
int Settings::course_step() const {
  return number("course/step", 0, 0, 1000);
}
void Settings::set_course_step(int step) {
  store_->setValue("course/step", step);
}
QByteArray Settings::geometry() const {
  return store_->value(geometry_key).toByteArray();
}
void Settings::set_geometry(const QByteArray& geometry) {
  store_->setValue(geometry_key, geometry);
}

}  // namespace raisechess
