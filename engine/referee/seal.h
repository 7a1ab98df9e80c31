// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "archive.h"
#include "view/error.h"

namespace raisechess::referee {

/// What a seal keeps: `secret` encrypted, `open` readable without the key.
struct Sealed {
  Bytes secret;
  Bytes open;
};

/// Encrypts and authenticates: four letters, the version, a tag of the key, a random nonce, the open part with its
/// length, then XChaCha20-Poly1305; all of what stands before is authenticated too.
Bytes sealed(const Sealed& parts, const std::array<std::uint8_t, 32>& key);

/// The secret part. Errors: SealDamaged, SealKey, SealVersion.
Expected<Bytes> unsealed(const Bytes& blob, const std::array<std::uint8_t, 32>& key);
/// The open part, whose bytes nobody vouches for without the key. Errors: SealDamaged, SealVersion.
Expected<Bytes> open_part(const Bytes& blob);

}  // namespace raisechess::referee
