// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "words/words.h"

namespace raisechess::ui {

namespace {

enum class Shape { Jump, Diagonal, Straight };

Shape shape_of(Square from, Square to) {
  const int files = std::abs(file_of(to) - file_of(from));
  const int ranks = std::abs(rank_of(to) - rank_of(from));
  if (files * ranks == 2) return Shape::Jump;
  return files == ranks ? Shape::Diagonal : Shape::Straight;
}

/// The `place`-th of the squares that show a fact; the first where there are fewer.
QString square_of(const Reason& reason, std::size_t place) {
  if (reason.squares.empty()) return {};
  return Words::square(reason.squares[std::min(place, reason.squares.size() - 1)]);
}

QString path_of(const Reason& reason) {
  return reason.squares.size() < 2 ? square_of(reason, 0) : Words::path(reason.squares[0], reason.squares[1]);
}

}  // namespace

QString Words::fact(Fact fact) {
  switch (fact) {
    case Fact::Reveal:
      return tr("a piece that was seen");
    case Fact::Geometry:
      return tr("how it moved");
    case Fact::Capture:
      return tr("how it captured");
    case Fact::Castling:
      return tr("a castling");
    case Fact::EnPassant:
      return tr("a capture en passant");
    case Fact::CheckAnnounced:
      return tr("a check that was announced");
    case Fact::NoCheckAnnounced:
      return tr("a check that was not announced");
    case Fact::MoveOffered:
      return tr("a move that is legal");
    case Fact::MoveNotOffered:
      return tr("a move that is not legal");
    case Fact::HandGoesOn:
      return tr("the hand going on");
  }
  return {};
}

namespace {

QString shape_words(const Reason& reason) {
  const QString path = path_of(reason);
  if (reason.squares.size() < 2) return Words::tr("how it moved");
  switch (shape_of(reason.squares[0], reason.squares[1])) {
    case Shape::Jump:
      return Words::tr("%1 was a jump").arg(path);
    case Shape::Diagonal:
      return Words::tr("%1 is diagonal").arg(path);
    case Shape::Straight:
      return Words::tr("%1 is straight").arg(path);
  }
  return {};
}

}  // namespace

QString Words::reason_short(const Reason& reason) {
  const QString path = path_of(reason);
  switch (reason.fact) {
    case Fact::Reveal:
      return tr("a piece was seen on %1").arg(square_of(reason, 0));
    case Fact::Geometry:
      return shape_words(reason);
    case Fact::Capture:
      return tr("how %1 captured").arg(path);
    case Fact::Castling:
      return tr("castling with %1").arg(square_of(reason, 1));
    case Fact::EnPassant:
      return tr("took en passant");
    case Fact::CheckAnnounced:
      return tr("gave check to %1").arg(square_of(reason, 1));
    case Fact::NoCheckAnnounced:
      return tr("no check to %1").arg(square_of(reason, 1));
    case Fact::MoveOffered:
      return tr("%1 is legal").arg(path);
    case Fact::MoveNotOffered:
      return tr("%1 is not legal").arg(path);
    case Fact::HandGoesOn:
      return tr("the hand went on");
  }
  return {};
}

namespace {

QString geometry_sentence(const Reason& reason, const QString& a, bool pawn_way) {
  const QString path = path_of(reason);
  if (reason.squares.size() < 2) return Words::tr("It did not move as %1 does.").arg(a);
  if (pawn_way) return Words::tr("%1 is not a step of a pawn there.").arg(path);
  switch (shape_of(reason.squares[0], reason.squares[1])) {
    case Shape::Jump:
      return Words::tr("%1 is a knight's jump: not %2.").arg(path, a);
    case Shape::Diagonal:
      return Words::tr("%1 is diagonal: not %2.").arg(path, a);
    case Shape::Straight:
      return Words::tr("%1 is straight: not %2.").arg(path, a);
  }
  return {};
}

QString check_sentence(const Reason& reason, const QString& a) {
  const QString from = square_of(reason, 0);
  const QString king = square_of(reason, 1);
  if (reason.fact == Fact::CheckAnnounced) {
    return Words::tr("Check to %1 was announced: with %2 on %3 there would have been none.").arg(king, a, from);
  }
  return Words::tr("No check was announced: %2 on %3 would have attacked %1.").arg(king, a, from);
}

QString offer_sentence(const Reason& reason, const QString& a) {
  const QString path = path_of(reason);
  const QString there = square_of(reason, 2);
  if (reason.fact == Fact::MoveOffered) return Words::tr("%1 is legal: %2 on %3 would forbid it.").arg(path, a, there);
  return Words::tr("%1 is not legal: with %2 on %3 it would be.").arg(path, a, there);
}

QString fact_sentence(const Reason& reason, const std::vector<PieceType>& types) {
  const QString a = Words::any_of(types);
  if (reason.other) {
    return Words::tr("The piece dealt on %1: %2. No deal with %3 here is left.")
        .arg(Words::square(*reason.other), Words::reason_short(reason), a);
  }
  switch (reason.fact) {
    case Fact::Reveal:
      return Words::tr("The piece on %1 was seen: no deal with %2 is left.").arg(square_of(reason, 0), a);
    case Fact::Geometry:
      return geometry_sentence(reason, a, is_pawn_way(reason, types.front()));
    case Fact::Capture:
      return Words::tr("%1 does not fit how %2 captures and moves.").arg(path_of(reason), a);
    case Fact::Castling:
      return Words::tr("With %1 there the castling would have been another one, or none.").arg(a);
    case Fact::EnPassant:
      return Words::tr("Only a pawn takes or is taken en passant: not %1.").arg(a);
    case Fact::CheckAnnounced:
    case Fact::NoCheckAnnounced:
      return check_sentence(reason, a);
    case Fact::MoveOffered:
    case Fact::MoveNotOffered:
      return offer_sentence(reason, a);
    case Fact::HandGoesOn:
      return Words::tr("The hand went on: with %1 there would have been no legal move.").arg(a);
  }
  return {};
}

}  // namespace

QString Words::reason(const Reason& reason, PieceType ruled_out) {
  return shared_reason(SharedReason{reason, {ruled_out}});
}

QString Words::shared_reason(const SharedReason& shared) {
  const QString sentence = fact_sentence(shared.reason, shared.types);
  return shared.reason.taken_back ? tr("%1 (Seen in a line that was taken back.)", "a sentence").arg(sentence)
                                  : sentence;
}

QString Words::shared_reason_short(const SharedReason& shared) {
  const Reason& reason = shared.reason;
  if (!is_pawn_way(reason, shared.types.front()) || reason.squares.size() < 2) return reason_short(reason);
  return tr("%1 is no pawn's step", "d2–g5").arg(path_of(reason));
}

QString Words::reason_brief(const Reason& reason) {
  switch (reason.fact) {
    case Fact::Reveal:
      return tr("seen");
    case Fact::Geometry:
      break;
    case Fact::Capture:
      return tr("its capture");
    case Fact::Castling:
      return tr("castling");
    case Fact::EnPassant:
      return tr("en passant");
    case Fact::CheckAnnounced:
      return tr("gave check");
    case Fact::NoCheckAnnounced:
      return tr("no check");
    case Fact::MoveOffered:
      return tr("a legal move");
    case Fact::MoveNotOffered:
      return tr("no legal move");
    case Fact::HandGoesOn:
      return tr("not the end");
  }
  if (reason.squares.size() < 2) return tr("how it moved");
  if (reason.squares.size() > 2) return tr("blocked");
  switch (shape_of(reason.squares[0], reason.squares[1])) {
    case Shape::Jump:
      return tr("a jump");
    case Shape::Diagonal:
      return tr("diagonal");
    case Shape::Straight:
      return tr("straight");
  }
  return {};
}

namespace {

QString told_in_full(const Reason& reason) {
  const QString told = Words::reason_short(reason);
  const QString words =
      reason.taken_back ? Words::tr("%1 (taken back)", "a fact, seen in a line that was").arg(told) : told;
  return reason.other ? Words::tr("%1: %2", "square of another piece: fact").arg(Words::square(*reason.other), words)
                      : words;
}

QString told_briefly(const Reason& reason) {
  return reason.taken_back ? Words::tr("taken back") : Words::reason_brief(reason);
}

}  // namespace

/// All that was told of it; briefly what ruled out the most types, and how many facts more there are.
QString Words::row_note(const RangeRow& row, bool brief) {
  if (row.status == HiddenStatus::Captured) return tr("captured");
  if (row.status == HiddenStatus::Revealed) return brief ? tr("turned up") : tr("turned face up");
  const std::vector<SharedReason> reasons = shared_reasons(row);
  if (reasons.empty()) return row.now == row.origin ? tr("not moved") : tr("nothing told");
  QStringList facts;
  for (const SharedReason& shared : reasons) facts << told_in_full(shared.reason);
  facts.removeDuplicates();
  if (!brief) return facts.join(QStringLiteral(" · "));
  const QString first = told_briefly(reasons.front().reason);
  return facts.size() == 1 ? first : QStringLiteral("%1 +%2").arg(first).arg(facts.size() - 1);
}

QString Words::secrecy(Secrecy effect) {
  switch (effect) {
    case Secrecy::Keeps:
      return tr("keeps the secret");
    case Secrecy::Narrows:
      return tr("narrows the secret");
    case Secrecy::Reveals:
      return tr("reveals a piece");
  }
  return {};
}

QString Words::secrecy(const SecrecyMark& mark, int before) {
  if (mark.effect == Secrecy::Keeps) return secrecy(mark.effect);
  const QString lost = lost_bits(std::log2(before) - std::log2(std::max(mark.after, 1)));
  const QString counts = tr("%1: %2 become %3 (%4)", "narrows the secret: 15 deals become 6 (bits lost)")
                             .arg(secrecy(mark.effect), deals(before), number(mark.after), lost);
  const bool fewer_types = mark.types_left && mark.types_before && *mark.types_left < *mark.types_before;
  if (!fewer_types || mark.effect == Secrecy::Reveals) return counts;
  return tr("%1, %n types left for this piece", "", *mark.types_left).arg(counts);
}

}  // namespace raisechess::ui
