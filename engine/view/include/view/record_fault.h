// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace raisechess {

/// What is wrong in a file of hands: the first argument of ErrorCode::RecordFormat. The other arguments of each stand
/// behind it, in order. `name`: of a field, as "hands[0].setup.array" with its quotes, or of a tag, as [WhiteStack].
/// `found`: what stands there, as JSON; empty where nothing does.
enum class RecordFault : std::uint8_t {
  // a field or a tag
  Missing,         ///< name
  NotWholeNumber,  ///< name, found, least, most
  NotOneOf,        ///< name, found, each of the words or numbers that may stand there
  NotTrueOrFalse,  ///< name, found
  NotText,         ///< name, found
  NotArray,        ///< name, found
  NotObject,       ///< name, found
  NotHexDigits,    ///< name, found: 64 hexadecimal digits
  NotHexPairs,     ///< name, found: two hexadecimal digits for each byte
  NotDeal,         ///< name, found
  NoSquare,        ///< name, found
  TakeBackCount,   ///< name
  // the whole
  NotJson,            ///< –
  NeitherJsonNorPgn,  ///< –
  HandCount,          ///< how many hands it holds instead of one
  OtherResult,        ///< –: the result is not the one that the rules give
  // PGN
  CommentEnd,           ///< –
  VariationEnd,         ///< –
  VariationStart,       ///< –: one ends that has not begun
  TagValue,             ///< –: one without
  TagEnd,               ///< –
  QuoteEnd,             ///< –
  OtherVariant,         ///< the variant
  OtherStart,           ///< –: the tag FEN is not the position that the hand begins with
  CommandIncomplete,    ///< the command
  CommandWithoutChips,  ///< the command
  NoResult,             ///< –
  Unfinished,           ///< –: the result is *, and the moves end the game neither
  // again the whole
  NotTextFile,  ///< –
  last = NotTextFile
};

}  // namespace raisechess
