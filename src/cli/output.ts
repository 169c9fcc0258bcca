import { fstatSync, writeSync } from "node:fs";
import type { Payload } from "#domain/operation/operation.ts";
import { toPort } from "#domain/operation/run.ts";

/** 0 done, 1 the input was refused, 2 wrong use. */
export type ExitCode = 0 | 1 | 2;

/** Whoever reads has had enough: `tabkit … | head`. That is no failure. */
export class ReaderLeft extends Error {}

/** Writes to stdout, all of it before it goes on: what reads slowly slows us down. */
export async function write(value: Payload): Promise<void> {
  await writeTo(1, typeof value === "string" ? new TextEncoder().encode(value) : value);
}

/** What is for people, not for the next command. */
export async function tell(words: string): Promise<void> {
  await writeTo(2, new TextEncoder().encode(`${words}\n`));
}

async function writeTo(descriptor: 1 | 2, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EPIPE") throw new ReaderLeft();
      if (code !== "EAGAIN") throw error;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
}

/** A text's last line ends as every line does, for the shell's sake. */
export const endLine = (text: string): string => (text.endsWith("\n") ? text : `${text}\n`);

/** Asks cheaply first: the module that knows takes long to load. */
export const isTerminal = (descriptor: 0 | 1): boolean =>
  fstatSync(descriptor).isCharacterDevice() &&
  process.getBuiltinModule("node:tty").isatty(descriptor);

/** A value as text that can be shown: `null` for bytes that are none, and for what has control marks. */
export function shownText(value: Payload): string | null {
  const text = toPort(value, "text");
  const isShown = text.ok && typeof text.value === "string" && !controls.test(text.value);
  return isShown ? (text.value as string) : null;
}

/** All but tabs and line ends. */
const controls = /[^\P{Cc}\t\n\r]/u;

/** A terminal would obey control marks, or garble bytes. */
export const isUnfitForTerminal = (value: Payload): boolean =>
  isTerminal(1) && shownText(value) === null;

export const unfitWords =
  "This is binary, which a terminal would garble: send it to a file or a command, or give --force.";
