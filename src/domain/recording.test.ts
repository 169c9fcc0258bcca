import { describe, expect, test } from "vitest";
import { linkWith } from "#proof/replays.ts";
import { diceFrom, rollWord } from "./dice.ts";
import type { Game } from "./game.ts";
import {
  blankTape,
  maxWaitMs,
  playedMs,
  recordingOf,
  stepRecorded,
  wordsFor,
  type Recorded,
} from "./recording.ts";
import { maxLinkChars, readLink, writeLink } from "./recording-link.ts";
import { stepsOf, watchedTimes } from "./recording-steps.ts";

/** It writes down what it is given. */
type Action = { type: "mark"; at: number } | { type: "shout" } | { type: "nothing" };
const game: Game<string[], Action> = {
  start: () => [],
  step: (state, action) =>
    action.type === "nothing"
      ? state
      : [...state, "at" in action ? `${action.type} ${action.at}` : action.type],
  pace: () => 100,
};
const rules = { game, write: ({ type }: Action) => type };
const play = (...actions: readonly (readonly [Action | { type: "tick"; at: number }, number])[]) =>
  actions.reduce<Recorded<string[]>>(
    (played, [action, nowMs]) => stepRecorded(rules, played, action, nowMs),
    { state: [], tape: blankTape(7) },
  );

describe("a recording", () => {
  test("has actions with their time since the first, and ticks in a row as one", () => {
    const { state, tape } = play(
      [{ type: "shout" }, 1000.4],
      [{ type: "tick", at: 1100.4 }, 1101],
      [{ type: "tick", at: 1200.4 }, 1201],
      [{ type: "mark", at: 1250.9 }, 1260],
    );
    expect(recordingOf(tape)).toEqual({
      seed: 7,
      events: [
        { at: 0, word: "shout" },
        { at: 200, ticks: 2 },
        { at: 251, word: "mark" },
      ],
    });
    // What the game is told are the same times, on its own clock.
    expect(state).toEqual(["shout", "tick 1100", "tick 1200", "mark 1251"]);
  });

  test("leaves out what changed nothing", () => {
    expect(recordingOf(play([{ type: "nothing" }, 5]).tape).events).toEqual([]);
  });

  test("never goes back in time, and nor does the game: an event may be older than the last tick", () => {
    const { state } = play([{ type: "tick", at: 500 }, 500], [{ type: "mark", at: 490 }, 510]);
    expect(state).toEqual(["tick 500", "mark 500"]);
  });

  test("takes as long to watch as it took, without long waits", () => {
    const { tape } = play([{ type: "shout" }, 0], [{ type: "shout" }, 90_000]);
    expect(playedMs(blankTape(1), 5000)).toBe(0);
    expect(playedMs(tape, 90_700)).toBe(maxWaitMs + 700);
    expect(playedMs(tape, 200_000)).toBe(2 * maxWaitMs);
    expect(watchedTimes(stepsOf(recordingOf(tape)))).toEqual([0, maxWaitMs]);
  });

  test("spreads the ticks of a row evenly, in whole milliseconds", () => {
    const events = [
      { at: 0, word: "s" },
      { at: 25, ticks: 3 },
    ];
    expect(stepsOf({ seed: 1, events })).toEqual({
      words: ["s", null, null, null],
      ats: [0, 8, 17, 25],
    });
  });
});

describe("words for actions", () => {
  const words = wordsFor<{ type: string; way?: string }>({
    s: { type: "start" },
    U: { type: "turn", way: "up" },
  });

  test("are read as what they were written for, whatever the order of its fields", () => {
    expect(words.write({ way: "up", type: "turn" })).toBe("U");
    expect(words.read("U")).toEqual({ type: "turn", way: "up" });
    expect(words.read(words.write({ type: "start" }))).toEqual({ type: "start" });
  });

  test.each(["", "u", "toString", "__proto__", "constructor"])("%j is none", (word) => {
    expect(words.read(word)).toBeUndefined();
  });

  test("an action without a word is a mistake of ours", () => {
    expect(() => words.write({ type: "turn" })).toThrow(RangeError);
  });
});

describe("a link", () => {
  const pressed = async (text: string): Promise<Uint8Array> => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };

  test("holds its text, or there is none", async () => {
    const link = await writeLink("Tabkit replay");
    expect(link).toMatch(/^#replay=[\w-]+$/);
    expect(await readLink(link!)).toEqual({ ok: true, value: "Tabkit replay" });
    const luck = Array.from({ length: 2000 }, (_, seed) => rollWord(diceFrom(seed))[0]);
    expect(await writeLink(luck.join(" "))).toBeNull();
  });

  test("that would unpack to far too much is refused before it does", async () => {
    const bomb = linkWith(await pressed("0".repeat(5_000_000)));
    expect(bomb.length).toBeLessThan(maxLinkChars);
    expect(await readLink(bomb)).toMatchObject({ ok: false });
    const fine = linkWith(await pressed("0".repeat(3_000_000)));
    expect(await readLink(fine)).toMatchObject({ ok: true });
  });

  test.each([
    ["nothing", new Uint8Array()],
    ["what is not pressed", new TextEncoder().encode("Tabkit replay 1")],
    ["a reserved kind of block", new Uint8Array([7, 7, 7])],
  ])("with %s in it is refused in words", async (_case, bytes) => {
    const read = await readLink(linkWith(bytes));
    expect(read).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^This replay is damaged: /),
    });
  });

  test("with bytes that are no text is refused", async () => {
    const stream = new Blob([new Uint8Array([0xff, 0xfe, 0x80])])
      .stream()
      .pipeThrough(new CompressionStream("deflate-raw"));
    const noText = new Uint8Array(await new Response(stream).arrayBuffer());
    expect(await readLink(linkWith(noText))).toMatchObject({ ok: false });
  });
});
