import { asOption, writeFacts } from "#domain/operation/facts.ts";
import { operation } from "#domain/operation/operation.ts";
import { amount } from "#domain/operation/options.ts";

const futureValue = operation({
  id: "sip.future-value",
  name: "Calculate a SIP",
  about:
    "What equal payments at the start of each month grow to, in any currency, a month earning a twelfth of the yearly return; with a yearly step-up, costs, and what is left after inflation.",
  takes: null,
  gives: "text",
  options: {
    monthly: amount("Monthly investment", 1, 1e8, 5000),
    rate: amount("Expected return in percent per year", 0, 50, 12),
    years: amount("Years", 0.08, 50, 10),
    stepUp: amount("Step-up in percent per year", 0, 25, 0),
    expense: amount("Costs in percent per year", 0, 10, 0),
    inflation: amount("Inflation in percent per year", 0, 50, 6),
    as: asOption,
  },
  examples: [
    {
      output:
        "Future value: 1161695.38\nTotal investment: 600000.00\nTotal returns: 561695.38\nReturn multiple: 1.94\nReal value: 648684.63\nReal gain: 192855.00",
    },
    {
      options: { monthly: 1000, rate: 12, years: 2, stepUp: 10, inflation: 0, as: "json" },
      output:
        '{\n  "Future value": "28524.13",\n  "Total investment": "25200.00",\n  "Total returns": "3324.13",\n  "Return multiple": "1.13",\n  "Real value": "28524.13",\n  "Real gain": "3324.13"\n}',
    },
    {
      options: { rate: 0, years: 1.5, inflation: 0 },
      output:
        "Future value: 90000.00\nTotal investment: 90000.00\nTotal returns: 0.00\nReturn multiple: 1.00\nReal value: 90000.00\nReal gain: 0.00",
    },
  ],
  async run(_none, { as, ...given }) {
    const [{ sipFacts }, { termNotes }] = await Promise.all([
      import("./logic/facts.ts"),
      import("#domain/term.ts"),
    ]);
    const facts = sipFacts(given);
    if (!facts.ok) return facts;
    return { ok: true, value: writeFacts(facts.value, as), notes: termNotes(given.years) };
  },
});

export default [futureValue];
