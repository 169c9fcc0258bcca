import type { Match, Piece } from "./matching.ts";

/** A row of the list: a match, or one of its groups. All matches have the same number of groups. */
export interface ListRow {
  match: Match;
  group: number | null; // from 1; null for the match itself
  name: string | null;
  piece: Piece | null; // null for a group that took no part
}

/** The rows of the list from one on, each match followed by its groups. */
export function rowAt(
  matches: readonly Match[],
  names: readonly (string | null)[],
  row: number,
): ListRow | null {
  const match = matches[Math.floor(row / (names.length + 1))];
  if (match === undefined) return null;
  const group = row % (names.length + 1);
  if (group === 0) return { match, group: null, name: null, piece: match };
  return { match, group, name: names[group - 1] ?? null, piece: match.groups[group - 1] ?? null };
}

/** What cannot be seen, made visible. */
const signs: Record<string, string> = { "\n": "↵", "\r": "␍", "\t": "⇥", "\u00a0": "⍽" };

export const visible = (text: string): string =>
  text.replaceAll(/[\n\r\t\u00a0]/gu, (character) => signs[character] ?? character);

/** The matches as data, with the spec's names. Texts are whole where the whole text is at hand. */
export function toJson(
  matches: readonly Match[],
  names: readonly (string | null)[],
  text: string | null,
): string {
  const whole = (piece: Piece) => text?.slice(piece.start, piece.end) ?? piece.text;
  const rows = matches.map((match) => ({
    index: match.index,
    match: whole(match),
    start: match.start,
    end: match.end,
    groups: match.groups.map((piece, at) => ({
      group: at + 1,
      ...(names[at] == null ? {} : { name: names[at] }),
      ...(piece === null
        ? { match: null }
        : { match: whole(piece), start: piece.start, end: piece.end }),
    })),
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}
