// SPDX-License-Identifier: GPL-3.0-or-later
#include "consultant.h"

#include <algorithm>

namespace raisechess::session {
namespace {

constexpr std::chrono::milliseconds reserve{40};
constexpr std::chrono::milliseconds least_thinking{20};

}  // namespace

std::chrono::milliseconds thinking_within(std::chrono::milliseconds delay) {
  return std::max(delay - reserve, least_thinking);
}

Consultant::Consultant(ai::Level level, QObject* parent)
    : QObject(parent), thinker_(level, [this](std::uint64_t request, const ai::Decision& decision) {
        QMetaObject::invokeMethod(
            this, [this, request, decision] { take(request, decision); }, Qt::QueuedConnection);
      }) {}

void Consultant::ask(const PlayerView& view, std::chrono::milliseconds thinking, std::uint64_t seed) {
  asked_ = true;
  thinker_.ask({++request_, view, {.nodes = {}, .time = thinking}, seed});
}

void Consultant::hurry() {
  if (asked_) thinker_.hurry();
}

void Consultant::drop() {
  hurry();
  asked_ = false;
}

void Consultant::take(std::uint64_t request, const ai::Decision& decision) {
  if (!asked_ || request != request_) return;
  asked_ = false;
  emit answered(decision);
}

}  // namespace raisechess::session

#include "moc_consultant.cpp"
