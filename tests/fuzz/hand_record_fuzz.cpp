// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <vector>

#include "record/hand_record.h"
#include "require.h"

using namespace raisechess;

/// Whatever is read as hands in JSON can be played again, and is written so that it reads the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto hands = record::hand_records_from_text({reinterpret_cast<const char*>(data), size});
  if (!hands) return 0;
  for (const auto& hand : *hands) {
    if (!hand) continue;
    require(record::replay(*hand).has_value());
    const auto again = record::hand_records_from_text(record::hand_records_text({*hand}));
    require(again && again->size() == 1 && again->front() == *hand);
  }
  return 0;
}
