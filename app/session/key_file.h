// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

#include "referee/referee.h"

namespace raisechess::session {

/// Why there is no key. What stands in its place may be no key: then it is lost, and a new one may be put there. Else
/// it can be neither read nor written, for `reason`: the place, and what the system says.
struct NoKey {
  bool lost = false;
  QString reason;
};

/// The key of the seals: 32 bytes in a folder of its own, readable by its owner alone, on disk before the first match
/// is.
class KeyFile {
 public:
  explicit KeyFile(const QString& folder);

  /// The key, made where there is none yet. The file is read once, and again if it has changed; where it has gone
  /// meanwhile the key that was read is written back.
  tl::expected<referee::Key, NoKey> key();
  /// A key in the place of one that is lost or none.
  tl::expected<referee::Key, NoKey> new_key();

 private:
  /// Tells whether the file is the one that was read.
  struct Stamp {
    bool exists = false;
    qint64 size = 0;
    QDateTime changed;
    friend bool operator==(const Stamp&, const Stamp&) = default;
  };
  Stamp stamp() const;
  tl::expected<referee::Key, NoKey> read() const;
  tl::expected<referee::Key, NoKey> write(const referee::Key& key) const;
  tl::expected<referee::Key, NoKey> known(const tl::expected<referee::Key, NoKey>& key);

  QString path_;
  std::optional<referee::Key> key_;  ///< in the file, as of `stamp_`
  Stamp stamp_;
};

}  // namespace raisechess::session
