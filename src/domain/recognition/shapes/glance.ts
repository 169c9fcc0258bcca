import type { Kind } from "#domain/recognition/kinds.ts";

/** What a value may be, by its looks, and how sure that is: from 0 to 1. */
export interface Guess {
  kind: Kind;
  sure: number;
}

/** A first look at a text. A shape tells from it what the text may be. */
export interface Glance {
  /** Without white space around it. */
  text: string;
  head: string;
  /** The head is all of it. */
  isWhole: boolean;
  /** All of it is one line that fits into the head. */
  isLine: boolean;
  /** There is no white space in the head. */
  isToken: boolean;
  /** The whole lines of the head, the first 200 of them. */
  lines: readonly string[];
}

export type Shape = (glance: Glance) => Guess | null;

/** Most kinds show in the first characters; to look at more would take longer and tell no more. */
const headChars = 4096;
const maxLines = 200;

export function glanceAt(given: string): Glance {
  const text = given.trim();
  const head = text.slice(0, headChars);
  const isWhole = head.length === text.length;
  const lines = head.split(/\r\n|\n|\r/);
  if (!isWhole && lines.length > 1) lines.pop();
  const isLine = isWhole && lines.length === 1;
  return {
    text,
    head,
    isWhole,
    isLine,
    isToken: !/\s/.test(head),
    lines: lines.slice(0, maxLines),
  };
}

/** How many lines are like the pattern. The pattern must not be a global one. */
export const countLines = (lines: readonly string[], pattern: RegExp): number =>
  lines.reduce((count, line) => count + (pattern.test(line) ? 1 : 0), 0);

export const guess = (kind: Kind, sure: number): Guess => ({ kind, sure });

/**
 * A text without the comments that it begins with, each given by its start and its end. A pattern
 * that repeats comments would try every end of every one of them.
 */
export function withoutLead(
  text: string,
  ...comments: readonly [start: string, end: string][]
): string {
  for (let rest = text.trimStart(); ;) {
    const comment = comments.find(([start]) => rest.startsWith(start));
    if (comment === undefined) return rest;
    const [start, end] = comment;
    const at = rest.indexOf(end, start.length);
    if (at < 0) return "";
    rest = rest.slice(at + end.length).trimStart();
  }
}
