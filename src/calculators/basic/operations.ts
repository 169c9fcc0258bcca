import { asOption, writeFacts } from "#domain/operation/facts.ts";
import { operation } from "#domain/operation/operation.ts";
import { amount, flag } from "#domain/operation/options.ts";
import { fail, ok } from "#domain/result.ts";

const gst = operation({
  id: "gst.split",
  name: "Split GST",
  about:
    "Adds Indian GST to an amount such as 1,000 or 1.5L, or takes out what is in it, with CGST and SGST, in whole paise.",
  takes: "text",
  gives: "text",
  options: {
    rate: amount("Rate in percent", 0, 100, 18),
    included: flag("GST is in the amount"),
    as: asOption,
  },
  word: "gst",
  examples: [
    {
      input: "₹ 1,000",
      output: "Without GST: 1000.00\nGST: 180.00\nCGST: 90.00\nSGST: 90.00\nWith GST: 1180.00",
    },
    {
      input: "1.05",
      options: { rate: 5, included: true },
      output: "Without GST: 1.00\nGST: 0.05\nCGST: 0.03\nSGST: 0.03\nWith GST: 1.05",
    },
  ],
  async run(text, { rate, included, as }) {
    const [{ readDecimal }, { gstOn }] = await Promise.all([
      import("#domain/decimal.ts"),
      import("./logic/gst.ts"),
    ]);
    const value = readDecimal(text);
    const split = value && gstOn({ value, why: "" }, included ? "-" : "+", rate).split;
    if (!split) return fail(`“${text.trim().slice(0, 60)}” is not an amount.`);
    const { net, tax, half, gross } = split;
    const facts = [
      ["Without GST", net],
      ["GST", tax],
      ["CGST", half],
      ["SGST", half],
      ["With GST", gross],
    ] as const;
    const written = facts.map(([label, part]) => ({ label, value: part.toFixed(2) }));
    return ok(writeFacts(written, as));
  },
});

export default [gst];
