// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool/pool.h"

#include "player/bet_sizing.h"
#include "player/sampling_player.h"
#include "taker.h"

namespace raisechess::ai {
namespace {

constexpr SamplingSettings cheap{8, 2};

class AlwaysCall : public BettingStyle {
 public:
  std::optional<Action> open(const PlayerView&, double, RandomStream) const override { return std::nullopt; }
  Action answer(const PlayerView&, double, RandomStream) const override { return Call{}; }
};

class AlwaysAllIn : public BettingStyle {
 public:
  std::optional<Action> open(const PlayerView& view, double, RandomStream) const override { return most(view); }
  Action answer(const PlayerView& view, double, RandomStream) const override {
    return view.raise ? most(view) : Action{Call{}};
  }

 private:
  static Action most(const PlayerView& view) { return bet_or_raise(view, raising_bounds(view)->max); }
};

class Nit : public BettingStyle {
 public:
  std::optional<Action> open(const PlayerView& view, double equity, RandomStream) const override {
    if (equity < nearly_sure) return std::nullopt;
    return bet_or_raise(view, share_of_pot(view, 50));
  }
  Action answer(const PlayerView&, double equity, RandomStream) const override {
    return equity >= nearly_sure ? Action{Call{}} : Action{Fold{}};
  }

 private:
  static constexpr double nearly_sure = 0.98;
};

class Maniac : public BettingStyle {
 public:
  std::optional<Action> open(const PlayerView& view, double, RandomStream luck) const override {
    if (luck.below(10) >= 6) return std::nullopt;
    return bet_or_raise(view, share_of_pot(view, 100));
  }
  Action answer(const PlayerView& view, double equity, RandomStream luck) const override {
    if (view.raise && luck.below(10) < 4) return Raise{share_of_pot(view, 100)};
    return equity >= 0.2 ? Action{Call{}} : Action{Fold{}};
  }
};

template <class Style>
std::unique_ptr<Player> player_of(SamplingSettings settings = cheap) {
  return make_sampling_player(settings, std::make_unique<Style>());
}

}  // namespace

const std::vector<std::string_view>& pool_names() {
  static const std::vector<std::string_view> names{"always-call", "always-all-in", "nit", "maniac", "taker"};
  return names;
}

std::unique_ptr<Player> make_pool_player(std::string_view name) {
  if (name == "always-call") return player_of<AlwaysCall>();
  if (name == "always-all-in") return player_of<AlwaysAllIn>();
  if (name == "nit") return player_of<Nit>({20, 2});
  if (name == "maniac") return player_of<Maniac>();
  if (name == "taker") return make_taker();
  return nullptr;
}

}  // namespace raisechess::ai
