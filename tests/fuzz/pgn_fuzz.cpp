// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>

#include "record/hand_file.h"
#include "record/hand_record.h"
#include "record/pgn.h"
#include "require.h"

using namespace raisechess;

/// Whatever is read as games in PGN can be played again, and what is written of it reads as the same hand (only control
/// characters in texts are lost, and only once).
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto games = record::hand_records_from_pgn({reinterpret_cast<const char*>(data), size});
  if (!games) return 0;
  for (const auto& game : *games) {
    if (!game) continue;
    require(record::replay(*game).has_value());
    const auto text = record::pgn_text({*game});
    require(text.has_value());
    const auto again = record::hand_records_from_file(*text);
    require(again && again->size() == 1 && again->front().has_value());
    require(again->front()->actions == game->actions && again->front()->setup == game->setup);
    require(record::pgn_text({*again->front()}) == text);
  }
  return 0;
}
