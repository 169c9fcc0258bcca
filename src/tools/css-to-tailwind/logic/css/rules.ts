import { splitTop, type CssNode, type Declaration } from "./stylesheet.ts";

/** Declarations with everything that must hold for them. */
export interface FlatRule {
  conditions: string[]; // "@media (width>=768px)", from outside in
  selectors: string[]; // "" when there is none
  declarations: Declaration[];
}

/** What has no place in a class list: "@keyframes spin", with its line. */
export interface Leftover {
  text: string;
  line: number;
}

/** Resolves nesting. The order stays the order of the text. */
export function flatten(nodes: readonly CssNode[]): { rules: FlatRule[]; leftovers: Leftover[] } {
  const rules: FlatRule[] = [];
  const leftovers: Leftover[] = [];

  // A list and not a recursion: a text may nest deeper than the stack of a function.
  const work: { nodes: readonly CssNode[]; conditions: string[]; selectors: string[] }[] = [
    { nodes, conditions: [], selectors: [""] },
  ];
  for (let task = work.pop(); task !== undefined; task = work.pop()) {
    const { conditions, selectors } = task;
    const later: typeof work = [];
    const declarations: Declaration[] = [];
    for (const node of task.nodes) {
      if (node.kind === "declaration") declarations.push(node);
      else if (node.kind === "statement") leftovers.push({ text: node.text, line: node.line });
      else if (/^@(?:media|supports|container)\b/i.test(node.prelude)) {
        const inner = [...conditions, ...readConditions(node.prelude)];
        later.push({ nodes: node.children, conditions: inner, selectors });
      } else if (/^@layer\b/i.test(node.prelude)) {
        // The rules can be classes, their layer cannot.
        leftovers.push({ text: node.prelude, line: node.line });
        later.push({ nodes: node.children, conditions, selectors });
      } else if (node.prelude.startsWith("@")) {
        leftovers.push({ text: node.prelude, line: node.line });
      } else {
        const inner = nest(selectors, node.prelude);
        if (inner === null) leftovers.push({ text: node.prelude, line: node.line });
        else later.push({ nodes: node.children, conditions, selectors: inner });
      }
    }
    if (declarations.length > 0) rules.push({ conditions, selectors, declarations });
    for (const each of later.toReversed()) work.push(each);
  }
  return { rules, leftovers };
}

/** More selectors than this come only from lists in lists in lists. */
const maxSelectors = 500;

/** The selectors of a rule inside of another; `null` when they are too many to follow. */
function nest(parents: readonly string[], prelude: string): string[] | null {
  const own = splitTop(prelude, /,/).map(tidySelector);
  if (parents.length > 1 && own.length * parents.length > maxSelectors) return null;
  return own.flatMap((selector) =>
    parents.map((parent) => {
      if (parent === "") return selector;
      return selector.includes("&") ? selector.replaceAll("&", parent) : `${parent} ${selector}`;
    }),
  );
}

/** Longer ones are compared as they stand. */
const maxSelectorChars = 2000;

/** One way to write a selector: "a>b" is "a > b", "a:before" is "a::before". */
function tidySelector(selector: string): string {
  if (selector.length > maxSelectorChars) return selector;
  return splitTop(selector.replace(/\s+/g, " "), /\s/)
    .join(" ")
    .replace(
      /(\\.)|\s*([>+~])\s*(?!=)(?![^([]*[)\]])/g,
      (whole, escape: string | undefined, combinator: string | undefined) =>
        escape ?? (combinator === undefined ? whole : ` ${combinator} `),
    )
    .replace(
      /(?<!\\)::?(before|after|first-letter|first-line)\b/gi,
      (_, name: string) => `::${name.toLowerCase()}`,
    )
    .trim();
}

/** "@media (a) and (b)" holds where "@media (a)" and inside it "@media (b)" does. */
export function readConditions(prelude: string): string[] {
  const [name = ""] = /^@\w+/.exec(prelude) ?? [];
  const query = prelude.slice(name.length).trim();
  const isList = /,|\bor\b|\bnot\b|\bonly\b/i.test(query);
  const parts = isList || name.toLowerCase() === "@container" ? [query] : query.split(/\s+and\s+/i);
  return parts.map((part) => `${name.toLowerCase()} ${tidyQuery(part)}`);
}

/** One way to write a query: "(min-width: 48rem)" is "(width>=768px)". */
const tidyQuery = (query: string): string =>
  query
    .toLowerCase()
    .replace(/(\d*\.?\d+)(?:rem|em)\b/g, (_, count: string) => `${Number(count) * 16}px`)
    .replace(/\s+/g, " ")
    .replace(/\s*([:<>=()]+)\s*/g, (_, mark: string) => mark)
    .replace(/\b(and|or|not)\(/g, "$1 (")
    .replace(/\)(and|or)\b/g, ") $1")
    .replace(/\((?:min-)(width|height):([^()]+)\)/g, "($1>=$2)")
    .replace(/\((?:max-)(width|height):([^()]+)\)/g, "($1<=$2)")
    .trim();
