// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench_stockfish.h"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <utility>

#ifndef _WIN32
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>
#include <ctime>
#endif

namespace raisechess::cli {

#ifndef _WIN32

namespace {

std::optional<std::string> find_program() {
  const char* path = std::getenv("PATH");
  std::istringstream folders(std::string(path ? path : "") + ":/usr/games");
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::string program = folder + "/stockfish";
    std::error_code ignored;
    if (std::filesystem::is_regular_file(program, ignored) && access(program.c_str(), X_OK) == 0) return program;
  }
  return std::nullopt;
}

/// In the child: the program with its input and output on the two pipes.
[[noreturn]] void become(const std::string& program, const std::array<int, 2>& input,
                         const std::array<int, 2>& output) {
  dup2(input[0], STDIN_FILENO);
  dup2(output[1], STDOUT_FILENO);
  for (int end : {input[0], input[1], output[0], output[1]}) close(end);
  execl(program.c_str(), program.c_str(), static_cast<char*>(nullptr));
  _exit(127);
}

}  // namespace

std::optional<Stockfish> Stockfish::start() {
  const auto program = find_program();
  std::array<int, 2> input{};
  std::array<int, 2> output{};
  if (!program || pipe(input.data()) != 0) return std::nullopt;
  if (pipe(output.data()) != 0) return std::nullopt;
  std::signal(SIGPIPE, SIG_IGN);
  const pid_t process = fork();
  if (process == 0) become(*program, input, output);
  close(input[0]);
  close(output[1]);
  Stockfish stockfish(fdopen(input[1], "w"), fdopen(output[0], "r"), process);
  stockfish.send("uci");
  stockfish.name_ = stockfish.answer_after("id name ");
  if (process < 0 || stockfish.name_.empty()) return std::nullopt;
  stockfish.answer_after("uciok");
  return stockfish;
}

Stockfish::~Stockfish() {
  if (to_) std::fputs("quit\n", to_);
  if (to_) std::fclose(to_);
  if (from_) std::fclose(from_);
  if (process_ > 0) waitpid(process_, nullptr, 0);
}

double Stockfish::processor_seconds() const {
  clockid_t clock{};
  timespec used{};
  if (clock_getcpuclockid(process_, &clock) != 0 || clock_gettime(clock, &used) != 0) return 0;
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

#else

std::optional<Stockfish> Stockfish::start() {
  return std::nullopt;
}
double Stockfish::processor_seconds() const {
  return 0;
}
Stockfish::~Stockfish() = default;

#endif

Stockfish::Stockfish(Stockfish&& other) noexcept
    : to_(std::exchange(other.to_, nullptr)),
      from_(std::exchange(other.from_, nullptr)),
      process_(std::exchange(other.process_, 0)),
      name_(std::move(other.name_)) {}

void Stockfish::set_position(std::string_view fen, bool chess960) {
  send(std::string("setoption name UCI_Chess960 value ") + (chess960 ? "true" : "false"));
  send("position fen " + std::string(fen));
  send("isready");
  answer_after("readyok");
}

std::uint64_t Stockfish::perft(int depth) {
  send("go perft " + std::to_string(depth));
  return std::strtoull(answer_after("Nodes searched: ").c_str(), nullptr, 10);
}

void Stockfish::send(const std::string& line) {
  std::fputs((line + '\n').c_str(), to_);
  std::fflush(to_);
}

std::string Stockfish::answer_after(std::string_view prefix) {
  std::array<char, 512> buffer{};
  while (std::fgets(buffer.data(), static_cast<int>(buffer.size()), from_)) {
    std::string_view line(buffer.data());
    if (line.substr(0, prefix.size()) != prefix) continue;
    line.remove_prefix(prefix.size());
    return std::string(line.substr(0, line.find('\n')));
  }
  return {};
}

}  // namespace raisechess::cli
