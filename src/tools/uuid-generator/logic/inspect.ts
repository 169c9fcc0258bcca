import { fail, ok, type Result } from "#domain/result.ts";
import { bare, readUuid } from "./read.ts";
import { fromSteps, msOf, stepsOfV1, stepsOfV6 } from "./time-ids.ts";
import { hexDigits, lowBits, max, nil, readUlid, ulidText, uuidText } from "./uuid.ts";

/** What can be read from an identifier. */
export interface Inspected {
  title: string; // "UUID version 7"
  about: string; // what it is made of, in one line
  atMs: number | null; // when it was made, if it says so
  facts: readonly Fact[];
}

export interface Fact {
  label: string; // "Variant"
  value: string;
}

/** The view puts the visitor's own time after it. */
export const timeLabel = "Time (UTC)";

const messages = { ulidTooLarge: "Not a ULID: its first character is over 7" };

const ulidLength = 26;
const isNanoid = (text: string): boolean => /^[\w-]{21}$/.test(text);

/** Reads a UUID, ULID or NanoID as people paste it. */
export function inspect(text: string): Result<Inspected> {
  const id = bare(text);
  const ulid = readUlid(id);
  if (ulid !== null) return ok(inspectUlid(ulid));
  if (id.length === ulidLength && /^[89A-HJKMNP-TV-Z][0-9A-HJKMNP-TV-Z]+$/i.test(id)) {
    return fail(messages.ulidTooLarge);
  }
  if (isNanoid(id)) {
    return ok({
      title: "Looks like a NanoID",
      about: "Nothing but luck: it holds no time and no version.",
      atMs: null,
      facts: [{ label: "NanoID", value: id }],
    });
  }
  const uuid = readUuid(id);
  return uuid.ok ? ok(inspectUuid(uuid.value)) : uuid;
}

const randomDigits = 20;

function inspectUlid(id: bigint): Inspected {
  return {
    title: "ULID",
    about: "The time to the millisecond, then 80 random bits.",
    atMs: msOf(id),
    facts: [
      { label: "Standard form", value: ulidText(id) },
      { label: timeLabel, value: new Date(msOf(id)).toISOString() },
      { label: "Random part", value: hexDigits(id).slice(-randomDigits) },
      { label: "UUID form", value: uuidText(id) },
    ],
  };
}

function inspectUuid(id: bigint): Inspected {
  const forms = [
    { label: "Number", value: id.toString() },
    { label: ".NET byte order", value: netBytes(id) },
    { label: "ULID form", value: ulidText(id) },
  ];
  const standard = { label: "Standard form", value: uuidText(id) };
  if (id === nil || id === max) {
    return {
      title: id === nil ? "Nil UUID" : "Max UUID",
      about: id === nil ? "All zeros: stands for “no UUID”." : "All ones: the last UUID there is.",
      atMs: null,
      facts: [standard, ...forms],
    };
  }
  const variant = variantOf(id);
  const { title, about, atMs, facts } = variant.isStandard ? readVersion(id) : unknownVersion;
  const variantFact = { label: "Variant", value: variant.name };
  return { title, about, atMs, facts: [standard, variantFact, ...facts, ...forms] };
}

const unknownVersion: Inspected = {
  title: "UUID of another variant",
  about: "Not laid out as RFC 9562 says, so it has no version that could be read.",
  atMs: null,
  facts: [],
};

/** The highest bits of the ninth byte say whose layout it is. */
function variantOf(id: bigint): { name: string; isStandard: boolean } {
  const bits = Number(lowBits(id >> 61n, 3n));
  if (bits < 0b100) return { name: "NCS, from before 1988 (0xx)", isStandard: false };
  if (bits < 0b110) return { name: "RFC 9562, also RFC 4122 (10x)", isStandard: true };
  if (bits === 0b110) return { name: "Microsoft, older COM (110)", isStandard: false };
  return { name: "Reserved for the future (111)", isStandard: false };
}

const abouts: Record<number, string> = {
  1: "The time in steps of 100 ns, a clock sequence and a node.",
  2: "DCE security: a local number, part of a time and a node.",
  3: "Made from a namespace and a name with MD5. The name cannot be read back.",
  4: "122 random bits: it holds nothing else.",
  5: "Made from a namespace and a name with SHA-1. The name cannot be read back.",
  6: "The time in steps of 100 ns in sortable order, a clock sequence and a node.",
  7: "The time to the millisecond, then random bits. Sorts by age.",
  8: "Free for whoever made it: only they know what it holds.",
};

function readVersion(id: bigint): Inspected {
  const version = Number(lowBits(id >> 76n, 4n));
  const about = abouts[version];
  const title = `UUID version ${version}`;
  if (about === undefined) {
    return { title, about: "RFC 9562 does not define this version.", atMs: null, facts: [] };
  }
  if (version === 1 || version === 6) {
    return { title, about, ...readSteps(version === 1 ? stepsOfV1(id) : stepsOfV6(id), id) };
  }
  if (version === 2) return { title, about, atMs: null, facts: readDce(id) };
  if (version !== 7) return { title, about, atMs: null, facts: [] };
  const time = { label: timeLabel, value: new Date(msOf(id)).toISOString() };
  return { title, about, atMs: msOf(id), facts: [time] };
}

function readSteps(steps: bigint, id: bigint): Pick<Inspected, "atMs" | "facts"> {
  const { atMs, rest } = fromSteps(steps);
  const time = new Date(atMs).toISOString().replace("Z", `${String(rest).padStart(4, "0")}Z`);
  return {
    atMs,
    facts: [
      { label: timeLabel, value: time },
      { label: "Clock sequence", value: String(lowBits(id >> 48n, 14n)) },
      nodeOf(id),
    ],
  };
}

const readDce = (id: bigint): Fact[] => [
  { label: "Domain", value: String(lowBits(id >> 48n, 8n)) },
  { label: "Local number", value: String(id >> 96n) },
  nodeOf(id),
];

/** A real network card has an even first byte; an odd one means that it was made up. */
function nodeOf(id: bigint): Fact {
  const pairs = hexDigits(id).slice(-12).match(/../g) ?? [];
  const isMadeUp = lowBits(id >> 40n, 1n) === 1n;
  return { label: isMadeUp ? "Node (random)" : "Node (network card)", value: pairs.join(":") };
}

/** The bytes as .NET keeps a Guid: the first three groups the other way round. */
function netBytes(id: bigint): string {
  const pairs = hexDigits(id).match(/../g) ?? [];
  const order = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];
  return order.map((index) => pairs[index]).join(" ");
}
