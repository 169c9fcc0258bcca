import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

// Comments and titles of tests name a section of the product's description ("Spec", a section
// sign, a number) or a fault ("F", a number). Whoever looks one up must find it.

const folders = ["src", "e2e", "build", "deploy", "scripts"];
const isSource = (file: string): boolean => /\.(?:tsx?|m?js|css)$/.test(file);

const sources = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter(isSource)
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

const product = readFileSync("docs/product.md", "utf8");
const faults = readFileSync("docs/faults.md", "utf8");

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** Sections of a standard are not ours: "RFC 7519 §4". */
const sectionsIn = (text: string): string[] => found(text, /(?<!RFC \d{1,5},? )§(\d+(?:\.\d+)*)/g);

/** Not a key of the keyboard, which stands alone in quotes, nor the digits of %F0 or #F00. */
const faultsIn = (text: string): string[] => found(text, /(?<![%#])\b(F\d{1,2})\b(?!["'])/g);

/** Every citation, as "file: what it cites". */
const citing = (find: (text: string) => string[]) =>
  sources.flatMap(({ file, text }) => find(text).map((name) => ({ file, name })));
const missing = (find: (text: string) => string[], known: ReadonlySet<string>): string[] =>
  citing(find)
    .filter(({ name }) => !known.has(name))
    .map(({ file, name }) => `${file}: ${name}`);

describe("what the code cites is written down", () => {
  const sections = new Set(found(product, /^#{2,4} (\d+(?:\.\d+)*)\.? /gm));
  const codes = new Set(found(faults, /^\| (F\d+) /gm));

  test("every section is in docs/product.md", () => {
    expect(citing(sectionsIn).length).toBeGreaterThan(100);
    expect(missing(sectionsIn, sections)).toEqual([]);
  });

  test("every fault is in docs/faults.md", () => {
    expect(citing(faultsIn).length).toBeGreaterThan(10);
    expect(missing(faultsIn, codes)).toEqual([]);
  });

  test("a wrong citation is seen, and what is none is not", () => {
    const sign = "\u00a7";
    const fault = (code: number) => `F${code}`;
    expect(sectionsIn(`Spec ${sign}5, and ${sign}99.1`)).toEqual(["5", "99.1"]);
    expect(sectionsIn(`RFC 7519 ${sign}4.1`)).toEqual([]);
    expect(faultsIn(`${fault(1)}: blocked (${fault(77)})`)).toEqual([fault(1), fault(77)]);
    expect(faultsIn(`shortcuts: ["${fault(9)}"], "%${fault(0)}%9F", #${fault(0)}0`)).toEqual([]);
  });
});

test("every file that docs/faults.md names exists", () => {
  const named = found(faults, /`((?:src|e2e|proof|build|deploy)\/[\w./-]+)`/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
