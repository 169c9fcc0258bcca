/** Languages that are often pasted here and cannot be laid out, by the endings of their files. */
const byEnding: Readonly<Record<string, string>> = {
  bash: "Shell",
  c: "C",
  cc: "C++",
  cpp: "C++",
  cs: "C#",
  dart: "Dart",
  go: "Go",
  h: "C",
  hpp: "C++",
  ini: "INI",
  java: "Java",
  kt: "Kotlin",
  lua: "Lua",
  php: "PHP",
  pl: "Perl",
  ps1: "PowerShell",
  py: "Python",
  r: "R",
  rb: "Ruby",
  rs: "Rust",
  scala: "Scala",
  sh: "Shell",
  svelte: "Svelte",
  swift: "Swift",
  toml: "TOML",
  vue: "Vue",
  zsh: "Shell",
};

/** What begins a line in one language and in none of those that are known here. */
const bySign: readonly (readonly [string, RegExp])[] = [
  ["PHP", /^<\?(?:php|=)/i],
  ["Shell", /^#!.*sh\b/],
  ["Python", /^#!.*\bpython/],
  ["C or C++", /^#include\s*[<"]/m],
  [
    "Java",
    /^(?:import (?:static )?javax?\.[\w.*]+;|package [\w.]+;|public (?:final |abstract )?(?:class|interface|enum|record) \w)/m,
  ],
  ["C#", /^using [A-Z][\w.]*;\s*$/m],
  ["Go", /^package \w+\s*\n[^]*^(?:func|import|type|var|const)\b/m],
  ["Rust", /^(?:(?:pub )?fn \w+[<(]|use (?:std|crate|super)::|impl\b.*\{\s*$|#!?\[\w+)/m],
  [
    "Python",
    /^(?:(?:async )?def \w+\(|class \w+(?:\([^)\n]*\))?:\s*$|from [\w.]+ import |import [\w.]+(?: as \w+)?\s*$|elif .*:\s*$|except\b.*:\s*$)/m,
  ],
  [
    "Ruby",
    /^(?:require(?:_relative)? ['"]|(?:class|module) [A-Z]\w*(?: < [\w:]+)?\s*\n|def \w+[?!]?.*\n)[^]*^end\s*$/m,
  ],
  ["Dockerfile", /^FROM \S+[^]*^(?:RUN|COPY|CMD|ENTRYPOINT|WORKDIR) /m],
  ["TOML or INI", /^\[[\w. "-]+\]\s*\n(?:[#;].*\n|\s)*[\w.-]+\s*=/m],
];

/** A line that a shell would run. */
const command =
  /^\s*(?:\$ \S|(?:if|while|until|for)\b.*;\s*(?:then|do)\s*$|(?:then|else|fi|do|done|esac)\s*$|(?:sudo|apt|apt-get|brew|cd|ls|mkdir|rm|cp|mv|chmod|chown|curl|wget|grep|sed|awk|cat|tar|git|npm|npx|yarn|pnpm|pip3?|python3?|node|docker|kubectl|ssh|source|echo)\s+(?![=+*/%&|<>?:,(.]|-=|\{)\S[^;{]*$|set -\w|export\s+\w+=)/;

/** The name of a language that cannot be laid out here; nothing when it could be one that can. */
export function foreignLanguage(whole: string, fileName = ""): string | undefined {
  const ending = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  if (Object.hasOwn(byEnding, ending)) return byEnding[ending];
  // Code in the fences of a Markdown text is not the language of the text.
  const text = whole
    .slice(0, looked)
    .replace(/^\uFEFF/, "")
    .trimStart()
    .replace(/^(```|~~~)[^]*?^\1/gm, "");
  if (text.startsWith("<") && !text.startsWith("<?")) return undefined;
  const found = bySign.find(([, sign]) => sign.test(text));
  return found ? found[0] : isCommands(text) ? "Shell" : undefined;
}

/** The beginning of a text says enough. */
const looked = 8000;

function isCommands(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !/^\s*#/.test(line));
  return lines.length > 0 && lines.filter((line) => command.test(line)).length > lines.length / 2;
}

const scriptSigns =
  /=>|[;{}]\s*$|\b(?:function|const|let|var)\s+[\w$[{]|[\w$]\([^)]*[)\n]|\b(?:if|for|while|switch)\s*\(|[\w$\])]\s*[-+*/%&|^]?=(?!=)\s*[\w$'"`[{(]|^\s*(?:import|export|return|class|async|await|throw)\b|[{}[\]]/m;

/** Whether a text that is not a correct program could be one with a mistake. */
export const looksLikeScript = (text: string): boolean => scriptSigns.test(text.slice(0, looked));
