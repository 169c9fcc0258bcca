import { fail, ok, type Result } from "#domain/result.ts";

/** What a patch does to one file. */
export interface PatchedFile {
  name: string;
  oldName: string; // another one when it was renamed or copied
  does: "adds" | "removes" | "changes" | "renames" | "copies";
  isBinary: boolean; // its lines are not in the patch
  added: number; // lines
  removed: number;
  hunks: number;
}

interface Problem {
  reason: string;
  place: { line: number; column: number };
}

const refuse = (at: number, reason: string) =>
  fail("This is not a diff", { reason, place: { line: at + 1, column: 1 } });

/**
 * Reads a unified diff, as git and `diff -u` write it. Lines are counted by what the heads of hunks
 * promise: a removed "-- x" looks like the head of a file, and a patch that was cut off does not
 * hold what it says.
 */
export function readPatch(text: string): Result<readonly PatchedFile[], Problem> {
  const lines = text.split(/\r?\n/);
  const files: PatchedFile[] = [];
  let file: PatchedFile | null = null;
  const open = (oldName: string, name: string): PatchedFile => {
    const opened: PatchedFile = {
      name,
      oldName,
      does: "changes",
      isBinary: false,
      added: 0,
      removed: 0,
      hunks: 0,
    };
    files.push(opened);
    return opened;
  };

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const git = gitHead.exec(line);
    const hunk = hunkHead.exec(line);
    if (git !== null) file = open(nameOf(git[1] ?? ""), nameOf(git[2] ?? ""));
    else if (line.startsWith("--- ") && lines[at + 1]?.startsWith("+++ ")) {
      const [oldName, name] = [nameOf(line.slice(4)), nameOf((lines[at + 1] ?? "").slice(4))];
      // After git's own head these lines say the same once more.
      if (file === null || file.hunks > 0 || !isHead(lines, at)) file = open(oldName, name);
      file.name = name === none ? oldName : name;
      if (name === none) file.does = "removes";
      if (oldName === none) file.does = "adds";
      at += 1;
    } else if (hunk !== null) {
      if (file === null) return refuse(at, "A hunk comes before the name of its file.");
      const end = readHunk(lines, at + 1, hunk, file);
      if (end === null) return refuse(at, "This hunk does not have as many lines as it says.");
      at = end - 1;
    } else if (file !== null && file.hunks === 0) readHead(line, file);
  }
  const isRead = files.some((one) => one.hunks > 0 || one.isBinary || one.does !== "changes");
  if (files.length === 0 || !isRead)
    return refuse(0, "There is no head of a file (--- and +++) with a hunk (@@) below it.");
  return ok(files);
}

const none = "/dev/null";
const gitHead = /^diff --git ("(?:[^"\\]|\\.)*"|.+?) ("(?:[^"\\]|\\.)*"|b\/.+|\S+)$/;
const hunkHead = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

/** True when a line stands between git's head and the first hunk. */
function isHead(lines: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    if (gitHead.test(lines[before] ?? "")) return true;
    if (hunkHead.test(lines[before] ?? "") || lines[before]?.startsWith("--- ")) return false;
  }
  return false;
}

/** What git says of a file before its hunks. */
function readHead(line: string, file: PatchedFile): void {
  if (line.startsWith("new file mode")) file.does = "adds";
  else if (line.startsWith("deleted file mode")) file.does = "removes";
  else if (line.startsWith("rename to ")) file.does = "renames";
  else if (line.startsWith("copy to ")) file.does = "copies";
  else if (/^(?:Binary files .* differ|GIT binary patch)$/.test(line)) file.isBinary = true;
}

/** Counts the lines of a hunk; the place behind it, or `null` when it is not whole. */
function readHunk(
  lines: readonly string[],
  from: number,
  [, oldCount = "1", newCount = "1"]: RegExpExecArray,
  file: PatchedFile,
): number | null {
  let [left, right] = [Number(oldCount), Number(newCount)];
  let at = from;
  for (; left > 0 || right > 0; at += 1) {
    const line = lines[at];
    // Editors take the space off an empty line that stays; at the end there is none.
    const sign = line === "" && at < lines.length - 1 ? " " : line?.[0];
    if (sign === "-") file.removed += 1;
    else if (sign === "+") file.added += 1;
    else if (sign === "\\") continue;
    else if (sign !== " ") return null;
    if (sign !== "+") left -= 1;
    if (sign !== "-") right -= 1;
    if (left < 0 || right < 0) return null;
  }
  file.hunks += 1;
  return at;
}

/** The name in a head: without a date behind it, the quotes of git, and "a/" or "b/". */
function nameOf(written: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(written)?.[1];
  const name = quoted === undefined ? (written.split("\t")[0] ?? "").trimEnd() : unquoted(quoted);
  return name.replace(/^[ab]\//, "");
}

const letters: Record<string, number> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };

/** Git writes bytes beyond ASCII as three octal digits. */
function unquoted(text: string): string {
  const bytes = Array.from(
    text.matchAll(/\\([0-7]{3})|\\(.)|([^\\])/gsu),
    ([, octal, letter, plain = ""]) => {
      if (octal !== undefined) return [Number.parseInt(octal, 8)];
      if (letter !== undefined) return [letters[letter] ?? letter.charCodeAt(0)];
      return Array.from(new TextEncoder().encode(plain));
    },
  );
  return new TextDecoder().decode(Uint8Array.from(bytes.flat()));
}
