import type { CodeToken } from "./editor-json.ts";

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const codeWords = wordsOf(
  "abstract any as async await boolean break case catch class const continue declare default delete do else enum export extends false finally for fragment from function if implements import in instanceof interface keyof let mutation namespace never new null number of private protected public query readonly return satisfies static string subscription super switch this throw true try type typeof undefined union unknown var void while with yield",
);
const sqlWords = wordsOf(
  "all alter and as asc between by case create cross default delete desc distinct drop else end except exists false foreign from full group having if in index inner insert intersect into is join key left like limit not null offset on or order outer over partition primary references returning right select set table then true union unique update using values view when where with",
);

// A string that does not end on its line is none: the rest of the line keeps its own colors.
const code =
  /(?<comment>\/\/.*|\/\*.*?(?:\*\/|$)|^\s*\*(?:\s.*|\/.*)?$|^\s*(?:#|--)(?:\s.*)?$)|(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<key>[@$][\w-]+|[\w-]+(?=\s*:[^:]))|(?<number>#[\da-fA-F]{3,8}\b|\b\d[\w.%]*)|(?<word>[a-zA-Z_]\w*)/g;

/** Comments, strings, numbers and words of one line, in whatever has braces. */
export const codeTokens = (line: string): CodeToken[] => withWords(line, codeWords);

/** The same of one line of SQL, where words have no case. */
export const sqlTokens = (line: string): CodeToken[] => withWords(line, sqlWords);

const withWords = (line: string, words: ReadonlySet<string>): CodeToken[] =>
  tokensOf(line, code).filter(({ kind, from, to }) => {
    if (kind !== "word") return true;
    const word = line.slice(from, to);
    return words.has(words === sqlWords ? word.toLowerCase() : word);
  });

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
