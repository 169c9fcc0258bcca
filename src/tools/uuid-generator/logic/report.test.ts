import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../operations.ts";
import { saysOf } from "./report.ts";

const ambient = exampleAmbient();
const run = (id: string, text: string | null, options = {}) => {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(id);
  return runOperation(operation, text, options, ambient);
};

describe("what an identifier says", () => {
  test.each([
    // RFC 9562, A.1, A.3 and A.6; the example of the specification of ULID.
    [
      "C232AB00-9414-11EC-B3C8-9F6BDECED846",
      {
        label: "UUID",
        words: "version 1: made Tue 22 Feb 2022, 19:22:22 UTC",
        mark: "4 years ago",
      },
    ],
    [
      "{919108f7-52d1-4320-9bac-f847db4148a8}",
      { label: "UUID", words: "version 4: 122 random bits: it holds nothing else." },
    ],
    [
      "urn:uuid:017F22E2-79B0-7CC3-98C4-DC0C0C07398F",
      {
        label: "UUID",
        words: "version 7: made Tue 22 Feb 2022, 19:22:22 UTC",
        mark: "4 years ago",
      },
    ],
    [
      "01ARZ3NDEKTSV4RRFFQ69G5FAV",
      { label: "ULID", words: "made Sat 30 Jul 2016, 23:54:10 UTC", mark: "10 years ago" },
    ],
    [
      "00000000-0000-0000-0000-000000000000",
      { label: "UUID", words: "Nil: All zeros: stands for “no UUID”." },
    ],
  ])("%s", (text, { label, words, mark }: { label: string; words: string; mark?: string }) => {
    const [said] = saysOf(text, ambient.nowMs);
    expect({ label: said?.label, words: said?.words, mark: said?.mark?.words }).toEqual({
      label,
      words,
      mark,
    });
  });
});

describe("refused, and said to be nothing", () => {
  test.each([
    ["", "Not a UUID: it has 0 digits in place of 32."],
    [
      "919108f7-52d1-4320-9bac-f847db4148ag",
      "Not a UUID: “g” at place 36 is not a hexadecimal digit.",
    ],
    ["81ARZ3NDEKTSV4RRFFQ69G5FAV", "Not a ULID: its first character is over 7."],
    // Every word of 21 letters may be a NanoID.
    ["V1StGXR8_Z5jdHi6B-myT", "Not a UUID: “V” at place 1 is not a hexadecimal digit."],
  ])("%j", async (text, message) => {
    expect(await run("uuid.inspect", text)).toEqual({ ok: false, message });
    expect(saysOf(text, ambient.nowMs)).toEqual([]);
  });

  test("names without any, and a namespace that is none", async () => {
    expect(await run("uuid.from-names", "\n\n")).toMatchObject({
      message: "There is no name: write one on each line.",
    });
    expect(await run("uuid.from-names", "a", { namespace: "custom" })).toMatchObject({
      message: "Enter the UUID of your namespace.",
    });
  });
});

test("no name is left out, however many", async () => {
  const names = Array.from({ length: 250 }, (_, at) => `name ${at}`).join("\n");
  const made = await run("uuid.from-names", names);
  expect(made.ok && String(made.value).split("\n").length).toBe(250);
});

test("of nil there is one, and that is said", async () => {
  expect(await run("uuid.generate", null, { version: "nil", count: 5 })).toMatchObject({
    value: "00000000-0000-0000-0000-000000000000",
    notes: ["There is only one nil UUID."],
  });
});
