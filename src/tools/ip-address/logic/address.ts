/** A public address as a service writes it. */
export interface Address {
  version: "IPv4" | "IPv6";
  text: string; // IPv6 in the one form of RFC 5952
  note: string; // what is special about it: "Shared by many (CGNAT)"; else ""
}

/** Reads an address. `null` when the text is none. */
export function readAddress(text: string): Address | null {
  const four = readFour(text);
  if (four !== null) return { version: "IPv4", text, note: noteOnFour(four) };
  const six = readSix(text);
  if (six !== null) return { version: "IPv6", text: writeSix(six), note: "" };
  return null;
}

/** Four bytes, without the leading zeros that some would read as octal. */
export function readFour(text: string): number[] | null {
  const parts = text.split(".");
  const isFour = parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part));
  const bytes = parts.map(Number);
  return isFour && bytes.every((byte) => byte <= 255) ? bytes : null;
}

const groupCount = 8;

/** Eight groups. The last two may be written as IPv4, and “::” stands for the zeros left out. */
export function readSix(text: string): number[] | null {
  const [, start = "", tail = ""] = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text) ?? [];
  const four = tail === "" ? null : readFour(tail);
  if (tail !== "" && four === null) return null;
  const whole = four === null ? text : start + groupsOf(four).join(":");

  const halves = whole.split("::");
  if (halves.length > 2) return null;
  const [before = [], after = []] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const missing = groupCount - before.length - after.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
}

const groupsOf = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): string[] =>
  [(a << 8) | b, (c << 8) | d].map((group) => group.toString(16));

/** RFC 5952: lower case, no leading zeros, the first longest run of zeros as “::”. */
export function writeSix(groups: readonly number[]): string {
  let run = { start: 0, length: 0 };
  for (let start = 0; start < groupCount; start += 1) {
    let length = 0;
    while (groups[start + length] === 0) length += 1;
    if (length > run.length) run = { start, length };
  }
  const written = groups.map((group) => group.toString(16));
  // One group alone is not shortened.
  if (run.length < 2) return written.join(":");
  const before = written.slice(0, run.start).join(":");
  return `${before}::${written.slice(run.start + run.length).join(":")}`;
}

/** A service that is asked through a proxy may answer with an address of the own network. */
function noteOnFour([a = 0, b = 0]: readonly number[]): string {
  if (a === 100 && b >= 64 && b <= 127) return "Shared by many customers (CGNAT)";
  const isPrivate =
    a === 10 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168) || a === 127;
  return isPrivate ? "Not a public address" : "";
}
