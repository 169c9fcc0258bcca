/** A parsed piece of CSS. Lines count from 1. */
export type CssNode = Declaration | Block | Statement;

export interface Declaration {
  kind: "declaration";
  property: string; // "padding"; lower case, unless it is a custom property
  value: string; // "15px", without "!important"
  important: boolean;
  line: number;
}

interface Block {
  kind: "block";
  prelude: string; // ".card:hover", "@media print"
  line: number;
  children: CssNode[];
}

/** What is neither: "@import 'a.css'", or a slip of the keyboard. */
interface Statement {
  kind: "statement";
  text: string;
  line: number;
}

/** A string, a comment, an escape, or one of the marks that give CSS its shape. */
const marks =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|\\[\s\S]|[\n{};()[\]]/g;

/** Reads CSS as browsers do: nothing is an error, what is not closed ends with the text. */
export function parseStylesheet(css: string): CssNode[] {
  const root: CssNode[] = [];
  const open: CssNode[][] = [root];
  let depth = 0; // of parentheses, inside of which no mark counts
  let line = 1;
  let from = 0;
  let pending: string[] = [];
  let startLine = 0; // 0 while there is nothing but space

  const take = (to: number) => {
    const piece = css.slice(from, to);
    if (startLine === 0 && piece.trim() !== "") startLine = line;
    pending.push(piece);
    from = to;
  };
  const finish = (): { text: string; line: number } => {
    const text = pending.join("").trim();
    const at = startLine;
    pending = [];
    startLine = 0;
    depth = 0;
    return { text, line: at };
  };
  const children = (): CssNode[] => open.at(-1) ?? root;
  const endStatement = () => {
    const { text, line: at } = finish();
    if (text !== "") children().push(readStatement(text, at));
  };

  for (const { 0: mark, index } of css.matchAll(marks)) {
    take(index);
    if (mark === "(" || mark === "[") depth += 1;
    if (mark === ")" || mark === "]") depth = Math.max(0, depth - 1);
    const isShape = depth === 0 && (mark === "{" || mark === ";" || mark === "}");
    if (!isShape && !mark.startsWith("/*")) take(index + mark.length);
    from = index + mark.length;
    if (mark.startsWith("/*")) pending.push(" ");
    if (isShape && mark === "{") {
      const { text, line: at } = finish();
      const block: Block = { kind: "block", prelude: text, line: at || line, children: [] };
      children().push(block);
      open.push(block.children);
    } else if (isShape) {
      endStatement();
      if (mark === "}" && open.length > 1) open.pop();
    }
    for (let at = mark.indexOf("\n"); at !== -1; at = mark.indexOf("\n", at + 1)) line += 1;
  }
  take(css.length);
  endStatement();
  return root;
}

function readStatement(text: string, line: number): Declaration | Statement {
  const [, name = "", rest = ""] = /^([-\w]+)\s*:([\s\S]*)$/.exec(text) ?? [];
  if (name === "") return { kind: "statement", text, line };
  const property = name.startsWith("--") ? name : name.toLowerCase();
  const [value, important] = readWeight(rest.trim());
  return { kind: "declaration", property, value, important, line };
}

/** "red !important" is "red", and important. */
function readWeight(value: string): [value: string, important: boolean] {
  const word = "important";
  if (value.slice(-word.length).toLowerCase() !== word) return [value, false];
  const before = value.slice(0, -word.length).trimEnd();
  return before.endsWith("!") ? [before.slice(0, -1).trimEnd(), true] : [value, false];
}

/** Splits where the mark stands outside of strings and parentheses. */
export function splitTop(text: string, mark: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  const pieces = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\\[\s\S]|[\s\S]/g;
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (piece === "(" || piece === "[") depth += 1;
    else if (piece === ")" || piece === "]") depth -= 1;
    else if (depth === 0 && piece.length === 1 && mark.test(piece)) {
      parts.push(text.slice(from, index));
      from = index + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
