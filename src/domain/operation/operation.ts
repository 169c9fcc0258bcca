import type { Kind } from "#domain/recognition/kinds.ts";
import type { Options, Values } from "./options.ts";
import type { Failure, Ok } from "#domain/result.ts";

/**
 * What a unit can do to a value, said once. The paste box, "Send to" with its chains, the command
 * line and the server for agents all grow out of it (docs/decisions/0024).
 */

/** JSON, CSS, a color, a moment: all of them travel as text, as they were written. */
export type Port = "text" | "bytes";

export type Bytes = Uint8Array<ArrayBuffer>;

/** A value on its way from one operation to the next. */
export type Payload = string | Bytes;

type PayloadOf<At extends Port | null> = At extends "text"
  ? string
  : At extends "bytes"
    ? Bytes
    : null;

/** What is outside of any operation, so that the same input always gives the same output. */
export interface Ambient {
  nowMs: number;
  /** The time zone of whoever asks: "Asia/Kolkata". */
  zone: string;
  randomBytes: (count: number) => Bytes;
  /** The platform's own hashing where it has one that takes pieces; it is faster than ours. */
  openHasher?: (algorithm: string) => Hasher | null;
  /** A compressing or expanding stream of a format that not every platform's own streams know. */
  openStream?: (does: "compress" | "expand", format: string) => ByteStream;
}

export type ByteStream = ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>;

interface Hasher {
  update: (piece: Uint8Array) => void;
  digest: () => Bytes;
}

/** What an operation made, and what it had to change or assume to get there. */
export interface Done<Made extends Payload = Payload> extends Ok<Made> {
  notes?: readonly string[];
}
export type Outcome<Made extends Payload = Payload> = Done<Made> | Failure<unknown>;

/**
 * One step of what a reader says of a value, in a few words. Steps stand in each other: a JWT, in
 * it the payload, in that `exp`, and at last "in 3 days".
 */
export interface Saying {
  label: string; // "exp"
  words: string; // "Wed 18 Nov 2026, 21:00 UTC"
  /** What matters most of it, as a badge. */
  mark?: { words: string; is: "good" | "bad" | "plain" }; // "in 3 days"
  /** The words are code: set in the code font, in one line. */
  isCode?: true;
  inner?: readonly Saying[];
}

/** A value that shows what an operation does; every one is run in Node and in a browser. */
export interface Example {
  input?: string | HexBytes;
  options?: Readonly<Record<string, string | number | boolean>>;
  /** Left out where platforms may differ: then the inverse must give the input back. */
  output?: string | HexBytes;
}

/** Bytes as they stand in a file of ours: `{ hex: "1f8b08" }`. */
interface HexBytes {
  hex: string;
}

interface Declared<Takes extends Port | null, Gives extends Port, Has extends Options> {
  /** "base64.decode". Links, scripts and agents name it: it is never renamed. */
  id: `${string}.${string}`;
  /** A verb and its object: "Decode Base64". */
  name: string;
  /** One sentence, for people and for agents. */
  about: string;
  /** `null`: it makes something out of nothing. */
  takes: Takes;
  gives: Gives;
  options: Has;
  /** The kinds of value that this operation is the answer to. */
  reads?: readonly Kind[];
  /** The kinds that it is often wanted for, without being the answer to them. */
  suits?: readonly Kind[];
  /** The operation that undoes it: what was made can be checked by it. */
  inverse?: string;
  /** It needs a canvas or a codec that only browsers have. */
  where?: "browser";
  /** A newline at the end of a line is part of what it works on: a shell must not leave it out. */
  keepsLineEnd?: true;
  /** What is given may make it go on for ever: it is run where it can be ended. */
  mayHang?: true;
  /** Of files that hold what it gives, where that is known: "json". */
  extension?: string;
  /** The word that the unit's page is opened with, as in the palette: "base64 decode". */
  word?: string;
  examples: readonly [Example, ...Example[]];
  run: (
    input: PayloadOf<Takes>,
    options: Values<Has>,
    ambient: Ambient,
  ) => Outcome<PayloadOf<Gives>> | Promise<Outcome<PayloadOf<Gives>>>;
  /** The same piece by piece, for what is longer than memory. Text travels as UTF-8. */
  stream?: (
    pieces: AsyncIterable<Uint8Array>,
    options: Values<Has>,
    ambient: Ambient,
  ) => AsyncIterable<Uint8Array>;
  /** What a value of its kinds says, in human words. Nothing, when it is not what it looked like. */
  says?: (
    input: PayloadOf<Takes>,
    ambient: Ambient,
  ) => readonly Saying[] | Promise<readonly Saying[]>;
}

/** An operation, whatever it takes and gives. */
export interface Operation extends Omit<
  Declared<Port | null, Port, Options>,
  "run" | "stream" | "says"
> {
  run: (
    input: Payload | null,
    options: Readonly<Record<string, unknown>>,
    ambient: Ambient,
  ) => Outcome | Promise<Outcome>;
  stream?: (
    pieces: AsyncIterable<Uint8Array>,
    options: Readonly<Record<string, unknown>>,
    ambient: Ambient,
  ) => AsyncIterable<Uint8Array>;
  says?: (
    input: Payload | null,
    ambient: Ambient,
  ) => readonly Saying[] | Promise<readonly Saying[]>;
}

/** Declares an operation. Its `run` knows the types of its input and its options. */
export const operation = <
  const Takes extends Port | null,
  const Gives extends Port,
  const Has extends Options,
>(
  declared: Declared<Takes, Gives, Has>,
): Operation => declared as unknown as Operation;
