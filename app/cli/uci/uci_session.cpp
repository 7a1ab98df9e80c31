// SPDX-License-Identifier: GPL-3.0-or-later
#include "uci_session.h"

#include <algorithm>
#include <condition_variable>
#include <istream>
#include <optional>
#include <ostream>
#include <stop_token>
#include <utility>

#include "english/number_text.h"
#include "uci_info.h"
#include "uci_moves.h"

namespace raisechess::cli {
namespace {

using std::chrono::steady_clock;

constexpr std::size_t mebibyte = std::size_t{1} << 20;
constexpr std::int64_t default_hash = 16;
constexpr std::int64_t greatest_hash = 4096;
constexpr std::int64_t greatest_overhead = 5000;
constexpr std::int64_t most_threads = 64;

std::string spin(const std::string& name, std::int64_t value, std::int64_t least, std::int64_t most) {
  return "option name " + name + " type spin default " + std::to_string(value) + " min " + std::to_string(least) +
         " max " + std::to_string(most);
}

std::string joined(std::vector<std::string>::const_iterator begin, std::vector<std::string>::const_iterator end) {
  std::string text;
  for (auto word = begin; word != end; ++word) text += (text.empty() ? "" : " ") + *word;
  return text;
}

std::string lower_case(std::string text) {
  for (char& letter : text) letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
  return text;
}

std::vector<Move> legal_among(const chess::Position& position, const std::vector<std::string>& texts) {
  std::vector<Move> moves;
  for (const std::string& text : texts) {
    const auto move = uci_move(position, text);
    if (move && std::find(moves.begin(), moves.end(), *move) == moves.end()) moves.push_back(*move);
  }
  return moves;
}

void wait_for(std::stop_token stop) {
  std::mutex mutex;
  std::condition_variable_any woken;
  std::unique_lock lock(mutex);
  woken.wait(lock, std::move(stop), [] { return false; });
}

}  // namespace

UciSession::UciSession(std::ostream& out, std::string version)
    : out_(out),
      version_(std::move(version)),
      hash_bytes_(default_hash * mebibyte),
      searcher_(classic_rules, hash_bytes_, threads_) {
  set_position("startpos");
}

UciSession::~UciSession() {
  stop();
}

bool UciSession::take(std::string_view line) {
  const Words words = words_of(line);
  if (words.empty()) return true;
  const std::string& command = words[0];
  if (command == "quit") return false;
  if (command == "uci") introduce();
  if (command == "isready") say("readyok");
  if (command == "setoption") set_option(words);
  if (command == "ucinewgame") new_game();
  if (command == "position") set_position(line.substr(line.find("position") + command.size()));
  if (command == "go") go(words);
  if (command == "stop") stop();
  return true;
}

void UciSession::wait() {
  if (thread_.joinable()) thread_.join();
}

void UciSession::introduce() {
  say("id name RaiseChess " + version_ + "\nid author the RaiseChess contributors\n" +
      spin("Hash", default_hash, 1, greatest_hash) + '\n' + spin("Threads", 1, 1, most_threads) + '\n' +
      spin("Move Overhead", overhead_.count(), 0, greatest_overhead) +
      "\noption name Clear Hash type button\noption name UCI_Chess960 type check default false\nuciok");
}

/// `setoption name NAME [value VALUE]`; names in any case.
void UciSession::set_option(const Words& words) {
  const auto name_at = std::find(words.begin(), words.end(), "name");
  if (name_at == words.end()) return;
  const auto value_at = std::find(name_at, words.end(), "value");
  const std::string name = lower_case(joined(name_at + 1, value_at));
  const std::string value = value_at == words.end() ? "" : lower_case(joined(value_at + 1, words.end()));
  const auto number = number_in<std::int64_t>(value);
  stop();
  if (name == "uci_chess960") chess960_ = value == "true";
  if (name == "clear hash") searcher_.clear();
  if (name == "move overhead" && number)
    overhead_ = Milliseconds(std::clamp<std::int64_t>(*number, 0, greatest_overhead));
  if ((name != "hash" && name != "threads") || !number) return;
  if (name == "hash")
    hash_bytes_ = static_cast<std::size_t>(std::clamp<std::int64_t>(*number, 1, greatest_hash)) * mebibyte;
  if (name == "threads") threads_ = static_cast<int>(std::clamp<std::int64_t>(*number, 1, most_threads));
  searcher_ = ai::ParallelSearcher(classic_rules, hash_bytes_, threads_);
}

void UciSession::set_position(std::string_view arguments) {
  stop();
  auto game = uci_game(arguments);
  if (!game) return say("info string The position is not one, or a move is not legal: nothing has changed.");
  game_ = std::move(*game);
}

void UciSession::new_game() {
  stop();
  searcher_.clear();
}

void UciSession::go(const Words& words) {
  stop();
  const UciGo asked = uci_go(words);
  const ai::SearchLimits limits = search_limits(asked, game_.position.side_to_move(), overhead_);
  thread_ = std::jthread([this, asked, limits](std::stop_token stop) {
    ai::SearchLimits own = limits;
    own.stop = std::move(stop);
    think(asked, own);
  });
}

/// The search answers at once, then its thread ends.
void UciSession::stop() {
  thread_.request_stop();
  wait();
}

void UciSession::think(const UciGo& go, ai::SearchLimits limits) {
  const auto start = steady_clock::now();
  const std::vector<Move> moves = legal_among(game_.position, go.search_moves);
  ai::SearchRoot root;
  root.position = game_.position;
  root.moves = moves;
  root.classic_draws = true;
  root.earlier = game_.earlier;
  limits.report = [&](const ai::SearchResult& result) {
    const auto time = std::chrono::duration_cast<Milliseconds>(steady_clock::now() - start);
    say(uci_info(result, time, chess960_));
  };
  std::string best = "0000";
  if (chess::has_legal_move(game_.position, classic_rules)) {
    best = uci_text(searcher_.search(root, limits).best, chess960_);
  } else {
    say(game_.position.in_check() ? "info depth 0 score mate 0" : "info depth 0 score cp 0");
  }
  if (go.infinite) wait_for(limits.stop);
  say("bestmove " + best);
}

void UciSession::say(const std::string& line) {
  const std::lock_guard lock(out_mutex_);
  out_ << line << '\n' << std::flush;
}

bool serve_uci(std::istream& in, std::ostream& out, const std::string& version) {
  UciSession session(out, version);
  std::string line;
  while (out && std::getline(in, line)) {
    if (!session.take(line)) return true;
  }
  return !in.bad();
}

}  // namespace raisechess::cli
