import { counted } from "#domain/wording.ts";
import { algorithmOf, type AlgorithmId } from "./algorithms.ts";
import type { Checked, LineState } from "./checking.ts";
import type { ExpectedList } from "./expected.ts";

/** What the page says of a comparison. */
export interface Answer {
  tone: "good" | "bad" | "warn" | "neutral";
  words: string;
  /** What else is to be known of it, in sentences. */
  more: string[];
  /** Algorithms that would have to be chosen to know more. */
  choose: AlgorithmId[];
}

const names = (ids: readonly AlgorithmId[]): string =>
  new Intl.ListFormat("en", { type: "disjunction" }).format(ids.map((id) => algorithmOf(id).name));

const notYet = "Compared as soon as there is a digest.";

/** What a list of digests comes to. It is good only when every line of it matches. */
export function answerTo(list: ExpectedList, checked: Checked): Answer {
  const { lines, subjects } = checked;
  if (subjects.length === 0) return { tone: "neutral", words: notYet, more: [], choose: [] };
  const has = (kind: LineState["kind"]) => lines.some((line) => line.kind === kind);
  const isEachGood = lines.every(({ kind }) => kind === "match");
  const isClean = list.others === 0 && subjects.every(({ kind }) => kind === "match");
  const isDifferent = has("differs") || subjects.some(({ kind }) => kind === "differs");
  const tone = isDifferent
    ? "bad"
    : has("waiting")
      ? "neutral"
      : isEachGood && isClean
        ? "good"
        : "warn";
  const [only] = lines;
  const choose = lines.flatMap((line) => (line.kind === "not-made" ? line.alike : []));
  return {
    tone,
    words: lines.length === 1 && only ? oneLine(only) : countLines(lines),
    more: moreOf(list, checked),
    choose: [...new Set(choose)],
  };
}

function oneLine(line: LineState): string {
  switch (line.kind) {
    case "match":
      return `It matches: ${algorithmOf(line.id).name}.`;
    case "differs":
      return `It does not match ${names(line.alike)}.`;
    case "not-made":
      return notMade(line.alike, "It");
    case "waiting":
      return notYet;
    case "unread":
      return "The file could not be read, so nothing was compared.";
    default:
      return "The file that it names was not opened.";
  }
}

const notMade = (alike: readonly AlgorithmId[], what: string): string =>
  alike.length === 0
    ? `${what} was made with something that cannot be made here.`
    : `${what} would be ${names(alike)}, which ${alike.length === 1 ? "is" : "are"} not chosen.`;

const phrases = {
  match: ["matches", "match"],
  differs: ["differs", "differ"],
  "not-opened": ["was not opened", "were not opened"],
  other: ["is of something else", "are of something else"],
  "not-made": ["cannot be compared", "cannot be compared"],
  unread: ["could not be read", "could not be read"],
  waiting: ["is not hashed yet", "are not hashed yet"],
} as const;

/** "1 matches, 1 differs, 1 was not opened." Together they are all lines. */
function countLines(lines: readonly LineState[]): string {
  const counts = Object.entries(phrases).flatMap(([kind, [one, many]]) => {
    const count = lines.filter((line) => line.kind === kind).length;
    return count === 0 ? [] : [{ kind, words: `${count} ${count === 1 ? one : many}` }];
  });
  const [first] = counts;
  if (counts.length === 1 && first?.kind === "match") return `All ${lines.length} match.`;
  if (counts.length === 1 && first?.kind === "differs")
    return `None of the ${lines.length} matches.`;
  return `${counts.map(({ words }) => words).join(", ")}.`;
}

function moreOf(
  { others, isSigned }: ExpectedList,
  { lines, subjects, renamed }: Checked,
): string[] {
  const [first, second] = renamed;
  const unlisted = subjects.filter(({ kind }) => kind === "not-listed").length;
  const isTwin =
    lines.every(({ kind }) => kind !== "differs") &&
    subjects.some(({ kind }) => kind === "differs");
  return [
    ...(isTwin ? ["Another file of the same name differs."] : []),
    ...(first && !second ? [`The list calls ${first.name} “${first.listed}”.`] : []),
    ...(second ? [`${counted(renamed.length, "file")} have other names in the list.`] : []),
    ...(unlisted > 0
      ? [`${counted(unlisted, "open file")} ${unlisted === 1 ? "is" : "are"} not in the list.`]
      : []),
    ...(others > 0
      ? [`${counted(others, "line")} ${others === 1 ? "is" : "are"} no checksum.`]
      : []),
    ...(isSigned ? ["The list's PGP signature was not checked."] : []),
  ];
}
