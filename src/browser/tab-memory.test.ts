// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";

/** Loads the page anew: only what is in session storage is still there. */
async function reload() {
  globalThis.dispatchEvent(new Event("pagehide"));
  vi.resetModules();
  return import("./tab-memory.ts");
}
type Page = Awaited<ReturnType<typeof reload>>;

const asIs = (text: string) => text;
const typed = (page: Page, key: string) => page.recall(key, asIs);
let page: Page;

beforeEach(async () => {
  page = await reload();
  page.keepsTyped.update(() => "on");
  page.forgetTyped();
});

describe("what is typed", () => {
  test("is there again after a change of page, a reload and another reload", async () => {
    page.keep("/a/text", "hello", asIs);
    expect(typed(page, "/a/text")).toBe("hello");
    expect(typed(page, "/b/text")).toBeUndefined();
    page = await reload();
    page = await reload();
    expect(typed(page, "/a/text")).toBe("hello");
  });

  test("is the same object until a reload", () => {
    const value = { text: "hello" };
    page.keep("/a/text", value, JSON.stringify);
    expect(page.recall("/a/text", JSON.parse)).toBe(value);
  });

  test("is written without a reload too, as a tab may crash", () => {
    vi.useFakeTimers();
    page.keep("/a/text", "hello", asIs);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(Object.values(sessionStorage)).toEqual(["hello"]);
  });

  test("is asked for at the last moment", async () => {
    const stop = page.beforeLeaving(() => page.keep("/a/text", "last letters", asIs));
    page = await reload();
    stop();
    expect(typed(page, "/a/text")).toBe("last letters");
  });

  test("stays in memory alone where it is a secret", async () => {
    page.keep("/a/key", "secret", () => null);
    page.keep("/a/text", "before", asIs);
    page.keep("/a/text", "a secret by now", () => null);
    expect(typed(page, "/a/key")).toBe("secret");
    page = await reload();
    expect(typed(page, "/a/key")).toBeUndefined();
    expect(typed(page, "/a/text")).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  test("gives way to what is typed later, where there is no room for both", async () => {
    const half = page.maxKeptChars / 2;
    page.keep("/a/text", "a".repeat(half), asIs);
    page.keep("/b/text", "b".repeat(half), asIs);
    page.keep("/c/text", "c", asIs);
    page.keep("/b/text", "b".repeat(half), asIs);
    page.keep("/d/text", "d".repeat(page.maxKeptChars + 1), asIs);
    expect(typed(page, "/d/text")).toHaveLength(page.maxKeptChars + 1);
    page = await reload();
    expect(["a", "b", "c", "d"].map((name) => typed(page, `/${name}/text`)?.length)).toEqual([
      undefined,
      half,
      1,
      undefined,
    ]);
  });

  test("is forgotten on request", async () => {
    page.keep("/a/text", "hello", asIs);
    page = await reload();
    expect(page.keptCount()).toBe(1);
    page.forgetTyped();
    expect(typed(page, "/a/text")).toBeUndefined();
    page = await reload();
    expect(page.keptCount()).toBe(0);
  });

  test("is not kept by those who do not wish it", async () => {
    page.keep("/a/text", "hello", asIs);
    page.keepsTyped.update(() => "off");
    page.keep("/b/text", "hello", asIs);
    expect(typed(page, "/a/text")).toBeUndefined();
    page = await reload();
    expect(typed(page, "/b/text")).toBeUndefined();
  });

  test("lasts until a reload where the browser stores nothing", () => {
    const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no", "QuotaExceededError");
    });
    page.keep("/a/text", "hello", asIs);
    globalThis.dispatchEvent(new Event("pagehide"));
    expect(typed(page, "/a/text")).toBe("hello");
    refuse.mockRestore();
  });
});
