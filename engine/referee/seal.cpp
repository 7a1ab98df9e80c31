// SPDX-License-Identifier: GPL-3.0-or-later
#include "seal.h"

#include <sodium.h>

#include <algorithm>

#include "random_bytes.h"

namespace raisechess::referee {
namespace {

constexpr std::array<std::uint8_t, 4> letters{'R', 'C', 'S', 'H'};
constexpr std::uint8_t version = 1;
constexpr std::size_t key_tag_size = 16;
constexpr std::size_t nonce_size = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t authenticator_size = crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr std::size_t version_at = letters.size();
constexpr std::size_t key_tag_at = version_at + 1;
constexpr std::size_t nonce_at = key_tag_at + key_tag_size;
constexpr std::size_t header_size = nonce_at + nonce_size;

using Key = std::array<std::uint8_t, 32>;

/// Tells whether a blob was sealed with this key, and nothing else of the key.
std::array<std::uint8_t, key_tag_size> key_tag(const Key& key) {
  std::array<std::uint8_t, key_tag_size> tag{};
  crypto_generichash(tag.data(), tag.size(), letters.data(), letters.size(), key.data(), key.size());
  return tag;
}

template <class Part>
bool stands_at(const Bytes& blob, std::size_t place, const Part& part) {
  return std::equal(part.begin(), part.end(), blob.begin() + static_cast<std::ptrdiff_t>(place));
}

}  // namespace

Bytes sealed(const Bytes& plain, const Key& key) {
  Bytes blob(letters.begin(), letters.end());
  blob.push_back(version);
  const auto tag = key_tag(key);
  blob.insert(blob.end(), tag.begin(), tag.end());
  const auto nonce = random_bytes<nonce_size>();
  blob.insert(blob.end(), nonce.begin(), nonce.end());

  blob.resize(header_size + plain.size() + authenticator_size);
  crypto_aead_xchacha20poly1305_ietf_encrypt(blob.data() + header_size, nullptr, plain.data(), plain.size(),
                                             blob.data(), header_size, nullptr, nonce.data(), key.data());
  return blob;
}

Expected<Bytes> unsealed(const Bytes& blob, const Key& key) {
  if (blob.size() < header_size + authenticator_size || !stands_at(blob, 0, letters)) {
    return fail(ErrorCode::SealDamaged);
  }
  if (blob[version_at] != version) return fail(ErrorCode::SealVersion, std::int64_t{blob[version_at]});
  if (!stands_at(blob, key_tag_at, key_tag(key))) return fail(ErrorCode::SealKey);

  Bytes plain(blob.size() - header_size - authenticator_size);
  const bool genuine = crypto_aead_xchacha20poly1305_ietf_decrypt(
                           plain.data(), nullptr, nullptr, blob.data() + header_size, blob.size() - header_size,
                           blob.data(), header_size, blob.data() + nonce_at, key.data()) == 0;
  if (!genuine) return fail(ErrorCode::SealDamaged);
  return plain;
}

}  // namespace raisechess::referee
