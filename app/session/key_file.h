// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

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

  /// The key, made where there is none yet.
  tl::expected<referee::Key, NoKey> key() const;
  /// A key in the place of one that is lost or none.
  tl::expected<referee::Key, NoKey> new_key() const;

 private:
  QString path_;
};

}  // namespace raisechess::session
