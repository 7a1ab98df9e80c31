// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "archive.h"
#include "view/error.h"

namespace raisechess::referee {

/// Encrypts and authenticates: four letters, the version, a tag of the key, a random nonce, then XChaCha20-Poly1305;
/// all of what stands before is authenticated too.
Bytes sealed(const Bytes& plain, const std::array<std::uint8_t, 32>& key);

/// Errors: SealDamaged, SealKey, SealVersion.
Expected<Bytes> unsealed(const Bytes& blob, const std::array<std::uint8_t, 32>& key);

}  // namespace raisechess::referee
