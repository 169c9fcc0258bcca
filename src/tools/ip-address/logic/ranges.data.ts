/**
 * The IANA IPv4 and IPv6 special-purpose address registries, with the multicast ranges beside them.
 * The narrowest range that holds an address says what it is.
 */
export interface SpecialRange {
  block: string; // "10.0.0.0/8"
  words: string; // "Private network"
  source: string; // "RFC 1918"
  /** Whether packets reach it from everywhere. */
  reach: Reach;
}

export type Reach = "public" | "not public" | "depends on its use";

type Row = (block: string, words: string, rfc: number) => SpecialRange;
const rowOf =
  (reach: Reach): Row =>
  (block, words, rfc) => ({ block, words, source: `RFC ${rfc}`, reach });
const row = rowOf("not public");
const publicRow = rowOf("public");
const otherRow = rowOf("depends on its use");

export const fourRanges: readonly SpecialRange[] = [
  row("0.0.0.0/8", "This network", 791),
  row("0.0.0.0/32", "Unspecified: any address of this host", 1122),
  row("10.0.0.0/8", "Private network", 1918),
  row("100.64.0.0/10", "Shared by customers of a provider (CGNAT)", 6598),
  row("127.0.0.0/8", "Loopback: this machine", 1122),
  row("169.254.0.0/16", "Link-local", 3927),
  row("172.16.0.0/12", "Private network", 1918),
  row("192.0.0.0/24", "IETF protocol assignments", 6890),
  row("192.0.0.0/29", "IPv4 service continuity", 7335),
  row("192.0.0.8/32", "IPv4 dummy address", 7600),
  publicRow("192.0.0.9/32", "Port Control Protocol anycast", 7723),
  publicRow("192.0.0.10/32", "TURN anycast", 8155),
  row("192.0.0.170/32", "NAT64/DNS64 discovery", 8880),
  row("192.0.0.171/32", "NAT64/DNS64 discovery", 8880),
  row("192.0.2.0/24", "Documentation (TEST-NET-1)", 5737),
  publicRow("192.31.196.0/24", "AS112", 7535),
  publicRow("192.52.193.0/24", "AMT", 7450),
  otherRow("192.88.99.0/24", "6to4 relay anycast, no longer used", 7526),
  row("192.168.0.0/16", "Private network", 1918),
  publicRow("192.175.48.0/24", "AS112", 7534),
  row("198.18.0.0/15", "Benchmarking", 2544),
  row("198.51.100.0/24", "Documentation (TEST-NET-2)", 5737),
  row("203.0.113.0/24", "Documentation (TEST-NET-3)", 5737),
  otherRow("224.0.0.0/4", "Multicast", 5771),
  row("240.0.0.0/4", "Reserved", 1112),
  row("255.255.255.255/32", "Broadcast to this network", 919),
];

export const sixRanges: readonly SpecialRange[] = [
  row("::/128", "Unspecified: any address of this host", 4291),
  row("::1/128", "Loopback: this machine", 4291),
  row("::ffff:0:0/96", "IPv4 address, mapped", 4291),
  publicRow("64:ff9b::/96", "IPv4 address, translated (NAT64)", 6052),
  row("64:ff9b:1::/48", "IPv4 address, translated locally (NAT64)", 8215),
  row("100::/64", "Discard-only", 6666),
  row("100:0:0:1::/64", "Dummy prefix", 9780),
  row("2001::/23", "IETF protocol assignments", 2928),
  otherRow("2001::/32", "Teredo", 4380),
  publicRow("2001:1::1/128", "Port Control Protocol anycast", 7723),
  publicRow("2001:1::2/128", "TURN anycast", 8155),
  publicRow("2001:1::3/128", "DNS-SD registration anycast", 9665),
  row("2001:2::/48", "Benchmarking", 5180),
  publicRow("2001:3::/32", "AMT", 7450),
  publicRow("2001:4:112::/48", "AS112", 7535),
  row("2001:10::/28", "ORCHID, no longer used", 4843),
  publicRow("2001:20::/28", "ORCHIDv2", 7343),
  publicRow("2001:30::/28", "Drone remote ID", 9374),
  row("2001:db8::/32", "Documentation", 3849),
  otherRow("2002::/16", "6to4", 3056),
  publicRow("2620:4f:8000::/48", "AS112", 7534),
  row("3fff::/20", "Documentation", 9637),
  row("5f00::/16", "Segment routing (SRv6)", 9602),
  row("fc00::/7", "Private network (unique local)", 4193),
  row("fe80::/10", "Link-local", 4291),
  row("fec0::/10", "Site-local, no longer used", 3879),
  otherRow("ff00::/8", "Multicast", 4291),
];
