// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/request.h"

#include <limits>
#include <utility>
#include <vector>

#include "fields.h"

namespace raisechess::record {
namespace {

using Parsed = tl::expected<Request, std::string>;

NewRequest read_new(Fields& fields) {
  NewRequest request{read_hand_rules(fields), {}, {}};
  read_chips(fields, request.setup, most_match_chips);
  request.deal = read_deals(fields);
  request.seed = fields.seed("seed");
  request.setup.start_fen = fields.text("fen", {});
  if (fields.has("fen") && request.setup.start_fen.empty())
    fields.refuse("\"fen\" is empty; it must be a position in FEN.");
  return request;
}

MatchRequest read_match(Fields& fields) {
  MatchSetup setup;
  setup.hand = read_hand_rules(fields);
  setup.chips = static_cast<Chips>(fields.integer("chips", setup.chips, least_match_chips, most_match_chips));
  setup.blind_minutes = fields.one_of("blind_minutes", setup.blind_minutes, {0, 5, 10, 15});
  setup.first_white = fields.word("first_white", setup.first_white, seat_names);
  return {setup};
}

NextRequest read_next(Fields& fields) {
  NextRequest request;
  if (fields.has("minutes")) request.minutes = fields.number_from_zero("minutes", 0);
  request.deal = read_deals(fields);
  request.seed = fields.seed("seed");
  return request;
}

enum class Wish { Fold, Call, Bet, Raise, Move, AgreeSplit };

constexpr Names<Wish, 6> wish_names{{{"fold", Wish::Fold},
                                     {"call", Wish::Call},
                                     {"bet", Wish::Bet},
                                     {"raise", Wish::Raise},
                                     {"move", Wish::Move},
                                     {"agree_split", Wish::AgreeSplit}}};

std::string read_move(Fields& fields) {
  if (!fields.has("move")) fields.missing("move", "a move like \"e2e4\", \"e7e8q\" or \"e1h1\"");
  return fields.text("move", {});
}

ActRequest read_act(Fields& fields) {
  ActRequest request;
  switch (fields.required_word("do", wish_names)) {
    case Wish::Fold:
      if (fields.has("by")) request.by = fields.required_word("by", side_names);
      request.act = Fold{};
      break;
    case Wish::Call:
      request.act = Call{};
      break;
    case Wish::Bet:
      request.act = Bet{fields.required_chips("to", 1, most_stack)};
      break;
    case Wish::Raise:
      request.act = Raise{fields.required_chips("to", 1, most_stack)};
      break;
    case Wish::Move:
      request.act = MoveText{read_move(fields)};
      break;
    case Wish::AgreeSplit:
      request.act = AgreeSplit{};
      break;
  }
  return request;
}

RangeRequest read_range(Fields& fields) {
  enum class Viewer { White, Black, Public };
  constexpr Names<Viewer, 3> viewer_names{
      {{"white", Viewer::White}, {"black", Viewer::Black}, {"public", Viewer::Public}}};
  const Viewer viewer = fields.required_word("for", viewer_names);
  RangeRequest request{{}, fields.required_word("of", side_names)};
  if (viewer != Viewer::Public) request.viewer = viewer == Viewer::White ? Side::White : Side::Black;
  if (request.viewer == request.of) {
    fields.refuse("A range \"for\" a side is always \"of\" the other side; \"for\" may also be \"public\".");
  }
  return request;
}

AiRequest read_ai(Fields& fields) {
  AiRequest request;
  if (!fields.has("level")) fields.missing("level", "the name of a level");
  request.level = fields.text("level", {});
  request.seed = fields.seed("seed").value_or(0);
  if (fields.has("nodes")) request.nodes = static_cast<std::uint64_t>(fields.integer("nodes", 1, 1, 1'000'000'000));
  if (fields.has("ms")) request.milliseconds = static_cast<int>(fields.integer("ms", 1, 1, 60'000));
  if (fields.has("nodes") == fields.has("ms")) fields.refuse("Exactly one of \"nodes\" and \"ms\" must be given.");
  return request;
}

PerftRequest read_perft(Fields& fields) {
  PerftRequest request;
  if (!fields.has("depth")) fields.missing("depth", "a whole number from 0 to 10");
  request.depth = static_cast<int>(fields.integer("depth", 0, 0, 10));
  if (fields.has("fen")) request.fen = fields.text("fen", {});
  request.promotion = fields.word("promotion", request.promotion, promotion_names);
  return request;
}

struct Command {
  std::string_view name;
  Request (*read)(Fields&);
};

const std::vector<Command>& commands() {
  static const std::vector<Command> all{
      {"new", [](Fields& fields) -> Request { return read_new(fields); }},
      {"match", [](Fields& fields) -> Request { return read_match(fields); }},
      {"next", [](Fields& fields) -> Request { return read_next(fields); }},
      {"state", [](Fields&) -> Request { return StateRequest{}; }},
      {"legal", [](Fields&) -> Request { return LegalRequest{}; }},
      {"act", [](Fields& fields) -> Request { return read_act(fields); }},
      {"view", [](Fields& fields) -> Request { return ViewRequest{fields.required_word("for", side_names)}; }},
      {"range", [](Fields& fields) -> Request { return read_range(fields); }},
      {"secrets", [](Fields&) -> Request { return SecretsRequest{}; }},
      {"ai", [](Fields& fields) -> Request { return read_ai(fields); }},
      {"perft", [](Fields& fields) -> Request { return read_perft(fields); }}};
  return all;
}

std::string command_names() {
  std::vector<std::string_view> names;
  for (const Command& command : commands()) names.push_back(command.name);
  return quoted_choice(names);
}

Parsed read_request(const Input& object) {
  Problem problem;
  Fields fields(object, problem);
  if (!fields.has("cmd")) fields.missing("cmd", command_names());
  const std::string name = fields.text("cmd", {});
  if (!fields.fine()) return tl::unexpected(problem.sentence());
  for (const Command& command : commands()) {
    if (command.name != name) continue;
    Request request = command.read(fields);
    if (!fields.fine()) return tl::unexpected(problem.sentence());
    return request;
  }
  return tl::unexpected("\"cmd\" is " + shown(name) + "; it must be " + command_names() + ".");
}

/// What JSON allows nowhere but the parser would take as an end or skip.
bool has_stray_bytes(std::string_view line) {
  return line.find('\0') != std::string_view::npos || line.substr(0, 3) == "\xEF\xBB\xBF";
}

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

}  // namespace

tl::expected<Request, std::string> parse_request(std::string_view line) {
  if (line.size() >= line_limit) {
    return tl::unexpected(std::string("The line is too long; a request must be shorter than 1 MiB."));
  }
  if (is_blank(line)) return tl::unexpected(std::string("The line is blank; it must be one JSON object."));
  if (has_stray_bytes(line)) {
    return tl::unexpected(std::string("The line has a zero byte or a byte order mark; it must be one JSON object."));
  }
  const Input value = Input::parse(line, nullptr, /*allow_exceptions=*/false);
  if (value.is_discarded()) {
    return tl::unexpected(std::string("The line is not valid JSON; it must be one JSON object in UTF-8."));
  }
  if (!value.is_object()) return tl::unexpected("The line is " + shown(value) + "; it must be one JSON object.");
  return read_request(value);
}

}  // namespace raisechess::record
