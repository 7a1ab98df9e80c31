// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine_process.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <thread>

#ifndef _WIN32
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cerrno>
#include <csignal>
#include <ctime>
#endif

namespace raisechess::cli {

#ifndef _WIN32

namespace {

using std::chrono::steady_clock;
using Pipe = std::array<int, 2>;

constexpr std::size_t longest_line = std::size_t{1} << 20;

/// In the child, which may only do what is safe after a fork.
[[noreturn]] void run_command(const char* command, const Pipe& input, const Pipe& output) {
  dup2(input[0], STDIN_FILENO);
  dup2(output[1], STDOUT_FILENO);
  std::signal(SIGINT, SIG_IGN);  // Ctrl+C goes to all; whoever asks the engine ends it
  execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
  _exit(127);
}

/// `events`: POLLIN or POLLOUT.
bool is_ready(int file, short events, steady_clock::time_point deadline) {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - steady_clock::now()).count();
  pollfd waiting{file, events, 0};
  const int found = poll(&waiting, 1, static_cast<int>(std::clamp<std::int64_t>(left + 1, 0, 1'000'000'000)));
  return found > 0 || (found < 0 && errno == EINTR && is_ready(file, events, deadline));
}

}  // namespace

std::unique_ptr<EngineProcess> EngineProcess::start(const std::string& command, std::string farewell) {
  Pipe input{};
  Pipe output{};
  if (pipe2(input.data(), O_CLOEXEC) != 0) return nullptr;
  if (pipe2(output.data(), O_CLOEXEC) != 0) {
    close(input[0]);
    close(input[1]);
    return nullptr;
  }
  std::signal(SIGPIPE, SIG_IGN);
  const std::string line = "PATH=\"$PATH:/usr/games\"; exec " + command;
  const pid_t process = fork();
  if (process == 0) run_command(line.c_str(), input, output);
  close(input[0]);
  close(output[1]);
  fcntl(input[1], F_SETFL, O_NONBLOCK);
  std::unique_ptr<EngineProcess> engine(new EngineProcess(input[1], output[0], process, std::move(farewell)));
  if (process < 0) return nullptr;
  return engine;
}

EngineProcess::~EngineProcess() {
  if (!farewell_.empty()) send(farewell_);
  close(to_);
  if (process_ > 0 && !ended_within(std::chrono::seconds(1))) {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  close(from_);
}

bool EngineProcess::ended_within(std::chrono::milliseconds time) const {
  const auto deadline = steady_clock::now() + time;
  while (!reaped_ && waitpid(process_, nullptr, WNOHANG) == 0) {
    if (steady_clock::now() >= deadline) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  reaped_ = true;
  return true;
}

void EngineProcess::send(const std::string& line) {
  const std::string text = line + '\n';
  const auto deadline = steady_clock::now() + std::chrono::seconds(1);
  for (std::size_t sent = 0; sent < text.size();) {
    const ssize_t count = write(to_, text.data() + sent, text.size() - sent);
    const bool full = count < 0 && errno == EAGAIN;
    if (full && !is_ready(to_, POLLOUT, deadline)) return;
    if (count < 0 && !full && errno != EINTR) return;
    if (count > 0) sent += static_cast<std::size_t>(count);
  }
}

std::optional<std::string> EngineProcess::line_by(steady_clock::time_point deadline) {
  std::array<char, 4096> buffer{};
  while (true) {
    if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
      std::string line = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      if (!line.empty() && line.back() == '\r') line.pop_back();
      return line;
    }
    if (unread_.size() > longest_line || !is_ready(from_, POLLIN, deadline)) return std::nullopt;
    const ssize_t count = read(from_, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return std::nullopt;
    unread_.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

double EngineProcess::processor_seconds() const {
  clockid_t clock{};
  timespec used{};
  if (clock_getcpuclockid(process_, &clock) != 0 || clock_gettime(clock, &used) != 0) return 0;
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

#else

std::unique_ptr<EngineProcess> EngineProcess::start(const std::string&, std::string) {
  return nullptr;
}
EngineProcess::~EngineProcess() = default;
bool EngineProcess::ended_within(std::chrono::milliseconds) const {
  return true;
}
void EngineProcess::send(const std::string&) {}
std::optional<std::string> EngineProcess::line_by(std::chrono::steady_clock::time_point) {
  return std::nullopt;
}
double EngineProcess::processor_seconds() const {
  return 0;
}

#endif

}  // namespace raisechess::cli
