// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation.h"

#include <algorithm>
#include <array>

#include "chess/attacks.h"
#include "pawn_structure.h"
#include "piece_square.h"
#include "search/bit_count.h"
#include "tapered.h"

namespace raisechess::ai {
namespace {

using chess::Bitboard;
using chess::Position;

constexpr std::array<PieceType, 4> officers{PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen};

/// What a piece is worth beyond its points of the showdown count, while there is time to make use of it.
constexpr std::array<Tapered, 6> beyond_points{{{-12, 8}, {24, 4}, {34, 14}, {-10, 24}, {40, 60}, {0, 0}}};

/// Mobility: centipawns for each square above or below the usual number.
struct Mobility {
  int usual;
  Tapered each;
};
constexpr std::array<Mobility, 6> mobility{{{0, {}}, {4, {4, 4}}, {6, {4, 4}}, {7, {2, 4}}, {12, {1, 2}}, {0, {}}}};

/// How much each attacker of the squares around a king counts.
constexpr std::array<int, 6> danger_units{0, 2, 2, 3, 5, 0};

constexpr Tapered bishop_pair{26, 40};
constexpr Tapered rook_on_open_file{22, 10};
constexpr Tapered rook_on_half_open_file{10, 6};
constexpr int tempo = 12;

/// Half-moves from which on position counts in full, and the least share of it that is left at the showdown.
constexpr int full_effect = 24;
constexpr int least_effect = 4;

std::size_t place(PieceType type) {
  return static_cast<std::size_t>(index(type));
}

/// What one side's pieces are worth, and how hard they press on the other king.
struct SideValue {
  int points = 0;
  Tapered position;
  int king_attackers = 0;
  int king_danger = 0;
};

class SideEvaluation {
 public:
  SideEvaluation(const Position& position, Side side)
      : position_(position),
        side_(side),
        own_(position.pieces(side)),
        own_pawns_(position.pieces(side, PieceType::Pawn)),
        enemy_pawns_(position.pieces(other(side), PieceType::Pawn)),
        free_(~own_ & ~pawn_attack_span(other(side), enemy_pawns_)),
        enemy_king_zone_(king_zone(other(side))) {}

  SideValue run() {
    for (PieceType type : all_piece_types) squares(type);
    for (PieceType type : officers) activity(type);
    if (bit_count(position_.pieces(side_, PieceType::Bishop)) >= 2) value_.position += bishop_pair;
    rooks_on_files();
    value_.position += pawn_structure(side_, own_pawns_, enemy_pawns_);
    value_.position += king_shelter();
    return value_;
  }

 private:
  Bitboard king_zone(Side of) const {
    if (!position_.has_king(of)) return 0;
    const Square king = position_.king(of);
    return chess::king_attacks(king) | chess::bit(king);
  }

  void squares(PieceType type) {
    Bitboard pieces = position_.pieces(side_, type);
    const int count = bit_count(pieces);
    value_.points += count * material_value(type);
    value_.position += beyond_points[place(type)] * count;
    while (pieces != 0) value_.position += piece_square_value(side_, type, chess::take_first(pieces));
  }

  void activity(PieceType type) {
    Bitboard pieces = position_.pieces(side_, type);
    while (pieces != 0) {
      const Bitboard reach = chess::attacks(side_, type, chess::take_first(pieces), position_.occupied());
      const auto [usual, each] = mobility[place(type)];
      value_.position += each * (bit_count(reach & free_) - usual);
      if ((reach & enemy_king_zone_) == 0) continue;
      ++value_.king_attackers;
      value_.king_danger += danger_units[place(type)] + bit_count(reach & enemy_king_zone_ & free_);
    }
  }

  void rooks_on_files() {
    Bitboard rooks = position_.pieces(side_, PieceType::Rook);
    while (rooks != 0) {
      const Bitboard file = chess::file_a << file_of(chess::take_first(rooks));
      if ((file & own_pawns_) != 0) continue;
      value_.position += (file & enemy_pawns_) == 0 ? rook_on_open_file : rook_on_half_open_file;
    }
  }

  /// Own pawns one and two ranks before the king, on its file and the files beside it.
  Tapered king_shelter() const {
    if (!position_.has_king(side_)) return {};
    const Bitboard near = forward_step(side_, king_zone(side_)) & own_pawns_;
    const Bitboard far = forward_step(side_, forward_step(side_, king_zone(side_))) & own_pawns_ & ~near;
    return {9 * bit_count(near) + 4 * bit_count(far), 0};
  }

  const Position& position_;
  Side side_;
  Bitboard own_;
  Bitboard own_pawns_;
  Bitboard enemy_pawns_;
  Bitboard free_;
  Bitboard enemy_king_zone_;
  SideValue value_;
};

/// Pressure on the king grows faster than the number of attackers; one alone is no attack.
Tapered attack_value(const SideValue& attacker) {
  if (attacker.king_attackers < 2) return {};
  const int units = std::min(attacker.king_danger, 28);
  return {units * units * 3 / 8, units};
}

/// 24 with all officers of the usual array on the board (or more), 0 without any.
int phase(const Position& position) {
  constexpr std::array<int, 6> weight{0, 1, 1, 2, 4, 0};
  int sum = 0;
  for (PieceType type : officers) sum += weight[place(type)] * bit_count(position.pieces(type));
  return std::min(sum, 24);
}

/// Against a bare king: drive it to the edge and come near with the own king.
int drive_bare_king(const Position& position, Side strong) {
  const Side weak = other(strong);
  if (!position.has_king(strong) || bit_count(position.pieces(weak)) != 1) return 0;
  if (position.material(strong) < 5) return 0;
  const Square prey = position.king(weak);
  const Square hunter = position.king(strong);
  const int distance = std::max(std::abs(file_of(prey) - file_of(hunter)), std::abs(rank_of(prey) - rank_of(hunter)));
  return 30 * (3 - piece_square::ring(prey)) + 10 * (7 - distance);
}

int faded(int positional, int half_moves_left) {
  return positional * std::clamp(half_moves_left, least_effect, full_effect) / full_effect;
}

}  // namespace

Score evaluate(const Position& position, int half_moves_left) {
  const Side us = position.side_to_move();
  const SideValue own = SideEvaluation(position, us).run();
  const SideValue enemy = SideEvaluation(position, other(us)).run();
  const Tapered sum = own.position - enemy.position + attack_value(own) - attack_value(enemy);
  const int middle_share = phase(position);
  const int positional = (sum.middle * middle_share + sum.end * (24 - middle_share)) / 24 + tempo +
                         drive_bare_king(position, us) - drive_bare_king(position, other(us));
  const Score score = 100 * (own.points - enemy.points) + faded(positional, half_moves_left);
  return std::clamp(score, 1 - decided_score, decided_score - 1);
}

}  // namespace raisechess::ai
