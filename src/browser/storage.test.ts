import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { flag, shape } from "#domain/shape.ts";
import {
  jsonCodec,
  readEverything,
  scoreCodec,
  storedShape,
  storedValue,
  wordCodec,
  writeEverything,
} from "./storage.ts";

/** A browser's storage and its events, with switches for the faults of real ones. */
function fakeBrowser() {
  const texts = new Map<string, string>();
  const faults = { blocked: false, full: undefined as Error | undefined };
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (faults.full) throw faults.full;
      texts.set(key, text);
    },
    removeItem: (key: string) => texts.delete(key),
  };
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  vi.stubGlobal("dispatchEvent", target.dispatchEvent.bind(target));
  vi.stubGlobal(
    "StorageEvent",
    class extends Event {
      key: string | null;
      constructor(type: string, init: { key: string | null }) {
        super(type);
        this.key = init.key;
      }
    },
  );
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      if (faults.blocked) throw new DOMException("denied", "SecurityError");
      // Own keys are the stored ones, as in a browser.
      return Object.assign(Object.create(storage), Object.fromEntries(texts));
    },
  });
  const otherTab = (key: string | null, text?: string) => {
    if (key !== null && text !== undefined) texts.set(key, text);
    if (key === null) texts.clear();
    target.dispatchEvent(new StorageEvent("storage", { key }));
  };
  return { texts, faults, otherTab };
}

let browser: ReturnType<typeof fakeBrowser>;
const original = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, "localStorage");
  if (original) Object.defineProperty(globalThis, "localStorage", original);
});

const list = jsonCodec((parsed) =>
  Array.isArray(parsed) ? parsed.filter((item) => typeof item === "string") : [],
);

describe("storedValue", () => {
  test("writes through and reads back", () => {
    const stored = storedValue("a-list", list);
    stored.update((now) => [...now, "x"]);
    expect(browser.texts.get("a-list")).toBe('["x"]');
    expect(stored.read()).toEqual(["x"]);
  });

  test("knows what it is while nothing is stored", () => {
    browser.texts.set("i-list", '["x"]');
    expect(storedValue("i-list", list).initial).toEqual([]);
  });

  test("of a shape is JSON, and repaired when read", () => {
    browser.texts.set("j-options", '{"wrap":"yes","sound":true}');
    const stored = storedShape("j-options", shape({ wrap: flag(true), sound: flag(false) }));
    expect(stored.read()).toEqual({ wrap: true, sound: true });
    stored.update((now) => ({ ...now, wrap: false }));
    expect(browser.texts.get("j-options")).toBe('{"wrap":false,"sound":true}');
  });

  test("gives the same object until it changes, as React needs", () => {
    browser.texts.set("b-list", '["x"]');
    const stored = storedValue("b-list", list);
    expect(stored.read()).toBe(stored.read());
  });

  test.each(["", "null", "undefined", "{}", "[", "[1,null,{}]", "\ud800", "x".repeat(100_000)])(
    "F3: garbage becomes the default and is not rewritten until the visitor acts (%#)",
    (garbage) => {
      browser.texts.set("c-list", garbage);
      expect(storedValue("c-list", list).read()).toEqual([]);
      expect(browser.texts.get("c-list")).toBe(garbage);
    },
  );

  test("F1: blocked storage: the value lives in memory", () => {
    browser.faults.blocked = true;
    const stored = storedValue("d-list", list);
    expect(stored.read()).toEqual([]);
    stored.update(() => ["kept"]);
    expect(stored.read()).toEqual(["kept"]);
  });

  test.each([
    new DOMException("full", "QuotaExceededError"),
    Object.assign(new Error("full"), { name: "NS_ERROR_DOM_QUOTA_REACHED", code: 1014 }),
    Object.assign(new Error("full"), { name: "QUOTA_EXCEEDED_ERR", code: 22 }),
  ])(
    "F2: full storage ($name): the value lives in memory, and is stored once there is room",
    (error) => {
      const stored = storedValue(`e-${error.name}`, list);
      browser.faults.full = error;
      stored.update(() => ["one"]);
      expect(stored.read()).toEqual(["one"]);
      browser.faults.full = undefined;
      stored.update((now) => [...now, "two"]);
      expect(browser.texts.get(`e-${error.name}`)).toBe('["one","two"]');
    },
  );

  test("F4: another tab's change is told, and an update starts from it", () => {
    const stored = storedValue("f-list", list);
    const listener = vi.fn();
    const stop = stored.subscribe(listener);
    browser.otherTab("f-list", '["theirs"]');
    expect(listener).toHaveBeenCalledOnce();
    stored.update((now) => [...now, "mine"]);
    expect(stored.read()).toEqual(["theirs", "mine"]);
    browser.otherTab("another-key", "x");
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    browser.otherTab("f-list", "[]");
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test("F5: everything cleared while running means the default", () => {
    const stored = storedValue("g-list", list);
    const listener = vi.fn();
    stored.subscribe(listener);
    stored.update(() => ["x"]);
    browser.otherTab(null);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(stored.read()).toEqual([]);
  });
});

describe("codecs", () => {
  test.each([
    [null, 0],
    ["", 0],
    ["12", 12],
    ["NaN", 0],
    ["1e309", 0],
    ["-5", 0],
    ["12abc", 0],
    ["1.5", 0],
    [" 7", 0],
    ["9007199254740991", 9_007_199_254_740_991],
    ["9007199254740993", 0],
    ["99999999999999999999", 0],
  ])("a score of %j reads as %i", (text, score) => {
    expect(scoreCodec.parse(text)).toBe(score);
  });

  test("one of a few words, else the first", () => {
    const codec = wordCodec(["two", "tab"]);
    expect(codec.parse("tab")).toBe("tab");
    expect(codec.parse("TAB")).toBe("two");
    expect(codec.parse(null)).toBe("two");
  });
});

describe("everything", () => {
  test("reads only our keys, writes, removes, and tells this tab", () => {
    browser.texts.set("h-mine", '["a"]').set("other", "x");
    const stored = storedValue("h-mine", list);
    const listener = vi.fn();
    stored.subscribe(listener);
    const isOurs = (key: string) => key.startsWith("h-");
    expect({ ...readEverything(isOurs) }).toEqual({ "h-mine": '["a"]' });
    writeEverything({ "h-mine": null, "h-new": "1" });
    expect(listener).toHaveBeenCalledOnce();
    expect({ ...readEverything(isOurs) }).toEqual({ "h-new": "1" });
    expect(browser.texts.get("other")).toBe("x");
  });
});
