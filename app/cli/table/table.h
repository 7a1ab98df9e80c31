// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "game/hand.h"
#include "game/match.h"
#include "record/json.h"
#include "record/request.h"

namespace raisechess::cli {

/// One arbiter at one table: it answers each request line of the table protocol (docs/protocol.md) with one line. A
/// refused request changes nothing.
class Table {
 public:
  /// `line` may hold any bytes; the answer is valid JSON without a line end.
  std::string answer(std::string_view line);

 private:
  /// The fields of an answer without "ok", or the sentence of a refusal.
  using Answer = tl::expected<record::Json, std::string>;

  Answer carry_out(const record::NewRequest& request);
  Answer carry_out(const record::MatchRequest& request);
  Answer carry_out(const record::NextRequest& request);
  Answer carry_out(const record::StateRequest& request);
  Answer carry_out(const record::LegalRequest& request);
  Answer carry_out(const record::ActRequest& request);
  Answer carry_out(const record::ViewRequest& request);
  Answer carry_out(const record::RangeRequest& request);
  Answer carry_out(const record::SecretsRequest& request);
  Answer carry_out(const record::AiRequest& request);
  Answer carry_out(const record::PerftRequest& request);

  Answer state() const;
  record::Json match() const;

  std::optional<game::Hand> hand_;
  std::optional<game::Match> match_;  ///< nothing: the hand stands alone
};

}  // namespace raisechess::cli
