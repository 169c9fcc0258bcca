import { describe, expect, test } from "vitest";
import { formatBackup, isOurKey, parseBackup } from "./local-data.ts";

describe("local data", () => {
  test.each(["theme", "snake-high-score", "2048-best-score", "tabkit-favorites", "tabkit-x"])(
    "%s is ours",
    (key) => expect(isOurKey(key)).toBe(true),
  );
  test.each(["", "token", "themes", "other-tabkit-", "__proto__"])("%j is not ours", (key) =>
    expect(isOurKey(key)).toBe(false),
  );

  test("a backup comes back as it went out", () => {
    const data = { theme: "dark", "tabkit-favorites": '["/json-formatter"]' };
    expect(parseBackup(formatBackup(data))).toEqual({ ok: true, value: data });
  });

  test("keys of others and values that are not text are left out", () => {
    const text = '{"tabkit":1,"data":{"theme":"dark","session":"x","tabkit-a":1,"__proto__":"x"}}';
    expect(parseBackup(text)).toEqual({ ok: true, value: { theme: "dark" } });
  });

  test.each([
    "",
    "null",
    "[]",
    "{}",
    '{"tabkit":1}',
    '{"tabkit":1,"data":[]}',
    '{"tabkit":2,"data":{}}',
    '{"tabkit":1,"data":null}',
    "not json",
  ])("%j is refused", (text) => {
    expect(parseBackup(text)).toEqual({ ok: false, message: "This file is not a Tabkit backup." });
  });

  test("a file over 5 million characters is refused before it is read", () => {
    expect(parseBackup(" ".repeat(5_000_001)).ok).toBe(false);
  });
});
