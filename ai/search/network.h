// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "chess/position.h"

namespace raisechess::ai {

/// The network that corrects what the evaluation's terms say. Each side sees its own board: one input for each piece on
/// each square, its own and the other side's, ranks counted from its own first one, files so that its king stands on
/// one of a to d. Both boards go through the same first layer; what comes out, cut to [0, 1] and squared, is summed up
/// to the value for the side to move by the weights of a group of positions with about as many pieces.
///
/// All in whole numbers, so that it is the same on every machine: `one` is 1 in the first layer, `output_one` in the
/// weights of the second.
struct Network {
  static constexpr int inputs = 768;
  static constexpr int width = 32;
  static constexpr int groups = 8;
  static constexpr int one = 255;
  static constexpr int output_one = 64;
  static constexpr int centipawns = 180;  ///< that 1 stands for in the sum
  static constexpr std::size_t numbers = std::size_t{inputs} * width + width + std::size_t{groups} * 2 * width + groups;

  using Row = std::array<std::int16_t, width>;
  struct Output {
    std::array<Row, 2> weights;  ///< of the side to move, of the other
    std::int16_t bias;           ///< centipawns
  };

  alignas(64) std::array<Row, inputs> input;
  Row bias;
  std::array<Output, groups> output;
};

/// The one of network_numbers.inc, which train_network writes.
const Network& network();

/// Whether the side that looks sees the board with files exchanged.
inline bool sees_mirrored(const chess::Position& position, Side viewer) {
  return position.has_king(viewer) && file_of(position.king(viewer)) >= 4;
}

constexpr std::size_t network_input(Side viewer, bool mirrored, chess::Piece piece, Square square) {
  const int seen = index(square) ^ (viewer == Side::White ? 0 : 56) ^ (mirrored ? 7 : 0);
  return static_cast<std::size_t>((piece.side == viewer ? 0 : 384) + 64 * index(piece.type) + seen);
}

/// The group of positions with `pieces` on the board.
constexpr std::size_t network_group(int pieces) {
  const int group = (pieces - 1) / 4;
  return static_cast<std::size_t>(group < 0 ? 0 : group < Network::groups ? group : Network::groups - 1);
}

}  // namespace raisechess::ai
