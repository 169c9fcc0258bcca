import { asOption, writeFacts } from "#domain/operation/facts.ts";
import { operation, type Done } from "#domain/operation/operation.ts";
import type { Failure, Result } from "#domain/result.ts";
import type { AddressReading } from "./logic/words.ts";

const logic = () => import("./logic/words.ts");
const options = { as: asOption };

const written = (read: Result<AddressReading>, as: "text" | "json"): Done<string> | Failure =>
  read.ok ? { ok: true, value: writeFacts(read.value.facts, as), notes: read.value.notes } : read;
const said = (read: Result<AddressReading>) => (read.ok ? read.value.sayings : []);

const ip = operation({
  id: "ip.read",
  name: "Read an IP address",
  about:
    "Says what an IPv4 or IPv6 address is (private, loopback, documentation, public), by the registries of IANA, and writes it in its other forms. Nothing is asked of the network.",
  takes: "text",
  gives: "text",
  options,
  reads: ["ip"],
  examples: [
    {
      input: "192.0.2.33",
      output:
        "Address: 192.0.2.33\nVersion: IPv4\nKind: Documentation (TEST-NET-1) (RFC 5737)\nReach: not public\nInteger: 3221226017\nHexadecimal: 0xc0000221\nBinary: 11000000.00000000.00000010.00100001\nAs IPv6: ::ffff:192.0.2.33\nReverse DNS: 33.2.0.192.in-addr.arpa",
    },
    {
      input: "64:FF9B:0:0:0:0:192.0.2.33",
      output:
        "Address: 64:ff9b::c000:221\nVersion: IPv6\nKind: IPv4 address, translated (NAT64) (RFC 6052)\nReach: public\nIn full: 0064:ff9b:0000:0000:0000:0000:c000:0221\nInteger: 524413980667603649783483184533471777\nReverse DNS: 1.2.2.0.0.0.0.c.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.b.9.f.f.4.6.0.0.ip6.arpa\nIPv4 inside: 192.0.2.33",
    },
  ],
  run: async (text, { as }) => written((await logic()).readAddressWords(text), as),
  says: async (text) => said((await logic()).readAddressWords(text)),
});

const cidr = operation({
  id: "cidr.read",
  name: "Read a CIDR block",
  about:
    "Says what a block of addresses such as 10.0.0.0/8 holds: first and last address, mask, how many, hosts, and what kind of addresses they are.",
  takes: "text",
  gives: "text",
  options,
  reads: ["cidr"],
  examples: [
    {
      input: "192.168.10.0/255.255.254.0",
      output:
        "Network: 192.168.10.0/23\nVersion: IPv4\nKind: Private network (RFC 1918)\nReach: not public\nFirst: 192.168.10.0\nLast: 192.168.11.255\nAddresses: 512\nMask: 255.255.254.0\nWildcard: 0.0.1.255\nHosts: 510\nFirst host: 192.168.10.1\nLast host: 192.168.11.254\nBroadcast: 192.168.11.255",
    },
    {
      input: "2001:db8::/32",
      options: { as: "json" },
      output:
        '{\n  "Network": "2001:db8::/32",\n  "Version": "IPv6",\n  "Kind": "Documentation (RFC 3849)",\n  "Reach": "not public",\n  "First": "2001:db8::",\n  "Last": "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff",\n  "Addresses": "79228162514264337593543950336"\n}',
    },
  ],
  run: async (text, { as }) => written((await logic()).readBlockWords(text), as),
  says: async (text) => said((await logic()).readBlockWords(text)),
});

const mac = operation({
  id: "mac.read",
  name: "Read a MAC address",
  about:
    "Writes a MAC address (EUI-48 or EUI-64) in every usual form, and says whether it is multicast, given locally or by a maker, and which IPv6 address it makes.",
  takes: "text",
  gives: "text",
  options,
  reads: ["mac"],
  examples: [
    {
      input: "34-56-78-9A-BC-DE",
      output:
        "Address: 34:56:78:9a:bc:de\nKind: EUI-48, unicast\nAdministered: by its maker\nPrefix of the maker: 34-56-78\nWith hyphens: 34-56-78-9A-BC-DE\nWith dots: 3456.789a.bcde\nDigits: 3456789abcde\nLink-local IPv6: fe80::3656:78ff:fe9a:bcde",
    },
    {
      input: "0100.5e00.00fb",
      output:
        "Address: 01:00:5e:00:00:fb\nKind: EUI-48, multicast\nAdministered: by its maker\nPrefix of the maker: 01-00-5E\nWith hyphens: 01-00-5E-00-00-FB\nWith dots: 0100.5e00.00fb\nDigits: 01005e0000fb",
    },
  ],
  run: async (text, { as }) => written((await logic()).readMacWords(text), as),
  says: async (text) => said((await logic()).readMacWords(text)),
});

export default [ip, cidr, mac];
