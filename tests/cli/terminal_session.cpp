// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_session.h"

#include <unistd.h>

#include <algorithm>
#include <stdexcept>

namespace raisechess::cli::test {

namespace {

namespace fs = std::filesystem;

/// An input whose every line is asked of a person when it is needed.
class PersonBuffer : public std::streambuf {
 public:
  PersonBuffer(Person person, std::ostringstream& out) : person_(std::move(person)), out_(out) {}

 protected:
  int_type underflow() override {
    const std::string all = out_.str();
    const auto line = person_(all.substr(seen_));
    seen_ = all.size();
    if (!line) return traits_type::eof();
    line_ = *line + "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_.front());
  }

 private:
  Person person_;
  std::ostringstream& out_;
  std::string line_;
  std::size_t seen_ = 0;
};

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

bool ends_with(const std::string& text, std::string_view end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

/// The moves in what the command `moves` printed, without what they tell.
std::vector<std::string> listed_moves(const std::string& printed) {
  std::vector<std::string> moves;
  std::string move;
  int depth = 0;
  for (char c : printed.substr(printed.find(':') + 1)) {
    if (c == '>') break;
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    const bool part = depth == 0 && c != ' ' && c != '\n' && c != ',' && c != ')';
    if (part) move += c;
    if (!part && !move.empty()) moves.push_back(std::exchange(move, {}));
  }
  return moves;
}

class RandomPerson {
 public:
  RandomPerson(unsigned seed, int lines) : random_(seed), left_(lines) {}

  std::optional<std::string> operator()(const std::string& printed) {
    if (left_-- <= 0) return std::nullopt;
    if (ends_with(printed, "(y/n) ")) return "y";
    if (contains(printed, "Enter deals hand")) return "";
    if (contains(printed, " legal move")) return one_of(listed_moves(printed));
    if (contains(printed, "accept or decline")) return one_of({"accept", "decline"});
    if (contains(printed, "to win")) return one_of({"call", "call", "call", "all-in", "fold"});
    if (contains(printed, "You may bet") && random_() % 4 == 0) return one_of({"bet 2", "bet 6", "all-in"});
    return "moves";
  }

 private:
  std::string one_of(const std::vector<std::string>& choices) { return choices.at(random_() % choices.size()); }

  std::mt19937 random_;
  int left_;
};

class RandomComputer : public ai::Player {
 public:
  void follow(const PlayerView&) override {}
  ai::Decision choose(const PlayerView& view, ai::Budget, std::uint64_t seed, std::stop_token) override {
    std::mt19937 random(static_cast<unsigned>(seed + view.log.size() * 7919));
    return {action(view, random), 0.5, 0};
  }

 private:
  static Action action(const PlayerView& view, std::mt19937& random) {
    if (view.split_offer) return random() % 2 == 0 ? Action(AgreeSplit{}) : Action(DeclineSplit{});
    if (view.phase == Phase::Respond) {
      if (view.raise && random() % 6 == 0) return Raise{view.raise->min};
      return random() % 12 == 0 ? Action(Fold{}) : Action(Call{});
    }
    if (view.bet && random() % 8 == 0) return Bet{view.bet->min};
    if (view.may_offer_split && random() % 16 == 0) return OfferSplit{};
    return MakeMove{view.moves[random() % view.moves.size()]};
  }
};

class MeekComputer : public ai::Player {
 public:
  void follow(const PlayerView&) override {}
  ai::Decision choose(const PlayerView& view, ai::Budget, std::uint64_t, std::stop_token) override {
    if (view.split_offer) return {DeclineSplit{}, 0.5, 0};
    if (view.phase == Phase::Respond) return {Call{}, 0.5, 0};
    return {MakeMove{view.moves.front()}, 0.5, 0};
  }
};

}  // namespace

/// In memory where the system has such a place: every action is synced to disk, which a test need not wait for.
Folder::Folder() {
  const fs::path memory = "/dev/shm";
  const fs::path base = fs::is_directory(memory) ? memory : fs::temp_directory_path();
  std::string name = (base / "raisechess-XXXXXX").string();
  if (!::mkdtemp(name.data())) throw std::runtime_error("no folder for the test");
  path_ = name;
}

Folder::~Folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::vector<fs::path> Folder::kept(const std::string& name) const {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(path_)) {
    const std::string file = entry.path().filename().string();
    if (file.rfind(name + ".2", 0) == 0) files.push_back(entry.path());
  }
  return files;
}

Person typing(std::vector<std::string> lines) {
  return [lines = std::move(lines), next = std::size_t{0}](const std::string&) mutable {
    return next < lines.size() ? std::optional(lines[next++]) : std::nullopt;
  };
}

Person playing_at_random(unsigned seed, int lines) {
  return RandomPerson(seed, lines);
}

PlayerFactory random_computer() {
  return [](ai::Level) { return std::make_unique<RandomComputer>(); };
}

PlayerFactory meek_computer() {
  return [](ai::Level) { return std::make_unique<MeekComputer>(); };
}

Session run(const Folder& folder, SessionWishes wishes, Person person, PlayerFactory computer) {
  std::ostringstream out;
  PersonBuffer buffer(std::move(person), out);
  std::istream in(&buffer);
  TerminalStore store(folder.path("match"), folder.path("key"));
  const int status = TerminalGame(std::move(wishes), store, std::move(computer), in, out).run();
  return {status, out.str()};
}

}  // namespace raisechess::cli::test
