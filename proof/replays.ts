import { expect, test } from "vitest";
import { crc32 } from "#domain/crc32.ts";
import { diceFrom, pick, rollBelow } from "#domain/dice.ts";
import type { Pace, Tick } from "#domain/game.ts";
import {
  blankTape,
  recordingOf,
  stepRecorded,
  type Recorded,
  type Replayable,
} from "#domain/recording.ts";
import { encodeBase64 } from "#domain/base64.ts";
import { readLink, writeLink } from "#domain/recording-link.ts";
import { openReplay } from "#domain/recording-playback.ts";
import { playOn } from "#domain/recording-steps.ts";
import { readReplay, writeReplay } from "#domain/recording-text.ts";
import { isProof } from "./scale.ts";

interface Sample<State, Action, Options> {
  replay: Replayable<State, Action, Options>;
  everyOptions: readonly Options[];
  /** What a player could do now, sense or not. Actions with a time get the one given. */
  actions: (state: State, at: number) => readonly NoInfer<Action>[];
  /** The state without what only the picture knows: when something was due. */
  essence?: (state: State) => unknown;
}

const links = isProof ? 10 : 3;
const damages = isProof ? 1000 : 140; // of each kind as many
const maxActions = 400;

/** The rules that hold for every game that can be watched again. */
export function proveReplays<State, Action extends object, Options>(
  sample: Sample<State, Action, Options>,
): void {
  const { replay, everyOptions, essence = (state) => state } = sample;
  const games = isProof ? 1000 : Math.max(16, everyOptions.length);
  const optionsFor = (seed: number): Options =>
    everyOptions[seed % everyOptions.length] ?? replay.options.initial;
  const textOf = ({ state, tape }: Recorded<State>): string =>
    writeReplay(replay, {
      options: replay.optionsOf(state),
      recording: recordingOf(tape),
      result: replay.resultOf(state),
    });

  test(`${games} random games come to the same state when they are played again`, () => {
    for (let seed = 0; seed < games; seed += 1) {
      const options = optionsFor(seed);
      const played = playAtRandom(sample, options, seed);
      const { tape } = played;
      const read = readReplay(replay, textOf(played));
      if (!read.ok) throw new Error(read.message);
      expect(read.value.options).toEqual(replay.optionsOf(played.state));
      expect(read.value.recording).toEqual(recordingOf(tape));
      const endMs = tape.originMs + (tape.last?.event.at ?? 0);
      const again = playOn(replay, replay.game(options), read.value.recording, endMs);
      expect(essence(again!.state)).toEqual(essence(played.state));
      expect(recordingOf(again!.tape)).toEqual(recordingOf(tape));
      expect(again!.tape.watchedMs).toBeCloseTo(tape.watchedMs);
    }
  });

  test("and as links; any moment of them can be looked at, forwards and back", async () => {
    for (let seed = 0; seed < links; seed += 1) {
      const played = playAtRandom(sample, optionsFor(seed), seed);
      const text = textOf(played);
      const link = await writeLink(text);
      expect(await readLink(link!)).toEqual({ ok: true, value: text });
      const opened = openReplay(replay, text);
      if (!opened.ok) throw new Error(opened.message);
      const { playback } = opened.value;
      const inOrder = Array.from({ length: playback.length + 1 }, (_, steps) =>
        playback.stateAfter(steps),
      );
      for (let steps = playback.length; steps >= 0; steps -= 37) {
        expect(playback.stateAfter(steps)).toEqual(inOrder[steps]);
        expect(playback.stepsBy(playback.timeOf(steps))).toBeGreaterThanOrEqual(steps);
      }
    }
  });

  test(`${damages} damaged links are refused in words`, async () => {
    const text = textOf(playAtRandom(sample, optionsFor(3), 3));
    const link = (await writeLink(text))!;
    for (let seed = 0; seed < damages; seed += 1) {
      const broken = damaged(link, seed);
      expect(broken).not.toBe(link);
      const read = await readLink(broken);
      expect(read).toEqual({
        ok: false,
        message: expect.stringMatching(/^This replay is damaged: .+\.$/),
      });
    }
  });

  const rewritten = (change: (lines: string[]) => void): string => {
    const lines = textOf(playAtRandom(sample, optionsFor(3), 3))
      .split("\n")
      .slice(0, 10);
    change(lines);
    const body = lines.join("\n");
    const sum = crc32(new TextEncoder().encode(body)).toString(16).padStart(8, "0");
    return `${body}\n${sum}\n`;
  };

  test.each<[string, RegExp, (lines: string[]) => void]>([
    [
      "another result",
      /^The score in this replay does not follow from its moves\.$/,
      (lines) => (lines[3] += "0"),
    ],
    [
      "another seed",
      /does not follow|damaged/,
      (lines) => (lines[4] = lines[4]!.replace(/^\d+/, "x")),
    ],
    [
      "a seed too large",
      /^This replay is damaged: its moves/,
      (lines) => (lines[4] = "4294967296 0"),
    ],
    [
      "another game",
      /^This is a replay of Chess, not of /,
      (lines) => (lines[1] = "chess 1 Chess"),
    ],
    [
      "another version",
      /: the rules have changed since/,
      (lines) => (lines[1] = lines[1]!.replace(/ \d+ /, " 999 ")),
    ],
    [
      "another way to write it",
      /another version of Tabkit/,
      (lines) => (lines[0] = "Tabkit replay 2"),
    ],
    ["no replay", /^This is not a Tabkit replay\.$/, (lines) => (lines[0] = "{}")],
    ["options that there are not", /has no such options/, (lines) => (lines[2] = '{"wings":2}')],
    ["options that are none", /has no such options/, (lines) => (lines[2] = "{")],
    ["no result", /does not say/, (lines) => (lines[3] = "")],
    [
      "moves that there are not",
      /a move in it that the game does not have/,
      (lines) => (lines[5] = lines[5]!.replace(/^\S+/, "no-such-move")),
    ],
    ["a word too many", /moves cannot be read/, (lines) => (lines[6] += " 0")],
    [
      "a word out of the list",
      /moves cannot be read/,
      (lines) => (lines[6] = lines[6]!.replace(/\d+$/, "99999")),
    ],
    [
      "billions of ticks",
      /moves cannot be read/,
      (lines) => (lines[7] = lines[7]!.replace(/\d+$/, "9999999999")),
    ],
    [
      "too many ticks",
      /far too long|cannot be read/,
      (lines) => (lines[7] = lines[7]!.replace(/\d+$/, "1000000")),
    ],
    [
      "a time that goes back",
      /moves cannot be read/,
      (lines) => (lines[9] = lines[9]!.replace(/^\d+/, "-5")),
    ],
    [
      "half a millisecond",
      /moves cannot be read/,
      (lines) => (lines[9] = lines[9]!.replace(/^\d+/, "0.5")),
    ],
    [
      "what is no number",
      /moves cannot be read/,
      (lines) => (lines[9] = lines[9]!.replace(/^\d+/, "1e9")),
    ],
    ["a line too many", /a part of it is missing/, (lines) => lines.push("")],
    ["a line too few", /a part of it is missing/, (lines) => lines.pop()],
  ])("a replay with %s is refused", (_case, message, change) => {
    const opened = openReplay(replay, rewritten(change));
    expect(opened).toEqual({ ok: false, message: expect.stringMatching(message) });
    expect(
      openReplay(
        replay,
        rewritten(() => {}),
      ).ok,
    ).toBe(true);
  });

  test("text with any letter changed is refused", () => {
    const text = textOf(playAtRandom(sample, optionsFor(4), 4));
    for (let at = 0; at < text.length - 1; at += Math.ceil(text.length / 300)) {
      const broken = text.slice(0, at) + (text[at] === "1" ? "2" : "1") + text.slice(at + 1);
      expect(openReplay(replay, broken).ok, `${at}`).toBe(false);
    }
  });
}

/** Plays as a page does: ticks come at the game's pace, actions in between, at any time. */
function playAtRandom<State, Action extends object, Options>(
  { replay, actions }: Sample<State, Action, Options>,
  options: Options,
  seed: number,
): Recorded<State> {
  const game = replay.game(options);
  const rules = { game, write: replay.write };
  let played: Recorded<State> = { state: game.start(seed), tape: blankTape(seed) };
  let dice = diceFrom(seed + 1);
  let nowMs = 1234.56;
  let pace = game.pace(played.state);
  let dueMs = nowMs + paceMs(pace);
  const step = (action: Action | Tick) => {
    played = stepRecorded(rules, played, action, nowMs);
    // As the page does it: only another pace begins a new wait.
    if (game.pace(played.state) === pace) return;
    pace = game.pace(played.state);
    dueMs = nowMs + paceMs(pace);
  };
  for (let count = 0; count < maxActions && !replay.isOver(played.state); count += 1) {
    const [wait, afterWait] = rollBelow(dice, 1200);
    const untilMs = nowMs + wait / 1.7;
    while (dueMs <= untilMs) {
      nowMs = dueMs;
      dueMs += paceMs(pace);
      step({ type: "tick", at: nowMs });
    }
    nowMs = untilMs;
    const [action, afterAction] = pick(afterWait, actions(played.state, nowMs));
    dice = afterAction;
    step(action);
  }
  return played;
}

const paceMs = (pace: Pace | null): number => (pace === "frame" ? 1000 / 120 : (pace ?? Infinity));

/** A link that lost something on its way. */
function damaged(link: string, seed: number): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const start = link.indexOf("=") + 1;
  const [offset, dice] = rollBelow(diceFrom(seed), link.length - start);
  const at = start + offset;
  const [letter] = pick(
    dice,
    letters.split("").filter((other) => other !== link[at]),
  );
  const other = link.split("").findIndex((found, index) => index > start && found !== link[at]);
  switch (seed % 7) {
    case 0:
      return link.slice(0, at) + letter + link.slice(at + 1);
    case 1:
      return link.slice(0, at);
    case 2:
      return link.slice(0, at) + link.slice(at + 1);
    case 3:
      return link.slice(0, at) + letter + link.slice(at);
    case 4: {
      const swapped = link.split("");
      [swapped[at], swapped[other]] = [swapped[other]!, swapped[at]!];
      return swapped.join("");
    }
    case 5:
      return `${link}${"=%20 \n€"[seed % 6]}`;
    default:
      return link + link.slice(start).repeat(1 + (seed % 3));
  }
}

/** A link whose checksum is right, whatever is in it. */
export const linkWith = (pressed: Uint8Array): string => {
  const bytes = new Uint8Array(4 + pressed.length);
  new DataView(bytes.buffer).setUint32(0, crc32(pressed));
  bytes.set(pressed, 4);
  return `#replay=${encodeBase64(bytes, { urlSafe: true, padding: false })}`;
};
