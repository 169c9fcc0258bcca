import { keyText } from "../read/keys.ts";
import { kindOf, type Nodes } from "./nodes.ts";
import { childrenOf } from "./tree.ts";

export interface NodePath {
  jsonPath: string; // $.store.book[0]['odd key']  (RFC 9535)
  pointer: string; // /store/book/0/odd key  (RFC 6901)
}

/** The way to a node. Of two equal keys in an object both have the same. */
export function pathTo(nodes: Nodes, node: number): NodePath {
  const steps: (string | number)[] = [];
  for (let at = node; at > 0; at = nodes.parent[at] as number) steps.push(stepTo(nodes, at));
  steps.reverse();
  return {
    jsonPath: `$${steps.map(segment).join("")}`,
    pointer: steps
      .map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`)
      .join(""),
  };
}

function stepTo(nodes: Nodes, node: number): string | number {
  const parent = nodes.parent[node] as number;
  if (kindOf(nodes, parent) === "object") return keyText(nodes.bytes, nodes.key[node] as number);
  let index = 0;
  for (const child of childrenOf(nodes, parent)) {
    if (child === node) break;
    index += 1;
  }
  return index;
}

/** RFC 9535, 2.5.1.1: only such names may follow a dot. */
const shorthand = /^[A-Z_a-z\u0080-\uD7FF\uE000-\u{10FFFF}][\w\u0080-\uD7FF\uE000-\u{10FFFF}]*$/u;

function segment(step: string | number): string {
  if (typeof step === "number") return `[${step}]`;
  return shorthand.test(step) ? `.${step}` : `['${quoted(step)}']`;
}

const quoted = (name: string): string =>
  JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
