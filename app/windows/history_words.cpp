// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_words.h"

#include <QDir>

#include "words/words.h"

namespace raisechess {

QString HistoryWords::face_down(const archive::HandLine& hand) {
  return hand.stays_closed ? tr("This hand ended with pieces face down, and what could have turned them up is lost: it "
                                "cannot be replayed.")
                           : tr("This hand ended with pieces face down: it can be replayed when its match is over.");
}

QString HistoryWords::failure(const archive::Failure& failure) {
  using Kind = archive::Failure::Kind;
  switch (failure.kind) {
    case Kind::NoSuchHand:
      return tr("This hand is not in the history any longer.");
    case Kind::DiskFull:
      return tr("The history could not be changed: the disk is full (%1). Make room and try again.")
          .arg(failure.detail);
    case Kind::ReadOnly:
      return tr("The history could not be changed: RaiseChess may not write there (%1).").arg(failure.detail);
    case Kind::Locked:
      return tr("Another program holds the history (%1): close it and try again.").arg(failure.detail);
    case Kind::Missing:
      return tr("The history is gone (%1): it begins anew with the next hand.").arg(failure.detail);
    case Kind::Damaged:
      return tr("This is damaged and cannot be read (%1). The rest of the history is as it was.").arg(failure.detail);
    default:
      return tr("The history could not be read or written (%1).").arg(failure.detail);
  }
}

QString HistoryWords::damaged(int hands) {
  return hands == 1 ? tr("1 hand is damaged and was left out.")
                    : tr("%n hands are damaged and were left out.", "", hands);
}

QString HistoryWords::copied(int hands) {
  return hands == 1 ? tr("1 hand copied.") : tr("%n hands copied.", "", hands);
}

QString HistoryWords::exported(int hands, const QString& path) {
  const QString sentence = hands == 1 ? tr("1 hand written to %1.") : tr("%n hands written to %1.", "", hands);
  return sentence.arg(QDir::toNativeSeparators(path));
}

QString HistoryWords::not_written(const QString& path, const QString& reason) {
  return tr("%1 could not be written (%2).").arg(QDir::toNativeSeparators(path), reason);
}

QString HistoryWords::now_there(int hands) {
  return hands == 1 ? tr("1 hand is in the history now.") : tr("%n hands are in the history now.", "", hands);
}

QString HistoryWords::not_read(const QString& path, const QString& reason) {
  return tr("%1 could not be read (%2).").arg(QDir::toNativeSeparators(path), reason);
}

QString HistoryWords::no_file(const QString& path) {
  return tr("%1 is no file: files of hands can be opened, in JSON or PGN.").arg(QDir::toNativeSeparators(path));
}

QString HistoryWords::what_was_pasted() {
  return tr("What was pasted");
}

QString HistoryWords::too_large(const QString& what, int mebibytes) {
  return tr("%1 is too large: up to %2 MiB can be opened at a time.").arg(what).arg(mebibytes);
}

QString HistoryWords::imported(int hands, int refused, const std::optional<Error>& refusal, const QString& refused_in,
                               const QString& problem) {
  QStringList sentences;
  if (hands > 0 || (refused == 0 && problem.isEmpty())) sentences << now_there(hands);
  if (!problem.isEmpty()) sentences << problem;
  if (refused > 0 && refusal) sentences << HistoryWords::refused(refused, refused_in) << ui::Words::error(*refusal);
  return sentences.join(QLatin1Char(' '));
}

QString HistoryWords::refused(int hands, const QString& file) {
  if (file.isEmpty()) return hands == 1 ? tr("1 was refused:", "hand") : tr("%n were refused:", "hands", hands);
  return hands == 1 ? tr("1 was refused in %1:", "hand, file").arg(file)
                    : tr("%n were refused, the first in %1:", "hands, file", hands).arg(file);
}

QString HistoryWords::delete_question(int hands) {
  return hands == 1 ? tr("Delete 1 hand for good?") : tr("Delete %n hands for good?", "", hands);
}

QString HistoryWords::deleted(int hands) {
  return hands == 1 ? tr("1 hand deleted.") : tr("%n hands deleted.", "", hands);
}

QString HistoryWords::clear_question() {
  return tr(
      "Delete all finished hands and matches for good? The match that is being played stays, and "
      "so do files that were kept aside.");
}

QString HistoryWords::match_is_on() {
  return tr("This match goes on: end it, or begin another one, before you delete it.");
}

QString HistoryWords::delete_match_question(int hands) {
  if (hands == 0) return tr("Delete this match for good?");
  return hands == 1 ? tr("Delete this match and its hand for good?")
                    : tr("Delete this match and its %n hands for good?", "", hands);
}

QString HistoryWords::all_files() {
  return tr("Hands (*.raisechess *.json *.pgn)");
}

QString HistoryWords::json_files() {
  return tr("RaiseChess hands (*.raisechess)");
}

QString HistoryWords::pgn_files() {
  return tr("Chess games (*.pgn)");
}

}  // namespace raisechess
