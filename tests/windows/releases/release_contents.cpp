// SPDX-License-Identifier: GPL-3.0-or-later
#include "release_contents.h"

#include <QJsonArray>

#include "statistics/statistics.h"
#include "view/move_text.h"

namespace raisechess::test {
namespace {

QJsonObject contents_of(const session::MatchChoice& choice) {
  const HandSetup& hand = choice.setup.hand;
  return {{"level", choice.level},
          {"hidden", hand.hidden},
          {"showdown", hand.showdown},
          {"betting", static_cast<int>(hand.betting)},
          {"blind_minutes", choice.setup.blind_minutes},
          {"draw_array", choice.draw_array},
          {"draw_colour", choice.draw_colour}};
}

QJsonObject contents_of(const archive::HandLine& hand) {
  return {{"number", hand.number},        {"level", hand.level},
          {"plies", hand.plies},          {"kind", static_cast<int>(hand.result.kind)},
          {"net", hand.result.net.white}, {"person", hand.person ? static_cast<int>(*hand.person) : -1},
          {"open", hand.has_record}};
}

QJsonArray hands_of(archive::Archive& archive) {
  QJsonArray hands;
  const auto listed = archive.hands({}).result().value().hands;
  for (const archive::HandLine& hand : listed) hands << contents_of(hand);
  return hands;
}

QJsonArray matches_of(archive::Archive& archive) {
  QJsonArray matches;
  const auto listed = archive.matches().result().value();
  for (const archive::MatchLine& match : listed) {
    matches << QJsonObject{{"end", static_cast<int>(match.end)},
                           {"hands", match.hands},
                           {"chips", QJsonArray{match.chips.a, match.chips.b}}};
  }
  return matches;
}

QJsonObject contents_of(const session::TableState& state) {
  QJsonArray board;
  for (int square = 0; square < square_count; ++square) {
    const auto& piece = state.view.board[square_at(square)];
    if (!piece) continue;
    const QChar type = piece->type ? QLatin1Char(letter(*piece->type)) : QLatin1Char('?');
    board << QString::fromStdString(name(square_at(square))) + (piece->side == Side::White ? 'w' : 'b') + type;
  }
  return {{"choice", contents_of(state.choice)},
          {"hand", state.score.hand},
          {"chips", QJsonArray{state.score.chips.a, state.score.chips.b}},
          {"side", static_cast<int>(state.side())},
          {"ply", state.view.ply},
          {"actions", static_cast<int>(state.view.log.size())},
          {"deals", state.range.deals},
          {"board", board}};
}

}  // namespace

QJsonObject contents_of(const Settings& settings) {
  return {{"theme", static_cast<int>(settings.theme())},
          {"language", static_cast<int>(settings.language())},
          {"colors", static_cast<int>(settings.board().colors)},
          {"delay", settings.delay_ms()},
          {"name", settings.player_name()},
          {"sounds", settings.sounds_on()},
          {"key of hints", settings.keys().key(Command::Hint).toString(QKeySequence::PortableText)},
          {"match", contents_of(settings.match_choice())}};
}

QJsonObject contents_of(session::GameSession& session) {
  QJsonObject contents{{"hands", hands_of(session.archive())}, {"matches", matches_of(session.archive())}};
  if (session.has_match()) contents["match that is on"] = contents_of(session.state());
  return contents;
}

}  // namespace raisechess::test
