// SPDX-License-Identifier: GPL-3.0-or-later
// Every ErrorCode has an input that causes it: a new code needs a case here.
#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "chess/fen.h"
#include "english/english.h"
#include "record/hand_record.h"
#include "referee/fair_deal.h"
#include "referee/referee.h"
#include "scripted_hand.h"
#include "table/table.h"
#include "view/move_text.h"

namespace raisechess::cli {
namespace {

using game::Hand;
using game::Match;
using raisechess::test::classic_setup;
using raisechess::test::deal_of;
using raisechess::test::start;
using referee::Referee;
using Code = ErrorCode;
using Cause = std::function<std::optional<Error>()>;

template <class T>
std::optional<Error> error_of(const Expected<T>& result) {
  return result ? std::nullopt : std::optional(result.error());
}

// Set-ups and positions

Cause hand(const HandSetup& setup, const std::string& white = "a2P b2P c2P") {
  return [=] { return error_of(Hand::start(setup, {deal_of(white), deal_of("a7P b7P c7P")})); };
}

Cause match(Chips chips, int blind_minutes) {
  MatchSetup setup;
  setup.chips = chips;
  setup.blind_minutes = blind_minutes;
  return [=] { return error_of(Match::start(setup)); };
}

Cause match_with(void (*change)(MatchSetup&)) {
  MatchSetup setup;
  change(setup);
  return [=] { return error_of(Match::start(setup)); };
}

Cause fen(const std::string& text) {
  return [=] { return error_of(chess::fen_from_text(text)); };
}

Cause start_fen(const std::string& text) {
  return [=] { return error_of(chess::start_fen_from_text(text, {})); };
}

// Actions

struct Step {
  Side by;
  Action action;
};

/// What the last of these actions is refused for; the others are done first.
std::optional<Error> last_refusal(Hand hand, const std::vector<Step>& steps) {
  std::optional<Error> refused;
  for (const Step& step : steps) {
    EXPECT_FALSE(refused) << "before the last action";
    refused = hand.apply(step.by, step.action);
  }
  return refused;
}

Cause acts(std::vector<Step> steps, const HandSetup& setup = {}) {
  return [=] { return last_refusal(start(setup, "a2P b2P c2P", "a7P b7P c7P"), steps); };
}

/// What is done in White's second turn, when nothing is bet.
Cause second_turn(const Action& action) {
  const auto move = [](std::string_view from, std::string_view to) {
    return MakeMove{Move::normal(*square_from_name(from), *square_from_name(to))};
  };
  return acts(
      {{Side::Black, Call{}}, {Side::White, move("e2", "e4")}, {Side::Black, move("e7", "e5")}, {Side::White, action}});
}

Cause typed(const std::string& text) {
  return [=] {
    const Hand two_knights = start(classic_setup("4k3/8/8/8/8/8/8/1N1NK3 w - - 0 1"));
    return error_of(move_from_text(two_knights.view_for(Side::White), text));
  };
}

// Matches

Cause next_hand(bool hand_on, Chips net, double minutes) {
  return [=] {
    Match match = *Match::start({});
    EXPECT_TRUE(match.next_hand(1));
    if (!hand_on) match.book({ResultKind::Fold, Side::White, {}, {net, -net}});
    return error_of(match.next_hand(minutes));
  };
}

/// The code whose sentence the table answers with.
std::optional<Error> next_without_a_match() {
  Table table;
  const std::string answer = table.answer(R"({"cmd":"next"})");
  for (int code = 0; code <= static_cast<int>(Code::last); ++code) {
    const Error error{static_cast<Code>(code), {}};
    if (answer.find('"' + sentence(error) + '"') != std::string::npos) return error;
  }
  return std::nullopt;
}

// Sealed matches and records

Cause open_changed(std::size_t place) {
  return [=] {
    auto blob = Referee::start_match({}, false, "a nonce").value().seal({});
    blob.at(place) ^= 0x40;
    return error_of(Referee::open(blob, {}));
  };
}

std::optional<Error> open_with_another_key() {
  const auto blob = Referee::start_match({}, false, "a nonce").value().seal({});
  return error_of(Referee::open(blob, referee::Key{1}));
}

/// A hand with nothing done yet and all of its dealing opened.
game::HandRecord dealt_hand() {
  game::HandRecord record;
  record.dealing = game::DealingRecord{"a nonce", false, {}, {}};
  for (Side side : both_sides) {
    const referee::Secret secret{static_cast<std::uint8_t>(index(side) + 1)};
    record.dealing->secrets[side] = secret;
    record.dealing->commitments[side] = referee::commitment(secret);
    record.deals[side] = referee::draw_deal(side, record.setup.hidden, record.setup.array, secret, "a nonce");
  }
  return record;
}

/// What is wrong with how a hand was dealt, once something of it is changed.
Cause dealing(const std::function<void(game::DealingRecord&)>& change) {
  return [=] {
    game::HandRecord record = dealt_hand();
    change(*record.dealing);
    return referee::verify_dealing(record.setup, record.deals, *record.dealing);
  };
}

std::optional<Error> replay_of_an_illegal_action() {
  game::HandRecord record = dealt_hand();
  record.actions = {{Side::Black, Bet{2}}};
  return error_of(record::replay(record));
}

Cause records(const std::string& text) {
  return [=] { return error_of(record::hand_records_from_text(text)); };
}

const std::map<Code, Cause>& causes() {
  const std::string kings = "4k3/8/8/8/8/8/8/4K3 ";
  static const std::map<Code, Cause> all{
      {Code::HiddenCount, hand({.hidden = 2})},
      {Code::ArrayNumber, hand({.array = 960})},
      {Code::ShowdownMove, hand({.showdown = 25})},
      {Code::StackSize, hand({.stacks = {0, 100}})},
      {Code::BlindSize, hand({.blinds = {2, 2}})},
      {Code::DealSquareCount, hand({}, "a2P b2P")},
      {Code::DealSquare, hand({}, "a2P b2P c3P")},
      {Code::DealSquareTwice, hand({}, "a2P b2P b2Q")},
      {Code::FenNeedsClassic, hand({.start_fen = kings + "w - - 0 1"})},
      {Code::MatchChips, match(1, 0)},
      {Code::BlindMinutes, match(100, 7)},
      {Code::TurnSeconds, match_with([](MatchSetup& setup) { setup.turn_seconds = 45; })},
      {Code::ColoursStay, match_with([](MatchSetup& setup) { setup.alternate_colours = false; })},
      {Code::FenFields, fen("8/8")},
      {Code::FenPlacement, fen("9/8/8/8/8/8/8/8 w - - 0 1")},
      {Code::FenSideToMove, fen(kings + "x - - 0 1")},
      {Code::FenCastling, fen(kings + "w K - 0 1")},
      {Code::FenEnPassant, fen(kings + "w - e6 0 1")},
      {Code::FenClock, fen(kings + "w - - -1 1")},
      {Code::FenHidden, fen(kings + "w - - 0 1 h:z9 d:-")},
      {Code::FenDoubleStep, fen(kings + "w - - 0 1 h:- d:e4")},
      {Code::FenKings, fen("8/8/8/8/8/8/8/4K3 w - - 0 1")},
      {Code::FenPawnRank, fen("P3k3/8/8/8/8/8/8/4K3 w - - 0 1")},
      {Code::FenTooManyPieces, fen("4k3/8/8/8/8/Q7/QQQQQQQQ/QQQQKQQQ w - - 0 1")},
      {Code::FenOpponentInCheck, start_fen("4k3/8/8/8/8/8/8/4RK2 w - - 0 1")},
      {Code::FenNoLegalMove, start_fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")},
      {Code::HandOver, acts({{Side::Black, Fold{}}, {Side::White, Fold{}}})},
      {Code::NotYourTurn, acts({{Side::White, Call{}}})},
      {Code::FacingBet, acts({{Side::Black, MakeMove{}}})},
      {Code::NothingToCall, acts({{Side::Black, Call{}}, {Side::White, Call{}}})},
      {Code::BettingClosed, acts({{Side::Black, Raise{6}}, {Side::White, Call{}}, {Side::White, Bet{8}}})},
      {Code::NoBettingHere, acts({{Side::White, Bet{2}}}, {.betting = BettingMode::None})},
      {Code::MustRaiseNotBet, acts({{Side::Black, Bet{6}}})},
      {Code::MustBetNotRaise, second_turn(Raise{4})},
      {Code::RaiseCap, acts({{Side::Black, Raise{4}},
                             {Side::White, Raise{6}},
                             {Side::Black, Raise{8}},
                             {Side::White, Raise{10}},
                             {Side::Black, Raise{12}}})},
      {Code::BetBelowMinimum, second_turn(Bet{1})},
      {Code::BetAboveMaximum, second_turn(Bet{99})},
      {Code::IllegalMove, acts({{Side::Black, Call{}}, {Side::White, MakeMove{}}})},
      {Code::UnknownMoveText, typed("what")},
      {Code::AmbiguousMoveText, typed("Nc3")},
      {Code::SplitNotPossible, acts({{Side::Black, OfferSplit{}}})},
      {Code::SplitAnswerDue, acts({{Side::Black, Call{}}, {Side::White, OfferSplit{}}, {Side::Black, Call{}}})},
      {Code::TakeBackWithChips, second_turn(TakeBack{})},
      {Code::NothingToTakeBack, acts({{Side::White, TakeBack{}}}, {.betting = BettingMode::None})},
      {Code::HandStillOn, next_hand(true, 0, 1)},
      {Code::MatchOver, next_hand(false, 100, 1)},
      {Code::MinutesRunBack, next_hand(false, 1, 0)},
      {Code::NoMatch, next_without_a_match},
      {Code::SealDamaged, open_changed(40)},
      {Code::SealKey, open_with_another_key},
      {Code::SealVersion, open_changed(4)},
      {Code::RecordFormat, records("{}")},
      {Code::RecordVersion, records(R"({"format":"raisechess-hands","version":2,"hands":[]})")},
      {Code::RecordDoesNotReplay, replay_of_an_illegal_action},
      {Code::CommitmentMismatch, dealing([](auto& dealing) { dealing.commitments.black[0] ^= 1; })},
      {Code::DealMismatch, dealing([](auto& dealing) { dealing.nonce += '!'; })},
      {Code::ArrayMismatch, dealing([](auto& dealing) { dealing.array_drawn = true; })},
      {Code::SecretMissing, dealing([](auto& dealing) { dealing.secrets.white.reset(); })},
  };
  return all;
}

TEST(ErrorCodes, EachHasAnInputThatCausesIt) {
  for (int number = 0; number <= static_cast<int>(Code::last); ++number) {
    const auto code = static_cast<Code>(number);
    const auto cause = causes().find(code);
    const std::string named = sentence({code, {}});
    ASSERT_NE(cause, causes().end()) << named;
    const auto error = cause->second();
    ASSERT_TRUE(error) << named;
    EXPECT_EQ(error->code, code) << named << " was " << sentence(*error);
  }
}

}  // namespace
}  // namespace raisechess::cli
