// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <vector>

#include "archive/values.h"
#include "view/error.h"

namespace raisechess::session {

/// The hands of a file, each checked by the rules.
struct ReadHands {
  std::vector<archive::StoredHand> hands;  ///< without ids
  int refused = 0;
  std::optional<Error> refusal;  ///< of the first that was refused
};

/// Reads a file of hands in JSON or PGN. Errors of the whole file: RecordFormat, RecordVersion.
Expected<ReadHands> read_hands(const QByteArray& file);

enum class HandForm : std::uint8_t { Json, Pgn };

/// Records of one hand each, as one file. Errors: those of the first that cannot be read.
Expected<QByteArray> write_hands(const std::vector<QByteArray>& records, HandForm form);

}  // namespace raisechess::session
