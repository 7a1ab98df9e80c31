// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <random>

#include "betting_support.h"

namespace raisechess::betting {
namespace {

/// A hand's betting played at random: stacks, blinds and actions from one seed.
class RandomBetting {
 public:
  explicit RandomBetting(unsigned seed) : random_(seed) {
    const Chips big = between(2, 120);
    const Blinds blinds{big, between(1, big - 1)};
    const PerSide<Chips> stacks{stack(), stack()};
    total_ = stacks.white + stacks.black;
    betting_ = Betting::start(between(0, 1) ? BettingMode::NoLimit : BettingMode::PotLimit, stacks, blinds);
  }

  template <class Check>
  void play(Check check) {
    check(betting_, total_);
    for (int action = 0; action < 60 && betting_.stage() != Stage::Folded; ++action) {
      act();
      check(betting_, total_);
    }
    if (betting_.stage() == Stage::Answer) {
      EXPECT_EQ(betting_.call(), std::nullopt);
    }
    betting_.pay(winner());
    check(betting_, total_);
    EXPECT_EQ(betting_.pot(), 0);
  }

 private:
  Chips between(Chips least, Chips most) { return std::uniform_int_distribution<Chips>(least, most)(random_); }
  Chips stack() { return between(0, 3) ? between(1, 300) : between(1, 1'000'000); }
  std::optional<Side> winner() {
    const Chips drawn = between(0, 2);
    return drawn == 2 ? std::nullopt : std::optional(static_cast<Side>(drawn));
  }

  void act() {
    const bool answers = betting_.stage() == Stage::Answer;
    const auto bounds = answers || betting_.raise_bounds() ? betting_.raise_bounds() : betting_.bet_bounds();
    std::optional<Error> error;
    if (between(0, 40) == 0) {
      error = betting_.fold();
    } else if (bounds && between(0, 2) > 0) {
      const Chips to = between(bounds->min, std::min(bounds->max, bounds->min + 20));
      error = betting_.bet_bounds() ? betting_.bet(to) : betting_.raise(to);
    } else if (answers) {
      error = betting_.call();
    } else {
      mover_ = other(mover_);
      betting_.begin_turn(mover_);
    }
    EXPECT_EQ(error, std::nullopt);
  }

  std::mt19937 random_;
  Betting betting_;
  Chips total_ = 0;
  Side mover_ = Side::White;
};

constexpr unsigned hands = 4000;

TEST(Chips, AreConservedByEveryAction) {
  for (unsigned seed = 0; seed < hands; ++seed) {
    RandomBetting(seed).play([](const Betting& betting, Chips brought) {
      ASSERT_EQ(total(betting), brought);
      ASSERT_GE(betting.stacks().white, 0);
      ASSERT_GE(betting.stacks().black, 0);
      ASSERT_LE(betting.to_call(), betting.stacks()[betting.actor()]);
    });
  }
}

TEST(Chips, AreMatchedWheneverNoBetIsOpen) {
  for (unsigned seed = 0; seed < hands; ++seed) {
    RandomBetting(seed).play([](const Betting& betting, Chips) {
      if (betting.stage() == Stage::Answer) return;
      ASSERT_EQ(betting.committed().white, betting.committed().black);
      ASSERT_EQ(betting.pot() % 2, 0);
    });
  }
}

/// Does the predicate (is `to` accepted) agree with the list (the bounds)? A refusal must change nothing.
template <class Act>
void expect_agreement(const Betting& betting, const std::optional<BetBounds>& bounds, Chips to, Act act) {
  Betting tried = betting;
  const bool accepted = !act(tried, to);
  ASSERT_EQ(accepted, bounds && bounds->min <= to && to <= bounds->max) << to;
  ASSERT_EQ(accepted, !(tried == betting)) << to;
  if (accepted) {
    ASSERT_EQ(tried.committed()[betting.actor()], to);
    ASSERT_GT(tried.to_call(), 0);
  }
}

TEST(Bounds, AgreeWithWhatIsAccepted) {
  for (unsigned seed = 0; seed < hands / 8; ++seed) {
    RandomBetting(seed).play([](const Betting& betting, Chips brought) {
      std::vector<Chips> sizes{-1, 0, 1, brought, brought + 1};
      for (const auto& bounds : {betting.bet_bounds(), betting.raise_bounds()}) {
        if (!bounds) continue;
        for (Chips to = bounds->min - 3; to <= std::min(bounds->max, bounds->min + 40); ++to) sizes.push_back(to);
        for (Chips to = bounds->max - 3; to <= bounds->max + 3; ++to) sizes.push_back(to);
      }
      for (Chips to : sizes) {
        expect_agreement(betting, betting.bet_bounds(), to, [](Betting& b, Chips t) { return b.bet(t); });
        expect_agreement(betting, betting.raise_bounds(), to, [](Betting& b, Chips t) { return b.raise(t); });
      }
    });
  }
}

TEST(Bounds, NameTheRuleThatSetsThem) {
  for (unsigned seed = 0; seed < hands; ++seed) {
    RandomBetting(seed).play([](const Betting& betting, Chips) {
      const auto bounds = betting.bet_bounds() ? betting.bet_bounds() : betting.raise_bounds();
      if (!bounds) return;
      const Side actor = betting.actor();
      const Chips faced = betting.committed()[other(actor)];
      const Chips own = betting.committed()[actor] + betting.stacks()[actor];
      const Chips opponents = faced + betting.stacks()[other(actor)];
      const Chips normal = faced + bounds->last_size;
      ASSERT_EQ(bounds->min, std::min(normal, bounds->max));
      ASSERT_EQ(bounds->least == BetBounds::Least::AllIn, bounds->max < normal);
      const bool by_pot = bounds->most == BetBounds::Most::PotLimit;
      ASSERT_EQ(by_pot, bounds->max < std::min(own, opponents));
      if (!by_pot) {
        ASSERT_EQ(bounds->max, std::min(own, opponents));
        ASSERT_EQ(bounds->most == BetBounds::Most::OpponentStack, opponents < own);
      }
    });
  }
}

}  // namespace
}  // namespace raisechess::betting
