import type { LanguageId } from "../languages.ts";

/** The beginning of a text says enough. */
const looked = 8000;

/** What a text is most likely written in. Somebody who knows better can say so. */
export function guessLanguage(whole: string): LanguageId {
  const text = whole
    .slice(0, looked)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (looksLikeJson(text)) return "json";
  if (text.startsWith("<")) return guessMarkup(text);
  const bare = text.replace(/^(?:\s*(?:--|#|\/\/).*\n|\s*\/\*[\s\S]*?\*\/)+/, "").trimStart();
  if (sql.test(bare)) return "sql";
  if (looksLikeGraphql(bare)) return "graphql";
  if (looksLikeMarkdown(text)) return "markdown";
  if (looksLikeYaml(text)) return "yaml";
  const code = withoutTexts(text);
  if (typeScript.test(code)) return "typescript";
  if (looksLikeStyles(code)) return guessStyles(text);
  return jsx.test(text) ? "jsx" : "javascript";
}

/** An object whose first key is in quotes; a list whose first value could be in JSON, and no call. */
const looksLikeJson = (text: string): boolean =>
  /^\{\s*(?:"(?:[^"\\\n]|\\.)*"\s*:|\}\s*$|'[^'\n]*'\s*:\s*["'\d[{])/.test(text) ||
  /^\[\s*(?:[[{"\]]|-?\d|true\b|false\b|null\b)(?![\s\S]*\]\s*[.;(=])/.test(text) ||
  /^(?:"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)\s*$/.test(text);

const htmlTags =
  /^<(?:!doctype\s+html|html|head|body|title|meta|link|script|style|div|span|p|a|ul|ol|li|h[1-6]|table|tr|td|form|input|button|label|select|section|article|header|footer|nav|main|aside|img|br|hr|template|video|audio|iframe|details|pre|code|em|strong|b|i)\b/i;

function guessMarkup(text: string): LanguageId {
  if (/^<\?xml\b/i.test(text)) return "xml";
  const first = text.replace(/^(?:\s*<!--[\s\S]*?-->)+/, "").trimStart();
  if (htmlTags.test(first)) return "html";
  return /^<!doctype|^<[\p{L}_]/iu.test(first) ? "xml" : "html";
}

const sql =
  /^(?:select\s+(?:distinct\b|top\b|\*|["'`\w.@($[-])|insert\s+(?:into|ignore)\b|update\s+[\w."`[\]]+\s+(?:as\s+\w+\s+)?set\b|delete\s+from\b|create\s+(?:or\s+replace\s+)?(?:temp\w*\s+|unique\s+)?(?:materialized\s+)?(?:table|view|index|database|schema|function|proc|procedure|trigger|type|extension|role|user|sequence)\b|alter\s+(?:table|view)\b|drop\s+(?:table|view|index|database)\b|with\s+(?:recursive\s+)?[\w"`]+\s*(?:\([^)]*\)\s*)?as\s*\(|merge\s+into\b|truncate\s+table\b|explain\s+select\b|declare\s+@\w|exec(?:ute)?\s+(?:sp_|dbo\b|\[)|set\s+(?:@\w|nocount\b)|begin\s+tran|pragma\s+\w|do\s+\$)/i;

function looksLikeGraphql(text: string): boolean {
  if (/^(?:query|mutation|subscription)\b\s*\w*\s*(?:\([^)]*\)\s*)?(?:@\w+\S*\s*)*\{/.test(text))
    return true;
  if (/^fragment\s+\w+\s+on\s+\w+/.test(text)) return true;
  if (
    /^(?:schema|extend\s+\w+\s+\w+|type\s+\w+(?:\s+implements[^{=]+)?)\s*(?:@[^{=]*)?\{/.test(text)
  )
    return true;
  if (/^(?:scalar\s+\w+|directive\s+@|union\s+\w+\s*=)/.test(text)) return true;
  // TypeScript has these three words too, but with commas, semicolons and types of its own.
  if (/^(?:interface|input|enum)\s+\w+\s*(?:@[^{]*)?\{/.test(text)) {
    return !/[,;=]|\b(?:string|number|boolean|void|any|unknown)\b/.test(text);
  }
  return (
    /^\{\s*\w+(?:\s*\([^)]*\))?\s*\{[\s\w{}(),:"$@!.]*\}\s*$/.test(text) && !text.includes(";")
  );
}

const markdownSigns = [
  /^#{1,6} +\S/m,
  /^(?:```|~~~)/m,
  /\[[^\]\n]+\]\((?:https?:|\.|\/|#)[^)\n]*\)/,
  /^(?:[-*+]|\d+\.) +\S.*[^;{,]$/m,
  /^> +\S/m,
  /^\|.+\|\s*\n\|[\s:|-]+\|/m,
  /\*\*[^*\n]+\*\*/,
];
const codeSigns = /[;{]\s*$|=>|^\s*(?:import|export|const|let|var|function|return|class)\b.*[;{(]/m;

/** A heading that is no comment, or two other signs; code in fences does not speak against it. */
function looksLikeMarkdown(text: string): boolean {
  const prose = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, "```");
  const signs = markdownSigns.filter((sign) => sign.test(prose)).length;
  if (signs === 0 || codeSigns.test(prose)) return false;
  const isKeyed = /^[\w-]+:\s/m.test(prose) && !/^#{1,6} .+\n\n/m.test(prose);
  return signs >= 2 || (/^#{1,6} +\S/.test(prose) && !isKeyed);
}

function looksLikeYaml(text: string): boolean {
  if (/^%YAML|^---\s*\n/.test(text)) return true;
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !/^\s*#/.test(line));
  if (lines.length === 0 || /[;{]\s*$|\{[^}\n]*;/m.test(text)) return false;
  const keyed = lines.filter((line) =>
    /^\s*(?:- )?["']?[\w ./@*-]+["']?\s*:(?:\s|$)|^\s*- /.test(line),
  );
  return keyed.length / lines.length > 0.6 && !/^\s*(?:const|let|var|function|case)\b/m.test(text);
}

/** A selector or a rule with a declaration in it, and nothing of a program. */
function looksLikeStyles(text: string): boolean {
  if (
    /^@(?:charset|media|font-face|keyframes|supports|layer|tailwind|mixin|use|include|namespace|page)\b/.test(
      text,
    )
  )
    return true;
  if (/^@import\s+(?:url\(|["'])/.test(text) || /^(?:\$|@)[\w-]+\s*:/.test(text)) return true;
  if (
    /=>|(?<![\w.#@-])(?:(?:function|return|const|let|export|import)\b(?!-)|class\s+\w+\s*(?:extends\b|\{))/.test(
      text,
    )
  )
    return false;
  return /(?:^|[}\s])[^\s{};=][^{};=]*\{\s*(?:\/\*[\s\S]*?\*\/\s*)*(?:[\w-]+\s*:\s*[^\s{]|[.&#:>][^{};]*\{|\.[\w-]+\(|\}|@[\w-]+)/.test(
    text,
  );
}

function guessStyles(text: string): LanguageId {
  if (scss.test(text)) return "scss";
  if (less.test(text)) return "less";
  return /(?:^|\s)\/\/ /.test(text) ? "scss" : "css";
}

const scss =
  /(?:^|[\s{;(:,])\$[\w-]+|@(?:mixin|include|use|extend|forward|if|each|function|return)\b|#\{|%[\w-]+\s*\{/;
const less =
  /^\s*@(?!charset|media|import|font-face|keyframes|supports|layer|container|property|page|namespace|tailwind|apply|-)[\w-]+\s*:|(?:^|[\s{;])\.[\w-]+\([^)]*\)\s*;|\bwhen\s*\(|~"|@plugin\b|@\{[\w-]+\}/m;

/** What is no JavaScript, whatever the names are: in minified code, `a?b:void 0` is common. */
const typeScript =
  /\b(?:interface\s+\w+(?:<[^>]*>)?\s*(?:extends\s[^{]+)?\{|type\s+\w+(?:<[^>]*>)?\s*=|enum\s+\w+\s*\{|import\s+type\b|export\s+type\b|namespace\s+[\w.]+\s*\{|declare\s+(?:module|const|function|global)|abstract\s+class|as\s+const\b|satisfies\s+\w|(?:const|let|var)\s+[\w$]+\s*:\s*[\w$[{(])|\(\s*(?:this|[\w$]+\??)\s*:\s*(?:readonly\s+)?(?:string|number|boolean|any|unknown|never|object|[A-Z][\w$]*)\b|\)\s*:\s*(?:string|number|boolean|void|any|unknown|never|object|[A-Z][\w$.]*(?:<[^>()]*>)?)(?:\[\])?\s*(?:\{|=>)|^\s*(?:readonly\s+)?[\w$]+[?!]?\s*:\s*(?:string|number|boolean|any|unknown|Promise<|Array<|Record<|Map<|Set<)[\w<>[\]|, ]*;|\b(?:private|public|protected|readonly)\s+\w+\s*[:;(=]|\bfunction\s+\w+<\w/m;

/** Code without what is in quotes: words in there say nothing of the language. */
const withoutTexts = (text: string): string =>
  text.replace(/\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, (piece) =>
    piece.startsWith("/") ? " " : '""',
  );

const jsx = /(?:return|=>|=|\()\s*\(?\s*<(?:[A-Za-z][\w.]*|>)[\s\S]*(?:\/>|<\/)/;
