import { inflateSync } from "node:zlib";
import fc from "fast-check";
import jsQR from "jsqr";
import { decodeQR } from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { crc32 } from "#domain/crc32.ts";
import { isProof, sampledCases } from "#proof/scale.ts";
import { amountOf, amountWords, levelFor, roomWords } from "./logic/capacity.ts";
import { bytesOf, colorProblem, isColor } from "./logic/color.ts";
import { problemOf, textOf, type Values } from "./logic/content/content.ts";
import { contents } from "./logic/content/contents.ts";
import { draftText, emptyDraft, neededWords } from "./logic/content/draft.ts";
import { eventNote, stamped } from "./logic/content/event.ts";
import { kindOf, linkIn } from "./logic/found.ts";
import { optionsShape, delayMs, fileNameAt, isBlank, serviceAddress } from "./logic.ts";
import {
  allSizes,
  cornerStyles,
  dotStyles,
  levels,
  quietZones,
  sizes,
  type Level,
} from "./logic/options.ts";
import { draw, modulesOf, type CodeRequest } from "./logic/draw.ts";
import { makeCode, unreadable, type Code } from "./logic/make.ts";
import { layOut, rasterize, toRgba, type Modules } from "./logic/picture.ts";
import { svgOf } from "./logic/svg.ts";
import { encodePng } from "./logic/png.ts";
import { readPixels } from "./logic/read.ts";
import { remarksOn } from "./logic/remarks.ts";

const black = "#000000";
const white = "#ffffff";

/** A picture for decoders, in the smallest size that is ever drawn. */
function paint(modules: Modules, ink = black, ground = white) {
  const layout = layOut(modules.length, 1, 4);
  const data = toRgba(rasterize(modules, layout), ink as typeof black, ground as typeof white);
  return { data, width: layout.side, height: layout.side };
}
const byJsQr = ({ data, width, height }: ReturnType<typeof paint>) =>
  jsQR(data, width, height, { inversionAttempts: "dontInvert" })?.data;
const byQr = (picture: ReturnType<typeof paint>) => decodeQR(picture, { timeLimit: 5000 });

async function make(request: Partial<CodeRequest> & { text: string }): Promise<Code> {
  const made = await makeCode({ ...optionsShape.initial, ...request });
  const answer = "value" in made && !("ok" in made) ? made.value : made;
  if (!("ok" in answer) || !answer.ok) throw new Error("message" in answer ? answer.message : "");
  return answer.value;
}

/** Reads a PNG's parts, and checks each checksum. */
function chunksOf(png: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(png.buffer);
  const parts = new Map<string, Uint8Array>();
  for (let at = 8; at < png.length;) {
    const length = view.getUint32(at);
    const name = new TextDecoder().decode(png.subarray(at + 4, at + 8));
    parts.set(name, png.slice(at + 8, at + 8 + length));
    expect(view.getUint32(at + 8 + length), name).toBe(
      crc32(png.subarray(at + 4, at + 8 + length)),
    );
    at += 12 + length;
  }
  return parts;
}

describe("Spec", () => {
  test("spec §9: sizes 150, 200, 300, 400, 500 (default 200)", () => {
    expect(sizes).toEqual([150, 200, 300, 400, 500]);
    expect(optionsShape.initial.size).toBe(200);
  });

  test("for print there are 1000 and 2000, which the service does not draw", () => {
    expect(allSizes).toEqual([...sizes, 1000, 2000]);
    const address = serviceAddress("https://qr.example/", "x", 2000);
    expect(address).toBe("https://qr.example/?size=1000x1000&data=x");
  });

  test.each(allSizes)("the picture is %i pixels wide, in whole pixels per module", async (size) => {
    const { side, png } = await make({ text: "https://example.com", size });
    expect(side).toBe(size);
    expect(new DataView(png.buffer).getUint32(16)).toBe(size);
  });

  test("spec §9: regenerates 300 ms after an input change", () => {
    expect(delayMs).toBe(300);
  });

  test.each(["", " ", "\n\t  "])("spec §5: do nothing on blank input: %j", (text) => {
    expect(isBlank(text)).toBe(true);
  });

  test("a text with something in it is not blank", () => {
    expect(isBlank(" . ")).toBe(false);
  });

  test("spec §7: saves the image as a PNG named with a timestamp", () => {
    expect(fileNameAt(1763200000000, "png")).toBe("qr-code-1763200000000.png");
  });

  test.each([
    ["a b&c=d#e", "a%20b%26c%3Dd%23e"],
    ["नमस्ते", "%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87"],
    ["1+1", "1%2B1"],
    ["\ud800", "%EF%BF%BD"],
  ])("spec §7: size (as {n}x{n}) and data (URL-encoded text): %s", (text, data) => {
    const service = "https://api.qrserver.com/v1/create-qr-code/";
    expect(serviceAddress(service, text, 300)).toBe(`${service}?size=300x300&data=${data}`);
  });

  test("a service with a query of its own keeps it", () => {
    expect(serviceAddress("https://qr.example/?format=png", "x", 150)).toBe(
      "https://qr.example/?format=png&size=150x150&data=x",
    );
  });
});

describe("every code can be read again", () => {
  const letters = [...Array.from("abcXYZ 0189:/.?&=-_\nनमस्तेकखगघज्ञ🙏🚀😀漢ßé"), "👩‍👩‍👧"];
  const texts = fc.sample(
    fc.oneof(
      { weight: 8, arbitrary: letterText(letters) },
      { weight: 1, arbitrary: letterText(Array.from("0123456789")) },
      { weight: 1, arbitrary: letterText(Array.from("ABC0189 $%*+-./:")) },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 15 }) },
    ),
    { numRuns: isProof ? 1000 : 40, seed: 18004 },
  );

  function letterText(from: string[]) {
    return fc
      .array(fc.constantFrom(...from), { minLength: 1, maxLength: 15 })
      .map((chosen) => chosen.join(""));
  }

  test.each(levels)("random texts, level %s, by two decoders", (level) => {
    const mine = texts.filter((_, index) => index % levels.length === levels.indexOf(level));
    expect(mine).toHaveLength(texts.length / levels.length);
    for (const text of mine) {
      const picture = paint(modulesOf(text, level));
      expect(byJsQr(picture), JSON.stringify(text)).toBe(text);
      expect(byQr(picture), JSON.stringify(text)).toBe(text);
    }
  });

  test.each([
    ["research: some encoders use Latin-1", "नमस्ते 🙏 café", "M"],
    ["ISO 18004 annex I", "01234567", "M"],
    ["zero bytes", "a\0b", "Q"],
    ["the fullest code", "x".repeat(2953), "L"],
    ["the fullest code of the highest level", "क".repeat(424), "H"],
  ] as const)("%s", (_what, text, level) => {
    const picture = paint(modulesOf(text, level));
    expect(byJsQr(picture)).toBe(text);
    expect(byQr(picture)).toBe(text);
  });

  test("a byte order mark is kept", () => {
    expect(byJsQr(paint(modulesOf("\uFEFFa", "L")))).toBe("\uFEFFa");
  });

  test("ISO 18004 annex I: “01234567” at level M is a version 1 code", () => {
    expect(modulesOf("01234567", "M")).toHaveLength(21);
  });

  test("light on dark is read as well", async () => {
    await expect(make({ text: "x", ink: white, ground: black })).resolves.toBeDefined();
  });

  test("what cannot be read again is not offered", async () => {
    expect(await makeCode({ ...optionsShape.initial, text: "x", ink: white })).toEqual({
      ok: false,
      message: unreadable,
    });
  });

  test("a broken character becomes one that can be written, and that is said", async () => {
    const code = await make({ text: "a\ud800" });
    expect(remarksOn(code, optionsShape.initial, "a\ud800").join()).toContain("\uFFFD");
    expect(remarksOn(code, optionsShape.initial, "a")).toEqual([]);
  });
});

describe("capacity", () => {
  // ISO/IEC 18004 table 7, version 40.
  test.each<[Level, digits: number, characters: number, bytes: number]>([
    ["L", 7089, 4296, 2953],
    ["M", 5596, 3391, 2331],
    ["Q", 3993, 2420, 1663],
    ["H", 3057, 1852, 1273],
  ])("of level %s", (level, digits, characters, bytes) => {
    for (const [letter, limit] of [
      ["1", digits],
      ["A", characters],
      ["a", bytes],
    ] as const) {
      expect(amountOf(letter, level).limit).toBe(limit);
      // The library agrees to the last one.
      expect(modulesOf(letter.repeat(limit), level)).toHaveLength(177);
      expect(() => modulesOf(letter.repeat(limit + 1), level)).toThrow("Capacity");
    }
  });

  test("is counted in UTF-8", () => {
    expect(amountWords(amountOf("नमस्ते 🙏", "M"))).toBe("23 of 2,331 bytes");
    expect(amountWords(amountOf("x".repeat(1234), "L"))).toBe("1,234 of 2,953 bytes");
  });

  test.each<[length: number, Level, string]>([
    [25, "M", "25 of 2,331 bytes at level M · 2,306 left · level Q holds 1,663"],
    [1664, "M", "1,664 of 2,331 bytes at level M · 667 left · level Q holds only 1,663"],
    [25, "H", "25 of 1,273 bytes at level H · 1,248 left · no level is higher"],
    [1274, "H", "1,274 of 1,273 bytes at level H · 1 too many · level Q holds 1,663"],
    [2332, "H", "2,332 of 1,273 bytes at level H · 1,059 too many · level L holds 2,953"],
    [2953, "L", "2,953 of 2,953 bytes at level L · 0 left · level M holds only 2,331"],
    [2954, "Q", "2,954 of 1,663 bytes at level Q · 1,291 too many · no level holds it"],
  ])(
    "what is left of %i bytes at level %s, and what the next level holds",
    (length, level, words) => {
      expect(roomWords("a".repeat(length), level)).toBe(words);
    },
  );

  test("a text too long for its level gets the best one that it fits, and that is said", async () => {
    expect(levelFor("a".repeat(1273), "H")).toBe("H");
    expect(levelFor("a".repeat(1274), "H")).toBe("Q");
    expect(levelFor("a".repeat(2332), "H")).toBe("L");
    expect(levelFor("a", "M")).toBe("M");
    const remarks = remarksOn({ side: 370, count: 177, level: "L" }, optionsShape.initial, "a");
    expect(remarks).toEqual([
      "Drawn at 370 px: 200 px is too small for this much text.",
      "Level L, since this text is too long for level M.",
    ]);
  });

  test("2,954 bytes are refused with the count", async () => {
    expect(await makeCode({ ...optionsShape.initial, text: "x".repeat(2954) })).toEqual({
      ok: false,
      message: "Too long for a QR code: 2,954 of 2,953 bytes.",
    });
  });

  test("the fullest code in the smallest size is drawn larger, and can be read", async () => {
    const { side, count } = await make({ text: "x".repeat(2953), size: 150, level: "L" });
    expect([side, count]).toEqual([370, 177]);
  });
});

describe("the picture", () => {
  const version = fc.integer({ min: 1, max: 40 }).map((number) => 17 + 4 * number);

  test("has whole pixels, at least two per module, and the quiet zone inside", () => {
    fc.assert(
      fc.property(
        version,
        fc.constantFrom(...allSizes),
        fc.constantFrom(...quietZones),
        (count, size, quiet) => {
          const { side, modulePx, margin } = layOut(count, size, quiet);
          const after = side - margin - count * modulePx;
          expect(modulePx).toBeGreaterThanOrEqual(2);
          expect(Number.isInteger(modulePx) && Number.isInteger(margin)).toBe(true);
          expect(Math.min(margin, after)).toBeGreaterThanOrEqual(quiet * modulePx);
          expect(side).toBeGreaterThanOrEqual(size);
          // No larger than asked unless two pixels per module need it.
          expect(side === size || modulePx === 2).toBe(true);
        },
      ),
    );
  });

  test("as a PNG is the same pixels in the two colors", async () => {
    const modules = modulesOf("PNG", "M");
    const layout = layOut(modules.length, 150, 4);
    const pixels = rasterize(modules, layout);
    const png = await encodePng(pixels, layout.side, { ink: "#112233", ground: "#fffefd" });
    const parts = chunksOf(png);
    expect([...parts.keys()]).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
    expect([...parts.get("PLTE")!]).toEqual([0xff, 0xfe, 0xfd, 0x11, 0x22, 0x33]);
    const rows = inflateSync(parts.get("IDAT")!);
    const rowBytes = 1 + Math.ceil(150 / 8);
    expect(rows).toHaveLength(rowBytes * 150);
    const unpacked = pixels.map((_, at) => {
      const x = at % 150;
      return (rows[Math.floor(at / 150) * rowBytes + 1 + (x >> 3)]! >> (7 - (x & 7))) & 1;
    });
    expect(unpacked).toEqual(pixels);
    expect(pixels).toContain(1);
  });

  test("as an SVG is the same modules, and holds nothing of the text", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4, maxLength: 30 }), (text) => {
        const modules = modulesOf(text.toWellFormed(), "M");
        const svg = svgOf(modules, { size: 200, quiet: 4, ink: black, ground: white });
        const painted = modules.map((row) => row.map(() => false));
        for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
          for (let step = 0; step < Number(length); step++) {
            painted[Number(y) - 4]![Number(x) - 4 + step] = true;
          }
        }
        expect(painted).toEqual(modules);
        expect(svg).toContain(`viewBox="0 0 ${modules.length + 8} ${modules.length + 8}"`);
        expect(svg.replace(/[\d\s."#/=<>:MhvzA-Za-z-]/g, "")).toBe("");
      }),
      { numRuns: 30 },
    );
  });

  test("crc32 has its well-known check value", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  });
});

describe("styles and logos", () => {
  /** Stripes in all colors, which look as little as possible like ground. */
  const logo = {
    name: "stripes.png",
    side: 40,
    rgba: Uint8ClampedArray.from({ length: 40 * 40 * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (at >> 4) % 3 === 0 ? 20 : 220,
    ),
  };
  const text = "https://example.com/welcome";
  const looks = dotStyles.flatMap((dots) => cornerStyles.map((corners) => ({ dots, corners })));

  // Three of the nine have each style of dots and of corners once.
  test.each(sampledCases(looks, 3))(
    "$dots dots and $corners corners are read by two decoders",
    ({ dots, corners }) => {
      for (const size of sampledCases([300, 500] as const, 1)) {
        for (const mark of [null, logo]) {
          const request = { ...optionsShape.initial, text, size, dots, corners, logo: mark };
          const { rgba, layout } = draw(request, "H");
          const picture = { data: rgba, width: layout.side, height: layout.side };
          expect(byJsQr(picture)).toBe(text);
          expect(byQr(picture)).toBe(text);
        }
      }
    },
  );

  test("a dot is round, and a ring is hollow", () => {
    const { rgba, layout } = draw(
      { ...optionsShape.initial, text, size: 500, dots: "dots", corners: "round" },
      "M",
    );
    const red = (x: number, y: number) => {
      const [px, py] = [x, y].map((at) => Math.floor(layout.margin + at * layout.modulePx));
      return rgba[(py! * layout.side + px!) * 4];
    };
    // The corner of the code is outside the ring; then ink, ground, and ink in the middle.
    expect([red(0, 0), red(3.5, 0.5), red(3.5, 1.5), red(3.5, 3.5)]).toEqual([255, 0, 255, 0]);
    // The timing pattern: ink at its center, none in its corner.
    expect([red(8.5, 6.5), red(8, 6)]).toEqual([0, 255]);
  });

  test.each([
    [
      { level: "L", logoPercent: 20 },
      "This logo hides more than half of what level L can repair. Safer: error correction M.",
    ],
    [
      { level: "M", logoPercent: 30 },
      "This logo hides more than half of what level M can repair. Safer: error correction Q.",
    ],
  ] as const)("%j is refused, with what is safer", async (wanted, message) => {
    const request = { ...optionsShape.initial, text, logo, ...wanted };
    expect(await makeCode(request)).toEqual({ ok: false, message });
  });

  test("a style that the reader cannot read is refused, with one that it can", async () => {
    const request = { ...optionsShape.initial, text, level: "H", dots: "dots" } as const;
    expect(await makeCode(request)).toEqual({
      ok: false,
      message: `${unreadable} Safer: rounded dots.`,
    });
    expect(await makeCode({ ...request, dots: "rounded" })).not.toMatchObject({ ok: false });
  });

  test.each(sampledCases(looks.toReversed(), 1))(
    "$dots dots and $corners corners for print: what is called safer can be made",
    { timeout: 60_000 },
    async (look) => {
      for (const level of ["M", "H"] as const) {
        const request = { ...optionsShape.initial, ...look, text, level, size: 1000 } as const;
        const made = await makeCode(request);
        if (!("message" in made)) continue;
        const [, words = ""] = /Safer: (.+)\.$/.exec(made.message) ?? [];
        const changes = {
          "error correction Q": { level: "Q" },
          "error correction H": { level: "H" },
          "rounded dots": { dots: "rounded" },
          "square dots": { dots: "square" },
          "square corners": { corners: "square" },
          "2000 pixels": { size: 2000 },
        } as const;
        expect(Object.keys(changes)).toContain(words);
        const other = { ...request, ...changes[words as keyof typeof changes] };
        expect(await makeCode(other)).not.toMatchObject({ ok: false });
      }
    },
  );

  test("at the highest level a logo that hides too much is to be smaller", async () => {
    const long = "a".repeat(1300); // too long for level H
    const request = {
      ...optionsShape.initial,
      text: long,
      logo,
      level: "Q",
      logoPercent: 30,
    } as const;
    const made = await makeCode({ ...request, text: "a".repeat(2000), level: "M" });
    expect(made).toMatchObject({ ok: false });
    expect("message" in made && made.message).toContain("Safer: a logo of 25 %.");
    expect(await makeCode(request)).not.toMatchObject({ ok: false });
  });

  test("a PNG in many colors is the picture that was read", async () => {
    const request = { ...optionsShape.initial, text, logo, dots: "dots" } as const;
    const { png, side } = await make(request);
    const { rgba } = draw(request, "M");
    const parts = chunksOf(png);
    const rows = inflateSync(parts.get("IDAT")!);
    const unfiltered = Array.from({ length: side }, (_, y) => [
      ...rows.subarray(y * (side * 4 + 1) + 1, (y + 1) * (side * 4 + 1)),
    ]).flat();
    expect(Buffer.from(unfiltered).equals(Buffer.from(rgba))).toBe(true);
    expect([...parts.get("IHDR")!.subarray(8)]).toEqual([8, 6, 0, 0, 0]);
  });

  test("an SVG has the same shapes and the logo in it", async () => {
    const { svg, count } = await make({ text, logo, dots: "dots", corners: "rounded" });
    const { modules } = draw({ ...optionsShape.initial, text, logo }, "M");
    const isFinder = (x: number, y: number) =>
      (y < 7 && (x < 7 || x >= count - 7)) || (y >= count - 7 && x < 7);
    const ink = modules.flatMap((row, y) => row.filter((isInk, x) => isInk && !isFinder(x, y)));
    expect(/ d="(.*?)"/.exec(svg)?.[1]?.match(/M/g)).toHaveLength(ink.length + 9);
    expect(svg).toContain('fill-rule="evenodd"');
    expect(svg).toMatch(
      /<image x="[\d.]+" y="[\d.]+" width="4" height="4" href="data:image\/png;base64,iVBORw0KGgo/,
    );
  });
});

describe("colors", () => {
  test.each([
    ["#000000", "#ffffff", null],
    ["#1d4ed8", "#ffffff", null],
    ["#767676", "#ffffff", null],
    ["#ffffff", "#000000", "Light on dark: some scanners cannot read it."],
    ["#808080", "#ffffff", "Contrast is only 3.9:1. Cameras want 4:1 or more."],
    ["#ffcc00", "#ffffff", "Contrast is only 1.5:1. Cameras want 4:1 or more."],
    ["#ff0000", "#ff0000", "Contrast is only 1:1. Cameras want 4:1 or more."],
  ] as const)("%s on %s", (ink, ground, problem) => {
    expect(colorProblem(ink, ground)).toBe(problem);
  });

  test("only # and six hex digits are a color", () => {
    expect(["#1a2b3c", "#1A2B3C", "#fff", "red", "", null, 7].filter(isColor)).toEqual(["#1a2b3c"]);
    expect(bytesOf("#1a2b3c")).toEqual([0x1a, 0x2b, 0x3c]);
  });

  test("a narrow quiet zone is remarked on", () => {
    const drawn = { side: 200, count: 21, level: "M" } as const;
    expect(remarksOn(drawn, { ...optionsShape.initial, quiet: 2 }, "a")).toHaveLength(1);
  });
});

describe("what is stored is checked", () => {
  test.each([undefined, null, 7, "x", [], { size: 201, level: "X", quiet: 0, ink: "url(x)" }])(
    "%j is the default",
    (stored) => {
      expect(optionsShape.read(stored)).toEqual(optionsShape.initial);
    },
  );

  test("what is right is kept, and nothing else", () => {
    const own = {
      size: 500,
      level: "H",
      quiet: 10,
      ink: "#112233",
      ground: "#eeeeee",
      dots: "dots",
      corners: "round",
      logoPercent: 25,
    };
    expect(optionsShape.read({ ...own, text: "secret" })).toEqual(own);
  });
});

describe("contents", () => {
  const written = (id: string, values: Values): string =>
    textOf(
      contents.find((content) => content.id === id)!,
      values,
    );

  test.each<[string, Values, string]>([
    ["wifi", { ssid: "my;net", password: "a\\b12345" }, "WIFI:T:WPA;S:my\\;net;P:a\\\\b12345;;"],
    [
      "wifi",
      { ssid: 'say "hi": ok,', password: " 12345678 ", hidden: "on" },
      'WIFI:T:WPA;S:say \\"hi\\"\\: ok\\,;P: 12345678 ;H:true;;',
    ],
    ["wifi", { ssid: "café", security: "nopass", password: "x" }, "WIFI:T:nopass;S:café;;"],
    ["wifi", { ssid: "old", security: "WEP", password: "abc" }, "WIFI:T:WEP;S:old;P:abc;;"],
    [
      "contact",
      { first: "Asha", last: "Rao; Jr", phone: "+91 98765-43210", company: "A, B" },
      "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Rao\\; Jr;Asha;;;\r\nFN:Asha Rao\\; Jr\r\nORG:A\\, B\r\nTEL;TYPE=CELL:+919876543210\r\nEND:VCARD",
    ],
    [
      "email",
      { email: "a+b@example.com", subject: "Hi & bye", body: "one\ntwo" },
      "mailto:a%2Bb@example.com?subject=Hi%20%26%20bye&body=one%0D%0Atwo",
    ],
    ["email", { email: "a@example.com" }, "mailto:a@example.com"],
    ["phone", { phone: "+91 (98765) 43210" }, "tel:+919876543210"],
    ["sms", { phone: "98765 43210", message: "नमस्ते" }, "SMSTO:9876543210:नमस्ते"],
    ["place", { latitude: "+28.6129", longitude: "-77.2295" }, "geo:28.6129,-77.2295"],
    [
      "upi",
      { payee: "asha@okbank", name: "Asha & Co", amount: "1,00,000.5", note: "Rent #5" },
      "upi://pay?pa=asha@okbank&pn=Asha%20%26%20Co&am=100000.50&cu=INR&tn=Rent%20%235",
    ],
    ["upi", { payee: "asha@okbank", name: "Asha" }, "upi://pay?pa=asha@okbank&pn=Asha&cu=INR"],
  ])("%s %j", (id, values, text) => {
    expect(written(id, values)).toBe(text);
  });

  /** RFC 5545 and RFC 6350, read by other code than wrote it: names, parameters, values as they stand. */
  function contentLines(text: string): Map<string, string> {
    const unfolded = text.replaceAll(/\r\n[ \t]/g, "");
    const all = new Map<string, string>();
    for (const line of unfolded.split("\r\n")) {
      const parts = /^(?<name>[A-Za-z\d-]+(?:;[^:;=]+=[^:;]*)*):(?<value>.*)$/s.exec(line)?.groups;
      if (parts === undefined) throw new Error(`Not a content line: ${line}`);
      const { name = "", value = "" } = parts;
      all.set(/^(?:BEGIN|END)$/.test(name) ? `${name} ${value}` : name, value);
    }
    return all;
  }
  const scanned = (text: string) => contentLines(byJsQr(paint(modulesOf(text, "L"))) ?? "");

  test.each([
    "https://example.com/a,b;c?d=e\\f",
    "https://example.com:8080/path;v=1,2#top",
    "example.com",
  ])("RFC 6350: an address is no text, so nothing in it is escaped: %s", (url) => {
    expect(scanned(written("contact", { first: "A", url })).get("URL")).toBe(url);
  });

  const stamp = { uid: "1f2e3d4c5b6a7988", editedMs: Date.UTC(2026, 10, 1, 9, 5, 7), zone: "UTC" };
  const event = (values: Values, zone: string) =>
    written("event", stamped({ title: "x", ...values }, { ...stamp, zone }));

  test("RFC 5545: an event has all that it must have", () => {
    const values = { title: "Tea; cake", end: "2026-11-08T22:00", location: "Pune, MH" };
    const read = scanned(event({ ...values, start: "2026-11-08T18:30" }, "Asia/Kolkata"));
    expect([...read]).toEqual([
      ["BEGIN VCALENDAR", "VCALENDAR"],
      ["VERSION", "2.0"],
      ["PRODID", "-//Tabkit//EN"],
      ["BEGIN VEVENT", "VEVENT"],
      ["UID", "1f2e3d4c5b6a7988"],
      ["DTSTAMP", "20261101T090507Z"],
      ["SUMMARY", "Tea\\; cake"],
      ["DTSTART", "20261108T130000Z"],
      ["DTEND", "20261108T163000Z"],
      ["LOCATION", "Pune\\, MH"],
      ["END VEVENT", "VEVENT"],
      ["END VCALENDAR", "VCALENDAR"],
    ]);
  });

  // By the tz database: https://data.iana.org/time-zones/tzdb/
  test.each([
    ["2026-07-01T12:00", "Europe/London", "20260701T110000Z"],
    ["2026-12-01T12:00", "Europe/London", "20261201T120000Z"],
    ["2026-01-01T00:15", "Asia/Kathmandu", "20251231T183000Z"],
    ["2026-12-31T20:00", "America/New_York", "20270101T010000Z"],
    ["2026-11-08T18:30:15", "UTC", "20261108T183015Z"],
    // Clocks go back at two: half past one comes twice.
    ["2026-11-01T01:30", "America/New_York", "20261101T053000Z"],
    ["2026-03-08T03:00", "America/New_York", "20260308T070000Z"],
    // Half an hour only, and in the other half of the world.
    ["2026-04-05T01:45", "Australia/Lord_Howe", "20260404T144500Z"],
    ["2026-06-01T00:00", "Pacific/Kiritimati", "20260531T100000Z"],
  ])("%s in %s is %s", (start, zone, utc) => {
    expect(scanned(event({ start }, zone)).get("DTSTART")).toBe(utc);
  });

  test("a time that clocks jump over is refused, and one that comes twice is remarked on", () => {
    expect(event({ start: "2026-03-08T02:30" }, "America/New_York")).toBe("");
    expect(event({ start: "12026-03-08T02:30" }, "UTC")).toBe("");
    const twice = eventNote({ start: "2026-11-01T01:30", zone: "America/New_York" });
    expect(twice).toContain(
      "01:30 comes twice on that day in America/New_York: the first is meant.",
    );
    expect(eventNote({ start: "2026-11-08T18:30", zone: "Asia/Kolkata" })).toBe(
      "Starts on 2026-11-08 at 18:30 in Asia/Kolkata, which is 2026-11-08 13:00 UTC. A phone elsewhere shows its own time.",
    );
    expect(eventNote({})).toBe("");
  });

  test("RFC 5545: an end must be later than the start, so one that is the same is left out", () => {
    const same = event({ start: "2026-11-08T18:30", end: "2026-11-08T18:30" }, "UTC");
    expect(scanned(same).has("DTEND")).toBe(false);
  });

  test("an event that is corrected is still the same event", () => {
    const first = stamped({ title: "x" }, stamp);
    const next = stamped(first, {
      uid: "other",
      editedMs: stamp.editedMs + 1000,
      zone: "Asia/Tokyo",
    });
    expect(next).toEqual({ ...first, edited: "20261101T090508Z" });
  });

  test("a line break in a field begins no property of its own", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const first = `x${before}\r\nEND:VCARD\n${after}`;
        const lines = written("contact", { first }).split(/\r\n|\r|\n/);
        expect(lines.map((line) => line.split(":")[0]).slice(0, 3)).toEqual([
          "BEGIN",
          "VERSION",
          "N",
        ]);
        expect(lines).toHaveLength(5);
      }),
    );
  });

  test.each<[string, string, string]>([
    ["wifi", "password", "1234567"],
    ["contact", "phone", "call me"],
    ["contact", "email", "nobody"],
    ["contact", "url", "https://example.com/\r\nNOTE:x"],
    ["contact", "url", "see example.com"],
    ["place", "latitude", "90.01"],
    ["place", "longitude", "-181"],
    ["place", "latitude", "1e1"],
    ["upi", "payee", "asha"],
    ["upi", "payee", "a@b&am=9"],
    ["upi", "amount", "-5"],
    ["upi", "amount", "0"],
    ["upi", "amount", "1.234"],
    ["upi", "amount", `${"1".repeat(40)}x`],
  ])("%s refuses as %s: %s", (id, field, value) => {
    const content = contents.find((one) => one.id === id)!;
    const found = content.fields.find((one) => one.id === field)!;
    expect(problemOf(found, { [field]: value })).not.toBe("");
  });

  test("an event does not end before it starts", () => {
    const values = { title: "x", start: "2026-11-08T18:30", end: "2026-11-08T18:29", zone: "UTC" };
    expect(written("event", values)).toBe("");
    expect(written("event", { ...values, end: "2026-11-08T18:30" })).not.toBe("");
  });

  test("there is no code while something is missing, and it is said what", () => {
    const draft = { ...emptyDraft, kind: "wifi" };
    expect([draftText(draft), neededWords(draft)]).toEqual([
      "",
      "Fill in: Network name, Password.",
    ]);
    const half = { ...draft, values: { wifi: { ssid: "x", security: "nopass" } } };
    expect(draftText(half)).toBe("WIFI:T:nopass;S:x;;");
    const wrong = { ...draft, values: { wifi: { ssid: "x", password: "1" } } };
    expect(neededWords(wrong)).toBe("Correct the field that is marked.");
  });
});

describe("reading", () => {
  test.each(["https://example.com", "नमस्ते 🙏 café"])("%s, dark on light", async (text) => {
    expect(await readPixels(paint(modulesOf(text, "M")), false)).toEqual([text]);
  });

  test("light on dark", async () => {
    expect(await readPixels(paint(modulesOf("inverted", "M"), white, black), false)).toEqual([
      "inverted",
    ]);
  });

  test("two codes in one picture", async () => {
    const [one, two] = [paint(modulesOf("one", "M")), paint(modulesOf("two", "M"))];
    const width = one.width + two.width;
    const data = new Uint8ClampedArray(width * one.height * 4).fill(255);
    for (let y = 0; y < one.height; y++) {
      data.set(one.data.subarray(y * one.width * 4, (y + 1) * one.width * 4), y * width * 4);
      data.set(
        two.data.subarray(y * two.width * 4, (y + 1) * two.width * 4),
        (y * width + one.width) * 4,
      );
    }
    const found = await readPixels({ data, width, height: one.height }, false);
    expect(found.toSorted()).toEqual(["one", "two"]);
  });

  test("nothing in an empty picture", async () => {
    const data = new Uint8ClampedArray(100 * 100 * 4).fill(255);
    expect(await readPixels({ data, width: 100, height: 100 }, false)).toEqual([]);
  });

  test.each([
    ["https://example.com/a", "Link"],
    ["WIFI:T:WPA;S:x;;", "Wi-Fi network"],
    ["BEGIN:VCARD\nN:x", "Contact"],
    ["upi://pay?pa=x@y", "UPI payment"],
    ["javascript:alert(1)", "Text"],
    ["see https://example.com", "Text"],
  ])("%s is a %s", (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  test.each([
    ["https://example.com/a?b", "example.com"],
    ["HTTP://EXAMPLE.COM", "example.com"],
    ["javascript:alert(1)", undefined],
    ["https://bank.example@evil.example/", undefined],
    ["data:text/html,x", undefined],
    ["https://example.com and more", undefined],
    ["https://", undefined],
  ])("of %s the link that is offered names %s", (text, host) => {
    expect(linkIn(text)?.host).toBe(host);
  });
});
