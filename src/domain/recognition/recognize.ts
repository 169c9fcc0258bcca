import { sizeWords } from "#domain/bytes.ts";
import type { Ambient, Operation, Payload, Saying } from "#domain/operation/operation.ts";
import { runOperation, toPort } from "#domain/operation/run.ts";
import { kindNames, type Kind } from "./kinds.ts";
import { offeredFrom, usualLimits, type Limits } from "./limits.ts";
import { isWrapper, open } from "./opening.ts";
import { holdsSecret } from "./secrets.ts";
import { guessKinds, type Guess } from "./shapes.ts";
import { isReadable } from "./shapes/bytes.ts";

/** One way to read a value. */
export interface Reading {
  kind: Kind;
  /** From 0.6 on it is worth to be offered, from 0.85 on to be answered at once. */
  sure: number;
  /** The kinds of what lies in it, from the outside in: base64, gzip, json. */
  kinds: readonly Kind[];
  /** The operations that read it, from the outside in: "base64.decode", "gzip.open". */
  chain: readonly string[];
  sayings: readonly Saying[];
  /** A password or a key is in it: it never gets into a link or into storage. */
  isSecret?: true;
}

/** The operation that reads a kind. A page loads it when there is something to read. */
export type ReaderOf = (kind: Kind) => Operation | undefined | Promise<Operation | undefined>;

export interface Recognizing {
  readerOf: ReaderOf;
  ambient: Ambient;
  limits?: Partial<Limits>;
}

interface Session {
  readerOf: ReaderOf;
  ambient: Ambient;
  limits: Limits;
  opened: number;
}

/** What a value is, best first, with what its readers say of it. Nothing for what is empty. */
export async function recognize(
  value: Payload,
  { readerOf, ambient, limits = {} }: Recognizing,
): Promise<readonly Reading[]> {
  return readingsOf(value, 0, {
    readerOf,
    ambient,
    limits: { ...usualLimits, ...limits },
    opened: 0,
  });
}

/** The readers among operations that are all at hand. */
export function readersAmong(operations: readonly Operation[]): ReaderOf {
  const readers = new Map<Kind, Operation>();
  for (const operation of operations)
    for (const kind of operation.reads ?? []) readers.set(kind, operation);
  return (kind) => readers.get(kind);
}

/** Once something is as sure as this, what is only offered is not worth the time. */
const certain = 0.95;

async function readingsOf(value: Payload, depth: number, session: Session): Promise<Reading[]> {
  const guesses = guessKinds(value).filter(({ sure }) => sure >= offeredFrom);
  if (typeof value !== "string" && guesses.length === 0) {
    const text = isReadable(value.subarray(0, 4096)) ? toPort(value, "text") : null;
    return text?.ok ? readingsOf(text.value, depth, session) : [];
  }
  const readings: Reading[] = [];
  for (const guess of guesses) {
    if (guess.sure < 0.85 && (readings[0]?.sure ?? 0) >= certain) break;
    const reading = await read(value, guess, depth, session);
    if (reading !== null && reading.sure >= offeredFrom) readings.push(reading);
  }
  readings.sort((a, b) => b.sure - a.sure);
  if (readings.length > 0 || typeof value !== "string" || value.trim() === "") return readings;
  return [{ kind: "text", sure: 1, kinds: ["text"], chain: [], sayings: [], ...secrecy(value) }];
}

const secrecy = (value: Payload): { isSecret?: true } =>
  typeof value === "string" && holdsSecret(value) ? { isSecret: true } : {};

/** Large ones of these take a reader seconds. */
const code: ReadonlySet<Kind> = new Set(["html", "xml", "sql", "css", "javascript", "markdown"]);

/** Proves a guess by its reader, and looks into what it holds. `null` when it was wrong. */
async function read(
  value: Payload,
  { kind, sure }: Guess,
  depth: number,
  session: Session,
): Promise<Reading | null> {
  const { limits, ambient } = session;
  const known = await session.readerOf(kind);
  const isTooLong = code.has(kind) && value.length > limits.codeChars;
  const reader = known?.where === "browser" || isTooLong ? undefined : known;
  const input = typeof value === "string" && isOneLine(value) ? value.trim() : value;
  const said = reader && (await ask(reader, input, ambient, isWrapper(kind)));
  if (said === null) return null;
  const own: Reading = {
    kind,
    sure,
    kinds: [kind],
    chain: known ? [known.id] : [],
    sayings: said ?? [{ label: kindNames[kind], words: sizeWords(sizeOf(value)) }],
    ...secrecy(value),
  };
  return isWrapper(kind) ? lookInto(own, input, depth, session) : own;
}

/** What the reader says; `null` when it refuses, `undefined` when it cannot say. */
async function ask(
  reader: Operation,
  value: Payload,
  ambient: Ambient,
  isOpenedAnyway: boolean,
): Promise<readonly Saying[] | null | undefined> {
  if (reader.takes === null) return undefined;
  const fitting = toPort(value, reader.takes);
  if (!fitting.ok) return null;
  try {
    if (reader.says) {
      const sayings = await reader.says(fitting.value, ambient);
      return sayings.length > 0 ? sayings : null;
    }
    if (isOpenedAnyway) return undefined;
    return (await runOperation(reader, value, {}, ambient)).ok ? undefined : null;
  } catch {
    return undefined; // it could not be loaded, or broke: the looks are all there is
  }
}

/** Adds what lies in a value that is a wrapping of another. */
async function lookInto(
  own: Reading,
  value: Payload,
  depth: number,
  session: Session,
): Promise<Reading | null> {
  const { ambient, limits } = session;
  if (depth >= limits.depth || session.opened >= limits.branches) return own;
  session.opened += 1;
  const opened = await open(own.kind, value, await session.readerOf(own.kind), ambient, limits);
  if (opened === "unknown") return own;
  if (opened === "refused") return null;
  if (opened === "too much") return withInner(own, [tooMuch]);
  const inner = await readingsOf(opened.value, depth + 1, session);
  const [best] = inner;
  if (best === undefined) return own;
  const said =
    best.kind === "text" || best.sayings.length === 0 ? [shown(best, opened.value)] : best.sayings;
  return {
    ...withInner(own, said),
    sure: isMeant(best) && own.sure > offeredFrom ? Math.max(own.sure, 0.97) : own.sure,
    kinds: [...own.kinds, ...best.kinds],
    chain: [...own.chain, ...best.chain],
    ...(best.isSecret ? { isSecret: true } : {}),
  };
}

/** Any bytes may be text; only a value of some kind is no accident. */
const isMeant = ({ kind, sure }: Reading): boolean => kind !== "text" && sure >= certain;

const tooMuch: Saying = { label: "Inside", words: "far more than it should be: not opened" };

function withInner(reading: Reading, inner: readonly Saying[]): Reading {
  const [first, ...rest] = reading.sayings;
  return first === undefined || first.inner
    ? reading
    : { ...reading, sayings: [{ ...first, inner }, ...rest] };
}

const shownChars = 120;

/** The value itself, in one line. */
function shown({ kind }: Reading, value: Payload): Saying {
  if (typeof value !== "string" && !isReadable(value.subarray(0, 4096)))
    return { label: kindNames[kind], words: sizeWords(value.length) };
  const text =
    typeof value === "string" ? value : new TextDecoder().decode(value.subarray(0, 4096));
  const line = text.slice(0, 1000).replace(/\s+/g, " ").trim();
  const cut = Array.from(line).length > shownChars;
  const words = cut
    ? `${Array.from(line)
        .slice(0, shownChars - 1)
        .join("")}…`
    : line;
  return { label: kindNames[kind], words, isCode: true };
}

const isOneLine = (text: string): boolean => text.length < 10_000 && !/[\r\n]/.test(text.trim());

/** In bytes; of long text, in characters, which is near enough to call it large. */
const sizeOf = (value: Payload): number =>
  typeof value === "string" && value.length < 100_000
    ? new TextEncoder().encode(value).length
    : value.length;
