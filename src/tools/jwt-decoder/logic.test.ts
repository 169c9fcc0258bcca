import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeBase64 } from "#domain/base64.ts";
import { colorPieces, layOut, membersOf } from "./logic/json.ts";
import { cleanToken, decodeJwt } from "./logic.ts";
import type { Jwt } from "./logic/token.ts";
import { notesOn } from "./logic/notes.ts";
import {
  fromNow,
  isFromFuture,
  readTimes,
  standingOf,
  standingWords,
  utcTime,
} from "./logic/times.ts";
import { joeToken, unsecured } from "./logic/vectors.data.ts";

const part = (json: string) =>
  encodeBase64(new TextEncoder().encode(json), { urlSafe: true, padding: false });
const tokenOf = (payload: string, header = '{"alg":"HS256"}', signature = "c2ln") =>
  `${part(header)}.${part(payload)}.${signature}`;

function decoded(token: string): Jwt {
  const result = decodeJwt(token);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe("decodeJwt", () => {
  test("reads header, payload and signature, as written", () => {
    expect(decoded(joeToken)).toMatchObject({
      header: { json: '{"typ":"JWT",\r\n "alg":"HS256"}' },
      payload: {
        json: '{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}',
        laidOut:
          '{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}',
      },
      signature: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
      alg: "HS256",
      kid: null,
      isUnsecured: false,
    });
  });
  test("UTF-8, Base64url and long numbers survive", () => {
    const jwt = decoded("eyJhbGciOiJub25lIn0.eyJzdWIiOiJuYcOvdmUg4pyTIiwiaWQiOjF9.");
    expect(jwt.payload.json).toBe('{"sub":"naïve ✓","id":1}');
    const long = decoded(tokenOf('{"id":9007199254740993,"n":1.0,"z":-0,"e":"\\u00e9"}'));
    expect(long.payload.laidOut).toBe(
      '{\n  "id": 9007199254740993,\n  "n": 1.0,\n  "z": -0,\n  "e": "\\u00e9"\n}',
    );
  });

  test.each<[rule: string, text: string, message: string, reason: RegExp]>([
    ["empty", "", "Please enter a JWT token", /eyJ/],
    ["white space", " \n\t", "Please enter a JWT token", /eyJ/],
    ["only Bearer", "Bearer ", "Please enter a JWT token", /eyJ/],
    ["1 part", "abc", "Invalid JWT token format", /^It has 1 part\. A token has 3/],
    ["2 parts", "e30.e30", "Invalid JWT token format", /^It has 2 parts\./],
    ["4 parts", `${joeToken}.x`, "Invalid JWT token format", /^It has 4 parts\./],
    [
      "5 parts, a JWE",
      "eyJhbGciOiJkaXIiLCJlbmMiOiJBMTI4R0NNIn0....",
      "Invalid JWT token format",
      /^It has 5 parts: this is an encrypted token/,
    ],
    [
      "5 parts, nonsense",
      "%.1.2.3.4",
      "Invalid JWT token format",
      /^It has 5 parts\. A token has 3/,
    ],
    ["no header", ".e30.c2ln", "Invalid JWT token format", /^The header is empty/],
    ["no payload", "e30..c2ln", "Invalid JWT token format", /^The payload is empty/],
    [
      "not Base64url",
      "e3%0.e30.x",
      "Invalid JWT token format",
      /^The header is not Base64url: it has “%” at character 3/,
    ],
    [
      "a lost character",
      "e30.e30xx.c2ln",
      "Invalid JWT token format",
      /^The payload is not Base64url: its last character stands alone/,
    ],
    [
      "a signature that is none",
      "e30.e30.ä",
      "Invalid JWT token format",
      /^The signature is not Base64url/,
    ],
    ["not UTF-8", "e30._w.c2ln", "Invalid JWT token format", /^The payload is not UTF-8/],
    ["not JSON", "Zm9v.e30.c2ln", "Invalid JWT token format", /^The header is not JSON/],
    [
      "JSON with a trailing comma",
      tokenOf('{"a":1,}'),
      "Invalid JWT token format",
      /^The payload is not JSON/,
    ],
  ])("%s", (_rule, text, message, reason) => {
    const result = decodeJwt(text);
    expect(result).toMatchObject({ ok: false, message });
    expect(result.ok || result.detail?.reason).toMatch(reason);
  });

  test.each([
    ["null", "null"],
    ["a list", "[]"],
    ["a text", '"x"'],
    ["a number", "12"],
  ])("a payload that is %s is shown as JSON", (_what, json) => {
    expect(decoded(tokenOf(json)).payload).toMatchObject({ laidOut: json, isObject: false });
  });
  test("alg may be anything", () => {
    expect(decoded(tokenOf("{}", '{"alg":7,"typ":{}}'))).toMatchObject({ alg: null });
    expect(decoded(tokenOf("{}", "[]")).alg).toBeNull();
    expect(decoded(unsecured)).toMatchObject({ isUnsecured: true, signature: "" });
    expect(decoded(tokenOf("{}", '{"alg":"nOnE"}')).isUnsecured).toBe(true);
  });
  test("b64 false: the payload is read as it stands (RFC 7797)", () => {
    const header = part('{"alg":"HS256","b64":false,"crit":["b64"]}');
    expect(decoded(`${header}.{"a": "x y"}.c2ln`)).toMatchObject({
      token: `${header}.{"a": "x y"}.c2ln`,
      payload: { json: '{"a": "x y"}' },
    });
    expect(decoded(`${header}.${part('{"a":1}')}.c2ln`).payload.json).toBe('{"a":1}');
    const apart = decodeJwt(`${header}..A5dxf2s96_n5FLueVuW1Z_vh161FwXZC4YLPff6dmDY`);
    expect(apart.ok || apart.detail?.reason).toMatch(/^The payload is empty: it is sent apart/);
    const price = decodeJwt(`${header}.$02.c2ln`);
    expect(price.ok || price.detail).toMatchObject({ text: "$02" });
  });
  test("a million brackets are no crash", () => {
    const deep = decodeJwt(tokenOf("[".repeat(100_000) + "]".repeat(100_000)));
    expect(deep.ok ? deep.value.payload.laidOut.length : 200_000).toBe(200_000);
  });
});

test.each([
  ["Bearer", `Bearer ${joeToken}`],
  ["bearer, twice the space", `  bearer   ${joeToken}\n`],
  ["a whole header", `Authorization: Bearer ${joeToken}`],
  ["quotes", `"${joeToken}"`],
  ["quotes inside of Bearer", `Bearer '${joeToken}';`],
  ["quotes outside of Bearer", `"Bearer ${joeToken}",`],
  ["typographic quotes", `“${joeToken}”`],
  ["line breaks", joeToken.replaceAll(/(.{20})/g, "$1\r\n  ")],
  ["a byte order mark", `\uFEFF${joeToken}`],
  ["a link", `https://app.example.com/cb#state=1&access_token=${joeToken}&token_type=bearer`],
  ["JSON", `{"access_token": "${joeToken}", "expires_in": 60}`],
  ["a command", `curl -H 'Authorization: Bearer ${joeToken}' https://a.b.c/d`],
])("a token is found in %s", (_what, text) => {
  expect(cleanToken(text)).toBe(joeToken);
});

describe("JSON as written", () => {
  test("members, double ones too, with their raw values", () => {
    expect(membersOf('{ "a" : {"a":[1,2]} ,"b":-0,"a":"x,\\"}","\\u0063":[] }')).toEqual([
      { name: "a", raw: '{"a":[1,2]}' },
      { name: "b", raw: "-0" },
      { name: "a", raw: '"x,\\"}"' },
      { name: "c", raw: "[]" },
    ]);
    expect(membersOf("[1]")).toEqual([]);
    expect(membersOf('"x"')).toEqual([]);
    expect(membersOf("{}")).toEqual([]);
  });
  test("laid out as JSON.stringify would, where that loses nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(layOut(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
      }),
    );
  });
  test("members are those that JSON.parse finds", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const members = membersOf(JSON.stringify(value, null, 1));
        const read = members.map(({ name, raw }) => [name, JSON.parse(raw) as unknown]);
        expect(read).toEqual(Object.entries(JSON.parse(JSON.stringify(value)) as object));
      }),
    );
  });
  test("colored pieces together are the text", () => {
    const text = '{\n  "a": [1, true, "b"]\n}';
    expect(
      colorPieces(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
    const kinds = colorPieces(text).filter(({ kind }) => kind !== "mark");
    expect(kinds.map(({ kind }) => kind)).toEqual(["key", "number", "word", "string"]);
  });
});

describe("times", () => {
  const one = (raw: string) => readTimes([{ name: "exp", raw }])[0];
  test.each<[raw: string, atMs: number | null, note: RegExp | null]>([
    ["1300819380", 1_300_819_380_000, null],
    ["1300819380.5", 1_300_819_380_500, null],
    ["-1", -1000, null],
    ["0", 0, null],
    ['"1300819380"', 1_300_819_380_000, /text/],
    ["1735755936000", 1_735_755_936_000_000, /looks like milliseconds.*2025-01-01/],
    ["1e20", null, /No calendar/],
    ["8.64e12", 8.64e15, /milliseconds/],
    ['"soon"', null, /not a number/],
    ["null", null, /not a number/],
    ["[1]", null, /not a number/],
  ])("exp %s", (raw, atMs, note) => {
    expect(one(raw)).toMatchObject({ raw, atMs });
    expect(one(raw)?.note ?? "").toMatch(note ?? /^$/);
  });

  const at = (members: Record<string, number>) =>
    readTimes(Object.entries(members).map(([name, value]) => ({ name, raw: String(value) })));
  test.each<[rule: string, members: Record<string, number>, standing: string]>([
    ["before exp", { exp: 101 }, "valid"],
    ["on exp: it must not be accepted any more", { exp: 100 }, "expired"],
    ["after exp", { exp: 99 }, "expired"],
    ["before nbf", { nbf: 101, exp: 200 }, "early"],
    ["on nbf", { nbf: 100, exp: 200 }, "valid"],
    ["no exp", { iat: 1 }, "endless"],
    ["expired before it began", { nbf: 150, exp: 50 }, "expired"],
  ])("%s", (_rule, members, standing) => {
    expect(standingOf(at(members), 100_000)).toBe(standing);
  });

  const standing = (json: string) => {
    const times = readTimes(membersOf(json));
    const when = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);
    return standingWords(standingOf(times, 100_000), times, when);
  };
  test.each<[json: string, words: string]>([
    ["{}", "Never expires"],
    ['{"exp":99}', "Expired on 1970-01-01"],
    ['{"exp":86400}', "Expires on 1970-01-02"],
    ['{"nbf":86400}', "Not valid before 1970-01-02"],
    ['{"exp":null}', "When it expires cannot be read: exp is null"],
    ['{"exp":1e400}', "When it expires cannot be read: exp is 1e400"],
    [
      '{"exp":"2030-01-01T00:00:00Z"}',
      'When it expires cannot be read: exp is "2030-01-01T00:00:00Z"',
    ],
    [
      `{"exp":[${"1,".repeat(99)}1]}`,
      `When it expires cannot be read: exp is [${"1,".repeat(19)}1…`,
    ],
    ['{"exp":86400,"nbf":"soon"}', 'When it begins cannot be read: nbf is "soon"'],
    ['{"exp":99,"nbf":"soon"}', "Expired on 1970-01-01"],
    ['{"exp":1735755936000}', "Expires on +056973-11 (exp looks like milliseconds: 2025-01-01)"],
    [
      '{"nbf":1735755936000}',
      "Not valid before +056973-11 (nbf looks like milliseconds: 2025-01-01)",
    ],
    ['{"exp":"86400"}', "Expires on 1970-01-02 (exp is text, not a number)"],
  ])("headline of %s", (json, words) => {
    expect(standing(json)).toBe(words);
  });
  test.each<[iat: number | string, nowMs: number, isFromFuture: boolean]>([
    [200, 100_000, true],
    [161, 100_000, true],
    [160, 100_000, false], // clocks differ by a little
    [100, 100_000, false],
    [1_735_755_936_000, 1_735_755_937_000, false], // milliseconds: that is said
  ])("issued at %s, read at %d ms: from the future %s", (iat, nowMs, expected) => {
    expect(isFromFuture(readTimes([{ name: "iat", raw: String(iat) }]), nowMs)).toBe(expected);
  });
  test("come in the order of life", () => {
    const names = at({ exp: 1, nbf: 1, iat: 1, auth_time: 1 }).map(({ name }) => name);
    expect(names).toEqual(["auth_time", "iat", "nbf", "exp"]);
  });

  test.each([
    [0, "now"],
    [999, "now"],
    [1000, "in 1 second"],
    [-1000, "1 second ago"],
    [61_000, "in 1 minute 1 second"],
    [-3_600_000, "1 hour ago"],
    [-(3 * 86_400_000 + 3_600_000), "3 days 1 hour ago"],
    [86_400_000 + 5000, "in 1 day"],
    [400 * 86_400_000, "in 1 year 35 days"],
    [3_652_500 * 86_400_000, "in 10,006 years 310 days"],
  ])("%d ms from now is %s", (ms, words) => {
    expect(fromNow(1e12 + ms, 1e12)).toBe(words);
  });
  test("UTC", () => {
    expect(utcTime(1_300_819_380_000)).toBe("2011-03-22 18:43:00 UTC");
    expect(utcTime(1_300_819_380_500)).toBe("2011-03-22 18:43:00.500 UTC");
    expect(utcTime(1_735_755_936_000_000)).toBe("+056973-11-30 18:40:00 UTC");
  });
});

describe("notes", () => {
  const notes = (token: string) => {
    const jwt = decoded(token);
    const times = readTimes(jwt.payload.members);
    return notesOn(jwt, times, isFromFuture(times, 100_000)).map(({ text }) => text);
  };
  const quiet = '{"iat":1,"exp":2}';
  test.each<[rule: string, token: string, note: RegExp]>([
    ["alg none", unsecured, /alg is “none”: there is no signature/],
    ["alg none with a signature", tokenOf(quiet, '{"alg":"none"}'), /yet there is a third part/],
    ["no alg", tokenOf(quiet, "{}"), /has no alg/],
    [
      "no signature",
      tokenOf(quiet, '{"alg":"RS256"}', ""),
      /signature is missing, though alg is RS256/,
    ],
    ["half a signature", tokenOf(quiet, undefined, "c2lnx"), /cut off/],
    ["a key of its own", tokenOf(quiet, '{"alg":"RS256","jku":"https://evil"}'), /own key \(jku\)/],
    ["crit", tokenOf(quiet, '{"alg":"RS256","crit":["b64"]}'), /crit/],
    ["plain Base64", tokenOf(quiet, undefined, "c2k="), /plain Base64/],
    ["no exp", tokenOf('{"iat":1}'), /never expires/],
    ["milliseconds", tokenOf('{"exp":1735755936000}'), /^exp: It looks like milliseconds/],
    ["from the future", tokenOf('{"iat":200,"exp":300}'), /^It is issued in the future \(iat\)/],
    ["b64", tokenOf(quiet, '{"alg":"HS256","b64":false,"crit":["b64"]}'), /^b64 is false/],
    ["a long life", tokenOf('{"iat":0,"exp":8640000}'), /lives for 100 days/],
    ["ends before it begins", tokenOf('{"nbf":5,"exp":5}'), /expires before it begins/],
    ["no object", tokenOf("[]"), /payload is not an object/],
    ["a double name", tokenOf('{"sub":1,"sub":2,"exp":1}'), /“sub” stands more than once/],
    ["a token inside", tokenOf(quiet, '{"alg":"HS256","cty":"JWT"}'), /another token/],
    ["personal data", tokenOf('{"exp":1,"email":"a@b.c"}'), /can read email/],
  ])("%s", (_rule, token, note) => {
    expect(notes(token)).toContainEqual(expect.stringMatching(note));
  });
  test("a life that is counted in two units is not told", () => {
    expect(notes(tokenOf('{"iat":1,"exp":1735755936000}')).join()).not.toMatch(/lives for/);
  });
  test("a plain token has none", () => {
    expect(notes(tokenOf(quiet))).toEqual([]);
  });
});
