import jsQR from "jsqr";
import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../../operations.ts";
import { layOut, rasterize, toRgba } from "../picture.ts";

const run = async (id: string, text: string | null, options = {}) => {
  const found = operations.find((operation) => operation.id === id);
  return found ? runOperation(found, text, options, exampleAmbient()) : null;
};

/** The modules of a code in letters, the quiet zone included. */
const modulesIn = (letters: string): boolean[][] =>
  letters
    .trimEnd()
    .split("\n")
    .flatMap((line) => [
      line.split("").map((letter) => letter === "▀" || letter === "█"),
      line.split("").map((letter) => letter === "▄" || letter === "█"),
    ]);

describe("a code in letters", () => {
  test.each(["HELLO WORLD", "https://example.com/?q=1", "héllo 🙂", "0".repeat(500)])(
    "is read by another decoder: %j",
    async (text) => {
      const made = await run("qr.encode", text, { as: "text", margin: 4 });
      const modules = modulesIn(made?.ok ? String(made.value) : "");
      const layout = layOut(modules.length, 4 * modules.length, 2);
      const rgba = toRgba(rasterize(modules, layout), "#000000", "#ffffff");
      expect(jsQR(rgba, layout.side, layout.side)?.data).toBe(text);
    },
  );
});

describe("operations", () => {
  test("a look comes through, and what is risky is said", async () => {
    const made = await run("qr.encode", "a", {
      ink: "#1A2B3C",
      ground: "#fff0f0",
      margin: 2,
      size: 500,
    });
    expect(made?.ok && made.value).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="500" height="500" viewBox="0 0 25 25".*\n.*"#fff0f0".*\n.*"#1a2b3c"/,
    );
    expect(made).toMatchObject({ notes: [expect.stringMatching(/^A quiet zone under 4/)] });
  });

  test.each([
    ["", {}, "There is nothing to write into a code."],
    ["a", { ink: "red" }, "ink must be a color such as #1a2b3c."],
    ["a", { level: "X" }, "level must be one of: L, M, Q, H."],
    ["é".repeat(2000), {}, "Too long for a QR code: 4,000 of 2,953 bytes."],
    ["a", { ink: "#ffffff" }, "A reader could not read this code again, so it is not offered."],
  ])("%j with %j is refused", async (text, options, message) => {
    expect(await run("qr.encode", text, options)).toMatchObject({ ok: false, message });
  });

  test.each([
    ["wifi.write", { ssid: "a" }, "Fill in: Password."],
    ["wifi.write", { ssid: "a", password: "short" }, "Password: At least 8 characters for WPA."],
    ["upi.write", { payee: "x", name: "y" }, "UPI ID: An ID such as name@bank."],
    ["vcard.write", {}, "Fill in: First name."],
  ])("%s with %j is refused", async (id, options, message) => {
    expect(await run(id, null, options)).toMatchObject({ ok: false, message });
  });

  test("a hidden network", async () => {
    const options = { ssid: "a", password: "12345678", hidden: true };
    expect(await run("wifi.write", null, options)).toEqual({
      ok: true,
      value: "WIFI:T:WPA;S:a;P:12345678;H:true;;",
    });
  });
});
