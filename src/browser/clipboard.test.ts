import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { copyText } from "./clipboard.ts";
import { readClipboard } from "./read-clipboard.ts";

/** A document that knows the old copy command, or refuses it. */
function stubDocument(command: () => boolean) {
  const field = { value: "", readOnly: false, className: "", select: vi.fn(), remove: vi.fn() };
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("document", {
    activeElement: null,
    body: { append: vi.fn() },
    createElement: () => field,
    execCommand: command,
  });
  return field;
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("copyText (fault F6)", () => {
  test("uses the clipboard where there is one", async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await copyText("text")).toEqual({ ok: true, value: true });
    expect(writeText).toHaveBeenCalledWith("text");
  });

  test.each([
    ["is missing, as over plain http", {}],
    ["refuses", { clipboard: { writeText: async () => Promise.reject(new Error("NotAllowed")) } }],
    ["never answers", { clipboard: { writeText: async () => new Promise(() => {}) } }],
  ])("tries the older command when the clipboard %s", async (_fault, navigator) => {
    vi.stubGlobal("navigator", navigator);
    const field = stubDocument(() => true);
    const copied = copyText("text");
    await vi.runAllTimersAsync();
    expect(await copied).toEqual({ ok: true, value: true });
    expect(field.value).toBe("text");
    expect(field.remove).toHaveBeenCalledOnce();
  });

  test.each([
    ["is refused", () => false],
    [
      "throws",
      () => {
        throw new Error("no");
      },
    ],
  ])(
    "is honest when the older command %s too, and logs the spec's words",
    async (_fault, command) => {
      vi.stubGlobal("navigator", {});
      const field = stubDocument(command);
      const copied = copyText("text");
      await vi.runAllTimersAsync();
      expect(await copied).toEqual({ ok: false, message: "Failed to copy text" });
      expect(console.warn).toHaveBeenCalledWith("Failed to copy text");
      expect(field.remove).toHaveBeenCalledOnce();
    },
  );
});

describe("readClipboard", () => {
  test("answers what is there", async () => {
    vi.stubGlobal("navigator", { clipboard: { readText: async () => "1,00,000" } });
    expect(await readClipboard()).toEqual({ ok: true, value: "1,00,000" });
  });

  test.each([
    ["is missing", {}],
    [
      "is refused",
      { clipboard: { readText: async () => Promise.reject(new Error("NotAllowed")) } },
    ],
  ])("says so when the clipboard %s", async (_fault, navigator) => {
    vi.stubGlobal("navigator", navigator);
    expect(await readClipboard()).toEqual({ ok: false, message: "Pasting was not allowed." });
  });
});
