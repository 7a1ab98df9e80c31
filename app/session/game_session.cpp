// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/game_session.h"

#include <QElapsedTimer>
#include <QTimer>
#include <deque>
#include <utility>

#include "computer_thoughts.h"
#include "consultant.h"
#include "deputy.h"
#include "make_table_state.h"
#include "match_keeper.h"
#include "nonce.h"
#include "stand_in.h"
#include "view/standing_line.h"

namespace raisechess::session {
namespace {

constexpr Seat person = Seat::A;
constexpr Seat computer = Seat::B;

}  // namespace

class GameSession::Private {
 public:
  explicit Private(const Folders& folders) : keeper(folders) {}

  MatchChoice choice;
  std::optional<referee::Referee> referee;
  std::optional<HandPast> past;  ///< of the hand begun last
  std::optional<TableState> state;
  double minutes_before = 0;  ///< match time of earlier runs
  QElapsedTimer clock;

  std::chrono::milliseconds delay{900};
  QTimer appear;                         ///< fires when the computer's action may be shown
  std::unique_ptr<Consultant> computer;  ///< asked once the state that it acts on is on the disk
  std::optional<ai::Decision> decided;   ///< thought out, not yet shown
  ComputerThoughts thoughts;
  std::uint64_t computer_seed = 0;  ///< the computer's own for this hand; nothing of the dealing

  StandIn stand_in;
  Deputy deputy;
  bool computer_held = false;           ///< it is to act, and waits for the watching to go on
  std::optional<int> moved_for_person;  ///< the half-move made so last, in this hand

  std::deque<std::function<void()>> waiting;  ///< what the person did while something was being saved
  bool turned_up_after_fold = false;
  bool unshown = false;  ///< the state of the referee is not published yet
  MatchKeeper keeper;
};

GameSession::GameSession(const Folders& folders, QObject* parent)
    : QObject(parent), d_(std::make_unique<Private>(folders)) {
  d_->appear.setSingleShot(true);
  d_->appear.setTimerType(Qt::PreciseTimer);
  connect(&d_->appear, &QTimer::timeout, this, &GameSession::show_decision);
  connect(&d_->stand_in, &StandIn::acts, this, &GameSession::act_for_person);
  connect(&d_->deputy, &Deputy::acts, this,
          [this](const Action& action) { when_on_disk([this, action] { act(action, {.watched = true}); }); });
  connect(&d_->deputy, &Deputy::wants_next_hand, this, &GameSession::next_hand);
  connect(&d_->keeper, &MatchKeeper::saved, this, &GameSession::when_saved);
  connect(&d_->keeper, &MatchKeeper::failed, this, &GameSession::save_failed);
  connect(&d_->keeper, &MatchKeeper::replaced, this, &GameSession::archive_replaced);
}

GameSession::~GameSession() {
  if (d_->referee) {
    d_->referee->set_minutes(match_minutes());
    d_->keeper.save_last(*d_->referee);
  }
  d_->computer.reset();
}

QStringList GameSession::levels() {
  QStringList ids;
  for (ai::Level level : ai::levels()) ids << QString::fromStdString(std::string(ai::name(level)));
  return ids;
}

bool GameSession::has_saved_match() const {
  return d_->keeper.has_match();
}
archive::Archive& GameSession::archive() {
  return d_->keeper.archive();
}
bool GameSession::has_match() const {
  return d_->state.has_value();
}
const TableState& GameSession::state() const {
  return *d_->state;
}

double GameSession::match_minutes() const {
  const double now = d_->clock.isValid() ? static_cast<double>(d_->clock.elapsed()) / 60'000.0 : 0;
  return d_->minutes_before + now;
}

std::optional<double> GameSession::turn_seconds_left() const {
  return d_->stand_in.seconds_left();
}

void GameSession::set_turn_second(std::chrono::milliseconds length) {
  d_->stand_in.set_second(length);
}

void GameSession::set_delay(std::chrono::milliseconds delay) {
  d_->delay = delay;
  d_->deputy.set_delay(delay);
}

void GameSession::set_turned_up_after_fold(bool turned_up) {
  d_->turned_up_after_fold = turned_up;
  when_on_disk([this] {
    d_->unshown = d_->unshown || turn_up_by_setting();
    if (d_->unshown) save();
  });
}

/// Has it turned pieces up that were face down.
bool GameSession::turn_up_by_setting() {
  const auto& referee = d_->referee;
  const bool closed = referee && referee->has_hand() && !referee->hand_on() && !referee->record(referee->hands());
  return d_->turned_up_after_fold && closed && !d_->referee->show_last_hand();
}

void GameSession::start_match(const MatchChoice& choice) {
  MatchChoice chosen = choice;
  if (chosen.draw_colour) {
    chosen.setup.first_white = referee::random_word() % 2 == 0 ? Seat::A : Seat::B;
  }
  const QString nonce = chosen.nonce.isEmpty() ? random_nonce() : chosen.nonce;
  auto started = referee::Referee::start_match(chosen.setup, chosen.draw_array, nonce.toStdString());
  if (!started) {
    emit refused(started.error());
    return;
  }
  leave();
  take_up(std::move(*started), chosen, 0);
  d_->waiting.clear();
  d_->unshown = false;
  d_->keeper.begin(chosen);
  deal();
}

/// The match that is on is over so, and what ended face down in it is opened.
void GameSession::leave() {
  if (!d_->referee || d_->referee->match_over()) return;
  d_->referee->set_minutes(match_minutes());
  d_->referee->leave_match();
  d_->keeper.leave(*d_->referee, told_bits());
}

void GameSession::resume() {
  auto kept = d_->keeper.resume();
  if (!kept) return tell_unread(kept.error());
  const LostHand lost = kept->referee.last_hand_void() ? LostHand::Void : LostHand::WasOver;
  const double minutes = kept->referee.minutes();
  take_up(std::move(kept->referee), kept->choice, minutes);
  if (kept->key_lost) {
    deal();
    emit key_lost(lost, kept->kept_as);
    return;
  }
  publish();
  if (kept->imported) {
    save();
  } else {
    ask_computer();
  }
}

void GameSession::tell_unread(const NoMatch& reason) {
  if (reason.archive_failure) {
    emit archive_unreadable(*reason.archive_failure);
  } else if (reason.error) {
    emit resume_failed(*reason.error, reason.kept_as);
  } else {
    emit key_unreadable(reason.key_reason);
  }
}

void GameSession::take_up(referee::Referee referee, const MatchChoice& choice, double minutes) {
  d_->choice = choice;
  d_->minutes_before = minutes;
  d_->clock.start();
  d_->referee.emplace(std::move(referee));
  d_->past.reset();
  d_->thoughts.forget();
  d_->moved_for_person.reset();
  d_->stand_in.start(match_level());
  d_->deputy.start(match_level());
  d_->computer_seed = referee::random_word();
  forget_questions();
  d_->computer = std::make_unique<Consultant>(match_level());
  connect(d_->computer.get(), &Consultant::answered, this, [this](const ai::Decision& decision) {
    d_->decided = decision;
    if (!d_->appear.isActive()) show_decision();
  });
}

ai::Level GameSession::match_level() const {
  return ai::level_from_name(d_->choice.level.toStdString()).value_or(ai::Level::Club);
}

bool GameSession::saving() const {
  return d_->keeper.saving();
}

/// At once, or when all that was done before is on the disk.
void GameSession::when_on_disk(std::function<void()> step) {
  if (saving()) {
    d_->waiting.push_back(std::move(step));
  } else {
    step();
  }
}

void GameSession::next_hand() {
  when_on_disk([this] { deal(); });
}

void GameSession::deal() {
  if (!d_->referee) return;
  if (auto error = d_->referee->next_hand(match_minutes())) {
    emit refused(*error);
    return;
  }
  d_->computer_seed = referee::random_word();
  d_->past.reset();
  d_->thoughts.forget();
  d_->moved_for_person.reset();
  after_change();
}

void GameSession::stop_match() {
  when_on_disk([this] { stop(); });
}

void GameSession::stop() {
  if (!d_->referee) return;
  if (auto error = d_->referee->stop_match()) {
    emit refused(*error);
    return;
  }
  forget_questions();
  d_->unshown = true;
  save();
}

void GameSession::submit(const Action& action) {
  if (d_->deputy.watching() != Watching::Off) watch(Watching::Off);
  when_on_disk([this, action] { act(action, {}); });
}

/// RULES 7: when the time for a turn runs out the computer moves for the player.
void GameSession::act_for_person(const Action& action) {
  when_on_disk([this, action] { act(action, {.out_of_time = true}); });
}

void GameSession::act(const Action& action, const statistics::Aids& aids) {
  if (!d_->referee) return;
  const bool moved_for_person = aids.out_of_time && std::holds_alternative<MakeMove>(action);
  const int half_move = d_->state->view.ply + 1;
  if (auto error = d_->referee->submit(person, action)) {
    emit refused(*error);
    return;
  }
  d_->keeper.note(aids);
  if (begins_turn(action)) d_->moved_for_person = moved_for_person ? std::optional(half_move) : std::nullopt;
  after_change();
}

void GameSession::note_hint() {
  if (!d_->referee || !d_->referee->hand_on()) return;
  d_->keeper.note({.hint = true});
  save();
}

void GameSession::take_back() {
  submit(TakeBack{});
}

/// What turns pieces up is shown once it is on the disk: nobody plays again what he has seen the end of.
void GameSession::after_change() {
  forget_questions();
  follow_hand();
  turn_up_by_setting();
  d_->unshown = d_->referee->record(d_->referee->hands()).has_value();
  if (d_->unshown) {
    d_->stand_in.follow(d_->referee->view(person), d_->choice.setup.turn_seconds);
  } else {
    publish();
  }
  save();
}

void GameSession::follow_hand() {
  const PlayerView view = d_->referee->view(person);
  if (!d_->past) d_->past.emplace(view);
  d_->past->follow(view);
}

void GameSession::publish() {
  Q_ASSERT(d_->referee && d_->referee->has_hand());
  follow_hand();
  const PlayerView view = d_->referee->view(person);
  TableState state = make_table_state(*d_->referee, *d_->past, d_->choice);
  if (d_->state) state.range_before = range_before(*d_->state, state.view);
  state.moved_for_person = d_->moved_for_person;
  state.computer_thoughts = d_->thoughts.told(view);
  d_->deputy.follow(state);
  state.watching = d_->deputy.watching();
  d_->state = std::move(state);
  d_->stand_in.follow(view, d_->choice.setup.turn_seconds);
  emit state_changed(*d_->state);
}

void GameSession::save() {
  d_->referee->set_minutes(match_minutes());
  d_->keeper.save(*d_->referee, told_bits());
}

std::optional<statistics::ToldBits> GameSession::told_bits() const {
  return d_->past ? d_->past->told_bits() : std::nullopt;
}

void GameSession::when_saved() {
  if (std::exchange(d_->unshown, false)) publish();
  emit saved();
  while (!d_->waiting.empty() && !saving()) {
    const auto step = std::move(d_->waiting.front());
    d_->waiting.pop_front();
    step();
  }
  if (d_->referee && !saving()) ask_computer();
}

void GameSession::forget_questions() {
  if (d_->computer) d_->computer->drop();
  d_->decided.reset();
  d_->appear.stop();
  d_->computer_held = false;
}

void GameSession::ask_computer() {
  d_->deputy.go_on();
  if (d_->computer->asked() || d_->decided || !d_->referee->hand_on()) return;
  const PlayerView view = d_->referee->view(computer);
  if (view.to_act != view.viewer) return;
  d_->computer_held = d_->deputy.watching() == Watching::Paused;
  if (!d_->computer_held) let_computer_think();
}

void GameSession::let_computer_think() {
  const PlayerView view = d_->referee->view(computer);
  d_->computer_held = false;
  d_->computer->ask(view, thinking_within(d_->delay), d_->computer_seed);
  d_->appear.start(d_->delay);
  d_->state->thinking = true;
  emit state_changed(*d_->state);
}

void GameSession::watch(Watching watching) {
  if (!d_->state || d_->state->match_over) return;
  d_->deputy.set_watching(watching);
  d_->state->watching = watching;
  emit state_changed(*d_->state);
  if (d_->computer_held && watching != Watching::Paused) let_computer_think();
}

void GameSession::watch_step() {
  if (d_->deputy.watching() != Watching::Paused) return;
  if (d_->computer_held) return let_computer_think();
  d_->deputy.step();
}

void GameSession::skip_delay() {
  if (!d_->state || !d_->state->thinking) return;
  d_->computer->hurry();
  if (d_->appear.remainingTimeAsDuration() > stopping_time) d_->appear.start(stopping_time);
}

void GameSession::show_decision() {
  if (!d_->decided) return d_->computer->hurry();
  const ai::Decision decision = *d_->decided;
  const int ply = d_->state->view.ply;
  if (auto error = d_->referee->submit(computer, decision.action)) {
    emit refused(*error);
    return;
  }
  d_->thoughts.keep(ply, decision);
  after_change();
}

}  // namespace raisechess::session

#include "session/moc_game_session.cpp"
