import { fail, ok, type Result } from "#domain/result.ts";

/** A JSON text laid out so that only its structure counts, and where each line is in it. */
export interface Canonical {
  text: string;
  paths: string[]; // per line: "$.items[0].name"
}

type Value = { token: string } | { items: Value[] } | { members: [key: string, value: Value][] };

const tokenForm = /[\s]*([{}[\]:,]|"(?:[^"\\]|\\.)*"|[^\s{}[\]:,"]+)/uy;

/** Deeper values than this are not compared: printing them would be of no use to anybody. */
const maxDepth = 1000;

const messages = {
  invalid: (side: string) => `${side}: Invalid JSON format`,
  tooDeep: (side: string) => `${side}: nested too deeply to compare`,
};

/**
 * Lays out JSON with sorted keys, one value per line. Numbers are compared by their exact value and
 * strings by their characters, however both are written. Duplicate keys are kept.
 */
export function canonicalJson(text: string, side: string): Result<Canonical, string> {
  try {
    JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    return fail(messages.invalid(side), reason);
  }
  const value = readValue(text);
  if (value === null) return fail(messages.tooDeep(side));
  const lines: string[] = [];
  const paths: string[] = [];
  print(value, { indent: 0, path: "$", lead: "" }, (line, path) => {
    lines.push(`${line}\n`);
    paths.push(path);
  });
  return ok({ text: lines.join(""), paths });
}

/** Reads a text that is known to be JSON, token by token; `null` when it is too deep. */
function readValue(text: string): Value | null {
  tokenForm.lastIndex = 0;
  const next = () => tokenForm.exec(text)?.[1] ?? "";
  const read = (token: string, depth: number): Value => {
    if (depth > maxDepth) throw tooDeep;
    if (token === "[") {
      const items: Value[] = [];
      for (let one = next(); one !== "]"; one = next())
        if (one !== ",") items.push(read(one, depth + 1));
      return { items };
    }
    if (token === "{") {
      const members: [string, Value][] = [];
      for (let key = next(); key !== "}"; key = next()) {
        if (key === ",") continue;
        next(); // the colon
        members.push([JSON.parse(key) as string, read(next(), depth + 1)]);
      }
      return { members: members.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) };
    }
    return { token: plainToken(token) };
  };
  try {
    return read(next(), 0);
  } catch (error) {
    if (error === tooDeep) return null;
    throw error;
  }
}

const tooDeep = new Error("Too deep");

function plainToken(token: string): string {
  if (token.startsWith('"')) return JSON.stringify(JSON.parse(token));
  return /^[-\d]/u.test(token) ? plainNumber(token) : token;
}

/** 1.50, 15e-1 and 1.5 are the same: digits without needless zeros, and a power of ten. */
export function plainNumber(token: string): string {
  const form = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<rest>\d+))?(?:[eE](?<power>[+-]?\d+))?$/u;
  const { sign = "", whole = "", rest = "", power = "0" } = form.exec(token)?.groups ?? {};
  const digits = (whole + rest).replace(/^0+/u, "");
  const short = digits.replace(/0+$/u, "");
  if (short === "") return `${sign}0`;
  const exponent = BigInt(power) - BigInt(rest.length) + BigInt(digits.length - short.length);
  if (exponent === 0n) return sign + short;
  const whole10 = exponent > 0n && exponent <= 20n;
  if (whole10) return sign + short + "0".repeat(Number(exponent));
  const point = BigInt(short.length) + exponent;
  if (exponent < 0n && point > 0n)
    return `${sign}${short.slice(0, Number(point))}.${short.slice(Number(point))}`;
  if (exponent < 0n && point > -7n) return `${sign}0.${"0".repeat(Number(-point))}${short}`;
  return `${sign}${short}e${exponent}`;
}

interface Place {
  indent: number;
  path: string;
  lead: string; // the key
}

function print(value: Value, place: Place, write: (line: string, path: string) => void): void {
  const { indent, path, lead } = place;
  const pad = "  ".repeat(indent);
  if ("token" in value) return write(`${pad}${lead}${value.token}`, path);
  const isList = "items" in value;
  const inner = isList
    ? value.items.map((item, index) => ({ item, lead: "", path: `${path}[${index}]` }))
    : value.members.map(([key, item]) => ({
        item,
        lead: `${JSON.stringify(key)}: `,
        path: path + step(key),
      }));
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (inner.length === 0) return write(`${pad}${lead}${open}${close}`, path);
  write(`${pad}${lead}${open}`, path);
  // No commas: a new last member would otherwise change the line before it.
  for (const one of inner) print(one.item, { ...one, indent: indent + 1 }, write);
  write(`${pad}${close}`, path);
}

const step = (key: string): string =>
  /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
