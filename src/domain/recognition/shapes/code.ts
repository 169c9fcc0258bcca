import { countLines, guess, withoutLead, type Shape } from "./glance.ts";

/** SQL, CSS and JavaScript. */

const sqlStart =
  /^(?:select|insert\s+(?:or\s+\w+\s+)?into|update|delete\s+from|create\s+(?:or\s+replace\s+)?(?:temp\w*\s+|unique\s+|global\s+|materialized\s+|virtual\s+)*(?:table|view|index|function|procedure|trigger|database|schema|type|sequence|extension|role|user|operator|aggregate|cast|domain|policy|event|server|text\s+search)|alter\s+(?:table|database|view|extension|function|schema|type|operator|index|role|user|sequence)|drop\s+(?:table|view|index|database|schema|function|type|extension|trigger|operator|aggregate|sequence|role|cast)|truncate\s+table|with\s+(?:recursive\s+)?[\w"`]+\s*(?:\([^)]*\)\s*)?as\s*(?:not\s+materialized\s*|materialized\s*)?\(|explain\s+(?:analyze\s+|\(|select)|grant\s+[\w, ]+\s+on|revoke\s+[\w, ]+\s+on|merge\s+into|replace\s+into|pragma\s+\w+|begin(?:\s+transaction)?\s*;|start\s+transaction|set\s+[\w.@]+\s*(?:=|to)|copy\s+[\w."]+\s*(?:\([^)]*\)\s*)?(?:from|to)|comment\s+on|call\s+\w+\(|use\s+[`\w]+;|declare\s+@|do\s+\$)/i;
const sqlSigns: readonly RegExp[] = [
  /;\s*(?:--.*)?$/m,
  /\bselect\s+(?:distinct\s+)?(?:\*|[\w."`]+\s*\(|[\w."`]+\.[\w"`*])/i,
  /\b(?:where|and|or|on|having|set)\s+[\w."`@()]+\s*(?:=|<>|!=|<=?|>=?|\bis\s+(?:not\s+)?null\b|\bin\s*\(|\bi?like\s+['$?:@]|\bbetween\s+['\d$?:@])/i,
  /\bvalues\s*\(/i,
  /\binto\s+[\w."`]+\s*\(/i,
  /\b(?:inner|left|right|full|cross|outer)\s+(?:outer\s+)?join\b|\bjoin\s+[\w."`]+\s+(?:as\s+)?\w*\s*(?:on|using)\b/i,
  /\b(?:group|order)\s+by\s+[\w."`]+/i,
  /\blimit\s+\d+/i,
  /\b(?:varchar|integer|int|bigint|serial|text|timestamp|boolean|numeric|decimal|datetime|primary\s+key|not\s+null|foreign\s+key|returns|references)\b[\s(,]/i,
  /\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP)\b[^;]*\b(?:FROM|INTO|SET|WHERE|TABLE|VALUES|FUNCTION|VIEW|INDEX|AS)\b/,
];
const plainSelect = /^select\s+(?:\*|[\w.]+(?:\s*,\s*[\w.]+)*)\s+from\s+[\w.]+$/i;

export const sql: Shape = ({ head, text, isLine }) => {
  const bare = withoutLead(head, ["--", "\n"], ["/*", "*/"], ["\\", "\n"], ["#", "\n"]);
  if (!sqlStart.test(bare)) return null;
  const count = sqlSigns.filter((sign) => sign.test(bare)).length;
  // "Select a good book from the shelf." is not SQL: its words alone are no sign.
  if (count === 0) return isLine && plainSelect.test(text) ? guess("sql", 0.7) : null;
  if (count === 1) return guess("sql", /^[A-Z]{2}/.test(bare) || /[;*=]/.test(bare) ? 0.85 : 0.6);
  return guess("sql", 0.92);
};

const declaration =
  /(?:^|[{;\s])(?:--[\w-]+|-?[a-z]+(?:-[a-z]+)*)\s*:\s*[^;{}\n]{1,200}(?:;|(?=\s{0,9}\}))/g;
const knownProperty =
  /(?:^|[{;\s])(?:-(?:webkit|moz|ms|o)-[a-z-]+|align-\w+|animation(?:-\w+)?|background(?:-\w+)*|border(?:-\w+)*|bottom|box-s\w+|clear|color|content|cursor|display|fill|flex(?:-\w+)?|float|font(?:-\w+)*|gap|grid(?:-\w+)*|height|justify-\w+|left|letter-spacing|line-height|list-style(?:-\w+)?|margin(?:-\w+)*|(?:max|min)-(?:width|height)|opacity|outline(?:-\w+)?|overflow(?:-\w)?|padding(?:-\w+)*|pointer-events|position|right|src|stroke|text-\w+|top|transform(?:-\w+)?|transition(?:-\w+)?|user-select|vertical-align|visibility|white-space|width|word-\w+|z-index|--[\w-]+)\s*:\s*[^\s;{}][^;{}]{0,300}[;}]/;
const selector =
  /(?:^|[}\n;,/>]|\*\/)\s*(?:@(?:media|import|font-face|keyframes|charset|supports|layer|page|tailwind|namespace|theme|utility|property|container)\b|[.#]?-?[A-Za-z*:[][^{};@"'()=]{0,200}(?:\([^(){};]*\)[^{};()=]{0,200}){0,8}\{)/;

const atRule =
  /^@(?:(?:media|font-face|keyframes|supports|layer|page|theme|utility|property|container)\b[^{};]{0,300}\{|(?:import|charset|namespace|reference|plugin|source)\s+(?:["']|url\()|(?:tailwind|layer)\s[\w\s,.-]+;)/;

export const css: Shape = ({ head, isLine, text }) => {
  if (head.startsWith("<") || /^[{[]/.test(head)) return null;
  const hasRule = /\{[^{}]*\}?/.test(head) && selector.test(head);
  const declarations = /[;}]/.test(head) ? (head.match(declaration)?.length ?? 0) : 0;
  const isKnown = knownProperty.test(head);
  const isAtRule = atRule.test(withoutLead(head, ["/*", "*/"]));
  if (looksLikeProgram(head)) return isAtRule && isKnown ? guess("css", 0.6) : null;
  if (hasRule && isKnown) return guess("css", declarations > 1 || isAtRule ? 0.92 : 0.88);
  if (isAtRule) return guess("css", 0.85);
  if (hasRule) return guess("css", 0.4);
  const isList = /^(?:[a-z-]+\s*:\s*[^;{}:\n]+;\s*)+(?:[a-z-]+\s*:\s*[^;{}:\n]+;?)?$/.test(
    isLine ? text : head.trim(),
  );
  return isList && isKnown ? guess("css", declarations > 1 ? 0.85 : 0.7) : null;
};

const looksLikeProgram = (head: string): boolean =>
  /^\s*(?:(?:export|import|const|let|var|function|class|package|public|func|fn|def|use|using|struct|enum|type|interface)\s+[\w{*"'($]|#include|#!|if \(|return\b|module\.exports|"use strict"|'use strict')/m.test(
    head,
  ) || /=>|\)\s*\{\s*(?:return|if|var|const|let)\b/.test(head);

/** Different things that JavaScript has; `strong` ones are in no language that looks like it. */
const strongSigns: readonly RegExp[] = [
  /^\s*import\s+(?:[\w$*{][\w$*{}\s,]*\s+from\s+)?["'][^"'\n]+["']/m,
  /^\s*export\s+(?:default\b|\*|\{|(?:async\s+)?(?:const|let|var|function|class)\b)/m,
  /\brequire\(["'][^"'\n]+["']\)/,
  /\bmodule\.exports\b|\bexports\.\w+\s*=/,
  /^\s*["']use strict["']/m,
  /^#!.*\bnode\b/,
  /\b(?:document|window|globalThis|console|process|JSON|Object|Math|Promise)\.(?:\w+)\b/,
  /(?:\)|\b[\w$]+)\s*=>\s*[\w{(["'`[]/,
  /[=!]==/,
  /\b(?:typeof|undefined|await|void 0)\b/,
  /\bfunction\s*\*?\s*[\w$]*\s*\([^)]*\)\s*\{/,
  /\b(?:const|let)\s+(?:[\w$]+|\{[^}]*\}|\[[^\]]*\])\s*=\s*[^=]/,
  /`[^`]*\$\{/,
];
/** Nothing but modules has these; a line of it is enough. */
const module = /^(?:import|export)\s.*\bfrom\s*["'][^"'\n]+["'];?$/m;
const weakSigns: readonly RegExp[] = [
  /;\s*$/m,
  /\bvar\s+[\w$]+\s*=/,
  /\b(?:if|for|while|switch)\s*\(.*\)\s*\{?/,
  /\bnew\s+[A-Z]\w*\(/,
  /\breturn\b/,
  /^\s*(?:\/\/|\/\*\*?)/m,
  /\bclass\s+\w+(?:\s+extends\s+[\w.]+)?\s*\{/,
];
const otherLanguage =
  /^\s*(?:#include\b|package\s+[\w.]+;?$|using\s+[\w.]+;|namespace\s+\w|public\s+(?:static\s+|final\s+|abstract\s+)*(?:class|void|interface|enum|int|String)\b|<\?php|fn\s+\w+|func\s+\w+|def\s+\w+.*:$|(?:pub\s+)?(?:mod|struct|impl|trait)\s+\w|local\s+\w+\s*=|use\s+[\w:]+;|#!\/.*\b(?:sh|bash|perl|python\d?|ruby)\b|my\s+[$@%]|import\s+[\w.]+;?$|from\s+[\w.]+\s+import\b|let\s+mut\b|val\s+\w+|elif\b)/m;

export const javascript: Shape = ({ head, lines, isLine }) => {
  if (head.startsWith("<") || otherLanguage.test(head)) return null;
  const strong = strongSigns.filter((sign) => sign.test(head)).length;
  const weak = weakSigns.filter((sign) => sign.test(head)).length;
  if (strong === 0) return null;
  // Prose with code in it has long lines of words between.
  const prose = countLines(lines, /^\s*(?![/*#])[A-Z][a-z]+(?: [a-z']+){4,}/);
  if (prose > lines.length * 0.15 || /^(?:#{1,6} \S|`{3})/m.test(head)) return null;
  if (strong + weak < 2) return guess("javascript", module.test(head) ? 0.75 : isLine ? 0.5 : 0.6);
  if (strong === 1 && weak < 2) return guess("javascript", 0.7);
  return guess("javascript", 0.9);
};
