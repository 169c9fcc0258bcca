import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { readAddress } from "./logic/address.ts";
import { faultWords } from "./view/problems.ts";
import {
  cardLabels,
  cardsOf,
  cardsText,
  failed,
  readIpInfo,
  timeoutMs,
  type IpInfo,
} from "./logic.ts";
import { deviceDiffers, offsetWords } from "./logic/zone.ts";

/** As ipapi.co documents its answer. */
const answer = {
  ip: "208.67.222.222",
  network: "208.67.222.0/24",
  version: "IPv4",
  city: "San Francisco",
  region: "California",
  region_code: "CA",
  country: "US",
  country_name: "United States",
  country_code: "US",
  postal: "94107",
  latitude: 37.7749,
  longitude: -122.4194,
  timezone: "America/Los_Angeles",
  utc_offset: "-0700",
  country_calling_code: "+1",
  currency: "USD",
  languages: "en-US,es-US,haw,fr",
  asn: "AS36692",
  org: "OPENDNS",
};
const july = new Date("2026-07-14T12:00:00Z");
const atHome = { timezone: "America/Los_Angeles", at: july };

function infoOf(given: unknown): IpInfo {
  const read = readIpInfo(given);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
}

describe("Spec §3, IP info", () => {
  test("“ip, city, region, country (taken from the service's country-name field), timezone, isp (taken from the service's organisation field)”", () => {
    expect(infoOf(answer)).toMatchObject({
      ip: "208.67.222.222",
      city: "San Francisco",
      region: "California",
      country: "United States",
      timezone: "America/Los_Angeles",
      isp: "OPENDNS",
    });
  });

  test("what more the answer has", () => {
    expect(infoOf(answer).more).toEqual([
      { label: "Network", value: "208.67.222.0/24" },
      { label: "Autonomous system", value: "AS36692" },
      { label: "Postal code", value: "94107" },
      { label: "Country code", value: "US" },
      { label: "Calling code", value: "+1" },
      { label: "Currency", value: "USD" },
      { label: "Languages", value: "en-US,es-US,haw,fr" },
      { label: "Coordinates", value: "37.7749, -122.4194" },
    ]);
  });

  test("what the service did not send is not listed", () => {
    const few = infoOf({ ...answer, latitude: "37", asn: 7, postal: undefined, currency: " " });
    expect(few.more.map(({ label }) => label)).toEqual([
      "Network",
      "Country code",
      "Calling code",
      "Languages",
    ]);
    const { ip, city, region, country_name, timezone, org } = answer;
    expect(infoOf({ ip, city, region, country_name, timezone, org }).more).toEqual([]);
  });
});

describe("Spec §2, cards IP Address, Location, Country, Timezone, Internet Service Provider", () => {
  test("in this order, with their values", () => {
    const cards = cardsOf(infoOf(answer), atHome);
    expect(cards.map(({ label, value }) => [label, value])).toEqual([
      ["IP Address", "208.67.222.222"],
      ["Location", "San Francisco, California"],
      ["Country", "United States"],
      ["Timezone", "America/Los_Angeles"],
      ["Internet Service Provider", "OPENDNS"],
    ]);
    expect(cardsText(cards)).toContain("Location: San Francisco, California\nCountry: United");
  });

  test("what the service does not know is Unknown, never “null” or “undefined”", () => {
    const none = {
      ip: "192.0.2.1",
      city: null,
      region: "",
      country_name: null,
      timezone: null,
      org: " ",
    };
    const cards = cardsOf(infoOf(none), atHome);
    expect(cards.slice(1).map(({ value }) => value)).toEqual([
      "Unknown",
      "Unknown",
      "Unknown",
      "Unknown",
    ]);
    expect(JSON.stringify(cards)).not.toMatch(/null|undefined/);
  });

  test.each([
    ["Delhi", "Delhi", "Delhi"],
    ["Pune", null, "Pune"],
    [null, "Goa", "Goa"],
  ])("city %j in region %j is %s", (city, region, location) => {
    expect(cardsOf(infoOf({ ...answer, city, region }), atHome)[1]?.value).toBe(location);
  });

  test("the notes: version, offset, and a device that is set for elsewhere", () => {
    const notes = (timezone: string) =>
      cardsOf(infoOf(answer), { timezone, at: july }).map(({ note }) => note);
    expect(notes("America/Los_Angeles")[0]).toBe("IPv4");
    expect(notes("America/Los_Angeles")[3]).toBe("UTC-07:00");
    expect(notes("Asia/Kolkata")[3]).toBe("Your device is set to Asia/Kolkata");
    expect(cardsOf(infoOf({ ...answer, ip: "100.64.0.1" }), atHome)[0]?.note).toBe(
      "IPv4 · Shared by many customers (CGNAT)",
    );
  });
});

describe("Spec §8, “Failed to fetch IP information”", () => {
  test.each([
    ["nothing", undefined, "not a list"],
    ["null", null, "not a list"],
    ["a number", 7, "not a list"],
    ["a text", "208.67.222.222", "not a list"],
    ["an array", [answer], "not a list"],
    ["{}", {}, "ip, city, region, country_name, timezone, org"],
    [
      "a refusal",
      { error: true, reason: "RateLimited", message: "Visit …" },
      "refused: RateLimited.",
    ],
    ["a refusal without a reason", { error: true }, "refused: no reason given."],
    ["a refusal with an odd reason", { error: true, reason: { a: 1 } }, "no reason given"],
    ["no address", { ...answer, ip: null }, "not text: ip."],
    ["an address that is none", { ...answer, ip: "<b>1.2.3.4</b>" }, "not text: ip."],
    ["a number for a city", { ...answer, city: 7 }, "not text: city."],
    ["an object for a zone", { ...answer, timezone: { id: "UTC" } }, "not text: timezone."],
    [
      "another service's names",
      { ip: "192.0.2.1", city: "Pune", region: "MH", country: "India" },
      "country_name, timezone, org",
    ],
  ])("%s", (_case, given, reason) => {
    const read = readIpInfo(given);
    expect(read).toMatchObject({ ok: false, message: "Failed to fetch IP information" });
    expect(!read.ok && read.detail).toContain(reason);
  });

  test("the message is the spec's, the time-out 8 s", () => {
    expect(failed).toBe("Failed to fetch IP information");
    expect(timeoutMs).toBe(8000);
  });

  test.each([
    [{ kind: "offline" }, "You are offline."],
    [{ kind: "timeout" }, "ip.example did not answer within 8 seconds."],
    [{ kind: "blocked" }, "ip.example could not be reached. A content blocker"],
    [{ kind: "too-large" }, "far too much"],
    [{ kind: "not-json" }, "The answer was not JSON."],
    [{ kind: "status", status: 429 }, "too often from this network (status 429)"],
    [{ kind: "status", status: 403 }, "refused to answer (status 403)"],
    [{ kind: "status", status: 500 }, "a problem of its own (status 500)"],
    [{ kind: "status", status: 503 }, "a problem of its own (status 503)"],
  ] as const)("%j is said in words", (fault, words) => {
    expect(faultWords(fault, "ip.example", timeoutMs)).toContain(words);
  });

  test("a service gone wrong cannot fill the page, nor break it", () => {
    expect(infoOf({ ...answer, org: "x".repeat(1e6) }).isp).toHaveLength(200);
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.jsonValue(),
        fc.constantFrom(...Object.keys(answer)),
        (any, value, name) => {
          for (const given of [any, { ...answer, [name]: value }]) {
            const read = readIpInfo(given);
            const cards = read.ok ? cardsOf(read.value, atHome) : [];
            expect(cards.map(({ label }) => label)).toEqual(read.ok ? cardLabels : []);
          }
        },
      ),
      { numRuns: sampled(300) },
    );
  });
});

describe("addresses", () => {
  test.each(["0.0.0.0", "1.2.3.4", "255.255.255.255"])("%s is IPv4", (text) => {
    expect(readAddress(text)).toMatchObject({ version: "IPv4", text });
  });

  // RFC 5952, sections 1, 2 and 4.
  test.each([
    ["2001:0db8:0000:0000:0001:0000:0000:0001", "2001:db8::1:0:0:1"],
    ["2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"],
    ["2001:db8::0:1:0:0:1", "2001:db8::1:0:0:1"],
    ["2001:DB8:0:0:1::1", "2001:db8::1:0:0:1"],
    ["2001:db8:aaaa:bbbb:cccc:dddd:eeee:0001", "2001:db8:aaaa:bbbb:cccc:dddd:eeee:1"],
    ["2001:db8:0:0:0::1", "2001:db8::1"],
    ["2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
    ["2001:0:0:1:0:0:0:1", "2001:0:0:1::1"],
    ["2001:db8:0:0:1:0:0:0", "2001:db8:0:0:1::"],
    ["0:0:0:0:0:0:0:0", "::"],
    ["::1", "::1"],
    ["::ffff:192.0.2.128", "::ffff:c000:280"],
  ])("%s is written %s", (text, canonical) => {
    expect(readAddress(text)).toEqual({ version: "IPv6", text: canonical, note: "" });
  });

  test.each([
    "",
    "1",
    "1.2.3",
    "1.2.3.4.5",
    "256.1.1.1",
    "01.2.3.4",
    "1.2.3.-4",
    "1.2.3.4/24",
    " 1.2.3.4",
    ":",
    ":::",
    "1::2::3",
    "1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:8:9",
    "1:2:3:4:5:6:7:8::",
    "12345::",
    "g::1",
    "fe80::1%eth0",
    "::1.2.3",
    "::1.2.3.256",
  ])("%j is no address", (text) => {
    expect(readAddress(text)).toBeNull();
  });

  test("whatever is written is read again, as the same", () => {
    const groups = fc.array(fc.oneof(fc.constant(0), fc.nat(0xffff)), {
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(groups, (eight) => {
        const long = eight.map((group) => group.toString(16).padStart(4, "0")).join(":");
        const short = readAddress(long)?.text ?? "";
        expect(short.length).toBeLessThanOrEqual(long.length);
        expect(readAddress(short)?.text).toBe(short);
        // The URL parser is an independent reader of the same form.
        expect(new URL(`http://[${long}]/`).hostname).toBe(`[${short}]`);
      }),
    );
  });

  test.each([
    ["10.1.2.3", "Not a public address"],
    ["172.16.0.1", "Not a public address"],
    ["172.32.0.1", ""],
    ["192.168.1.1", "Not a public address"],
    ["127.0.0.1", "Not a public address"],
    ["100.63.0.1", ""],
    ["100.127.255.255", "Shared by many customers (CGNAT)"],
    ["8.8.8.8", ""],
  ])("%s: %j", (text, note) => {
    expect(readAddress(text)?.note).toBe(note);
  });
});

describe("time zones", () => {
  test.each([
    ["Asia/Kolkata", "UTC+05:30"],
    ["Asia/Kathmandu", "UTC+05:45"],
    ["America/New_York", "UTC-04:00"],
    ["UTC", "UTC+00:00"],
    ["", ""],
    ["Mars/Olympus", ""],
    ["<b>", ""],
  ])("%j is %j in July", (zone, words) => {
    expect(offsetWords(zone, july)).toBe(words);
  });

  test.each([
    ["Asia/Kolkata", "Asia/Calcutta", false],
    ["America/New_York", "Europe/Berlin", true],
    ["Mars/Olympus", "Europe/Berlin", false],
    ["", "Europe/Berlin", false],
  ])("an address in %j, a device in %j: differs is %s", (there, here, differs) => {
    expect(deviceDiffers(there, { timezone: here, at: july })).toBe(differs);
  });
});
