import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { readDocument } from "./document.ts";
import { encodeText, formatText } from "../logic.ts";
import type { Options } from "./options.ts";
import { indexNodes, kindOf, type Nodes } from "./tree/nodes.ts";
import { pathTo } from "./tree/path.ts";
import { windowOf } from "./tree/rows.ts";
import { search } from "./tree/search.ts";
import { openLevels, openTree, reveal, toggle } from "./tree/tree.ts";

// JSON as text: odd spacing, every spelling of numbers and strings, repeated and strange keys.
const space = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
const number = fc.oneof(
  fc.constantFrom("0", "-0", "1.0", "1E5", "0.1e-6", "1e400", "-0.0", "17478252242305210114"),
  fc.constantFrom("3.141592653589793238462643", "1e-400", "9007199254740993"),
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
);
const piece = fc.oneof(
  fc.constantFrom(
    '\\"',
    "\\\\",
    "\\/",
    "\\b",
    "\\n",
    "\\u00e9",
    "\\uD83D\\ude00",
    "\\ud800",
    "\\u0000",
  ),
  fc.constantFrom(
    "é",
    "日本",
    "😀",
    "\u2028",
    "\u007f",
    " ",
    "'",
    "/",
    "[",
    "}",
    ",",
    ":",
    "a.b",
    "~",
    "~1",
    "İ",
    "\u212a",
  ),
  fc.stringMatching(/^[\w ]{0,6}$/),
);
const string = fc.array(piece, { maxLength: 4 }).map((pieces) => `"${pieces.join("")}"`);
const key = fc.oneof(
  fc.constantFrom('"a"', '"b"', '"\\u0061"', '"10"', '"9"', '"__proto__"', '""', '"toString"'),
  string,
);
const inSpace = (token: fc.Arbitrary<string>) =>
  fc.tuple(space, token, space).map((parts) => parts.join(""));
const member = (value: fc.Arbitrary<string>) =>
  fc.tuple(inSpace(key), value).map(([name, text]) => `${name}:${text}`);

const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: inSpace(
    fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.oneof(number, string, fc.constantFrom("true", "false", "null")),
      fc.oneof(
        fc.array(tie("value"), { maxLength: 4 }).map((items) => `[${items.join()}]`),
        fc.array(member(tie("value")), { maxLength: 4 }).map((items) => `{${items.join()}}`),
        space.map((inner) => `[${inner}]`),
        space.map((inner) => `{${inner}}`),
      ),
    ),
  ),
}));
const lines = fc
  .array(
    value.filter((text) => /^\s*[[{]/.test(text)),
    { minLength: 2, maxLength: 4 },
  )
  .map((documents) => documents.join("\n"));
const indent = fc.constantFrom<Options["indent"]>(2, 3, 4, "tab");
const style = fc.record({ indent, minify: fc.boolean() });

const tokens = (text: string): string[] =>
  text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];

function formatted(text: string, options: Partial<Options> = {}) {
  const result = formatText(text, options);
  if (!result.ok) throw new Error(`${result.detail?.reason}: ${text}`);
  return result.value;
}
const holds = <Value>(values: fc.Arbitrary<Value>, check: (value: Value) => void) =>
  fc.assert(fc.property(values, check), { numRuns: sampled(300) });

describe("formatting", () => {
  test("tokens in = tokens out", () => {
    holds(fc.tuple(fc.oneof(value, lines), style), ([text, options]) => {
      const result = formatted(text, options);
      expect(tokens(result.text)).toEqual(tokens(text));
      expect(result.statistics.bytesOut).toBe(encodeText(result.text).length);
      expect(result.lines).toBe(result.text.split("\n").length);
    });
  });

  test("twice is once", () => {
    const options = fc
      .tuple(style, fc.boolean())
      .map(([look, sortKeys]) => ({ ...look, sortKeys }));
    holds(fc.tuple(fc.oneof(value, lines), options), ([text, chosen]) => {
      const once = formatted(text, chosen).text;
      expect(formatted(once, chosen).text).toBe(once);
    });
  });

  test("without what parse loses it is what stringify prints", () => {
    holds(fc.tuple(fc.jsonValue(), indent), ([given, width]) => {
      const text = JSON.stringify(given);
      const unit = width === "tab" ? "\t" : width;
      expect(formatted(text, { indent: width }).text).toBe(
        JSON.stringify(JSON.parse(text), null, unit),
      );
      expect(formatted(JSON.stringify(given, null, 1), { minify: true }).text).toBe(text);
    });
  });

  test("valid and invalid are what JSON.parse says", () => {
    const damage = fc.tuple(
      value,
      fc.nat(),
      fc.constantFrom(...'{}[]",:\\0e.-tx \n'.split(""), ""),
    );
    holds(damage, ([text, at, character]) => {
      const place = at % text.length;
      const broken = text.slice(0, place) + character + text.slice(place + 1);
      let isValid = true;
      try {
        JSON.parse(broken);
      } catch {
        isValid = false;
      }
      expect(formatText(broken, { input: "json" }).ok).toBe(isValid);
    });
  });
});

describe("statistics", () => {
  test("are those of the tokens", () => {
    holds(value, (text) => {
      const all = tokens(text);
      const count = (of: (token: string) => boolean) => all.filter(of).length;
      const { statistics } = formatted(text);
      expect(statistics.objects).toBe(count((token) => token === "{"));
      expect(statistics.arrays).toBe(count((token) => token === "["));
      expect(statistics.keys).toBe(count((token) => token === ":"));
      expect(statistics.strings + statistics.keys).toBe(count((token) => token.startsWith('"')));
      expect(statistics.numbers).toBe(count((token) => /^[-\d]/.test(token)));
      expect(statistics.booleans).toBe(count((token) => token === "true" || token === "false"));
      expect(statistics.nulls).toBe(count((token) => token === "null"));
    });
  });

  test("count as duplicates what a second reader counts", () => {
    holds(value, (text) => {
      expect(formatted(text).statistics.duplicateKeys.count).toBe(reread(tokens(text)).duplicates);
    });
  });
});

test("sorting is by code point, stable, at every level", () => {
  holds(value, (text) => {
    const sorted = formatted(text, { sortKeys: true, minify: true }).text;
    expect(sorted).toBe(reread(tokens(text)).sorted);
  });
});

/** A second way to read, by recursion over tokens: the text with sorted keys, and duplicates. */
function reread(all: string[]): { sorted: string; duplicates: number } {
  const first = all.shift() ?? "";
  if (first !== "{" && first !== "[") return { sorted: first, duplicates: 0 };
  const entries: { key: string; name: string; sorted: string }[] = [];
  let duplicates = 0;
  while (all[0] !== "}" && all[0] !== "]") {
    if (all[0] === ",") all.shift();
    const key = first === "{" ? all.splice(0, 2).join("") : "";
    const name = key === "" ? "" : (JSON.parse(key.slice(0, -1)) as string);
    if (first === "{" && entries.some((entry) => entry.name === name)) duplicates += 1;
    const inner = reread(all);
    duplicates += inner.duplicates;
    entries.push({ key, name, sorted: inner.sorted });
  }
  const close = all.shift() ?? "";
  if (first === "{") entries.sort((one, other) => compareCodePoints(one.name, other.name));
  const parts = entries.map(({ key, sorted }) => key + sorted);
  return { sorted: first + parts.join() + close, duplicates };
}

function compareCodePoints(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => Array.from(text, (c) => c.codePointAt(0) ?? 0));
  if (left === undefined || right === undefined) return 0;
  const at = left.findIndex((code, index) => code !== right[index]);
  return at === -1 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
}

function indexed(text: string): Nodes {
  const document = readDocument(encodeText(text), "auto");
  if (!document.ok) throw new Error(document.message);
  return indexNodes(document.value.text.bytes, document.value.found);
}
const all = (nodes: Nodes) => Array.from({ length: nodes.count }, (_, node) => node);
const sliced = (nodes: Nodes, node: number) =>
  new TextDecoder().decode(nodes.bytes.subarray(nodes.start[node], nodes.end[node]));
const isContainer = (nodes: Nodes, node: number) =>
  ["object", "array", "lines"].includes(kindOf(nodes, node));

describe("the tree", () => {
  const documents = fc.oneof(value, lines);

  test("a path leads to its value, as JSONPath and as JSON Pointer", () => {
    const unique = documents.filter((text) => formatted(text).statistics.duplicateKeys.count === 0);
    holds(unique, (text) => {
      const nodes = indexed(text);
      const root: unknown = JSON.parse(nodes.isLines ? asArray(nodes) : text);
      for (const node of all(nodes).slice(nodes.isLines ? 1 : 0)) {
        const { jsonPath, pointer } = pathTo(nodes, node);
        const expected: unknown = JSON.parse(sliced(nodes, node));
        expect(walk(root, jsonPathSteps(jsonPath)), jsonPath).toEqual(expected);
        expect(walk(root, pointerSteps(pointer)), pointer).toEqual(expected);
      }
    });
  });

  const asArray = (nodes: Nodes) => {
    const documents = all(nodes).filter((node) => nodes.parent[node] === 0);
    return `[${documents.map((node) => sliced(nodes, node)).join()}]`;
  };
  const walk = (root: unknown, steps: string[]) =>
    steps.reduce<unknown>((at, step) => {
      expect(Object.hasOwn(at as object, step)).toBe(true);
      return (at as Record<string, unknown>)[step];
    }, root);
  function jsonPathSteps(path: string): string[] {
    const steps = path.matchAll(/\.([^.[]+)|\[(\d+)\]|\['((?:[^'\\]|\\.)*)'\]/gu);
    return [...steps].map(([, name, index, quoted]) => {
      if (quoted === undefined) return name ?? index ?? "";
      return JSON.parse(`"${quoted.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`) as string;
    });
  }
  const pointerSteps = (pointer: string) =>
    pointer
      .split("/")
      .slice(1)
      .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

  test("shows the rows that are open, however it was opened", () => {
    const clicks = fc.array(fc.nat(), { maxLength: 12 });
    holds(fc.tuple(documents, fc.nat(3), clicks), ([text, levels, toggled]) => {
      const nodes = indexed(text);
      const tree = openTree(nodes, levels);
      const depths: number[] = [];
      for (const node of all(nodes)) {
        depths.push(node === 0 ? 0 : (depths[nodes.parent[node] ?? 0] ?? 0) + 1);
      }
      const children = (node: number) => all(nodes).filter((child) => nodes.parent[child] === node);
      const open = new Set(
        all(nodes).filter((node) => (depths[node] ?? 0) < levels && children(node).length > 0),
      );
      for (const click of toggled) {
        const node = click % nodes.count;
        toggle(tree, node);
        if (!open.delete(node) && children(node).length > 0) open.add(node);
      }
      const visible = (node: number): number[] =>
        open.has(node) ? [node, ...children(node).flatMap(visible)] : [node];
      const expected = visible(0);
      const { total, rows } = windowOf(tree, 0, 1e6);
      expect(rows.map(({ node }) => node)).toEqual(expected);
      expect(total).toBe(expected.length);
      for (const row of rows) {
        const siblings = children(nodes.parent[row.node] ?? -1);
        expect(row.depth).toBe(depths[row.node]);
        expect(row.children).toBe(children(row.node).length);
        expect(row.expanded).toBe(open.has(row.node));
        expect(row.index).toBe(row.node === 0 ? 0 : siblings.indexOf(row.node));
        expect(row.preview).toBe(isContainer(nodes, row.node) ? "" : sliced(nodes, row.node));
      }
      const from = (toggled[0] ?? 0) % total;
      expect(windowOf(tree, from, 3)).toEqual({ total, from, rows: rows.slice(from, from + 3) });
    });
  });

  test("reveals any node", () => {
    holds(fc.tuple(documents, fc.nat()), ([text, at]) => {
      const nodes = indexed(text);
      const tree = openTree(nodes, 0);
      const node = at % nodes.count;
      const row = reveal(tree, node);
      expect(windowOf(tree, row, 1).rows[0]?.node).toBe(node);
      openLevels(tree, 0);
      expect(windowOf(tree, 0, 9).total).toBe(1);
    });
  });

  test("search finds what a search of the decoded keys and values finds", () => {
    const wanted = fc.constantFrom(
      "a",
      "A",
      "É",
      "é",
      "😀",
      "i̇",
      "1",
      "e",
      "nul",
      "k",
      "ik",
      "b",
      '"',
      "\\",
      "本",
      "\n",
    );
    holds(fc.tuple(documents, wanted), ([text, sought]) => {
      const nodes = indexed(text);
      const has = (token: string) => {
        const meant = token.startsWith('"') ? (JSON.parse(token) as string) : token;
        return meant.toLowerCase().includes(sought.toLowerCase());
      };
      const expected = all(nodes).flatMap((node) => {
        const start = (nodes.key[node] ?? 0) - 1;
        const [name] =
          start < 0 ? [] : tokens(new TextDecoder().decode(nodes.bytes.subarray(start)));
        const inKey = name !== undefined && has(name);
        const inValue = !isContainer(nodes, node) && has(sliced(nodes, node));
        return inKey || inValue ? [{ node, inKey, inValue }] : [];
      });
      expect(search(nodes, sought, 1e6)).toEqual({ total: expected.length, hits: expected });
      expect(search(nodes, sought, 1).hits).toEqual(expected.slice(0, 1));
    });
  });
});
