// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace raisechess {

/// One function object out of several, to visit a variant with: `std::visit(Overloaded{[](const Fold&) {…}, …},
/// action)`.
template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

}  // namespace raisechess
