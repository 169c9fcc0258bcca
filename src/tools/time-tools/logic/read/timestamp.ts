import { fail, ok, type Result } from "#domain/result.ts";
import { farthestMs, msOf } from "../calendar.ts";
import { countDoubt, dateInDigits } from "./digits.ts";
import { units, type UnitChoice } from "../options.ts";

/** Spec §8. */
const invalidTimestamp = "Invalid timestamp";
type Unit = (typeof units)[number];
type UnitId = Unit["id"];

const unitOf = (id: UnitId): Unit => units.find((unit) => unit.id === id) ?? units[0];

interface Moment {
  epochNs: bigint;
  /** How the digits were read: "10 digits, read as seconds". */
  rule: string;
  /** Another reading that looks more like what is meant. */
  hint: Hint | null;
  /** The date that its digits look like: "2026-11-15". */
  date: string | null;
  /** What is strange about its digits; "" when nothing is. */
  doubt: string;
}

export interface Hint {
  unit: UnitId;
  epochNs: bigint;
}

/** Why a timestamp is none, and what would help. */
interface Problem {
  reason: string;
  hint?: Hint | null;
  repair?: Repair;
}

interface Repair {
  text: string;
  unit: UnitChoice;
}

/** Longer than any timestamp. */
const maxTextChars = 60;

/**
 * Reads a timestamp. Spec §5: a timestamp of 10 digits is seconds, otherwise milliseconds;
 * failure gives Invalid timestamp. It is digits with an optional minus sign; a choice of unit wins.
 */
export function readTimestamp(text: string, choice: UnitChoice): Result<Moment, Problem> {
  const plain = text.trim().replace(/^−/, "-");
  const digits = plain.replace(/^-/, "");
  if (!/^\d+$/.test(digits) || plain.length > maxTextChars) {
    return fail(invalidTimestamp, explain(plain, digits));
  }
  const id = choice === "auto" ? unitFor(digits) : choice;
  const value = BigInt(plain);
  const epochNs = value * unitOf(id).perUnitNs;
  const better = likelyReading(value);
  if (!isWithinReach(epochNs)) {
    const reason = `${plain} ${unitOf(id).name} are beyond what a date can say: the year 275760`;
    return fail(invalidTimestamp, { reason, hint: better });
  }
  const looksWrong = better !== null && better.unit !== id && !isUsual(epochNs);
  const counted = digits.length === 1 ? "1 digit" : `${digits.length} digits`;
  const { name } = unitOf(id);
  const isGuess = choice === "auto";
  const date = isGuess ? dateInDigits(plain) : null;
  return ok({
    epochNs,
    rule: isGuess ? `${counted}: read as ${name}` : `Read as ${name}, as chosen`,
    hint: looksWrong ? better : null,
    date,
    doubt: isGuess && date === null ? countDoubt(digits) : "",
  });
}

/** The rule of the spec, to the letter. */
const unitFor = (digits: string): UnitId => (digits.length === 10 ? "s" : "ms");

const isWithinReach = (epochNs: bigint): boolean => Math.abs(msOf(epochNs)) <= farthestMs;

/** Between 1973 and 2100: what people have timestamps of. */
const isUsual = (epochNs: bigint): boolean => {
  const ms = msOf(epochNs);
  return ms >= 94_694_400_000 && ms < 4_102_444_800_000;
};

/** The unit in which the number is a date of our time, if there is one. */
function likelyReading(value: bigint): Hint | null {
  const found = units.find(({ perUnitNs }) => isUsual(value * perUnitNs));
  return found === undefined ? null : { unit: found.id, epochNs: value * found.perUnitNs };
}

function explain(plain: string, digits: string): Problem {
  if (digits === "") return { reason: "Enter digits, such as 1700000000" };
  if (plain.length > maxTextChars) return { reason: `Longer than ${maxTextChars} characters` };
  const letters = Array.from(plain);
  const at = letters.findIndex(
    (letter, index) => !/\d/.test(letter) && (index > 0 || letter !== "-"),
  );
  const reason = `“${letters[at] ?? ""}” at place ${at + 1} is not a digit`;
  const repair = repairFor(plain);
  return repair === null ? { reason } : { reason, repair };
}

/** Digits with commas, spaces or quotes around them, or seconds with a fraction, as Python has. */
function repairFor(plain: string): Repair | null {
  const bare = plain.replace(/[\s,_'"]/g, "");
  if (/^-?\d{1,25}$/.test(bare)) return { text: bare, unit: "auto" };
  const parts = /^(-?\d{1,12})\.(\d{1,9})$/.exec(bare);
  if (parts === null) return null;
  const [, whole = "", fraction = ""] = parts;
  const places = fraction.length <= 3 ? 3 : fraction.length <= 6 ? 6 : 9;
  const unit = ({ 3: "ms", 6: "us", 9: "ns" } as const)[places];
  return { text: whole + fraction.padEnd(places, "0"), unit };
}

export const unitName = (id: UnitId): string => unitOf(id).name;
