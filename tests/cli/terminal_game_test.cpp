// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <fstream>

#include "terminal_session.h"

namespace raisechess::cli {
namespace {

using test::any_move;
using test::contains;
using test::digests;
using test::Folder;
using test::meek_computer;
using test::playing_at_random;
using test::run;
using test::Session;
using test::texts_between;
using test::typing;

SessionWishes wishes(bool chips, std::uint64_t seed = 1) {
  SessionWishes session;
  session.match.chips = chips;
  session.match.color = ColorWish::White;
  session.match.array = "518";
  session.seed = seed;
  return session;
}

/// What was printed between the prompts, one piece for each line typed.
std::vector<std::string> answers(const std::string& text) {
  std::vector<std::string> pieces{""};
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.compare(i, 3, "\n> ") == 0) {
      pieces.back() += '\n';
      pieces.emplace_back();
      i += 2;
    } else {
      pieces.back() += text[i];
    }
  }
  return pieces;
}

TEST(TerminalGame, WithChipsItIsPlayedUntilOneHasNone) {
  for (unsigned seed = 0; seed < 4; ++seed) {
    const Folder folder;
    const Session session = run(folder, wishes(true, seed), playing_at_random(seed, 100000));
    EXPECT_EQ(session.status, 0);
    EXPECT_TRUE(contains(session.text, "You win the match: the computer has no chips.") ||
                contains(session.text, "The computer wins the match: you have no chips."))
        << seed;
    EXPECT_TRUE(contains(session.text, "checked against the commitments, all fit.")) << seed;
  }
}

TEST(TerminalGame, WithoutChipsItGoesOnUntilItIsStopped) {
  const Folder folder;
  const Session session = run(folder, wishes(false), typing({"", "resign", "y", "", "resign", "y", "stop"}));
  EXPECT_EQ(session.status, 0);
  EXPECT_TRUE(contains(session.text, "The computer wins the hand.\n"));
  EXPECT_TRUE(contains(session.text, "The match is stopped.\nHands: you have won 0, lost 2 and split 0.\n"));
  EXPECT_TRUE(contains(session.text, "2 deals checked against the commitments, all fit."));
}

TEST(TerminalGame, ASavedMatchGoesOnWithTheSameHand) {
  const Folder folder;
  const Session first =
      run(folder, wishes(true), typing({"", any_move, any_move, "log", "describe", "score", "quit"}), meek_computer());
  const Session second = run(folder, {}, typing({"y", "log", "describe", "score", "quit"}), meek_computer());
  EXPECT_TRUE(contains(second.text, "A match is saved: hand 1 is being played.\nGo on with it? (y/n)"));
  const auto before = answers(first.text);
  const auto after = answers(second.text);
  ASSERT_GE(before.size(), 4u);
  ASSERT_GE(after.size(), 4u);
  EXPECT_TRUE(contains(before[before.size() - 4], "2. White moves ")) << first.text;
  for (std::size_t i = 2; i <= 4; ++i) EXPECT_EQ(after[after.size() - i], before[before.size() - i]);
}

struct PulledPlug {};

TEST(TerminalGame, EveryActionIsSavedBeforeTheNextIsAskedFor) {
  const Folder folder;
  const auto pulls_the_plug = [person = typing({"", any_move})](const std::string& printed) mutable {
    const auto line = person(printed);
    if (!line) throw PulledPlug();
    return line;
  };
  EXPECT_THROW(run(folder, wishes(false), pulls_the_plug, meek_computer()), PulledPlug);
  const Session second = run(folder, {}, typing({"y", "log", "quit"}), meek_computer());
  EXPECT_TRUE(contains(second.text, "1. White moves ")) << second.text;
  EXPECT_TRUE(contains(second.text, "1. Black moves ")) << second.text;
}

TEST(TerminalGame, InputMayEndAnywhereAndNoChipIsLost) {
  const Folder folder;
  bool over = false;
  for (int length = 0; !over && length < 20000; ++length) {
    const Session session = run(folder, wishes(true), playing_at_random(static_cast<unsigned>(length), length % 47));
    EXPECT_EQ(session.status, 0);
    for (const std::string& stacks : texts_between(session.text, "Chips: you ", "."))
      EXPECT_EQ(std::stoi(stacks) + std::stoi(stacks.substr(stacks.rfind(' '))), 200) << stacks;
    over = contains(session.text, "the match: ");
  }
  EXPECT_TRUE(over);
}

TEST(TerminalGame, RubbishGivesOneSentence) {
  const Folder folder;
  std::mt19937 random(3);
  std::vector<std::string> lines{"", "board off"};
  for (int i = 0; i < 400; ++i) {
    std::string line(3 + random() % 60, '\0');
    for (char& c : line) c = static_cast<char>(random() % 256);
    line.erase(std::remove(line.begin(), line.end(), '\n'), line.end());
    lines.push_back("#" + line);
  }
  lines.push_back(std::string(100000, 'x'));
  const auto said = answers(run(folder, wishes(false), typing(lines)).text);
  ASSERT_GE(said.size(), lines.size());
  for (std::size_t i = 2; i + 1 < said.size(); ++i) {
    EXPECT_EQ(std::count(said[i].begin(), said[i].end(), '\n'), 1) << said[i];
    EXPECT_EQ(said[i].find_first_of(std::string("\x1b\r\0\a", 4)), std::string::npos) << said[i];
    EXPECT_EQ(said[i][said[i].size() - 2], '.') << said[i];
  }
}

TEST(TerminalGame, CommandsBeforeTheFirstHandAreAnswered) {
  const Folder folder;
  const Session session = run(folder, wishes(true),
                              typing({"board", "moves", "why c8 queen", "describe", "log", "proof", "score", "call",
                                      "e4", "bet 6", "fold", "all-in", "accept", "help", "rules", "export x", "quit"}));
  EXPECT_EQ(session.status, 0);
  EXPECT_TRUE(contains(session.text, "No hand is dealt"));
  EXPECT_TRUE(contains(session.text, "No hand is on"));
  EXPECT_TRUE(contains(session.text, "No deal is open yet"));
}

TEST(TerminalGame, TheCommitmentsShownBeforeTheHandAreTheOnesProvedAfterIt) {
  const Folder folder;
  const Session session = run(folder, wishes(false), typing({"nonce 7clubs", "", "proof", "resign", "y", "stop"}));
  const std::vector<std::string> shown = digests(session.text);
  ASSERT_GE(shown.size(), 4u);
  EXPECT_LT(session.text.find(shown[0]), session.text.find("Hand 1."));
  EXPECT_EQ(shown[0], shown[2]);
  EXPECT_EQ(shown[1], shown[3]);
  EXPECT_TRUE(contains(session.text, "nonce '7clubs'"));
}

TEST(TerminalGame, ExportedHandsAreWrittenOnceOpen) {
  const Folder folder;
  const std::string file = folder.path("hands.json").string();
  const Session first = run(folder, wishes(false), typing({"", "resign", "y", "export " + file, "stop"}));
  EXPECT_TRUE(contains(first.text, "No deal is open yet"));
  EXPECT_FALSE(std::filesystem::exists(file));
  run(folder, wishes(false), typing({"", "resign", "y", "stop", "e4", "export " + file, ""}));
  ASSERT_TRUE(std::filesystem::exists(file)) << "a match that is over can be exported";
  std::filesystem::remove(file);
  const auto until_checked = [&](unsigned seed) {
    int lines = 0;
    return [person = playing_at_random(seed, 5000), file,
            lines](const std::string& printed) mutable -> std::optional<std::string> {
      if (lines > 0 && ++lines > 2) return std::nullopt;
      if (contains(printed, "Checked: the secrets fit")) return ++lines, "export " + file;
      return person(printed);
    };
  };
  const Session second = run(folder, wishes(false), until_checked(5));
  EXPECT_TRUE(contains(second.text, "written: raisechess-cli verify checks them."));
  EXPECT_TRUE(std::filesystem::exists(file));
}

/// The first move under "Narrows" or "Reveals" in what `moves` printed, or nothing.
std::optional<std::string> telling_move(const std::string& printed) {
  const auto heading = std::min(printed.find("\nNarrows: "), printed.find("\nReveals: "));
  if (heading == std::string::npos) return std::nullopt;
  return test::listed_moves(printed.substr(heading)).at(0);
}

/// Says no to a telling move, switches the question off and makes it. Not every deal has such a move.
class Teller {
 public:
  explicit Teller(std::string& move) : move_(move) {}

  std::optional<std::string> operator()(const std::string& printed) {
    switch (typed_++) {
      case 0:
        return "";
      case 1:
        return "moves";
      case 2:
        move_ = telling_move(printed).value_or("");
        return move_.empty() ? "quit" : move_;
      case 3:
        return "n";
      case 4:
        return "confirm off";
      case 5:
        return move_;
      default:
        return std::nullopt;
    }
  }

 private:
  std::string& move_;
  int typed_ = 0;
};

TEST(TerminalGame, AMoveThatTellsIsAskedAbout) {
  std::string move, text;
  for (int deal = 0; move.empty() && deal < 50; ++deal) {
    const Folder folder;
    text = run(folder, wishes(false), Teller(move), meek_computer()).text;
  }
  ASSERT_FALSE(move.empty());
  const auto asked = text.find("Play it? (y/n) ");
  const auto switched_off = text.find("all-in and resigning is off.");
  const auto moved = text.find("You move " + move);
  EXPECT_TRUE(contains(text, move + " narrows: 125 -> ") || contains(text, move + " reveals: 125 -> ")) << text;
  ASSERT_NE(moved, std::string::npos) << text;
  EXPECT_LT(asked, switched_off);
  EXPECT_LT(switched_off, moved) << "not before it was agreed to";
  EXPECT_EQ(text.find("Play it?", asked + 1), std::string::npos) << "not asked again";
}

TEST(TerminalGame, BetsAreExplainedAndRefusedWithTheirReason) {
  const Folder folder;
  const std::vector<std::string> lines{"",         "bet 1",   "call",  "raise 1", any_move, "bet 1",
                                       "bet 1000", "raise 5", "bet 6", any_move,  "log",    "quit"};
  const std::string text = run(folder, wishes(true), typing(lines), meek_computer()).text;
  for (const char* sentence :
       {"You may raise to at least 4 (a raise by the big blind, 2), at most 100 (all your chips), or just move.",
        "There is a bet already (a blind counts as one): raise it, do not bet.",
        "There is nothing to call: no bet is open. To check, just move.",
        "A bet or raise to 1 is too small: at least 4 (a raise by the big blind, 2).",
        "You may bet at least 2 (the big blind), at most 98 (all your chips), or just move.",
        "A bet or raise to 1 is too small: at least 2 (the big blind).",
        "A bet or raise to 1000 is too much: at most 98 (all your chips).", "There is no bet to raise yet: bet.",
        "You bet 6.", "The computer calls.", "White bets 6.\nBlack calls.\n2. White moves "}) {
    EXPECT_TRUE(contains(text, sentence)) << sentence << "\n" << text;
  }
}

TEST(TerminalGame, ABetMustBeAnsweredBeforeMoving) {
  const Folder folder;
  SessionWishes black = wishes(true);
  black.match.color = ColorWish::Black;
  const std::string text = run(folder, black, typing({"", "Nf6", "raise 3", "call", "quit"}), meek_computer()).text;
  EXPECT_TRUE(contains(text, "Call 1 to win 3: needs 25 %. Or raise to at least 4")) << text;
  EXPECT_TRUE(contains(text, "A bet must be answered first: call 1, raise or fold.")) << text;
  EXPECT_TRUE(contains(text, "You call.\nThe computer moves ")) << text;
}

TEST(TerminalGame, ALastChoiceIsKeptForTheNextMatch) {
  const Folder folder;
  SessionWishes five = wishes(true);
  five.match.hidden = 5;
  run(folder, five, typing({"quit"}));
  SessionWishes fresh;
  fresh.fresh = true;
  const Session session = run(folder, fresh, typing({"quit"}));
  EXPECT_TRUE(contains(session.text,
                       "5 hidden pieces a side, array 518, showdown after move 30, chips, no-limit, 100 chips each"));
  EXPECT_EQ(folder.kept("match").size(), 1u) << "the unfinished match is kept";
}

TEST(TerminalGame, SettingsAreKept) {
  const Folder folder;
  run(folder, wishes(false), typing({"", "board off", "confirm off", "quit"}));
  const Session session = run(folder, {}, typing({"y", "resign", "quit"}));
  EXPECT_FALSE(contains(session.text, "    a  b  c"));
  EXPECT_FALSE(contains(session.text, "Give up the hand?"));
}

TEST(TerminalGame, SayingNoKeepsTheOldMatchAside) {
  const Folder folder;
  run(folder, wishes(false), typing({"", "quit"}));
  const Session session = run(folder, {}, typing({"maybe", "n", "quit"}));
  EXPECT_TRUE(contains(session.text, "Please answer y or n: "));
  EXPECT_TRUE(contains(session.text, "A new match"));
  EXPECT_EQ(folder.kept("match").size(), 1u);
}

TEST(TerminalGame, ADamagedFileIsKeptAsideAndANewMatchStarts) {
  const Folder folder;
  run(folder, wishes(false), typing({"", "e4", "quit"}));
  std::ifstream stream(folder.path("match"), std::ios::binary);
  const std::string good(std::istreambuf_iterator<char>(stream), {});
  std::size_t damaged = 0;
  for (std::size_t place = 0; place < good.size(); place += 7) {
    std::string bad = good;
    bad[place] = static_cast<char>(bad[place] ^ 0x10);
    std::ofstream(folder.path("match"), std::ios::binary) << bad;
    const Session session = run(folder, {}, typing({"quit"}));
    EXPECT_EQ(session.status, 0) << place;
    damaged += contains(session.text, "The file is kept as ") ? 1 : 0;
    EXPECT_TRUE(contains(session.text, "A new match") || contains(session.text, "A match is saved")) << place;
  }
  EXPECT_EQ(folder.kept("match").size(), damaged);
  EXPECT_GT(damaged, good.size() / 7 / 2);
}

TEST(TerminalGame, WhereTheKeyIsLostTheHandIsVoidAndTheMatchGoesOn) {
  const Folder folder;
  run(folder, wishes(false), typing({"", "resign", "y", "", "quit"}));
  std::filesystem::remove(folder.path("key"));
  const Session session = run(folder, {}, typing({"y", "", "score", "quit"}));
  EXPECT_TRUE(contains(session.text, "The key of the saved match is lost: hand 2 is void, and its chips go back."))
      << session.text;
  EXPECT_TRUE(contains(session.text, "Enter deals hand 3")) << session.text;
  EXPECT_TRUE(contains(session.text, "Hands: you have won 0, lost 1 and split 0.")) << session.text;
  EXPECT_TRUE(folder.kept("match").empty());
  const Session again = run(folder, {}, typing({"y", "quit"}));
  EXPECT_FALSE(contains(again.text, "is lost")) << again.text;
  EXPECT_TRUE(contains(again.text, "hand 3 is being played")) << again.text;
}

TEST(TerminalGame, ALostKeyLosesNoHandWhereNoneWasOn) {
  const Folder folder;
  run(folder, wishes(false), typing({"", "resign", "y", "quit"}));
  std::filesystem::remove(folder.path("key"));
  const Session session = run(folder, {}, typing({"y", "quit"}));
  EXPECT_TRUE(contains(session.text, "the earlier deals cannot be checked any more")) << session.text;
  EXPECT_TRUE(contains(session.text, "Enter deals hand 2")) << session.text;
}

TEST(TerminalGame, AfterAFoldThePiecesStayHiddenUnlessThePlayerShowsThem) {
  const Folder folder;
  const std::vector<std::string> lines{"", "show", "resign", "y", "proof", "show", "proof", "quit"};
  const std::string text = run(folder, wishes(false), typing(lines), meek_computer()).text;
  const auto resigned = text.find("The computer wins the hand.\n");
  const auto hidden = text.find("The computer's hidden pieces: one not shown dealt on ");
  const auto shown = text.find("The computer was dealt a ");
  EXPECT_TRUE(contains(text, "Pieces can be shown when a hand is over.")) << text;
  ASSERT_NE(shown, std::string::npos) << text;
  EXPECT_LT(hidden, shown);
  EXPECT_LT(resigned, shown);
  EXPECT_GT(text.find("Checked: the secrets fit"), shown);
  EXPECT_TRUE(contains(text, "The secrets of this deal stay closed until the match ends"));
  EXPECT_TRUE(contains(text.substr(resigned, shown - resigned), "closed until"));
  EXPECT_FALSE(contains(text.substr(shown), "closed until"));
}

TEST(TerminalGame, AllInSaysWhyItIsNotPossible) {
  const Folder folder, pot_limit;
  EXPECT_TRUE(contains(run(folder, wishes(false), typing({"", "all-in", "quit"}), meek_computer()).text,
                       "No bet is possible now: there are no chips."));
  SessionWishes limited = wishes(true);
  limited.match.betting = BettingMode::PotLimit;
  EXPECT_TRUE(contains(run(pot_limit, limited, typing({"", "all-in", "quit"}), meek_computer()).text,
                       "All-in is more than the pot limit allows: at most 6."));
}

TEST(TerminalGame, AllInIsAskedAbout) {
  const Folder folder;
  const std::string text =
      run(folder, wishes(true), typing({"", "all-in", "n", "all-in", "y", "quit"}), meek_computer()).text;
  EXPECT_TRUE(contains(text,
                       "All-in to 100 (all your chips)? (y/n) > All-in to 100 (all your chips)? (y/n) You raise to "
                       "100.\nThe computer calls.\n"))
      << text;
}

TEST(TerminalGame, AnAgreedSplitNeedsBoth) {
  const Folder folder;
  SessionWishes with_splits = wishes(true);
  with_splits.match.agreed_split = true;
  const Session declined = run(folder, with_splits, typing({"", "offer split", "accept", "quit"}), meek_computer());
  EXPECT_TRUE(contains(declined.text, "You offer to split.\nThe computer declines the split.")) << declined.text;
  EXPECT_TRUE(contains(declined.text, "No split now")) << declined.text;
}

TEST(TerminalGame, ClassicChessHasNothingHidden) {
  const Folder folder;
  SessionWishes classic;
  classic.match.classic = true;
  classic.match.color = ColorWish::White;
  const Session session = run(folder, classic, typing({"", "e4", "ranges", "moves", "bet 2", "quit"}), meek_computer());
  EXPECT_TRUE(contains(session.text, "You move e4."));
  EXPECT_TRUE(contains(session.text, "There are no hidden pieces in this hand."));
  EXPECT_TRUE(contains(session.text, "This hand is played without chips: there are moves only."));
}

}  // namespace
}  // namespace raisechess::cli
