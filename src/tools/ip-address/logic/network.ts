import { fail, ok, type Result } from "#domain/result.ts";
import { readFour, readSix, writeSix } from "./address.ts";
import { fourRanges, sixRanges, type Reach, type SpecialRange } from "./ranges.data.ts";

/** An address as one number. */
export interface IpNumber {
  version: 4 | 6;
  value: bigint;
}

/** A block of addresses: "10.0.0.0/8". */
export interface Block extends IpNumber {
  bits: number; // 8
}

export const sizeOf = ({ version }: Pick<IpNumber, "version">): number =>
  version === 4 ? 32 : 128;

const joined = (parts: readonly number[], bits: number): bigint =>
  parts.reduce((sum, part) => (sum << BigInt(bits)) | BigInt(part), 0n);

/** The other way round: a number as so many parts. */
export const partsOf = (value: bigint, count: number, bits: number): number[] =>
  Array.from({ length: count }, (_, at) =>
    Number(BigInt.asUintN(bits, value >> BigInt((count - 1 - at) * bits))),
  );

/** Reads an address; `null` when the text is none. */
export function readIp(text: string): IpNumber | null {
  const four = readFour(text);
  if (four !== null) return { version: 4, value: joined(four, 8) };
  const six = readSix(text);
  return six === null ? null : { version: 6, value: joined(six, 16) };
}

export const writeIp = ({ version, value }: IpNumber): string =>
  version === 4 ? partsOf(value, 4, 8).join(".") : writeSix(partsOf(value, 8, 16));

export const hostMask = ({ version, bits }: Pick<Block, "version" | "bits">): bigint =>
  (1n << BigInt(sizeOf({ version }) - bits)) - 1n;

const firstOf = (block: Block): bigint => block.value & ~hostMask(block);

/** A block, and the address in it that it was written with: "10.1.2.3/8" names a host. */
export interface WrittenBlock extends Block {
  written: bigint;
}

/** Reads "10.0.0.0/8", "10.0.0.0/255.0.0.0" and "2001:db8::/32". */
export function readBlock(text: string): Result<WrittenBlock> {
  const [head = "", tail, ...more] = text.split("/");
  const address = readIp(head);
  if (address === null || tail === undefined || more.length > 0)
    return fail(`“${text.slice(0, 60)}” is not an address, a slash and a length.`);
  const { version, value } = address;
  const size = sizeOf(address);
  const bits = /^\d{1,3}$/.test(tail) ? Number(tail) : version === 4 ? bitsOfMask(tail) : null;
  if (bits === null) return fail(`“${tail.slice(0, 60)}” is not the length of a prefix.`);
  if (bits > size) return fail(`A prefix of IPv${version} has at most ${size} bits, not ${bits}.`);
  const block = { version, bits, value };
  return ok({ ...block, value: firstOf(block), written: value });
}

/** How many ones a mask such as 255.255.240.0 begins with; `null` when a zero is among them. */
function bitsOfMask(text: string): number | null {
  const mask = readFour(text);
  if (mask === null) return null;
  const binary = joined(mask, 8).toString(2).padStart(32, "0");
  return /^1*0*$/.test(binary) ? binary.replace(/0+$/, "").length : null;
}

interface KnownRange extends SpecialRange {
  at: Block;
}
const known = new Map<4 | 6, readonly KnownRange[]>();

/** The narrowest first. */
function rangesOf(version: 4 | 6): readonly KnownRange[] {
  const found = known.get(version);
  if (found !== undefined) return found;
  const ranges = (version === 4 ? fourRanges : sixRanges)
    .flatMap((range) => {
      const at = readBlock(range.block);
      return at.ok ? [{ ...range, at: at.value }] : [];
    })
    .sort((a, b) => b.at.bits - a.at.bits);
  known.set(version, ranges);
  return ranges;
}

/** What a whole block is; `null` where it is nothing special, "mixed" where only a part of it is. */
export function specialOf(block: Block): SpecialRange | "mixed" | null {
  for (const range of rangesOf(block.version)) {
    const shared = { ...block, bits: Math.min(block.bits, range.at.bits) };
    if (firstOf(shared) !== firstOf({ ...range.at, bits: shared.bits })) continue;
    return block.bits >= range.at.bits ? range : "mixed";
  }
  return null;
}

/** IPv6 addresses for everybody come from here; the rest is not given out yet (RFC 4291). */
const sixPublic = 0x2000n << 112n;

/** Whether packets reach all of it from everywhere. */
export function reachOf(block: Block): Reach {
  const special = specialOf(block);
  if (special === "mixed") return "depends on its use";
  if (special !== null) return special.reach;
  const isGiven = block.version === 4 || firstOf({ ...block, bits: 3 }) === sixPublic;
  return isGiven ? "public" : "not public";
}
