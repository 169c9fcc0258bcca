import { html, parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { allowedElements, allowedValue } from "./allowed.ts";
import { nothingLeftOut, type LeftOut } from "./left-out.ts";
import type { TreeElement, TreeNode } from "./tree.ts";

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

/** Elements inside of each other beyond this are only text: a page cannot lay them out. */
const deepest = 200;

/**
 * Reads HTML as a browser would, and keeps what is on the lists. What comes out is never parsed
 * again on its way to the page, so there is nothing that could be read in a second way.
 */
export const sanitize = (markup: string, leftOut: LeftOut = nothingLeftOut()): TreeNode[] =>
  clean(parseFragment(markup).childNodes, 0, leftOut);

function clean(nodes: readonly ParsedNode[], depth: number, leftOut: LeftOut): TreeNode[] {
  const kept: TreeNode[] = [];
  for (const node of nodes) {
    if (node.nodeName === "#text" && "value" in node) addText(kept, node.value);
    if (!("tagName" in node)) continue;
    if (depth >= deepest) addText(kept, innerText(node));
    else if (isAllowed(node)) kept.push(cleanElement(node, depth, leftOut));
    else {
      leftOut.elements.add(node.tagName);
      for (const child of clean(node.childNodes, depth + 1, leftOut)) add(kept, child);
    }
  }
  return kept;
}

const isAllowed = ({ tagName, namespaceURI, attrs }: ParsedElement): boolean =>
  allowedElements.has(tagName) &&
  namespaceURI === html.NS.HTML &&
  (tagName !== "input" || attrs.some(({ name, value }) => name === "type" && value === "checkbox"));

function cleanElement(node: ParsedElement, depth: number, leftOut: LeftOut): TreeElement {
  const { tagName: tag, attrs } = node;
  const attributes: Record<string, string> = {};
  for (const { name, value } of attrs) {
    const allowed = allowedValue(tag, name, value);
    if (allowed !== null) attributes[name] = allowed;
    else if (name !== "data-line") leftOut.attributes.add(name);
  }
  if (tag === "input") Object.assign(attributes, { type: "checkbox", disabled: "" });
  const line = Number(attrs.find(({ name }) => name === "data-line")?.value ?? Number.NaN);
  return {
    tag,
    attributes,
    children: clean(node.childNodes, depth + 1, leftOut),
    ...(Number.isSafeInteger(line) ? { line } : {}),
  };
}

function add(kept: TreeNode[], node: TreeNode): void {
  if (typeof node === "string") addText(kept, node);
  else kept.push(node);
}

/** Two texts side by side are one. */
function addText(kept: TreeNode[], text: string): void {
  if (text === "") return;
  const last = kept.at(-1);
  if (typeof last === "string") kept[kept.length - 1] = last + text;
  else kept.push(text);
}

/** Without calling itself: this is for what is too deep to do that. */
function innerText(element: ParsedElement): string {
  const parts: string[] = [];
  const waiting: ParsedNode[] = [element];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.nodeName === "#text" && "value" in node) parts.push(node.value);
    if (!("tagName" in node)) continue;
    for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return parts.join("");
}
