import { choice, flag, words } from "#domain/operation/options.ts";
import { operation } from "#domain/operation/operation.ts";
import { fail, ok } from "#domain/result.ts";

const ignoreCase = flag("Ignore case");

const sort = operation({
  id: "lines.sort",
  name: "Sort lines",
  about:
    "Sorts lines by their characters, by the number that they begin with, or naturally (file9 before file10), the same on every machine.",
  takes: "text",
  gives: "text",
  options: {
    order: choice("Order", ["plain", "number", "natural"], "plain"),
    ignoreCase,
    reverse: flag("Largest first"),
  },
  examples: [
    { input: "b\na\nB\n", output: "B\na\nb\n" },
    { input: "file10\nfile9", options: { order: "natural" }, output: "file9\nfile10" },
  ],
  async run(text, options) {
    const { linesOf, sortLines } = await import("#domain/lines.ts");
    const { lines, join } = linesOf(text);
    return ok(join(sortLines(lines, options)));
  },
});

const unique = operation({
  id: "lines.unique",
  name: "Keep unique lines",
  about:
    "Keeps the first of lines that are the same, in their order; or only those that come again, or only those that do not.",
  takes: "text",
  gives: "text",
  options: {
    keep: choice("Keep", ["first", "repeated", "single"], "first"),
    ignoreCase,
    counts: flag("Counts before the lines"),
  },
  examples: [
    { input: "b\na\nb\n", output: "b\na\n" },
    { input: "b\na\nb\n", options: { counts: true }, output: "2\tb\n1\ta\n" },
  ],
  async run(text, options) {
    const { linesOf, uniqueLines } = await import("#domain/lines.ts");
    const { lines, join } = linesOf(text);
    return ok(join(uniqueLines(lines, options)));
  },
});

const reverse = operation({
  id: "lines.reverse",
  name: "Reverse lines",
  about: "Puts the last line first.",
  takes: "text",
  gives: "text",
  options: {},
  inverse: "lines.reverse",
  examples: [
    { input: "a\nb\n", output: "b\na\n" },
    { input: "a\r\n\r\nb", output: "b\r\n\r\na" },
  ],
  async run(text) {
    const { linesOf } = await import("#domain/lines.ts");
    const { lines, join } = linesOf(text);
    return ok(join(lines.toReversed()));
  },
});

const shuffle = operation({
  id: "lines.shuffle",
  name: "Shuffle lines",
  about: "Puts lines into an order of luck, each as likely as any other.",
  takes: "text",
  gives: "text",
  options: {},
  examples: [{ input: "a\nb\nc\nd\n", output: "c\nb\na\nd\n" }],
  async run(text, _options, { randomBytes }) {
    const { linesOf, shuffleLines } = await import("#domain/lines.ts");
    const { lines, join } = linesOf(text);
    return ok(join(shuffleLines(lines, randomBytes)));
  },
});

const filter = operation({
  id: "lines.filter",
  name: "Filter lines",
  about: "Keeps the lines that contain a text, or those that do not.",
  takes: "text",
  gives: "text",
  options: { contains: words("Contains"), ignoreCase, invert: flag("Those without it") },
  examples: [
    { input: "ab\nb\nc\n", options: { contains: "b" }, output: "ab\nb\n" },
    { input: "ab\nB", options: { contains: "b", invert: true }, output: "B" },
  ],
  async run(text, { contains, ignoreCase: isLoose, invert }) {
    if (contains === "") return fail("contains must be a text to look for.");
    const { linesOf } = await import("#domain/lines.ts");
    const { lines, join } = linesOf(text);
    const fold = (line: string) => (isLoose ? line.toLowerCase() : line);
    return ok(join(lines.filter((line) => fold(line).includes(fold(contains)) !== invert)));
  },
});

const trim = operation({
  id: "lines.trim",
  name: "Trim lines",
  about: "Takes the blanks off the ends of lines, and the empty lines out if asked to.",
  takes: "text",
  gives: "text",
  options: {
    side: choice("Blanks", ["end", "both", "none"], "both"),
    empty: flag("Remove empty lines"),
  },
  examples: [
    { input: " a \n\tb\n", output: "a\nb\n" },
    { input: " a \n \nb", options: { side: "end", empty: true }, output: " a\nb" },
  ],
  async run(text, { side, empty }) {
    const { linesOf } = await import("#domain/lines.ts");
    const { lines, join } = linesOf(text);
    const trimmed = lines.map((line) =>
      side === "both" ? line.trim() : side === "end" ? line.trimEnd() : line,
    );
    return ok(join(empty ? trimmed.filter((line) => line.trim() !== "") : trimmed));
  },
});

const joinLines = operation({
  id: "lines.join",
  name: "Join lines",
  about: "Makes one line out of many, with a text between them and around each.",
  takes: "text",
  gives: "text",
  options: { separator: words("Between them", ", "), quote: words("Around each") },
  examples: [
    { input: "a\nb\n", output: "a, b" },
    { input: "a\nb", options: { separator: ",", quote: "'" }, output: "'a','b'" },
  ],
  async run(text, { separator, quote }) {
    const { linesOf } = await import("#domain/lines.ts");
    return ok(
      linesOf(text)
        .lines.map((line) => quote + line + quote)
        .join(separator),
    );
  },
});

const split = operation({
  id: "lines.split",
  name: "Split into lines",
  about: "Puts what stands between separators on lines of its own, without the blanks around it.",
  takes: "text",
  gives: "text",
  options: { separator: words("Separator", ",") },
  examples: [
    { input: "a, b,c", output: "a\nb\nc" },
    { input: "a|b", options: { separator: "|" }, output: "a\nb" },
  ],
  run: (text, { separator }) =>
    separator === ""
      ? fail("separator must be a text to split at.")
      : ok(
          text
            .split(separator)
            .map((part) => part.trim())
            .join("\n"),
        ),
});

export default [sort, unique, reverse, shuffle, filter, trim, joinLines, split];
