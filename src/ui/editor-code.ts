import type { CodeToken } from "./editor-json.ts";

const words = new Set(
  "abstract alter and any as async await between boolean break by case catch class const continue create declare default delete desc distinct do drop else end enum export extends false finally fn for fragment from function group having if implements import in index inner input insert instanceof interface into is join key keyof let limit mutation namespace never new not null number of on or order outer primary private protected public query readonly return right satisfies select set static string subscription super switch table then this throw true try type typeof undefined union unique unknown update using values var view void when where while with yield".split(
    " ",
  ),
);

// A string that does not end on its line is none: the rest of the line keeps its own colors.
const code =
  /(?<comment>\/\/.*|\/\*.*?(?:\*\/|$)|^\s*\*(?:\s.*|\/.*)?$|^\s*(?:#|--)(?:\s.*)?$)|(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<key>[@$][\w-]+|[\w-]+(?=\s*:[^:]))|(?<number>#[\da-fA-F]{3,8}\b|\b\d[\w.%]*)|(?<word>[a-zA-Z_]\w*)/g;

/** Comments, strings, numbers and words of one line, whatever the language. */
export const codeTokens = (line: string): CodeToken[] =>
  tokensOf(line, code).filter(
    ({ kind, from, to }) => kind !== "word" || words.has(line.slice(from, to).toLowerCase()),
  );

const markup =
  /(?<comment><!--.*?(?:-->|$))|(?<word><[/!?]?[\w:.-]+|[/?]?>)|(?<key>[\w:@.-]+(?==))|(?<string>"[^"]*"|'[^']*')|(?<number>&#?\w+;)/g;

/** Tags and attributes of one line of HTML or XML. */
export const markupTokens = (line: string): CodeToken[] => tokensOf(line, markup);

const yaml =
  /(?<comment>(?:^|\s)#.*)|(?<key>(?:^\s*(?:- )*)["']?[^\s"'#:][^"'#:]*["']?(?=:(?:\s|$)))|(?<string>"(?:[^"\\]|\\.)*"|'[^']*')|(?<number>(?<=\s)-?\d[\d.:eE+_-]*(?=\s|$|,|\]))|(?<word>(?<=\s)(?:true|false|null|yes|no|on|off)(?=\s|$|,|\])|[&*][\w-]+|^---|^\.\.\.)/g;

/** Keys and values of one line of YAML. */
export const yamlTokens = (line: string): CodeToken[] => tokensOf(line, yaml);

function tokensOf(line: string, pattern: RegExp): CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const match of line.matchAll(pattern)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    const from = match.index;
    tokens.push({ from, to: from + match[0].length, kind: kind as CodeToken["kind"] });
  }
  return tokens;
}
