// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/lesson_hand.h"

#include <algorithm>
#include <sstream>

#include "game/hand.h"
#include "hand_table.h"

namespace raisechess::session {
namespace {

/// "b1R d2Q"; words that name no square with a type are refused later, as a deal of the wrong size.
Deal lesson_deal(const std::string& text) {
  Deal deal;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const auto origin = square_from_name(std::string_view(word).substr(0, 2));
    const auto type = word.size() == 3 ? piece_type_from_letter(word[2]) : std::nullopt;
    if (origin && type) deal.push_back({*origin, *type});
  }
  std::ranges::sort(deal, {}, &DealtPiece::origin);
  return deal;
}

HandSetup lesson_setup(const LessonScript& script) {
  HandSetup setup;
  setup.hidden = static_cast<int>(lesson_deal(script.white).size());
  setup.betting = BettingMode::None;
  setup.start_fen = script.start_fen;
  if (setup.hidden > 0) return setup;
  setup.promotion = PromotionRule::Choice;
  setup.showdown = showdown_to_mate;
  return setup;
}

}  // namespace

class LessonHand::Hand : public game::Hand {
 public:
  explicit Hand(game::Hand hand) : game::Hand(std::move(hand)) {}
};

Expected<LessonHand> LessonHand::start(const LessonScript& script) {
  auto hand = game::Hand::start(lesson_setup(script), {lesson_deal(script.white), lesson_deal(script.black)});
  if (!hand) return tl::unexpected(hand.error());
  std::istringstream words(script.moves);
  for (std::string word; words >> word;) {
    const auto move = find_long_algebraic(hand->moves(), word);
    if (!move) return fail(ErrorCode::IllegalMove, word);
    if (const auto error = hand->apply(hand->active(), MakeMove{*move})) return tl::unexpected(*error);
  }
  return LessonHand(std::make_shared<Hand>(*std::move(hand)));
}

TableState LessonHand::state() const {
  return hand_table(*hand_, hand_->view_for(Side::White));
}

std::optional<Error> LessonHand::move(Move move) {
  return hand_->apply(Side::White, MakeMove{move});
}

}  // namespace raisechess::session
