import { operation } from "#domain/operation/operation.ts";
import { choice, count, flag, words } from "#domain/operation/options.ts";
import { fail } from "#domain/result.ts";

const generate = operation({
  id: "lorem.generate",
  name: "Generate lorem ipsum",
  about:
    "Makes filler text: up to 10 paragraphs, 20 sentences or 200 words, Latin or of words given; the same seed makes the same text again.",
  takes: null,
  gives: "text",
  options: {
    mode: choice("What", ["paragraphs", "sentences", "words"], "paragraphs"),
    count: count("How many", 1, 200, 3),
    classic: flag("Begin with Lorem ipsum", true),
    format: choice("Format", ["plain", "html", "html-list", "markdown", "json"], "plain"),
    seed: words("Seed"),
    words: words("Words of one's own"),
  },
  examples: [
    {
      options: { mode: "words", count: 8, seed: "1" },
      output: "Lorem ipsum dolor sit amet, consectetur adipiscing elit.",
    },
    {
      options: {
        mode: "sentences",
        count: 2,
        classic: false,
        format: "markdown",
        seed: "20261115",
      },
      output:
        "- Lacus porttitor mollit augue, amet bibendum blandit dis ligula vel viverra.\n- Quam felis et molestie euismod dapibus elementum suspendisse blandit auctor dolore consectetur cum tincidunt ipsum veniam incididunt.",
    },
    {
      options: { mode: "words", count: 5, words: "foo bar baz", format: "json" },
      output: '[\n  "foo",\n  "baz",\n  "foo",\n  "baz",\n  "bar"\n]',
    },
  ],
  async run(_nothing, { seed, words, count, mode, ...options }, { randomBytes }) {
    const { countFields } = await import("./logic/options.ts");
    const { max } = countFields[mode];
    if (count > max) return fail(`count must be a whole number from 1 to ${max} for ${mode}.`);
    const { seedOf, writeFiller } = await import("./logic/filler.ts");
    const chosen = seedOf(seed, randomBytes);
    if (!chosen.ok) return chosen;
    const value = writeFiller({ ...options, mode, count, seed: chosen.value, words });
    const notes = seed === "" ? [`The seed ${chosen.value} makes the same text again.`] : [];
    return { ok: true, value, notes };
  },
});

export default [generate];
