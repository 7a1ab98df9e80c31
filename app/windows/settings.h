// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSet>
#include <QSettings>
#include <QStringList>
#include <memory>
#include <optional>

#include "key_map.h"
#include "session/table_state.h"
#include "style/appearance.h"
#include "widgets/board_state.h"
#include "widgets/range_panel.h"
#include "words/language.h"

namespace raisechess {

/// What was wrong with the file of the settings.
struct MendedSettings {
  QStringList keys;  ///< whose values made no sense; empty where the file itself is none of settings
  QString kept_as;   ///< a copy of it, with the time in its name; empty if none could be made
  friend bool operator==(const MendedSettings&, const MendedSettings&) = default;
};

/// What the player has set, kept in the desktop's own place for settings. Values that make no sense are read as the
/// defaults.
class Settings {
 public:
  explicit Settings(const QString& file = {});  ///< `file`: an INI file instead, for tests

  ui::ThemeChoice theme() const;
  void set_theme(ui::ThemeChoice theme);
  /// What the desktop told last, so that the next start looks right before it tells again.
  ui::DesktopScheme desktop_scheme() const;
  void set_desktop_scheme(ui::DesktopScheme scheme);
  ui::Language language() const;
  void set_language(ui::Language language);
  ui::BoardOptions board() const;
  void set_board(const ui::BoardOptions& options);
  ui::RangeStyle range_style() const;
  void set_range_style(ui::RangeStyle style);
  bool ranges_shown() const;
  void set_ranges_shown(bool shown);
  int delay_ms() const;  ///< before the computer's action appears: 0 to 5000
  void set_delay_ms(int milliseconds);
  KeyMap keys() const;
  void set_keys(const KeyMap& keys);
  QString player_name() const;  ///< at most `longest_name` letters; empty: he is called "You"
  void set_player_name(const QString& name);
  static constexpr int longest_name = 24;
  /// Looks at every value; those that make no sense are as at the first start from then on. Nothing if all is well.
  std::optional<MendedSettings> mend();
  /// Board, pace, questions, sounds, keys and theme as they were at the first start; name, language and match stay.
  void reset();

  bool sounds_on() const;
  void set_sounds_on(bool on);
  bool chance_shown() const;  ///< the person's own, as the adviser sees it; off at first
  void set_chance_shown(bool shown);
  bool confirm_all_in() const;
  void set_confirm_all_in(bool confirm);
  bool turned_up_after_fold() const;  ///< also after an agreed split; off at first
  void set_turned_up_after_fold(bool turned_up);

  /// The last match's choices; at the first start without chips.
  session::MatchChoice match_choice() const;
  void set_match_choice(const session::MatchChoice& choice);

  bool welcomed() const;  ///< has the card of rules been seen
  void set_welcomed();
  int course_step() const;  ///< where the course was left
  void set_course_step(int step);
  QByteArray geometry() const;
  void set_geometry(const QByteArray& geometry);

 private:
  int turn_seconds() const;
  int number(const QString& key, int usual, int least, int most) const;
  QString text(const QString& key) const;
  void note_senseless(const QString& key) const;
  void read_all() const;
  void remove_strangers();

  std::unique_ptr<QSettings> store_;
  bool readable_;  ///< else the file was none of settings when it was opened, and is kept as `kept_as_`
  QString kept_as_;
  mutable QSet<QString> read_;     ///< keys that were asked for
  mutable QStringList senseless_;  ///< keys whose values made no sense when they were read
};

/// Lets pieces slide for `move_ms`, 0: not at all; all that moves goes with it.
void set_movement(ui::BoardOptions& options, int move_ms);

/// What a first match is played by: without chips, three hidden pieces, showdown after move 30.
session::MatchChoice usual_choice();

}  // namespace raisechess
