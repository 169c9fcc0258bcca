import type { Saying } from "./operation/operation.ts";
import { fail, ok, type Result } from "./result.ts";
import { counted } from "./wording.ts";

/** A place in a program, as a trace names it. */
interface Frame {
  name: string; // "" where it has none
  place: string; // "app.js:3:7"
  isOwn: boolean; // neither of the platform nor of a package, as far as its place tells
}

/** What a trace says: the error that began it, and the frames, the innermost first. */
interface StackTrace {
  language: "JavaScript" | "Python" | "Java";
  error: string; // "TypeError"; "" where none is named
  message: string;
  frames: Frame[];
}

/** More of a line is not looked at, so that none takes long. */
const maxLineChars = 500;

/** Reads a trace of JavaScript, Python or Java. */
export function readStackTrace(text: string): Result<StackTrace> {
  const lines = text.split(/\r?\n/).map((line) => line.slice(0, maxLineChars));
  const trace = readPython(lines) ?? readJava(lines) ?? readScript(lines);
  return trace
    ? ok(trace)
    : fail("There is no stack trace of JavaScript, Python or Java in this text.");
}

/** "TypeError: x is not a function", or "Error [ERR_X]: …", and what stands before it. */
function errorIn(line: string): Pick<StackTrace, "error" | "message"> {
  const bare = line.trim().replace(before, "");
  const [, error, message = ""] =
    /^((?:[\w$]+\.)*[\w$]+)(?: \[\w+\])?(?::\s?(.*))?$/.exec(bare) ?? [];
  return error === undefined ? { error: "", message: bare } : { error, message };
}

const before = /^(?:Uncaught (?:\(in promise\) )?|Exception in thread "[^"]*" |Caused by: )/;

const pythonStart = "Traceback (most recent call last):";
const pythonFrame = /^\s+File "([^"]+)", line (\d+)(?:, in (.+))?$/;

const pythonChain = /^(?:The above exception was|During handling of the above exception)/;

/** In a trace the innermost frame is last; of a chain of errors, the one that began it is first. */
function readPython(lines: readonly string[]): StackTrace | null {
  const startBefore = (end: number) =>
    lines.slice(0, end).findLastIndex((line) => line.trim().endsWith(pythonStart));
  let start = startBefore(lines.length);
  if (start === -1) return null;
  while (start > 1 && pythonChain.test(lines[start - 2] ?? "")) {
    const earlier = startBefore(start);
    if (earlier === -1) break;
    start = earlier;
  }
  const frames: Frame[] = [];
  let at = start + 1;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const [, file, number, name = ""] = pythonFrame.exec(line) ?? [];
    if (file !== undefined) {
      const isOwn = !/[\\/](?:site|dist)-packages[\\/]|[\\/]lib[\\/]python\d|^<frozen /i.test(file);
      frames.unshift({ name: name === "<module>" ? "" : name, place: `${file}:${number}`, isOwn });
    } else if (!/^\s/.test(line)) break;
  }
  if (frames.length === 0) return null;
  return { language: "Python", ...errorIn(lines[at] ?? ""), frames };
}

const javaFrame = /^\s*at (?:[\w.$@-]+\/+)*([\w$.<>]+)\(([^()]*)\)/;
const javaPlace =
  /^(?:[\w$]+\.(?:java|kt|kts|scala|groovy)(?::\d+)?|Native Method|Unknown Source)$/;
const javaPlatform = /^(?:java|javax|jdk|sun|com\.sun|kotlin|kotlinx|scala|groovy)\./;

function javaFrameIn(line: string): Frame | null {
  const [, name = "", place = ""] = javaFrame.exec(line) ?? [];
  if (!name.includes(".") || !javaPlace.test(place)) return null;
  return { name, place, isOwn: !javaPlatform.test(name) };
}

/** What was thrown first stands last, behind “Caused by”. */
function readJava(lines: readonly string[]): StackTrace | null {
  const first = lines.findIndex((line) => javaFrameIn(line) !== null);
  if (first === -1) return null;
  const cause = lines.findLastIndex((line) => /^\s*Caused by: /.test(line));
  const start = cause === -1 ? first - 1 : cause;
  const frames: Frame[] = [];
  // A message may have several lines.
  for (const line of lines.slice(start + 1)) {
    const frame = javaFrameIn(line);
    if (frame !== null) frames.push(frame);
    else if (frames.length > 0) break;
  }
  return { language: "Java", ...errorIn(lines[start] ?? ""), frames };
}

/** As V8 writes it, and as Firefox and Safari do. */
const v8Frame = /^\s*at (?:async )?(?:(.+?) \()?([^\s(].*:\d+:\d+)\)?$/;
const otherFrame = /^\s*([^@\s]*)@(\S+:\d+:\d+)$/;
const packaged = /[\\/]node_modules[\\/]|^node:|^internal[\\/]|^<anonymous>|-extension:\/\//;

/** A time of day has numbers between colons, too, but no file before them. */
const hasFile = /[./\\<]|^node:/;

function scriptFrame(line: string): Frame | null {
  const [, name = "", place = ""] = v8Frame.exec(line) ?? otherFrame.exec(line) ?? [];
  return hasFile.test(place) ? { name, place, isOwn: !packaged.test(place) } : null;
}

function readScript(lines: readonly string[]): StackTrace | null {
  const first = lines.findIndex((line) => scriptFrame(line) !== null);
  if (first === -1) return null;
  const frames: Frame[] = [];
  for (const line of lines.slice(first)) {
    const frame = scriptFrame(line);
    if (frame !== null) frames.push(frame);
    else if (!/^\s*at /.test(line)) break;
  }
  const head = lines.slice(0, first).filter((line) => line.trim() !== "");
  // A message may have several lines: the name stands in the first of them.
  const named = head.findLast((line) => namedError.test(line)) ?? head.at(-1) ?? "";
  const isNamed = namedError.test(named);
  if (frames.length < 2 && !isNamed) return null;
  const error = isNamed ? errorIn(named) : { error: "", message: named.trim() };
  return { language: "JavaScript", ...error, frames };
}

const namedError = /^\s*(?:Uncaught (?:\(in promise\) )?)?[A-Z][\w$.]*(?: \[\w+\])?(?::|\s*$)/;

/** The innermost frame of one's own code; the innermost of all where there is none. */
const culprit = ({ frames }: StackTrace): Frame | undefined =>
  frames.find(({ isOwn }) => isOwn) ?? frames[0];

const frameWords = ({ name, place }: Frame): string => (name === "" ? place : `${name} (${place})`);

/** The trace in lines of a label and a value, or as JSON. */
export function writeStackTrace(trace: StackTrace, as: "text" | "json"): string {
  if (as === "json") return `${JSON.stringify(trace, null, 2)}\n`;
  const frame = culprit(trace);
  return [
    `Error: ${trace.error}`,
    `Message: ${trace.message}`,
    `At: ${frame ? frameWords(frame) : ""}`,
    `Frames: ${trace.frames.length}`,
    `Language: ${trace.language}`,
    "",
  ].join("\n");
}

export function saysOfStackTrace(text: string): readonly Saying[] {
  const read = readStackTrace(text);
  if (!read.ok) return [];
  const { error, message, frames, language } = read.value;
  const frame = culprit(read.value);
  return [
    {
      label: error || `${language} stack trace`,
      words: (message || counted(frames.length, "frame")).slice(0, 120),
    },
    ...(frame
      ? [{ label: "At", words: frameWords(frame).slice(0, 120), isCode: true as const }]
      : []),
  ];
}
