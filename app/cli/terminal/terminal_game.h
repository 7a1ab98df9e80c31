// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "play_choice.h"
#include "terminal_commands.h"
#include "terminal_console.h"
#include "terminal_match.h"
#include "terminal_store.h"

namespace raisechess::cli {

/// What the command line asks of a session.
struct SessionWishes {
  MatchWishes match;
  bool fresh = false;                 ///< start a new match without asking
  std::optional<std::string> nonce;   ///< for every hand; else one is drawn for each
  std::optional<std::uint64_t> seed;  ///< of the computer's choices; else drawn
  Thinking thinking;
};

/// A session at a terminal: goes on with the saved match or starts one, and plays it until it ends, the player quits or
/// the input does. Everything is saved after every action. Of the computer's secrets it is given what the player's view
/// holds, and nothing else.
class TerminalGame {
 public:
  TerminalGame(SessionWishes wishes, TerminalStore& store, PlayerFactory factory, std::istream& in, std::ostream& out,
               InputReady ready = {});

  /// The program's exit status.
  int run();

 private:
  /// What a line that was typed led to.
  enum class Next { Ask, GoOn, Leave, TimeUp };
  /// What becomes of a match that is saved already.
  enum class Saved { None, KeptAside };
  /// The game before an action, to tell what has changed after it.
  struct Before {
    std::size_t events = 0;
    int held = 0;
    int told = 0;
  };

  // Opening
  bool open_match();
  bool resume(const SavedMatch& saved);
  bool offer_to_go_on();
  bool start_match(const MatchChoice& last, Saved saved);
  bool keep_aside();

  // The course of a match
  static constexpr Seat you = TerminalMatch::you;

  bool play_hand();
  bool begin_hand();
  void end_hand();
  void end_match();
  bool computer_acts();
  Next ask_player();
  void set_turn_clock();
  Next move_for_player();
  Next read_line(std::string_view prompt);
  void save();

  // What the player types
  Next obey(Word word);
  Next obey(const Describe& question);
  Next obey(const Why& question);
  Next obey(const Switch& setting);
  Next obey(const SetNonce& wish);
  Next obey(const Export& wish);
  Next obey(const PlaceBet& bet);
  Next obey(const TypedMove& typed);

  // What he does
  Next act(const Action& action);
  Next go_all_in();
  Next fold();
  Next go_on();
  Next stop();
  Next show_pieces();
  std::optional<Action> all_in(const PlayerView& view);
  Next agree(std::string_view question);
  Next agree_to_tell(const PlayerView& view, Move move);
  std::string refusal(const Error& error) const;

  // What he looks at
  void look(Word word);
  void look_at_hand(Word word);
  void show_turn();
  Before before() const;
  void announce(const Before& before);
  std::string event_text(const PlayerView& view, const Event& event, const std::string& move_text) const;
  void announce_knowledge(const Before& before);

  SessionWishes wishes_;
  TerminalStore& store_;
  PlayerFactory factory_;
  Console console_;
  std::optional<TerminalMatch> match_;
  std::string nonce_;
  std::optional<std::ptrdiff_t> timed_turn_;  ///< the turn that `turn_ends_` is about
  std::chrono::steady_clock::time_point turn_ends_;
  bool confirm_ = true;
  bool show_board_ = true;
  bool saved_ = false;
  int status_ = 0;
};

}  // namespace raisechess::cli
