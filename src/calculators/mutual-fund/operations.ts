import { asOption, writeFacts } from "#domain/operation/facts.ts";
import { operation } from "#domain/operation/operation.ts";
import { amount, choice } from "#domain/operation/options.ts";

const futureValue = operation({
  id: "fund.future-value",
  name: "Calculate a mutual fund",
  about:
    "What a lumpsum (compounded once a year) or monthly payments (a month earning a twelfth of the yearly return) grow to, in any currency, after costs and after inflation.",
  takes: null,
  gives: "text",
  options: {
    mode: choice("Mode", ["sip", "lumpsum"], "sip"),
    amount: amount("Amount, each month or once", 1, 1e8, 10_000),
    rate: amount("Expected return in percent per year", 0, 50, 12),
    years: amount("Years", 0.08, 50, 10),
    expense: amount("Costs in percent per year", 0, 10, 0),
    inflation: amount("Inflation in percent per year", 0, 50, 6),
    as: asOption,
  },
  examples: [
    {
      output:
        "Future value: 2323390.76\nTotal investment: 1200000.00\nTotal returns: 1123390.76\nReal value: 1297369.27\nReal gain: 385710.00",
    },
    {
      options: { mode: "lumpsum", amount: 100_000, rate: 10, years: 2, inflation: 0 },
      output:
        "Future value: 121000.00\nTotal investment: 100000.00\nTotal returns: 21000.00\nReal value: 121000.00\nReal gain: 21000.00",
    },
    {
      options: { mode: "lumpsum", amount: 100_000, expense: 2, years: 2.5, as: "json" },
      output:
        '{\n  "Future value": "126905.87",\n  "Total investment": "100000.00",\n  "Total returns": "26905.87",\n  "Real value": "109702.63",\n  "Real gain": "9702.63"\n}',
    },
  ],
  async run(_none, { as, ...given }) {
    const [{ fundFacts }, { termNotes }] = await Promise.all([
      import("./logic/facts.ts"),
      import("#domain/term.ts"),
    ]);
    const facts = fundFacts(given);
    if (!facts.ok) return facts;
    return { ok: true, value: writeFacts(facts.value, as), notes: termNotes(given.years) };
  },
});

export default [futureValue];
