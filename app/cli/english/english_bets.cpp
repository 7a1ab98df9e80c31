// SPDX-License-Identifier: GPL-3.0-or-later
#include "english.h"

namespace raisechess::cli {

std::string least_reason(const BetBounds& bounds) {
  const std::string size = std::to_string(bounds.last_size);
  switch (bounds.least) {
    case BetBounds::Least::BigBlind:
      return bounds.min == bounds.last_size ? "the big blind" : "a raise by the big blind, " + size;
    case BetBounds::Least::LastBet:
      return "the bet was " + size;
    case BetBounds::Least::LastRaise:
      return "the last raise was " + size;
    case BetBounds::Least::AllIn:
      return "that is all-in";
  }
  return {};
}

std::string most_reason(const BetBounds& bounds) {
  switch (bounds.most) {
    case BetBounds::Most::OwnStack:
      return "all your chips";
    case BetBounds::Most::OpponentStack:
      return "all that the other side can match";
    case BetBounds::Most::PotLimit:
      return "the pot limit";
  }
  return {};
}

std::string bounds_text(const BetBounds& bounds) {
  if (bounds.min == bounds.max) return "exactly " + std::to_string(bounds.min) + " (" + most_reason(bounds) + ")";
  return "at least " + std::to_string(bounds.min) + " (" + least_reason(bounds) + "), at most " +
         std::to_string(bounds.max) + " (" + most_reason(bounds) + ")";
}

std::string sentence(const Error& error, const BetBounds& bounds) {
  std::string text = sentence(error);
  if (error.code != ErrorCode::BetBelowMinimum && error.code != ErrorCode::BetAboveMaximum) return text;
  text.pop_back();
  return text + " (" + (error.code == ErrorCode::BetBelowMinimum ? least_reason(bounds) : most_reason(bounds)) + ").";
}

}  // namespace raisechess::cli
