import { choice } from "#domain/operation/options.ts";
import { operation } from "#domain/operation/operation.ts";
import { ok } from "#domain/result.ts";

const normalize = operation({
  id: "text.normalize",
  name: "Normalize Unicode",
  about:
    "Writes the same characters in the same way (Unicode normalization), so that texts that look alike are alike: é as one sign (NFC) or as e and an accent (NFD).",
  takes: "text",
  gives: "text",
  options: { form: choice("Form", ["NFC", "NFD", "NFKC", "NFKD"], "NFC") },
  examples: [
    // UAX #15, figures 3 to 6.
    { input: "A\u030Angstro\u0308m", output: "\u00C5ngstr\u00F6m" },
    { input: "\uFB01 2\u2075", options: { form: "NFKC" }, output: "fi 25" },
    { input: "\u1E9B\u0323", options: { form: "NFD" }, output: "\u017F\u0323\u0307" },
  ],
  run: (text, { form }) => ok(text.normalize(form)),
});

const endings = { lf: "\n", crlf: "\r\n", cr: "\r" };

const lineEndings = operation({
  id: "text.line-endings",
  name: "Change line endings",
  about: "Ends every line as Unix (lf), Windows (crlf) or old Macs (cr) do.",
  takes: "text",
  gives: "text",
  options: { to: choice("Line endings", ["lf", "crlf", "cr"], "lf") },
  keepsLineEnd: true,
  examples: [
    { input: "a\r\nb\rc\n", output: "a\nb\nc\n" },
    { input: "a\nb\r\n\n", options: { to: "crlf" }, output: "a\r\nb\r\n\r\n" },
  ],
  run: (text, { to }) => ok(text.replace(/\r\n|\r|\n/g, endings[to])),
});

export default [normalize, lineEndings];
