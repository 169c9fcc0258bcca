import { operation } from "#domain/operation/operation.ts";
import { choice, flag } from "#domain/operation/options.ts";
import { fail } from "#domain/result.ts";

const unseen = "Compared as text only: no browser was asked what it makes of the classes.";

const fromCss = operation({
  id: "tailwind.from-css",
  name: "Convert CSS to Tailwind",
  about:
    "Turns CSS into Tailwind 4 classes and says what is not the same: whole stylesheets, each class compiled by Tailwind and compared as text, or single declarations by a short table.",
  takes: "text",
  gives: "text",
  options: {
    by: choice("Classes come from", ["compiler", "table"], "compiler"),
    as: choice("Output", ["classes", "apply"], "classes"),
    remAsPx: flag("16px may be written as 1rem", true),
    namedHover: flag("Use hover:, which waits for a device that can hover", true),
  },
  word: "tailwind",
  examples: [
    { input: "display: flex;\npadding: 16px;\nmargin-top: 15px;", output: "flex p-4 mt-3.75" },
    {
      input:
        ".card { padding: 1rem 2rem }\n.card:hover { color: #123456 }\n@media (min-width: 48rem) { .card { display: none } }",
      options: { as: "apply" },
      output: ".card {\n  @apply py-4 px-8 hover:text-[#123456] md:hidden;\n}",
    },
    { input: "display: flex;\nmargin-top: 15px;", options: { by: "table" }, output: "flex mt-4" },
  ],
  async run(css, { by, as, ...rest }) {
    const { notesOn } = await import("./logic/findings.ts");
    const isTable = by === "table";
    const { classes, findings } = isTable
      ? (await import("./logic/plain.ts")).convertPlain(css)
      : await (
          await import("./logic/convert.ts")
        ).convertUnseen(css, {
          mode: "exact",
          layout: as,
          ...rest,
        });
    const notes = notesOn(findings);
    if (classes === "" && notes[0] !== undefined)
      return fail(`Nothing here can be a class. ${notes[0]}`);
    return { ok: true, value: classes, notes: isTable ? notes : [unseen, ...notes] };
  },
});

export default [fromCss];
