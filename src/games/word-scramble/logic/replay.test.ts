import { describe, expect, test } from "vitest";
import { stepRecorded, blankTape, recordingOf, type Recorded } from "#domain/recording.ts";
import { openReplay } from "#domain/recording-playback.ts";
import { writeReplay } from "#domain/recording-text.ts";
import { proveReplays } from "#proof/replays.ts";
import { lengths, limits, replay, wordOf, wordScramble } from "../logic.ts";
import type { Action, State } from "./state.ts";

const everyOptions = lengths.flatMap((length) => limits.map((limitS) => ({ length, limitS })));

describe("a game of Word Scramble, watched again", () => {
  proveReplays({
    replay,
    everyOptions,
    actions: (state, at): Action[] => {
      if (state.phase === "ready") return [{ type: "start", at, isChosen: state.seed % 2 === 1 }];
      if (state.phase === "between") return [{ type: "next", at }];
      if (state.isPaused) return [{ type: "resume", at }];
      const word = wordOf(state);
      return [
        { type: "write", text: word, at },
        { type: "write", text: `${word.slice(1)}É ${word.toUpperCase()}?`, at },
        { type: "write", text: word.slice(0, 2), at },
        { type: "take", place: state.seed % word.length, at },
        { type: "take", place: word.length - 1, at },
        { type: "shuffle" },
        { type: "hint" },
        { type: "skip", at },
        { type: "pause", at },
      ];
    },
  });

  test.each(["shuffle", "hint"] as const)("a %s has no time, live and again", (type) => {
    const game = wordScramble(replay.options.initial);
    const state = game.step(game.start(7), { type: "start", at: 0 });
    const word = replay.write({ type });
    // After the limit, before a tick said so.
    expect(game.step(state, replay.read(word, 31_000)!)).toEqual(game.step(state, { type }));
  });

  test("whether its seed was chosen is a part of it, and so are all ten words", () => {
    const game = wordScramble(replay.options.initial);
    let played: Recorded<State> = { state: game.start(7), tape: blankTape(7) };
    const act = (action: Action) => {
      played = stepRecorded({ game, write: replay.write }, played, action, 0);
    };
    act({ type: "start", at: 0, isChosen: true });
    while (!replay.isOver(played.state)) {
      act({ type: "write", text: wordOf(played.state), at: 0 });
      act({ type: "next", at: 0 });
    }
    const text = writeReplay(replay, {
      options: replay.optionsOf(played.state),
      recording: recordingOf(played.tape),
      result: replay.resultOf(played.state),
    });
    const opened = openReplay(replay, text);
    if (!opened.ok) throw new Error(opened.message);
    const { playback, result } = opened.value;
    expect(result).toMatch(/^Score 1,\d{3} with 10 words$/);
    expect(playback.stateAfter(playback.length)).toMatchObject({ isChosen: true, phase: "over" });
  });
});
