// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"

#include <atomic>
#include <csignal>

namespace raisechess::cli {
namespace {

/// The signal may come to any thread, and any may ask.
std::atomic<bool> noted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a handler may not wait for a lock");

void note(int signal) {
  noted.store(true, std::memory_order_relaxed);
  std::signal(signal, SIG_DFL);
}

}  // namespace

void note_interrupts() {
  std::signal(SIGINT, note);
}

bool interrupted() {
  return noted.load(std::memory_order_relaxed);
}

}  // namespace raisechess::cli
