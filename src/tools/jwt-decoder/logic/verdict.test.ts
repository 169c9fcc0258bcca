import { describe, expect, test } from "vitest";
import { membersOf } from "./json.ts";
import type { SignatureCheck } from "./signature.ts";
import { isFromFuture, readTimes, standingOf, standingWords } from "./times.ts";
import { judge } from "./verdict.ts";

const nowMs = 100_000;
const judged = (check: Partial<SignatureCheck>, payload: string) => {
  const times = readTimes(membersOf(payload));
  const standing = standingOf(times, nowMs);
  return judge(
    {
      state: "verified",
      words: "Signature verified",
      refusals: [],
      doubts: [],
      remarks: [],
      ...check,
    },
    {
      times,
      standing,
      words: standingWords(standing, times, String),
      fromFuture: isFromFuture(times, nowMs),
    },
  );
};
const wrong = { state: "wrong", words: "The signature does not match this key" } as const;
const unknown = { state: "unknown", words: "This is not a key" } as const;

describe("one verdict", () => {
  test.each<
    [why: string, check: Partial<SignatureCheck>, payload: string, words: string, tone: string]
  >([
    ["all is well", {}, '{"exp":200}', "Valid", "good"],
    ["no exp", {}, "{}", "Valid, with doubts", "warn"],
    ["a weak secret", { doubts: ["weak"] }, '{"exp":200}', "Valid, with doubts", "warn"],
    ["from the future", {}, '{"iat":190,"exp":200}', "Valid, with doubts", "warn"],
    ["exp in milliseconds", {}, '{"exp":1735755936000}', "Valid, with doubts", "warn"],
    ["exp as text", {}, '{"exp":"200"}', "Valid, with doubts", "warn"],
    ["expired", {}, '{"exp":100}', "Not valid", "bad"],
    ["too early", {}, '{"nbf":101,"exp":200}', "Not valid", "bad"],
    ["exp is null", {}, '{"exp":null}', "Not valid", "bad"],
    ["nbf is a date", {}, '{"exp":200,"nbf":"2020-01-01"}', "Not valid", "bad"],
    ["another signature", wrong, '{"exp":200}', "Not valid: the signature does not match", "bad"],
    ["both", wrong, '{"exp":100}', "Not valid: the signature does not match", "bad"],
    [
      "a key for encryption",
      { refusals: ["enc"] },
      '{"exp":200}',
      "Not valid, though the signature matches",
      "bad",
    ],
    ["no key", unknown, '{"exp":200}', "Not decided: the signature was not checked", "warn"],
    ["no key, and expired", unknown, '{"exp":100}', "Not valid", "bad"],
  ])("%s", (_why, check, payload, words, tone) => {
    expect(judged(check, payload)).toMatchObject({ words, tone });
  });
  test("says each of its reasons, the signature first", () => {
    expect(judged({ refusals: ["enc"], doubts: ["weak"] }, '{"exp":100}').reasons).toEqual([
      { tone: "good", text: "Signature verified" },
      { tone: "bad", text: "enc" },
      { tone: "warn", text: "weak" },
      { tone: "bad", text: "Expired on 100000" },
    ]);
  });
});
