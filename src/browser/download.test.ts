import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { downloadBlob, downloadText } from "./download.ts";

const link = { href: "", download: "", click: vi.fn() };
const live = new Set<string>();
let saved: Blob | MediaSource;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { createElement: () => link });
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved = blob;
    live.add("blob:1");
    return "blob:1";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void live.delete(address));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("F20: saves under the name, and no address outlives its download", () => {
  downloadBlob("formatted.json", new Blob(["{}"]));
  expect(link).toMatchObject({ href: "blob:1", download: "formatted.json" });
  expect(link.click).toHaveBeenCalledOnce();
  expect(live.size).toBe(1);
  vi.runAllTimers();
  expect(live.size).toBe(0);
});

test("text is saved as UTF-8 of its type", () => {
  downloadText("a.csv", "é", "text/csv");
  expect(saved).toMatchObject({ type: "text/csv", size: 2 });
  expect(saved).toBeInstanceOf(Blob);
});
