// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_words.h"

namespace raisechess {

QString ArchiveWords::not_saved(const archive::Failure& failure) {
  using Kind = archive::Failure::Kind;
  const QString& detail = failure.detail;
  switch (failure.kind) {
    case Kind::DiskFull:
      return tr("The match could not be saved: the disk is full (%1). Play goes on; make room before you quit.")
          .arg(detail);
    case Kind::ReadOnly:
      return tr("The match could not be saved: RaiseChess may not write there (%1). Play goes on; put that right "
                "before "
                "you quit.")
          .arg(detail);
    case Kind::Locked:
      return tr("The match could not be saved: another program holds its file (%1). Play goes on; close that program "
                "before you quit.")
          .arg(detail);
    case Kind::Slow:
      return tr("The disk takes long to save the match: the game goes on once it has.");
    default:
      return tr("The match could not be saved (%1). Play goes on; put that right before you quit.").arg(detail);
  }
}

QString ArchiveWords::unreadable(const archive::Failure& failure) {
  using Kind = archive::Failure::Kind;
  const QString reason = failure.kind == Kind::Locked     ? tr("another program holds it: %1").arg(failure.detail)
                         : failure.kind == Kind::ReadOnly ? tr("RaiseChess may not write there: %1").arg(failure.detail)
                                                          : failure.detail;
  return tr("The saved matches cannot be read (%1). Put that right and start RaiseChess again: they stay as they are. "
            "What you play until then is not saved.")
      .arg(reason);
}

QString ArchiveWords::replaced(const archive::Failure& failure) {
  using Kind = archive::Failure::Kind;
  switch (failure.kind) {
    case Kind::Newer:
      return tr("The saved matches are of a later version of RaiseChess, so this one begins a file of its own.") +
             kept(failure.kept_as);
    case Kind::Foreign:
      return tr("What stands in the place of the saved matches is not of RaiseChess, so a new file is begun.") +
             kept(failure.kept_as);
    default:
      return tr("The file of the saved matches is damaged. What could be read of it goes on in a new one.") +
             kept(failure.kept_as);
  }
}

QString ArchiveWords::kept(const QString& path) {
  return path.isEmpty() ? QString() : QLatin1Char(' ') + tr("The file is kept as %1.").arg(path);
}

}  // namespace raisechess
