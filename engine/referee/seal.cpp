// SPDX-License-Identifier: GPL-3.0-or-later
#include "seal.h"

#include <sodium.h>

#include <algorithm>

#include "random_bytes.h"

namespace raisechess::referee {
namespace {

constexpr std::array<std::uint8_t, 4> letters{'R', 'C', 'S', 'H'};
constexpr std::uint8_t version = 3;
constexpr std::size_t key_tag_size = 16;
constexpr std::size_t nonce_size = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t authenticator_size = crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr std::size_t version_at = letters.size();
constexpr std::size_t key_tag_at = version_at + 1;
constexpr std::size_t nonce_at = key_tag_at + key_tag_size;
constexpr std::size_t open_size_at = nonce_at + nonce_size;
constexpr std::size_t open_at = open_size_at + 4;

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

std::uint64_t open_size(const Bytes& blob) {
  std::uint64_t size = 0;
  for (std::size_t i = 0; i < 4; ++i) size |= std::uint64_t{blob[open_size_at + i]} << (8 * i);
  return size;
}

/// The place where the secret part begins, if the blob has all its parts.
Expected<std::size_t> secret_at(const Bytes& blob) {
  if (blob.size() < open_at + authenticator_size || !stands_at(blob, 0, letters)) return fail(ErrorCode::SealDamaged);
  if (blob[version_at] != version) return fail(ErrorCode::SealVersion, std::int64_t{blob[version_at]});
  if (open_size(blob) > blob.size() - open_at - authenticator_size) return fail(ErrorCode::SealDamaged);
  return open_at + static_cast<std::size_t>(open_size(blob));
}

}  // namespace

Bytes sealed(const Sealed& parts, const Key& key) {
  Bytes blob(letters.begin(), letters.end());
  blob.push_back(version);
  const auto tag = key_tag(key);
  blob.insert(blob.end(), tag.begin(), tag.end());
  const auto nonce = random_bytes<nonce_size>();
  blob.insert(blob.end(), nonce.begin(), nonce.end());
  for (std::size_t i = 0; i < 4; ++i) blob.push_back(static_cast<std::uint8_t>(parts.open.size() >> (8 * i)));
  blob.insert(blob.end(), parts.open.begin(), parts.open.end());

  const std::size_t begin = blob.size();
  blob.resize(begin + parts.secret.size() + authenticator_size);
  crypto_aead_xchacha20poly1305_ietf_encrypt(blob.data() + begin, nullptr, parts.secret.data(), parts.secret.size(),
                                             blob.data(), begin, nullptr, nonce.data(), key.data());
  return blob;
}

Expected<Bytes> unsealed(const Bytes& blob, const Key& key) {
  const auto begin = secret_at(blob);
  if (!begin) return tl::unexpected(begin.error());
  if (!stands_at(blob, key_tag_at, key_tag(key))) return fail(ErrorCode::SealKey);

  Bytes plain(blob.size() - *begin - authenticator_size);
  const bool genuine = crypto_aead_xchacha20poly1305_ietf_decrypt(plain.data(), nullptr, nullptr, blob.data() + *begin,
                                                                  blob.size() - *begin, blob.data(), *begin,
                                                                  blob.data() + nonce_at, key.data()) == 0;
  if (!genuine) return fail(ErrorCode::SealDamaged);
  return plain;
}

Expected<Bytes> open_part(const Bytes& blob) {
  const auto end = secret_at(blob);
  if (!end) return tl::unexpected(end.error());
  return Bytes(blob.begin() + open_at, blob.begin() + static_cast<std::ptrdiff_t>(*end));
}

}  // namespace raisechess::referee
