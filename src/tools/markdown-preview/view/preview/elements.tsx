import { createElement, type MouseEvent, type ReactNode } from "react";
import { Scroller } from "#ui/scroller.tsx";
import { linkKind } from "../../logic.ts";
import { Picture, type Reader } from "./image.tsx";
import type { TreeElement, TreeNode } from "../../logic/html/tree.ts";

/** Names in the document must not be mistaken for names of the page. */
export const idPrefix = "md-";

/** What React calls by another name than HTML does. */
const propNames: Readonly<Record<string, string>> = {
  class: "className",
  checked: "defaultChecked",
  colspan: "colSpan",
  datetime: "dateTime",
  rowspan: "rowSpan",
};
const flags = new Set(["checked", "disabled", "open", "reversed"]);

/** White space between cells means nothing, and React does not want it. */
const tableParts = new Set(["table", "thead", "tbody", "tfoot", "tr"]);

/** Draws a clean tree. Every text in it stays a text. */
export const drawNodes = (
  nodes: readonly TreeNode[],
  reader: Reader,
  insideLink = false,
): ReactNode[] => nodes.map((node, key) => drawNode(node, key, reader, insideLink));

function drawNode(node: TreeNode, key: number, reader: Reader, insideLink: boolean): ReactNode {
  if (typeof node === "string") return node;
  const { tag, attributes } = node;
  if (tag === "img") {
    return <Picture key={key} attributes={attributes} reader={reader} insideLink={insideLink} />;
  }
  const inner = tableParts.has(tag) ? node.children.filter(isElement) : node.children;
  const children = drawNodes(inner, reader, insideLink || tag === "a");
  const element = createElement(
    tag,
    { key, ...propsOf(node, reader) },
    ...(children.length === 0 ? [] : [children]),
  );
  if (tag !== "table") return element;
  return (
    // A wide table scrolls by itself, with the keyboard too.
    <Scroller
      role="group"
      aria-label="Table"
      key={key}
      data-line={node.line}
      className="overflow-x-auto"
    >
      {element}
    </Scroller>
  );
}

const isElement = (node: TreeNode): node is TreeElement => typeof node !== "string";

function propsOf({ tag, attributes, line }: TreeElement, reader: Reader): Record<string, unknown> {
  const props: Record<string, unknown> = line === undefined ? {} : { "data-line": line };
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "href") Object.assign(props, linkProps(value, reader));
    else if (name === "id") props["id"] = idPrefix + value;
    else props[propNames[name] ?? name] = flags.has(name) ? true : value;
  }
  if (tag === "input") {
    props["aria-label"] = "checked" in attributes ? "Completed task" : "Open task";
  }
  // Long lines of code scroll by themselves, with the keyboard too.
  if (tag === "pre") props["tabIndex"] = 0;
  return props;
}

function linkProps(address: string, reader: Reader): Record<string, unknown> {
  const kind = linkKind(address);
  if (kind === "inside") {
    const goTo = (event: MouseEvent) => {
      // The page's address stays: it belongs to the tool, not to the document.
      event.preventDefault();
      reader.goTo(decoded(address.slice(1)));
    };
    return { href: `#${idPrefix}${address.slice(1)}`, onClick: goTo };
  }
  // There is nothing here that it could be relative to.
  if (kind === "relative") return { title: `Relative link: ${address}` };
  return { href: address, target: "_blank", rel: "noopener noreferrer nofollow" };
}

/** "%C3%BC" is "ü"; what is no such code stays. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
