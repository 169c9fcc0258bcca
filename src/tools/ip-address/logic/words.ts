import type { Fact } from "#domain/operation/facts.ts";
import type { Saying } from "#domain/operation/operation.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { writeSix } from "./address.ts";
import { interfaceGroups, readMac, writeMac, type Mac } from "./mac.ts";
import {
  hostMask,
  partsOf,
  readBlock,
  reachOf,
  readIp,
  sizeOf,
  specialOf,
  writeIp,
  type Block,
  type IpNumber,
  type WrittenBlock,
} from "./network.ts";

export interface AddressReading {
  facts: readonly Fact[];
  sayings: readonly Saying[];
  notes: readonly string[];
}

const shown = (text: string): string => `“${text.slice(0, 60)}”`;
const digitsOf = (value: bigint, base: number, length: number): string =>
  value.toString(base).padStart(length, "0");

/** "Private network (RFC 1918)". */
function kindOf(block: Block): string {
  const special = specialOf(block);
  if (special === "mixed") return "Several kinds of addresses";
  if (special !== null) return `${special.words} (${special.source})`;
  return reachOf(block) === "public" ? "Public address" : "Not given out to anybody yet (RFC 4291)";
}

/** What an address is: in brackets and with a zone too, as browsers and ping write it. */
export function readAddressWords(text: string): Result<AddressReading> {
  const bare = text.trim().replace(/^\[(.*)\]$/, "$1");
  const [, plain = "", zone = ""] = /^([^%]*)(%[\w.~-]+)?$/.exec(bare) ?? [];
  const ip = readIp(plain);
  if (ip === null || (zone !== "" && ip.version === 4))
    return fail(`${shown(text.trim())} is not an IP address.`);
  const block = { ...ip, bits: sizeOf(ip) };
  const inner = fourWithin(ip);
  const name = `IPv${ip.version}`;
  return ok({
    facts: [
      { label: "Address", value: writeIp(ip) },
      { label: "Version", value: name },
      { label: "Kind", value: kindOf(block) },
      { label: "Reach", value: reachOf(block) },
      ...(ip.version === 4 ? fourFacts(ip) : sixFacts(ip)),
      ...(inner === null ? [] : [{ label: "IPv4 inside", value: writeIp(inner) }]),
    ],
    sayings: [
      {
        label: name,
        words: kindOf(block),
        mark: { words: reachOf(block), is: "plain" },
        ...(inner === null ? {} : { inner: [{ label: "IPv4 inside", words: writeIp(inner) }] }),
      },
    ],
    notes: zone === "" ? [] : [`The zone ${zone.slice(1)} is not part of the address.`],
  });
}

const fourFacts = ({ value }: IpNumber): Fact[] => [
  { label: "Integer", value: String(value) },
  { label: "Hexadecimal", value: `0x${digitsOf(value, 16, 8)}` },
  {
    label: "Binary",
    value: partsOf(value, 4, 8)
      .map((part) => digitsOf(BigInt(part), 2, 8))
      .join("."),
  },
  { label: "As IPv6", value: `::ffff:${four(value)}` },
  { label: "Reverse DNS", value: `${partsOf(value, 4, 8).toReversed().join(".")}.in-addr.arpa` },
];

const sixFacts = ({ value }: IpNumber): Fact[] => {
  const digits = digitsOf(value, 16, 32);
  return [
    { label: "In full", value: (digits.match(/.{4}/g) ?? []).join(":") },
    { label: "Integer", value: String(value) },
    { label: "Reverse DNS", value: `${digits.split("").toReversed().join(".")}.ip6.arpa` },
  ];
};

/** The IPv4 address that a mapped, a translated or a 6to4 address carries. */
function fourWithin({ version, value }: IpNumber): IpNumber | null {
  if (version === 4) return null;
  const low = BigInt.asUintN(32, value);
  if (value >> 32n === 0xffffn || value >> 32n === 0x64ff9bn << 64n)
    return { version: 4, value: low };
  return value >> 112n === 0x2002n ? { version: 4, value: BigInt.asUintN(32, value >> 80n) } : null;
}

/** What a block of addresses is: its range, its mask, how many it has. */
export function readBlockWords(text: string): Result<AddressReading> {
  const read = readBlock(text.trim());
  if (!read.ok) return read;
  const block = read.value;
  const [name, last] = [writeBlock(block), block.value | hostMask(block)];
  const range = `${writeIp(block)} to ${writeIp({ ...block, value: last })}`;
  const count = hostMask(block) + 1n;
  return ok({
    facts: [
      { label: "Network", value: name },
      { label: "Version", value: `IPv${block.version}` },
      { label: "Kind", value: kindOf(block) },
      { label: "Reach", value: reachOf(block) },
      { label: "First", value: writeIp(block) },
      { label: "Last", value: writeIp({ ...block, value: last }) },
      { label: "Addresses", value: String(count) },
      ...(block.version === 4 ? maskFacts(block, last) : []),
    ],
    sayings: [
      { label: name, words: range, mark: { words: reachOf(block), is: "plain" } },
      { label: "Addresses", words: String(count) },
      { label: "Kind", words: kindOf(block) },
    ],
    notes:
      block.written === block.value
        ? []
        : [`${writeIp({ ...block, value: block.written })} is an address within ${name}.`],
  });
}

const writeBlock = (block: Block): string => `${writeIp(block)}/${block.bits}`;

const four = (value: bigint): string => writeIp({ version: 4, value });

/** Two of a network are its own name and its broadcast; a link of two has neither (RFC 3021). */
function maskFacts(block: WrittenBlock, last: bigint): Fact[] {
  const edge = block.bits < 31 ? 1n : 0n;
  const [from, to] = [block.value + edge, last - edge];
  return [
    { label: "Mask", value: four(hostMask({ version: 4, bits: 0 }) ^ hostMask(block)) },
    { label: "Wildcard", value: four(hostMask(block)) },
    { label: "Hosts", value: String(to - from + 1n) },
    { label: "First host", value: four(from) },
    { label: "Last host", value: four(to) },
    ...(edge === 1n ? [{ label: "Broadcast", value: four(last) }] : []),
  ];
}

/** What a hardware address is, in every way it is written. */
export function readMacWords(text: string): Result<AddressReading> {
  const mac = readMac(text.trim());
  if (mac === null) return fail(`${shown(text.trim())} is not a MAC address.`);
  const isAll = mac.bytes.every((byte) => byte === 0xff);
  const cast = isAll ? "broadcast" : mac.isMulticast ? "multicast" : "unicast";
  const giver = mac.isLocal ? "locally administered" : "given by its maker";
  const maker = writeMac({ bytes: mac.bytes.slice(0, 3) }, "-").toUpperCase();
  const bare = writeMac(mac, "");
  return ok({
    facts: [
      { label: "Address", value: writeMac(mac, ":") },
      { label: "Kind", value: `${mac.bytes.length === 8 ? "EUI-64" : "EUI-48"}, ${cast}` },
      { label: "Administered", value: mac.isLocal ? "locally (may be random)" : "by its maker" },
      ...(mac.isLocal ? [] : [{ label: "Prefix of the maker", value: maker }]),
      { label: "With hyphens", value: writeMac(mac, "-").toUpperCase() },
      { label: "With dots", value: (bare.match(/.{4}/g) ?? []).join(".") },
      { label: "Digits", value: bare },
      ...(mac.isMulticast ? [] : [{ label: "Link-local IPv6", value: linkLocal(mac) }]),
    ],
    sayings: [{ label: "MAC address", words: isAll ? cast : `${cast}, ${giver}` }],
    notes: [],
  });
}

const linkLocal = (mac: Mac): string => writeSix([0xfe80, 0, 0, 0, ...interfaceGroups(mac)]);
