import { createHash, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "#proof/any-character.ts";
import { isProof, sampled } from "#proof/scale.ts";
import { md5, sha1 } from "./logic/digest.ts";
import { inspect } from "./logic/inspect.ts";
import { kindOf, maxIds } from "./logic/kinds.ts";
import { fileName, writeId, writeList, type Style } from "./logic/layout.ts";
import {
  askedFor,
  asksForNew,
  optionsShape,
  counts,
  isRandom,
  kinds,
  makeIds,
  type KindId,
  type Luck,
} from "./logic.ts";
import { makeNameIds, type NameRequest } from "./logic/name-ids.ts";
import { namespaces } from "./logic/namespaces.ts";
import { readUuid } from "./logic/read.ts";
import { sampleId, sampleNames } from "./view/sample.ts";
import { makeV7 } from "./logic/time-ids.ts";
import { readUlid, ulidText, uuidText } from "./logic/uuid.ts";

describe("what is asked for in words", () => {
  test.each([
    ["uuid", "5", { kind: "v4", count: 5 }],
    ["guid", "100", { kind: "v4", count: 100 }],
    ["uuid v7", "10", { kind: "v7", count: 10 }],
    ["ulid", "1", { kind: "ulid", count: 1 }],
    ["nanoid", "25", { kind: "nanoid", count: 25 }],
    ["uuid", "7", null],
    ["", "0190163d-8694-739b-aea5-966c26f8ad91", null],
  ])("%s %s", (word, text, asked) => {
    expect(askedFor(word, text)).toEqual(asked);
  });
});

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const realLuck = (nowMs = 1_645_557_742_000): Luck => ({ nowMs, bytes: (n) => randomBytes(n) });

/** Real luck, fetched once: a million small requests would take longer than the test. */
function pooledLuck(size: number): Luck {
  const pool = randomBytes(size);
  let used = 0;
  return { nowMs: 0, bytes: (count) => pool.subarray(used, (used += count)) };
}

/** Luck that is known: these hexadecimal digits, then zeros. */
function fixedLuck(nowMs: number, hex: string): Luck {
  let rest = Buffer.from(hex, "hex");
  return {
    nowMs,
    bytes(count) {
      const taken = Buffer.concat([rest.subarray(0, count), Buffer.alloc(count)]);
      rest = rest.subarray(count);
      return taken.subarray(0, count);
    },
  };
}

const style = (part: Partial<Style>): Style => ({ ...optionsShape.initial, ...part });
const named = (part: Partial<NameRequest>): NameRequest => ({
  kind: "v5",
  namespace: "dns",
  custom: "",
  names: "www.example.com",
  ...part,
});
const factsOf = (text: string): Record<string, string> => {
  const found = inspect(text);
  if (!found.ok) throw new Error(found.message);
  return Object.fromEntries(found.value.facts.map(({ label, value }) => [label, value]));
};

describe("Spec §9, UUID", () => {
  test("“count options 1, 5, 10, 25, 50, 100; version 4”", () => {
    expect(counts).toEqual([1, 5, 10, 25, 50, 100]);
    expect(optionsShape.initial.kind).toBe("v4");
    expect(counts).toContain(optionsShape.initial.count);
  });

  test.each(counts)("%i at once", (count) => {
    expect(makeIds("v4", count, realLuck())).toHaveLength(count);
  });

  test.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [101, maxIds],
    [1e9, maxIds],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, maxIds],
  ])("a count of %d is clamped to %i", (asked, made) => {
    expect(makeIds("v4", asked, realLuck())).toHaveLength(made);
  });

  test("very many of version 4: version nibble 4, variant 8 to b, no two the same", () => {
    const count = isProof ? 1_000_000 : 20_000;
    const pool = pooledLuck(16 * count);
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    // If even their last 60 bits differ, they do; numbers are sorted far faster than texts.
    const ends = new BigUint64Array(count);
    let odd = 0;
    for (let made = 0; made < ends.length;) {
      for (const id of makeIds("v4", 100, pool)) {
        if (!form.test(id)) odd += 1;
        ends[made++] = BigInt(`0x${id.slice(20, 23)}${id.slice(24)}`);
      }
    }
    ends.sort();
    expect(odd).toBe(0);
    expect(ends.findIndex((end, index) => index > 0 && end === ends[index - 1])).toBe(-1);
  });
});

describe("RFC 9562, appendices A and B", () => {
  const at = 1_645_557_742_000; // 2022-02-22T19:22:22Z

  test.each([
    ["A.1, version 1", "v1", "b3c89f6bdeced846", "c232ab00-9414-11ec-b3c8-9f6bdeced846"],
    [
      "A.3, version 4",
      "v4",
      "919108f752d133205bacf847db4148a8",
      "919108f7-52d1-4320-9bac-f847db4148a8",
    ],
    ["A.5, version 6", "v6", "b3c89f6bdeced846", "1ec9414c-232a-6b00-b3c8-9f6bdeced846"],
    // rand_a cc3 and rand_b 18c4dc0c0c07398f, side by side
    ["A.6, version 7", "v7", "0330d8c4dc0c0c07398f", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"],
  ] as const)("%s is made from its own time and luck", (_case, kind, luck, id) => {
    expect(makeIds(kind, 1, fixedLuck(at, luck))).toEqual([id]);
  });

  test.each([
    ["A.2, version 3", "v3", "5df41881-3aed-3515-88a7-2f4a814cf09e"],
    ["A.4, version 5", "v5", "2ed6657d-e927-568b-95e1-2665a8aea6a2"],
  ] as const)("%s is made from www.example.com", (_case, kind, id) => {
    expect(makeNameIds(named({ kind }))).toEqual({ ok: true, value: [id] });
  });

  test("5.9 and 5.10, nil and max", () => {
    expect(makeIds("nil", 5, realLuck())).toEqual(["00000000-0000-0000-0000-000000000000"]);
    expect(makeIds("max", 5, realLuck())).toEqual(["ffffffff-ffff-ffff-ffff-ffffffffffff"]);
  });

  test.each([
    ["A.1", "C232AB00-9414-11EC-B3C8-9F6BDECED846", "UUID version 1", at],
    ["A.2", "5df41881-3aed-3515-88a7-2f4a814cf09e", "UUID version 3", null],
    ["A.3", "919108f7-52d1-4320-9bac-f847db4148a8", "UUID version 4", null],
    ["A.4", "2ed6657d-e927-568b-95e1-2665a8aea6a2", "UUID version 5", null],
    ["A.5", "1EC9414C-232A-6B00-B3C8-9F6BDECED846", "UUID version 6", at],
    ["A.6", "017F22E2-79B0-7CC3-98C4-DC0C0C07398F", "UUID version 7", at],
    ["B.1", "2489E9AD-2EE2-8E00-8EC9-32D5F69181C0", "UUID version 8", null],
    ["B.2", "5c146b14-3c52-8afd-938a-375d0df1fbf6", "UUID version 8", null],
    ["5.9", "00000000-0000-0000-0000-000000000000", "Nil UUID", null],
    ["5.10", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", "Max UUID", null],
  ])("%s is read: %s is a %s", (_case, id, title, atMs) => {
    const found = inspect(id);
    expect(found).toMatchObject({ ok: true, value: { title, atMs } });
    expect(factsOf(id)["Standard form"]).toBe(id.toLowerCase());
  });

  test("A.1 and A.5 hold the same time, clock sequence and node", () => {
    const fields = {
      Variant: "RFC 9562, also RFC 4122 (10x)",
      "Time (UTC)": "2022-02-22T19:22:22.0000000Z",
      "Clock sequence": String(0x33c8),
      "Node (random)": "9f:6b:de:ce:d8:46",
    };
    expect(factsOf("c232ab00-9414-11ec-b3c8-9f6bdeced846")).toMatchObject(fields);
    expect(factsOf("1ec9414c-232a-6b00-b3c8-9f6bdeced846")).toMatchObject(fields);
  });

  test("6.6, the namespaces are the RFC's own, and version 1", () => {
    expect(namespaces.map(({ uuid }) => uuid.slice(0, 8))).toEqual([
      "6ba7b810",
      "6ba7b811",
      "6ba7b812",
      "6ba7b814",
    ]);
    for (const { uuid } of namespaces) {
      expect(factsOf(uuid)["Node (network card)"]).toBe("00:c0:4f:d4:30:c8");
    }
  });
});

describe("identifiers with a time", () => {
  test.each(["v6", "v7", "ulid"] as const)("100 of %s in one millisecond sort strictly", (kind) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 46 }), (nowMs) => {
        const ids = makeIds(kind, 100, realLuck(nowMs));
        expect(ids.toSorted()).toEqual(ids);
        expect(new Set(ids).size).toBe(100);
      }),
      { numRuns: 50 },
    );
  });

  test.each(["v1", "v6", "v7", "ulid"] as const)("the time of %s can be read back", (kind) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 46 }), (nowMs) => {
        const [id = ""] = makeIds(kind, 1, realLuck(nowMs));
        expect(inspect(id)).toMatchObject({ ok: true, value: { atMs: nowMs } });
      }),
    );
  });

  test("a carry out of the luck goes into the millisecond, and order holds", () => {
    const [first, second] = makeIds("v7", 2, fixedLuck(1, "ff".repeat(14)));
    expect(first).toBe("00000000-0001-7fff-bfff-ffffffffffff");
    expect(second).toBe("00000000-0002-7000-8000-0000ffffffff");
    const ulids = makeIds("ulid", 2, fixedLuck(1, "ff".repeat(10)));
    expect(ulids).toEqual(["0000000001ZZZZZZZZZZZZZZZZ", "00000000020000000000000000"]);
  });

  test("10,000 of version 7 in one millisecond sort strictly", () => {
    const ids = makeV7(10_000, realLuck());
    expect(ids.findIndex((id, index) => id <= (ids[index - 1] ?? -1n))).toBe(-1);
  });

  test("version 1: 100 in one batch differ, and none names a network card", () => {
    const ids = makeIds("v1", 100, realLuck());
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(factsOf(id)["Node (random)"]).toMatch(/^[0-9a-f]{2}(:|$)/);
  });

  test("a time before 1970 is read as such", () => {
    // Step 0 of the Gregorian count, and one step before 1970.
    expect(factsOf("00000000-0000-1000-8000-000000000000")["Time (UTC)"]).toBe(
      "1582-10-15T00:00:00.0000000Z",
    );
    expect(factsOf("13813fff-1dd2-11b2-8000-000000000000")["Time (UTC)"]).toBe(
      "1969-12-31T23:59:59.9999999Z",
    );
  });
});

describe("ULID and NanoID", () => {
  // github.com/ulid/spec and the tests of github.com/ulid/javascript
  test.each([
    ["01ARZ3NDEKTSV4RRFFQ69G5FAV", 1_469_922_850_259],
    ["01ARYZ6S41TSV4RRFFQ69G5FAV", 1_469_918_176_385],
    ["7ZZZZZZZZZZZZZZZZZZZZZZZZZ", 281_474_976_710_655],
    ["01arz3ndektsv4rrffq69g5fav", 1_469_922_850_259],
  ])("%s was made at %d", (text, atMs) => {
    expect(inspect(text)).toMatchObject({ ok: true, value: { title: "ULID", atMs } });
    expect(factsOf(text)["Standard form"]).toBe(text.toUpperCase());
  });

  test("a ULID over 128 bits is none", () => {
    const found = inspect("8ZZZZZZZZZZZZZZZZZZZZZZZZZ");
    expect(found).toEqual({ ok: false, message: "Not a ULID: its first character is over 7" });
  });

  test("every 128 bits survive as a ULID and as a UUID", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), (id) => {
        expect(readUlid(ulidText(id))).toBe(id);
        expect(readUuid(uuidText(id))).toEqual({ ok: true, value: id });
        expect(factsOf(ulidText(id))["UUID form"]).toBe(uuidText(id));
      }),
    );
  });

  test("a NanoID has 21 of 64 characters, and uses them all", () => {
    const ids = Array.from({ length: 20 }, () => makeIds("nanoid", 100, realLuck())).flat();
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{21}$/);
    expect(new Set(ids.join("")).size).toBe(64);
    expect(inspect("V1StGXR8_Z5jdHi6B-myT")).toMatchObject({
      ok: true,
      value: { title: "Looks like a NanoID", atMs: null },
    });
  });
});

describe("digests", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const hex = (digest: Uint8Array) => Buffer.from(digest).toString("hex");

  test.each([
    // RFC 3174, 7.3
    ["abc", "a9993e364706816aba3e25717850c26c9cd0d89d"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
    ],
    ["a".repeat(1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"],
    ["01234567".repeat(80), "dea356a2cddd90c7a7ecedc5ebb563934f460452"],
  ])("SHA-1 of RFC 3174: %.20s", (text, digest) => {
    expect(hex(sha1(bytes(text)))).toBe(digest);
  });

  test.each([
    // RFC 1321, A.5
    ["", "d41d8cd98f00b204e9800998ecf8427e"],
    ["a", "0cc175b9c0f1b6a831c399e269772661"],
    ["abc", "900150983cd24fb0d6963f7d28e17f72"],
    ["message digest", "f96b697d7cb7938d525a2f31aaf161d0"],
    ["abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"],
    [
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
      "d174ab98d277d9f5a5611c2c9f419d9f",
    ],
    ["1234567890".repeat(8), "57edf4a22be3c955ac49da2e2107b67a"],
  ])("MD5 of RFC 1321: “%s”", (text, digest) => {
    expect(hex(md5(bytes(text)))).toBe(digest);
  });

  test("random messages agree with Node", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
        expect(hex(sha1(message))).toBe(createHash("sha1").update(message).digest("hex"));
        expect(hex(md5(message))).toBe(createHash("md5").update(message).digest("hex"));
      }),
      { numRuns: sampled(1000) },
    );
  });
});

describe("from names", () => {
  test("one per line, blank lines aside, and nothing else of a name is trimmed", () => {
    const made = makeNameIds(named({ names: "a\r\n\n b \nb\n" }));
    const single = ["a", " b ", "b"].map((names) => makeNameIds(named({ names })));
    expect(made).toEqual({ ok: true, value: single.flatMap((one) => (one.ok ? one.value : [])) });
    expect(new Set(made.ok ? made.value : []).size).toBe(3);
  });

  test("a namespace of one's own", () => {
    const custom = "{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}";
    expect(makeNameIds(named({ namespace: "custom", custom }))).toEqual(makeNameIds(named({})));
  });

  test.each([
    ["", "Enter the UUID of your namespace"],
    ["6ba7b810", "Not a UUID: it has 8 digits in place of 32"],
  ])("the namespace “%s” is refused", (custom, message) => {
    expect(makeNameIds(named({ namespace: "custom", custom }))).toEqual({ ok: false, message });
  });

  test("no more than a hundred", () => {
    const made = makeNameIds(named({ names: "x\n".repeat(500) }));
    expect(made.ok && made.value.length).toBe(maxIds);
  });

  test("no name, no UUID; half a character still gives one", () => {
    expect(makeNameIds(named({ names: "" }))).toEqual({ ok: true, value: [] });
    const made = makeNameIds(named({ names: "\ud800" }));
    expect(made.ok && made.value[0]).toMatch(uuidForm);
    expect(makeIds("v5", 5, realLuck())).toEqual([]);
  });

  test("the sample begins with the name of the RFC", () => {
    expect(sampleNames.split("\n")[0]).toBe("www.example.com");
    expect(inspect(sampleId).ok).toBe(true);
  });
});

describe("inspect a pasted one", () => {
  const plain = "919108f7-52d1-4320-9bac-f847db4148a8";

  test.each([
    ["upper case", plain.toUpperCase()],
    ["no hyphens", plain.replaceAll("-", "")],
    ["braces", `{${plain}}`],
    ["parentheses", `(${plain})`],
    ["a URN", `urn:uuid:${plain}`],
    ["an upper-case URN", `URN:UUID:${plain}`],
    ["quotes", `"${plain}"`],
    ["a line of a JSON list", `  "${plain}",`],
    ["a line of a SQL list", `  '${plain}',\n`],
    ["quoted braces", `"{${plain}}"`],
    ["blanks around it", `\t ${plain} \n`],
  ])("with %s", (_case, text) => {
    expect(factsOf(text)["Standard form"]).toBe(plain);
  });

  test.each([
    ["919108f7-52d1-4320-9bac-f847db4148a", "Not a UUID: it has 31 digits in place of 32"],
    ["919108f7-52d1-4320-9bac-f847db4148a80", "Not a UUID: it has 33 digits in place of 32"],
    [
      "919108f7-52d1-4320-9bac-f847db4148ag",
      "Not a UUID: “g” at place 36 is not a hexadecimal digit",
    ],
    ["😀x", "Not a UUID: “😀” at place 1 is not a hexadecimal digit"],
    ["1😀", "Not a UUID: “😀” at place 2 is not a hexadecimal digit"],
    [
      "919108f752d1-4320-9bac-f847db4148a8",
      "Not a UUID: its hyphens are not after digits 8, 12, 16 and 20",
    ],
    [
      "-919108f752d143209bacf847db4148a8",
      "Not a UUID: its hyphens are not after digits 8, 12, 16 and 20",
    ],
    ["", "Not a UUID: it has 0 digits in place of 32"],
    [
      "01ARZ3NDEKTSV4RRFFQ69G5FAU",
      "Not a UUID: “R” at place 4 is not a hexadecimal digit", // U is no letter of a ULID
    ],
  ])("“%s” is none", (text, message) => {
    expect(inspect(text)).toEqual({ ok: false, message });
  });

  test.each([
    ["0", "NCS, from before 1988 (0xx)", "UUID of another variant"],
    ["7", "NCS, from before 1988 (0xx)", "UUID of another variant"],
    ["8", "RFC 9562, also RFC 4122 (10x)", "UUID version 4"],
    ["b", "RFC 9562, also RFC 4122 (10x)", "UUID version 4"],
    ["c", "Microsoft, older COM (110)", "UUID of another variant"],
    ["d", "Microsoft, older COM (110)", "UUID of another variant"],
    ["e", "Reserved for the future (111)", "UUID of another variant"],
    ["f", "Reserved for the future (111)", "UUID of another variant"],
  ])("a variant digit of %s means %s", (digit, variant, title) => {
    const text = `919108f7-52d1-4320-${digit}bac-f847db4148a8`;
    expect(factsOf(text)["Variant"]).toBe(variant);
    expect(inspect(text)).toMatchObject({ value: { title } });
  });

  test("versions that nobody has defined are said to be so", () => {
    for (const digit of "09abcdef") {
      expect(inspect(`919108f7-52d1-${digit}320-9bac-f847db4148a8`)).toMatchObject({
        value: { about: "RFC 9562 does not define this version." },
      });
    }
  });

  test("a DCE UUID shows its domain and number", () => {
    expect(factsOf("000003e8-9414-21ec-b302-9f6bdeced846")).toMatchObject({
      Domain: "2",
      "Local number": "1000",
    });
  });

  test("other forms of the same bits", () => {
    expect(factsOf("00112233-4455-6677-8899-aabbccddeeff")).toMatchObject({
      Number: "88962710306127702866241727433142015",
      ".NET byte order": "33 22 11 00 55 44 77 66 88 99 aa bb cc dd ee ff",
    });
  });

  test("any text is either read or refused in words", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
        const found = inspect(text);
        expect(found.ok ? found.value.title : found.message).toMatch(
          /^(Not a |UUID|ULID|Nil|Max|Looks like)/,
        );
      }),
    );
  });

  test("what we make, however written, we can read", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds.filter(({ id }) => isRandom(id)).map(({ id }) => id)),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (kind, uppercase, noHyphens, braces) => {
          const [id = ""] = makeIds(kind, 1, realLuck());
          const written = writeId(id, kind, style({ uppercase, noHyphens, braces }));
          const facts = factsOf(written);
          expect([facts["Standard form"], facts["NanoID"]]).toContain(id);
        },
      ),
    );
  });
});

describe("how they are written", () => {
  const id = "919108f7-52d1-4320-9bac-f847db4148a8";

  test.each([
    ["plain", {}, id],
    ["upper case", { uppercase: true }, "919108F7-52D1-4320-9BAC-F847DB4148A8"],
    ["no hyphens", { noHyphens: true }, "919108f752d143209bacf847db4148a8"],
    ["braces", { braces: true }, `{${id}}`],
    [
      "all three",
      { uppercase: true, noHyphens: true, braces: true },
      "{919108F752D143209BACF847DB4148A8}",
    ],
  ])("%s", (_case, part, written) => {
    expect(writeId(id, "v4", style(part))).toBe(written);
  });

  test("a ULID and a NanoID stay as they are: in a NanoID case and hyphens count", () => {
    const all = style({ uppercase: true, noHyphens: true, braces: true });
    expect(writeId("V1StGXR8_Z5jdHi6B-myT", "nanoid", all)).toBe("V1StGXR8_Z5jdHi6B-myT");
    expect(writeId("01ARZ3NDEKTSV4RRFFQ69G5FAV", "ulid", all)).toBe("01ARZ3NDEKTSV4RRFFQ69G5FAV");
  });

  test.each([
    ["lines", "a\nb", "uuids.txt"],
    ["commas", "a, b", "uuids.txt"],
    ["json", '[\n  "a",\n  "b"\n]', "uuids.json"],
    ["sql", "(\n  'a',\n  'b'\n)", "uuids.sql"],
  ] as const)("a list as %s", (list, text, file) => {
    expect(writeList(["a", "b"], list)).toBe(text);
    expect(fileName("v4", list)).toBe(file);
  });

  test("files of other kinds carry their name", () => {
    expect(fileName("ulid", "json")).toBe("ulids.json");
    expect(fileName("nanoid", "lines")).toBe("nanoids.txt");
  });
});

describe("options", () => {
  test("a change of kind or count asks for new ones, a change of writing does not", () => {
    expect(asksForNew({ kind: "v7" })).toBe(true);
    expect(asksForNew({ count: 5 })).toBe(true);
    expect(asksForNew({ uppercase: true, list: "json", namespace: "url" })).toBe(false);
  });

  test.each([
    ["nothing", undefined],
    ["a word", "v7"],
    ["wrong values", { kind: "v9", count: 7, list: "xml", uppercase: "yes", namespace: 1 }],
    ["names of every object", JSON.parse('{"__proto__":{"kind":"v7"}}')],
  ])("%s in the store gives the defaults", (_case, stored) => {
    expect(optionsShape.read(stored)).toEqual(optionsShape.initial);
  });

  test("proper options survive", () => {
    const options = {
      kind: "ulid",
      count: 25,
      uppercase: true,
      noHyphens: true,
      braces: true,
      list: "sql",
      namespace: "custom",
    } as const;
    expect(optionsShape.read(JSON.parse(JSON.stringify(options)))).toEqual(options);
    expect(optionsShape.read({ ...options, namespace: "x500" }).namespace).toBe("x500");
  });

  test("every kind the issue names is there, each said in one line", () => {
    const ids: KindId[] = ["v4", "v1", "v5", "v7", "nil", "ulid", "nanoid"];
    expect(kinds.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    for (const { id } of kinds) expect(kindOf(id).about).toMatch(/^.{20,110}\.$/);
  });
});
