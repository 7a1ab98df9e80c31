// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

#include "archive/values.h"
#include "view/error.h"

namespace raisechess::session {

/// What is saved of a match: what the person chose beside the set-up, and the sealed referee.
struct OldMatch {
  bool draw_array = false;
  bool draw_colour = false;
  QString level;
  QString nonce;
  std::vector<std::uint8_t> sealed;
};

/// The one file in which earlier versions of the program kept their match. It is read once.
class OldMatchFile {
 public:
  explicit OldMatchFile(const QString& folder);

  bool exists() const;
  /// Reads a regular file of a sane size and nothing else: a pipe or a device would never end. Errors: SealDamaged,
  /// SealVersion.
  Expected<OldMatch> read() const;
  static Expected<OldMatch> decode(const QByteArray& bytes);
  /// Renames the file to one with `word` and the time in its name; its new path.
  archive::Result<QString> put_aside(const QString& word) const;

 private:
  QString path_;
};

}  // namespace raisechess::session
