import { countLines, guess, type Shape } from "./glance.ts";

/** YAML and TOML. Nearly every text can be read as YAML, so its looks must speak for it. */

const yamlKey = /^\s*(?:- )*(?:[\w./$@<*-]+(?: [\w-]+){0,2}|"[^"]+"|'[^']+')\s*:(?:\s|$)/;
const yamlLine =
  /^(?:\s*#.*|\s*|---.*|\.\.\.|%YAML.*|\s*- .*|\s*-|\s*(?:- )*(?:[\w./$@<*-]+(?: [\w-]+){0,2}|"[^"]+"|'[^']+')\s*:(?:\s.*|))$/;
const headerKey = /^[A-Z][a-zA-Z]*(?:-[A-Z][a-zA-Z]*)*: \S/;

export const yaml: Shape = ({ lines, head }) => {
  if (lines.length < 2 || /^[<{[]|^(?:const|let|var|import|export|function) /.test(head))
    return null;
  const content = lines.filter((line) => line.trim() !== "" && !/^\s*#/.test(line));
  const keys = countLines(content, yamlKey);
  const items = countLines(content, /^\s*- \S/);
  if (content.length === 0 || keys === 0) return null;
  if (head.startsWith("#!") || countLines(content, /[;{]\s*$/) > content.length * 0.1) return null;
  const fitting = countLines(content, yamlLine) + countBlockLines(content);
  if (fitting < content.length * 0.9) return null;
  const isMarked =
    /^(?:%YAML|---(?:\s|$))/m.test(head.slice(0, 500)) && lines[0]?.startsWith("---");
  const nested = countLines(content, /^\s*(?:- )*[\w./"'-]+:\s*(?:[|>][+-]?)?$/);
  const indented = countLines(content, /^ +\S/);
  const flat = countLines(content, headerKey);
  const signs = [isMarked, nested > 0 && indented > 0, items > 1 && keys > 1, keys > 4].filter(
    Boolean,
  ).length;
  // "Subject: …" and "Content-Type: …" are the head of a message.
  if (flat > keys * 0.6 && !isMarked && nested === 0) return guess("yaml", 0.4);
  if (signs >= 2) return guess("yaml", 0.9);
  if (signs === 1) return guess("yaml", nested > 0 || isMarked ? 0.85 : 0.7);
  return guess(
    "yaml",
    keys > 1 && keys === content.length && content.every((line) => /^[a-z_]/.test(line))
      ? 0.65
      : 0.4,
  );
};

/** Lines that go on with a text that a key, `|` or `>` began: they stand further in. */
function countBlockLines(content: readonly string[]): number {
  let blockIndent = -1;
  let count = 0;
  for (const line of content) {
    const indent = line.length - line.trimStart().length;
    if (blockIndent >= 0 && indent > blockIndent) {
      if (!yamlLine.test(line)) count += 1;
    } else blockIndent = yamlKey.test(line) || /^\s*- /.test(line) ? indent : -1;
  }
  return count;
}

const tomlTable = /^\s*\[\[?(?:[\w-]+|"[^"]+")(?:\s*\.\s*(?:[\w-]+|"[^"]+"))*\]\]?\s*(?:#.*)?$/;
const tomlPair =
  /^\s*(?:[\w-]+|"[^"]+")(?:\.(?:[\w-]+|"[^"]+"))*\s*=\s*(?:"(?:[^"\\]|\\.)*"|'[^']*'|"""|'''|[-+]?\d[\d_.:eETZ+-]*|true|false|\[.*|\{.*\})\s*(?:#.*)?$/;

export const toml: Shape = ({ lines, head }) => {
  const content = lines.filter((line) => line.trim() !== "" && !/^\s*#/.test(line));
  const pairs = countLines(content, tomlPair);
  const tables = countLines(content, tomlTable);
  if (pairs === 0 || !/^[#\w"[]/.test(head) || countLines(content, /;\s*$/) > 0) return null;
  // What stands between the brackets of a long list, or in a long text.
  const inside = countLines(
    content,
    /^\s*(?:"[^"]*",?|'[^']*',?|\]|\{.*\},?|[\w.-]+,)\s*(?:#.*)?$/,
  );
  if (pairs + tables + inside < content.length * 0.85) return null;
  if (tables > 0) return guess("toml", pairs > 1 ? 0.92 : 0.85);
  return guess("toml", pairs > 2 && content.some((line) => /=\s*["[]/.test(line)) ? 0.7 : 0.5);
};
