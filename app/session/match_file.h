// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "referee/referee.h"
#include "session/game_session.h"
#include "session/table_state.h"

namespace raisechess::session {

/// A saved match: what the person chose beside the set-up, which the sealed referee has.
struct SavedMatch {
  bool draw_array = false;
  bool draw_colour = false;
  QString level;
  QString nonce;
  std::vector<std::uint8_t> sealed;
};

/// Why there is no key. What stands in its place may be no key: then it is lost, and a new one may be put there. Else
/// it can be neither read nor written, for `reason`: the place, and what the system says.
struct NoKey {
  bool lost = false;
  QString reason;
};

/// The match file and its key. The key is 32 bytes in a folder of its own, readable by its owner alone, on disk before
/// the first match is.
class MatchFile {
 public:
  explicit MatchFile(const Folders& folders);

  QString path() const { return path_; }
  bool exists() const;

  /// The key, made where there is none yet.
  tl::expected<referee::Key, NoKey> key() const;
  /// A key in the place of one that is lost or none.
  tl::expected<referee::Key, NoKey> new_key() const;
  static QByteArray encode(const SavedMatch& match);
  /// Errors: SealDamaged, SealVersion.
  static Expected<SavedMatch> decode(const QByteArray& bytes);
  /// Reads a regular file of a sane size and nothing else: a pipe or a device would never end.
  Expected<SavedMatch> read() const;
  /// Writes all or nothing and syncs. The system's sentence on failure, else empty.
  QString write(const QByteArray& bytes) const;
  /// Renames the file to one with the time in its name; its new path, or empty.
  QString put_aside() const;

 private:
  QString path_;
  QString key_path_;
};

}  // namespace raisechess::session
