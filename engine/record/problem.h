// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "record/fault_text.h"
#include "view/error.h"
#include "view/record_fault.h"

namespace raisechess::record {

/// The first bytes of valid UTF-8, cut between two characters.
std::string shortened(const std::string& text);
/// A text of a file in quotes and shortened; empty where there is none.
std::string shown_text(const std::string& text);

/// A RecordFormat error with the arguments of its fault.
template <class... Arguments>
Error faulty(RecordFault fault, Arguments&&... arguments) {
  return {ErrorCode::RecordFormat,
          {static_cast<std::int64_t>(fault), ErrorArgument(std::forward<Arguments>(arguments))...}};
}

template <class... Arguments>
tl::unexpected<Error> malformed(RecordFault fault, Arguments&&... arguments) {
  return tl::unexpected(faulty(fault, std::forward<Arguments>(arguments)...));
}

/// The first thing that is wrong in what is read; what comes after it is not kept. What only requests of the table
/// protocol can get wrong is a sentence, all else a RecordFormat error.
class Problem {
 public:
  bool none() const { return !error_ && sentence_.empty(); }
  void note(Error error) {
    if (none()) error_ = std::move(error);
  }
  void note(std::string sentence) {
    if (none()) sentence_ = std::move(sentence);
  }
  const std::optional<Error>& error() const { return error_; }
  /// In English, as the table protocol says it.
  std::string sentence() const { return error_ ? fault_text(*error_) + '.' : sentence_; }

 private:
  std::optional<Error> error_;
  std::string sentence_;
};

}  // namespace raisechess::record
