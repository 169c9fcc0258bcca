import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { handOver, takeHandover } from "./handover.ts";

const texts = new Map<string, string>();
const storage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => texts.set(key, text),
  removeItem: (key: string) => texts.delete(key),
};
const stand = (pathname: string) => vi.stubGlobal("location", { pathname });
const parcel = { pathname: "/qr-generator", word: "qr", text: "secret" };

beforeEach(() => {
  vi.stubGlobal("sessionStorage", storage);
  stand("/qr-generator");
});
afterEach(() => {
  takeHandover();
  texts.clear();
  vi.unstubAllGlobals();
});

describe.each([
  ["in the same document", false],
  ["to a new document", true],
])("a text that is handed over %s", (_where, isNewDocument) => {
  test("is taken once", () => {
    handOver(parcel, isNewDocument);
    expect(takeHandover()).toMatchObject({ word: "qr", text: "secret" });
    expect(takeHandover()).toBeNull();
    expect(texts.size).toBe(0);
  });
  test("is forgotten by another page", () => {
    handOver(parcel, isNewDocument);
    stand("/json-formatter");
    expect(takeHandover()).toBeNull();
    stand("/qr-generator");
    expect(takeHandover()).toBeNull();
    expect(texts.size).toBe(0);
  });
});

test("in the same document nothing is stored", () => {
  handOver(parcel, false);
  expect(texts.size).toBe(0);
});

test.each(["", "null", "7", "[]", "{}", '{"pathname":"/qr-generator","text":7,"word":"qr"}'])(
  "stored garbage %j is nothing",
  (text) => {
    texts.set("tabkit-handover", text);
    expect(takeHandover()).toBeNull();
    expect(texts.size).toBe(0);
  },
);

test("blocked storage loses the text and nothing else", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  handOver(parcel, true);
  expect(takeHandover()).toBeNull();
});
