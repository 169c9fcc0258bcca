/** A piece of CSS that must stay together. */
interface CssToken {
  kind: "space" | "comment" | "text" | "mark"; // a mark is one of {};:,()>+~!
  text: string;
}

const token =
  /(?<space>\s+)|(?<comment>\/\*[\s\S]*?\*\/)|(?<text>"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|url\(\s*[^"'\s)][^)]*\)|\\[\s\S]|[^\s"'\\{};:,()>+~!/]+|[/"'\\])|(?<mark>[{};:,()>+~!])/giu;

/**
 * Takes out the space and the comments that mean nothing. Values, names and order stay: two rules
 * that are the same stay two. A comment that begins with `/*!` is a license and stays too.
 */
export function minifyCss(css: string): string {
  const out: string[] = [];
  let part: CssToken[] = [];
  let depth = 0;
  for (const { groups, 0: text } of css.matchAll(token)) {
    const [kind = "text"] = Object.entries(groups ?? {}).find(([, one]) => one !== undefined) ?? [];
    if (text === "(") depth += 1;
    if (text === ")") depth -= 1;
    const isLicense = kind === "comment" && text.startsWith("/*!");
    if (!isLicense && (depth > 0 || !ends.has(text))) {
      part.push({ kind: kind as CssToken["kind"], text });
      continue;
    }
    const written = writePart(part, text);
    part = [];
    if (text === "}" && written === "" && out.at(-1) === ";") out.pop();
    if (written !== "") out.push(written);
    if (written !== "" || text !== ";") out.push(text);
  }
  return [...out, writePart(part, "")].join("");
}

const ends = new Set(["{", "}", ";"]);

/** What stands between two of `{`, `}` and `;`: a selector, a rule's head, or a declaration. */
function writePart(part: readonly CssToken[], next: string): string {
  const tokens = part.filter(({ kind }) => kind !== "comment" || next !== "{");
  const written = tokens.map(({ kind, text }) => (kind === "text" || kind === "mark" ? text : " "));
  const first = written.find((text) => text !== " ") ?? "";
  if (first === "") return "";
  if (next !== "{" && first.startsWith("--")) return customProperty(written);
  const isSelector = next === "{" && !first.startsWith("@");
  const isDeclaration = next !== "{" && !first.startsWith("@");
  return tighten(written, isSelector, isDeclaration);
}

/** Its value is for scripts too, which see every character of it. */
function customProperty(written: readonly string[]): string {
  const [name = "", ...value] = written.join("").split(":");
  return `${name.trim()}:${value.join(":").trim() || " "}`;
}

function tighten(written: readonly string[], isSelector: boolean, isDeclaration: boolean): string {
  const out: string[] = [];
  let depth = 0;
  let hasColon = false;
  for (const text of written) {
    const last = out.at(-1) ?? "";
    if (text === ")") depth -= 1;
    const isTight =
      text === "," ||
      text === ")" ||
      (isSelector && depth === 0 && (text === ">" || text === "+" || text === "~")) ||
      (isDeclaration && depth === 0 && (text === "!" || (text === ":" && !hasColon)));
    if (text === " ") {
      if (last !== " " && last !== "") out.push(" ");
      continue;
    }
    if (isTight && last === " ") out.pop();
    out.push(text);
    if (text === "(") depth += 1;
    if (text === ":") hasColon = true;
    // A mark that wants no space behind it either.
    if ((isTight && text !== ")" && text !== "!") || text === "(") out.push("");
  }
  return out.join("").trim();
}
