import type { StateCore, Token } from "markdown-it";

export interface Heading {
  level: number; // 1 to 6
  text: string;
  id: string; // "getting-started"
}

/** The headings of a document, collected while it is parsed. */
export const headingsIn = (env: object): Heading[] =>
  "headings" in env ? (env.headings as Heading[]) : [];

/** Gives every heading a name to link to, as GitHub does. */
export function nameHeadings({ tokens, env }: StateCore): void {
  const taken = new Map<string, number>();
  const headings: Heading[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type !== "heading_open") continue;
    const text = textOf(tokens[at + 1]?.children ?? []).trim();
    const id = uniqueId(slugOf(text), taken);
    token.attrSet("id", id);
    headings.push({ level: Number(token.tag.slice(1)), text, id });
  }
  env["headings"] = headings;
}

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) => {
      if (type === "image") return textOf(children ?? []);
      if (type === "softbreak" || type === "hardbreak") return " ";
      return type === "text" || type === "code_inline" ? content : "";
    })
    .join("");

/** "What’s new?" becomes "whats-new". */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");

function uniqueId(slug: string, taken: Map<string, number>): string {
  let id = slug;
  while (taken.has(id)) {
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    id = `${slug}-${count}`;
  }
  taken.set(id, 0);
  return id;
}
