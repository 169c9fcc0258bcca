import { numberRaw } from "./compare/keys.ts";
import { splitLines } from "./compare/lines.ts";
import { matchSequences } from "./compare/sequence.ts";

/** Lines around a change, as git and diff write them. */
const context = 3;

/** One step of a patch: a line kept, taken away or added. */
interface Step {
  sign: " " | "-" | "+";
  line: string;
  left: number; // lines of the left text before this step
  right: number;
}

/**
 * A unified patch that turns the left text into the right one, byte by byte. It knows no options: a
 * patch that ignores white space would not apply. Empty when there is nothing to change.
 */
export function writePatch(left: string, right: string, name: string): string {
  const steps = stepsOf(splitLines(left), splitLines(right));
  const hunks = hunksOf(steps);
  if (hunks.length === 0) return "";
  const head = `--- ${quoted(`a/${name}`)}\n+++ ${quoted(`b/${name}`)}\n`;
  return head + hunks.map(writeHunk).join("");
}

function stepsOf(left: readonly string[], right: readonly string[]): Step[] {
  const { partners } = matchSequences(...numberRaw(left, right));
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  const until = (endI: number, endJ: number) => {
    for (; i < endI; i += 1) steps.push({ sign: "-", line: left[i] ?? "", left: i, right: j });
    for (; j < endJ; j += 1) steps.push({ sign: "+", line: right[j] ?? "", left: i, right: j });
  };
  for (const [at, partner] of partners.entries()) {
    if (partner === -1) continue;
    until(at, partner);
    steps.push({ sign: " ", line: left[at] ?? "", left: i++, right: j++ });
  }
  until(left.length, right.length);
  return steps;
}

/** Changes with their surroundings; those that would touch are one. */
function hunksOf(steps: readonly Step[]): Step[][] {
  const ranges: { from: number; to: number }[] = [];
  for (const [at, { sign }] of steps.entries()) {
    if (sign === " ") continue;
    const [from, to] = [Math.max(0, at - context), Math.min(steps.length, at + 1 + context)];
    const last = ranges.at(-1);
    if (last && from <= last.to) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges.map(({ from, to }) => steps.slice(from, to));
}

function writeHunk(steps: readonly Step[]): string {
  const [first] = steps;
  const lines = (sign: Step["sign"]) =>
    steps.filter((step) => step.sign === " " || step.sign === sign).length;
  const head = `@@ -${place(first?.left ?? 0, lines("-"))} +${place(first?.right ?? 0, lines("+"))} @@\n`;
  return head + steps.map(({ sign, line }) => sign + withEnd(line)).join("");
}

/** An empty side is numbered by the line before it. */
const place = (before: number, count: number): string =>
  `${count === 0 ? before : before + 1}${count === 1 ? "" : `,${count}`}`;

const withEnd = (line: string): string =>
  line.endsWith("\n") ? line : `${line}\n\\ No newline at end of file\n`;

/** Git puts unusual names into quotes, and a tab behind one with spaces. */
function quoted(name: string): string {
  if (/^[ !#-[\]-~]*$/u.test(name)) return name.includes(" ") ? `${name}\t` : name;
  const escaped = [...new TextEncoder().encode(name)].map((byte) => {
    if (byte === 0x22 || byte === 0x5c) return `\\${String.fromCharCode(byte)}`;
    return byte < 0x20 || byte > 0x7e
      ? `\\${byte.toString(8).padStart(3, "0")}`
      : String.fromCharCode(byte);
  });
  return `"${escaped.join("")}"`;
}
