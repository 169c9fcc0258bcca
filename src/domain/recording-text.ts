import { crc32 } from "./crc32.ts";
import type { RecordedEvent, Recording, Replayable } from "./recording.ts";
import { countSteps, maxSteps } from "./recording-steps.ts";
import { fail, ok, type Result } from "./result.ts";
import { maxSeed } from "./seed.ts";

/** A recording with what it needs to be played, and what it claims to come to. */
export interface Replay<Options> {
  options: Options;
  recording: Recording;
  result: string; // "Score 120"
}

/** What a game has to say here. */
type Rules<Options> = Pick<
  Replayable<never, never, Options>,
  "id" | "name" | "version" | "options"
>;

/** Far more than a game of `maxSteps` needs. */
export const maxReplayChars = 4_000_000;

const title = "Tabkit replay";
const format = 1;
const proper = {
  word: /^[!-~]{1,80}$/,
  result: /^[^\n]{1,200}$/,
  count: /^\d{1,10}$/,
  number: /^-?\d{1,10}(?:\.\d{1,3})?$/,
};

/**
 * A replay as text, one line for each kind of number: they are alike, and so they can be pressed
 * well. An action is its word, the ticks and the wait before it. Ticks come at an even pace: only
 * by how much they missed it is written.
 */
export function writeReplay<Options>(rules: Rules<Options>, replay: Replay<Options>): string {
  const { options, recording, result } = replay;
  const tickMs = usualTickMs(recording.events);
  const words: string[] = [];
  const columns = { words: [] as number[], ticks: [] as number[], missed: [] as number[] };
  const waits: number[] = [];
  let lastAt = 0;
  let tickedAt = 0;
  let ticks = 0;
  let missed = 0;
  for (const event of recording.events) {
    if ("ticks" in event) {
      ticks = event.ticks;
      missed = event.at - tickedAt - Math.round(ticks * tickMs);
      tickedAt = event.at;
    } else {
      if (!words.includes(event.word)) words.push(event.word);
      columns.words.push(words.indexOf(event.word));
      columns.ticks.push(ticks);
      columns.missed.push(missed);
      waits.push(event.at - lastAt);
      ticks = 0;
      missed = 0;
    }
    lastAt = event.at;
  }
  const lines = [
    `${title} ${format}`,
    `${rules.id} ${rules.version} ${rules.name}`,
    JSON.stringify(options),
    result,
    `${recording.seed} ${tickMs}`,
    words.join(" "),
    columns.words.join(" "),
    [...columns.ticks, ticks].join(" "),
    [...columns.missed, missed].join(" "),
    waits.join(" "),
  ];
  const body = lines.join("\n");
  return `${body}\n${checksum(body)}\n`;
}

/** Reads such a text. Anyone can write one, so everything is checked but whether it can be played. */
export function readReplay<Options>(rules: Rules<Options>, text: string): Result<Replay<Options>> {
  if (text.length > maxReplayChars) return damaged("it is far too long");
  const lines = text.trimEnd().split("\n");
  const [head = "", about = "", given = "", result = ""] = lines;
  if (!head.startsWith(title)) return fail(`This is not a ${title}.`);
  if (head !== `${title} ${format}`) {
    return fail("This replay was made by another version of Tabkit, which writes it differently.");
  }
  if (lines.length !== 11) return damaged("a part of it is missing");
  if (lines[10] !== checksum(lines.slice(0, 10).join("\n"))) {
    return damaged("its checksum is wrong");
  }
  const [id, version, ...name] = about.split(" ");
  if (id !== rules.id) return fail(`This is a replay of ${name.join(" ")}, not of ${rules.name}.`);
  if (version !== String(rules.version)) {
    return fail(
      `This replay was made by another version of ${rules.name}: the rules have changed since, and by today's it would be another game.`,
    );
  }
  const options = readOptions(rules, given);
  if (options === undefined) return damaged(`${rules.name} has no such options`);
  if (!proper.result.test(result)) return damaged("it does not say what the game came to");
  const recording = readRecording(lines.slice(4, 10));
  if (recording === undefined) return damaged("its moves cannot be read");
  if (countSteps(recording) > maxSteps) return damaged("it is far too long");
  return ok({ options, recording, result });
}

/** Options that would have to be changed to be played are refused. */
function readOptions<Options>({ options }: Rules<Options>, text: string): Options | undefined {
  try {
    const read = options.read(JSON.parse(text));
    return JSON.stringify(read) === text ? read : undefined;
  } catch {
    return undefined;
  }
}

function readRecording(lines: readonly string[]): Recording | undefined {
  const [head = [], , places = [], ticks = [], missed = [], waits = []] = lines.map(numbersIn);
  const words = lines[1] === "" ? [] : (lines[1] ?? "").split(" ");
  const [seed = -1, tickMs = -1] = head;
  const count = places.length;
  const isWhole = [places, ticks, missed, waits].every((column) => column.every(Number.isInteger));
  const isCounted = [places, ticks, waits].every((column) => column.every((value) => value >= 0));
  const isEven =
    ticks.length === count + 1 && missed.length === count + 1 && waits.length === count;
  if (!isWhole || !isCounted || !isEven || head.length !== 2) return undefined;
  if (!Number.isInteger(seed) || seed < 0 || seed > maxSeed || tickMs < 0) return undefined;
  if (!words.every((word) => proper.word.test(word))) return undefined;
  const events: RecordedEvent[] = [];
  let lastAt = 0;
  let tickedAt = 0;
  for (let index = 0; index <= count; index += 1) {
    const run = ticks[index] ?? 0;
    if (run > maxSteps) return undefined;
    if (run > 0) {
      tickedAt += Math.round(run * tickMs) + (missed[index] ?? 0);
      if (tickedAt < lastAt) return undefined;
      lastAt = tickedAt;
      events.push({ at: lastAt, ticks: run });
    }
    if (index === count) break;
    const word = words[places[index] ?? 0];
    if (word === undefined) return undefined;
    lastAt += waits[index] ?? 0;
    events.push({ at: lastAt, word });
  }
  return Number.isSafeInteger(lastAt) ? { seed, events } : undefined;
}

/** The numbers of a line; what is none becomes one that no column allows. */
const numbersIn = (line: string): number[] =>
  line === "" ? [] : line.split(" ").map((text) => (proper.number.test(text) ? Number(text) : NaN));

/** The pace that most ticks come at, in thousandths of a millisecond. */
function usualTickMs(events: readonly RecordedEvent[]): number {
  let tickedAt = 0;
  const paces = events.flatMap((event) => {
    if (!("ticks" in event)) return [];
    const pace = (event.at - tickedAt) / event.ticks;
    tickedAt = event.at;
    return pace;
  });
  const middle = paces.toSorted((a, b) => a - b)[Math.floor(paces.length / 2)] ?? 0;
  return Math.round(middle * 1000) / 1000;
}

const checksum = (text: string): string =>
  crc32(new TextEncoder().encode(text)).toString(16).padStart(8, "0");

const damaged = (why: string) => fail(`This replay is damaged: ${why}.`);
