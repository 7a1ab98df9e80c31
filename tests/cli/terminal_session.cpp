// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_session.h"

#include <unistd.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace raisechess::cli::test {

namespace {

namespace fs = std::filesystem;

/// An output that can be looked at as it grows.
class Recorder : public std::streambuf {
 public:
  const std::string& text() const { return text_; }

 protected:
  int_type overflow(int_type c) override {
    text_ += traits_type::to_char_type(c);
    return c;
  }
  std::streamsize xsputn(const char* text, std::streamsize size) override {
    text_.append(text, static_cast<std::size_t>(size));
    return size;
  }

 private:
  std::string text_;
};

/// An input whose every line is asked of a person when it is needed.
class PersonBuffer : public std::streambuf {
 public:
  PersonBuffer(Person person, const Recorder& printed) : person_(std::move(person)), printed_(printed) {}

 protected:
  int_type underflow() override {
    const auto line = person_(printed_.text().substr(seen_));
    seen_ = printed_.text().size();
    if (!line) return traits_type::eof();
    line_ = *line + "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_.front());
  }

 private:
  Person person_;
  const Recorder& printed_;
  std::string line_;
  std::size_t seen_ = 0;
};

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

bool ends_with(const std::string& text, std::string_view end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

class Typist {
 public:
  explicit Typist(std::vector<std::string> lines) : lines_(std::move(lines)) {}

  std::optional<std::string> operator()(const std::string& printed) {
    if (std::exchange(moving_, false)) {
      answering_ = true;
      return listed_moves(printed).at(0);
    }
    if (std::exchange(answering_, false) && ends_with(printed, "Play it? (y/n) ")) return "y";
    if (next_ == lines_.size()) return std::nullopt;
    const std::string& line = lines_[next_++];
    moving_ = line == any_move;
    return moving_ ? "moves" : line;
  }

 private:
  std::vector<std::string> lines_;
  std::size_t next_ = 0;
  bool moving_ = false;
  bool answering_ = false;
};

class RandomPerson {
 public:
  RandomPerson(unsigned seed, int lines) : random_(seed), left_(lines) {}

  std::optional<std::string> operator()(const std::string& printed) {
    if (left_-- <= 0) return std::nullopt;
    if (ends_with(printed, "(y/n) ")) return "y";
    if (contains(printed, "Enter deals hand")) return "";
    if (asked_for_moves_ && contains(printed, " legal move"))
      return asked_for_moves_ = false, one_of(listed_moves(printed));
    if (contains(printed, "not your turn to move")) return "";
    if (contains(printed, "accept or decline")) return one_of({"accept", "decline"});
    if (contains(printed, "to win")) return one_of({"call", "call", "call", "all-in", "fold"});
    if (contains(printed, "You may bet") && random_() % 4 == 0) return one_of({"bet 2", "bet 6", "all-in"});
    asked_for_moves_ = true;
    return "moves";
  }

 private:
  std::string one_of(const std::vector<std::string>& choices) { return choices.at(random_() % choices.size()); }

  std::mt19937 random_;
  int left_;
  bool asked_for_moves_ = false;
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
  const fs::path base = ::access(memory.c_str(), W_OK) == 0 ? memory : fs::temp_directory_path();
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

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

/// They stand on the lines that are set in.
std::vector<std::string> listed_moves(const std::string& printed) {
  std::istringstream lines(printed);
  std::vector<std::string> moves;
  for (std::string line; std::getline(lines, line);) {
    if (line.rfind("  ", 0) != 0) continue;
    std::replace(line.begin(), line.end(), ',', ' ');
    std::istringstream words(line);
    for (std::string move; words >> move;) moves.push_back(move);
  }
  return moves;
}

Person typing(std::vector<std::string> lines) {
  return Typist(std::move(lines));
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

Session run(const Folder& folder, SessionWishes wishes, Person person, PlayerFactory computer, InputReady ready) {
  Recorder printed;
  std::ostream out(&printed);
  PersonBuffer buffer(std::move(person), printed);
  std::istream in(&buffer);
  in.exceptions(std::ios::badbit);  // what a person throws comes through
  TerminalStore store(folder.path("match"), folder.path("key"));
  const int status = TerminalGame(std::move(wishes), store, std::move(computer), in, out, std::move(ready)).run();
  return {status, printed.text()};
}

std::vector<std::string> texts_between(const std::string& text, const std::string& before, const std::string& after) {
  std::vector<std::string> found;
  for (std::size_t at = text.find(before); at != std::string::npos; at = text.find(before, at + 1)) {
    const std::size_t begin = at + before.size();
    found.push_back(text.substr(begin, text.find(after, begin) - begin));
  }
  return found;
}

std::vector<std::string> digests(const std::string& text) {
  const char* const digits = "0123456789abcdef";
  std::vector<std::string> found;
  for (std::size_t begin = text.find_first_of(digits); begin != std::string::npos;) {
    const std::size_t end = std::min(text.find_first_not_of(digits, begin), text.size());
    if (end - begin == 64) found.push_back(text.substr(begin, 64));
    begin = text.find_first_of(digits, end);
  }
  return found;
}

}  // namespace raisechess::cli::test
