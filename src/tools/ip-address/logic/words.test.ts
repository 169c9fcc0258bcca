import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { fail } from "#domain/result.ts";
import { interfaceGroups, readMac } from "./mac.ts";
import { readBlock, readIp, reachOf, sizeOf, writeIp } from "./network.ts";
import { readAddressWords, readBlockWords, readMacWords } from "./words.ts";
import operations from "../operations.ts";

const facts = (read: ReturnType<typeof readBlockWords>): Record<string, string> =>
  read.ok ? Object.fromEntries(read.value.facts.map(({ label, value }) => [label, value])) : {};

// Made by Python's ipaddress; what the registries have changed since is not in it.
describe("whether an address is public", () => {
  test.each([
    ["0.0.0.0", false],
    ["9.255.255.255", true],
    ["10.0.0.0", false],
    ["10.255.255.255", false],
    ["11.0.0.0", true],
    ["100.63.255.255", true],
    ["100.64.0.0", false],
    ["100.127.255.255", false],
    ["100.128.0.0", true],
    ["127.0.0.1", false],
    ["169.254.1.1", false],
    ["172.15.255.255", true],
    ["172.16.0.0", false],
    ["172.31.255.255", false],
    ["172.32.0.0", true],
    ["192.0.0.9", true],
    ["192.0.1.0", true],
    ["192.0.2.1", false],
    ["192.31.196.1", true],
    ["192.167.255.255", true],
    ["192.168.0.1", false],
    ["198.17.255.255", true],
    ["198.18.0.0", false],
    ["198.19.255.255", false],
    ["198.51.100.9", false],
    ["203.0.113.9", false],
    ["240.0.0.1", false],
    ["255.255.255.255", false],
    ["8.8.8.8", true],
    ["::", false],
    ["::1", false],
    ["64:ff9b::1", true],
    ["100::1", false],
    ["2000::1", true],
    ["2001:2::1", false],
    ["2001:10::1", false],
    ["2001:1ff::1", false],
    ["2001:200::1", true],
    ["2001:db8::1", false],
    ["2606:4700::1111", true],
    ["fc00::1", false],
    ["fdff::1", false],
    ["fe80::1", false],
    ["febf::1", false],
  ])("%s", (text, isPublic) => {
    const ip = readIp(text);
    expect(ip && reachOf({ ...ip, bits: sizeOf(ip) })).toBe(isPublic ? "public" : "not public");
  });

  test.each([
    ["224.0.0.1", "Multicast (RFC 5771)", "depends on its use"],
    ["2002:c000:204::1", "6to4 (RFC 3056)", "depends on its use"],
    ["192.0.0.8", "IPv4 dummy address (RFC 7600)", "not public"],
    ["3fff::1", "Documentation (RFC 9637)", "not public"],
    ["4000::1", "Not given out to anybody yet (RFC 4291)", "not public"],
    ["1.1.1.1", "Public address", "public"],
  ])("%s: %s, %s", (text, kind, reach) => {
    expect(facts(readAddressWords(text))).toMatchObject({ Kind: kind, Reach: reach });
  });
});

describe("the IPv4 address within", () => {
  test.each([
    ["::ffff:192.0.2.33", "192.0.2.33"],
    ["64:ff9b::c000:221", "192.0.2.33"],
    ["2002:c000:204::1", "192.0.2.4"],
    ["2001:db8::1", undefined],
  ])("%s", (text, four) => {
    expect(facts(readAddressWords(text))["IPv4 inside"]).toBe(four);
  });
});

// Made by Python's ipaddress.
describe("blocks", () => {
  test.each([
    ["10.1.2.3/8", "10.0.0.0/8", "10.255.255.255", "16777216", "255.0.0.0", "0.255.255.255"],
    ["0.0.0.0/0", "0.0.0.0/0", "255.255.255.255", "4294967296", "0.0.0.0", "255.255.255.255"],
    ["203.0.113.7/32", "203.0.113.7/32", "203.0.113.7", "1", "255.255.255.255", "0.0.0.0"],
    ["192.0.2.4/31", "192.0.2.4/31", "192.0.2.5", "2", "255.255.255.254", "0.0.0.1"],
  ])("%s", (text, network, last, count, mask, wildcard) => {
    expect(facts(readBlockWords(text))).toMatchObject({
      Network: network,
      Last: last,
      Addresses: count,
      Mask: mask,
      Wildcard: wildcard,
    });
  });

  test.each([
    ["::/0", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "340282366920938463463374607431768211456"],
    ["fe80::1/64", "fe80::ffff:ffff:ffff:ffff", "18446744073709551616"],
  ])("%s", (text, last, count) => {
    expect(facts(readBlockWords(text))).toMatchObject({ Last: last, Addresses: count });
  });

  test.each([
    ["192.0.2.0/24", "254", "192.0.2.1", "192.0.2.254", "192.0.2.255"],
    ["192.0.2.4/31", "2", "192.0.2.4", "192.0.2.5", undefined],
    ["192.0.2.4/32", "1", "192.0.2.4", "192.0.2.4", undefined],
  ])("hosts of %s (RFC 3021)", (text, hosts, first, last, broadcast) => {
    const found = facts(readBlockWords(text));
    expect([found["Hosts"], found["First host"], found["Last host"]]).toEqual([hosts, first, last]);
    expect(found["Broadcast"]).toBe(broadcast);
  });

  test("a block of several kinds says so", () => {
    expect(facts(readBlockWords("8.0.0.0/6"))["Kind"]).toBe("Several kinds of addresses");
    expect(facts(readBlockWords("10.5.0.0/16"))["Kind"]).toBe("Private network (RFC 1918)");
    expect(facts(readBlockWords("8.8.8.0/24"))["Kind"]).toBe("Public address");
  });

  test("an address within a block is told apart from the block", () => {
    const read = readBlockWords("10.1.2.3/8");
    expect(read.ok && read.value.notes).toEqual(["10.1.2.3 is an address within 10.0.0.0/8."]);
  });

  test.each([
    ["10.0.0.0/33", "A prefix of IPv4 has at most 32 bits, not 33."],
    ["::/129", "A prefix of IPv6 has at most 128 bits, not 129."],
    ["10.0.0.0/255.0.255.0", "“255.0.255.0” is not the length of a prefix."],
    ["10.0.0.0", "“10.0.0.0” is not an address, a slash and a length."],
    ["24/7", "“24/7” is not an address, a slash and a length."],
    ["1.2.3/8", "“1.2.3/8” is not an address, a slash and a length."],
    ["10.0.0.0/8/8", "“10.0.0.0/8/8” is not an address, a slash and a length."],
  ])("%s is refused", (text, message) => {
    expect(readBlock(text)).toEqual(fail(message));
  });
});

describe("MAC addresses", () => {
  test.each([
    ["00:1A:2B:3C:4D:5E", "unicast, given by its maker"],
    ["02-1a-2b-3c-4d-5e", "unicast, locally administered"],
    ["0100.5E00.0001", "multicast, given by its maker"],
    ["33:33:00:00:00:01", "multicast, locally administered"],
    ["ffffffffffff", "broadcast"],
  ])("%s: %s", (text, words) => {
    const read = readMacWords(text);
    expect(read.ok && read.value.sayings[0]?.words).toBe(words);
  });

  // RFC 4291, appendix A, and RFC 2464: 34-56-78-9A-BC-DE has the identifier 36-56-78-FF-FE-9A-BC-DE.
  test("the identifier of IPv6", () => {
    const mac = readMac("34-56-78-9A-BC-DE");
    expect(mac && interfaceGroups(mac)).toEqual([0x3656, 0x78ff, 0xfe9a, 0xbcde]);
  });

  test.each(["00:1A:2B:3C:4D", "00:1A-2B:3C:4D:5E", "00:1A:2B:3C:4D:5G", "10:30:00", "2026-11-16"])(
    "%s is refused",
    (text) => {
      expect(readMac(text)).toBeNull();
    },
  );
});

describe("what is no address says nothing", () => {
  test.each(["1.2.3", "256.1.1.1", "01.2.3.4", "1.2.3.4%eth0", "[::1", "::1]x", "12:30", "hello"])(
    "%s",
    async (text) => {
      for (const { run, says } of operations) {
        expect(await run(text, { as: "text" }, exampleAmbient())).toMatchObject({ ok: false });
        expect(await says?.(text, exampleAmbient())).toEqual([]);
      }
    },
  );

  test("a zone is left out, and said", () => {
    const read = readAddressWords("fe80::1%eth0");
    expect(read.ok && read.value.notes).toEqual(["The zone eth0 is not part of the address."]);
  });

  test("numbers and texts belong together", () => {
    const ip = readIp("2001:0DB8:0:0:1:0:0:1");
    expect(ip && writeIp(ip)).toBe("2001:db8::1:0:0:1");
  });
});
