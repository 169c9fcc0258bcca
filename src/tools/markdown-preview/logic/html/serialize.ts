import { voidElements } from "./allowed.ts";
import { exportStyle } from "./export-style.ts";
import type { TreeElement, TreeNode } from "./tree.ts";

/** The tree as HTML. */
export const toHtml = (nodes: readonly TreeNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? escapeText(node) : elementHtml(node))).join("");

/** Without the colors of code, which mean nothing where their style sheet is missing. */
export const withoutColors = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node): readonly TreeNode[] => {
    if (typeof node === "string") return [node];
    const children = withoutColors(node.children);
    return node.attributes["class"]?.startsWith("hljs-") ? children : [{ ...node, children }];
  });

function elementHtml({ tag, attributes, children }: TreeElement): string {
  const written = Object.entries(attributes)
    .map(([name, value]) =>
      value === "" && name !== "alt" ? ` ${name}` : ` ${name}="${escapeValue(value)}"`,
    )
    .join("");
  const open = `<${tag}${written}>`;
  if (voidElements.has(tag)) return open;
  // A parser drops the first line feed of a preformatted text.
  const gap = tag === "pre" && startsWithLineFeed(children) ? "\n" : "";
  return `${open}${gap}${toHtml(children)}</${tag}>`;
}

const startsWithLineFeed = ([first]: readonly TreeNode[]): boolean =>
  typeof first === "string" && first.startsWith("\n");

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\u00a0": "&nbsp;",
};
const escapeText = (text: string): string =>
  text.replace(/[&<>\u00a0]/g, (character) => escapes[character] ?? character);
const escapeValue = (text: string): string =>
  text.replace(/[&<>"\u00a0]/g, (character) => escapes[character] ?? character);

/** A whole page that looks right wherever it is opened, without anything from elsewhere. */
export const toDocument = (nodes: readonly TreeNode[], title: string): string =>
  `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>
${exportStyle}</style>
</head>
<body>
${toHtml(nodes)}
</body>
</html>
`;
