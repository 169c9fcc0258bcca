import { toHex } from "#domain/hex.ts";
import { algorithms, type AlgorithmId } from "./algorithms.ts";
import type { Digests } from "./digests.ts";
import type { Expected } from "./expected.ts";
import { folded, isSameName, namesOf } from "./file-names.ts";

/** A file, or the text, whose digests are held against the expected ones. */
export interface Subject {
  name: string | null; // null for a text, which has none
  digests: Digests | null; // null while they are not made
  isUnread?: boolean; // it could not be read, or was canceled
}

/** How a digest stands against one that is expected. */
type Held =
  | { kind: "match"; id: AlgorithmId }
  | { kind: "waiting" }
  | { kind: "differs"; alike: AlgorithmId[] } // what it was held against
  | { kind: "not-made"; alike: AlgorithmId[] } // what it could be; none: nobody makes it here
  | { kind: "unread" }
  | { kind: "other" }; // a digest without a name that is of something else

/** How a line of a list stands: as the file that it is about, if that is there. */
export type LineState = Held | { kind: "not-opened" };

/** How a file stands, by all lines that are about it. */
export interface SubjectState {
  kind: "match" | "differs" | "not-listed" | "open"; // open: nothing can be said
  matched: AlgorithmId[];
}

export interface Checked {
  lines: LineState[];
  subjects: SubjectState[];
  /** Files that match a line with another name. */
  renamed: { name: string; listed: string }[];
}

interface Cell {
  line: Expected;
  subject: Subject;
  held: Held;
}

/** Holds each line of a list against the files, or the text, that it is about. */
export function checkList(expected: readonly Expected[], subjects: readonly Subject[]): Checked {
  const find = finder(expected, subjects);
  const rows = expected.map((line) =>
    find(line).map((subject): Cell => ({ line, subject, held: hold(line, subject) })),
  );
  const matches = groupedBy(
    rows.flat().filter(({ held }) => held.kind === "match"),
    ({ subject }) => subject,
  );
  const settled = rows.map((cells) =>
    cells.flatMap((cell) => settle(cell, matches.get(cell.subject) ?? [])),
  );
  const columns = groupedBy(settled.flat(), ({ subject }) => subject);
  return {
    lines: settled.map((cells) => bestOf(cells.map(({ held }) => held))),
    subjects: subjects.map((subject) =>
      subjectState((columns.get(subject) ?? []).map(({ held }) => held)),
    ),
    renamed: [...matches.values()]
      .flat()
      .flatMap(({ line: { name: listed }, subject: { name } }) =>
        name === null || listed === undefined || isSameName(listed, name) ? [] : [{ name, listed }],
      ),
  };
}

/** A text has no name, so that those of a list say nothing. */
const isNamed = ({ name }: Expected, subject: Subject | undefined): boolean =>
  name !== undefined && subject?.name !== null;

/** A file is one of those that it could be: the line that it matches explains others away. */
function settle(cell: Cell, matches: readonly Cell[]): Cell[] {
  const { line, subject, held } = cell;
  if (held.kind !== "differs") return [cell];
  // The same name in another folder, or in other letters.
  if (isNamed(line, subject)) {
    const isOther = matches.some(({ line: { name } }) => name !== undefined && name !== line.name);
    return isOther ? [] : [cell];
  }
  const isOther = matches.some(({ line: { hex } }) => hex.length === line.hex.length);
  return [isOther ? { line, subject, held: { kind: "other" } } : cell];
}

/** What finds the files that a line is about. */
function finder(expected: readonly Expected[], subjects: readonly Subject[]) {
  const byName = groupedBy(subjects, ({ name }) => folded(name ?? ""));
  const named = (line: Expected) =>
    new Set(namesOf(line.name ?? "").flatMap((name) => byName.get(name) ?? []));
  const listed = new Set(expected.flatMap((line) => [...named(line)]));
  const unlisted = subjects.filter((subject) => !listed.has(subject));
  return (line: Expected): readonly Subject[] => {
    if (!isNamed(line, subjects[0])) return subjects;
    const own = [...named(line)];
    if (own.length > 0) return own;
    // A download is often renamed: with one file and one digest there is no doubt what is meant.
    if (subjects.length === 1 && expected.length === 1) return subjects;
    return unlisted.filter((subject) => hold(line, subject).kind === "match");
  };
}

function hold({ hex, id: told }: Expected, { digests, isUnread }: Subject): Held {
  if (isUnread) return { kind: "unread" };
  if (digests === null) return { kind: "waiting" };
  const alike = algorithms
    .filter(({ id, bytes }) => (told === undefined ? bytes * 2 === hex.length : id === told))
    .map(({ id }) => id);
  const match = alike.find((id) => digests[id] && toHex(digests[id]) === hex);
  if (match !== undefined) return { kind: "match", id: match };
  const made = alike.filter((id) => digests[id]);
  if (made.length > 0) return { kind: "differs", alike: made };
  // Where WebAssembly is switched off, some were asked for and could not be made.
  return { kind: "not-made", alike: alike.filter((id) => !(id in digests)) };
}

const order = ["match", "waiting", "differs", "not-made", "unread", "other"] as const;

function bestOf(held: readonly Held[]): LineState {
  const best = order.find((kind) => held.some((cell) => cell.kind === kind));
  return held.find(({ kind }) => kind === best) ?? { kind: "not-opened" };
}

function subjectState(held: readonly Held[]): SubjectState {
  const has = (kind: Held["kind"]) => held.some((cell) => cell.kind === kind);
  const kind = has("differs")
    ? "differs"
    : has("match") && !has("not-made")
      ? "match"
      : held.length === 0
        ? "not-listed"
        : "open";
  return { kind, matched: held.flatMap((cell) => (cell.kind === "match" ? [cell.id] : [])) };
}

function groupedBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
