import { asOption, writeFacts } from "#domain/operation/facts.ts";
import { operation } from "#domain/operation/operation.ts";
import { amount } from "#domain/operation/options.ts";
import { ok } from "#domain/result.ts";

const loanOptions = {
  principal: amount("Principal", 1, 1e12, 100_000),
  rate: amount("Interest rate in percent per year", 0, 100, 7.5),
  years: amount("Years", 0.08, 100, 15),
};

interface Given {
  principal: number;
  rate: number;
  years: number;
}
const loanOf = ({ principal, rate, years }: Given) => ({ amount: principal, rate, years });

const emi = operation({
  id: "loan.emi",
  name: "Calculate an EMI",
  about:
    "The equal monthly payment of a loan, with its total interest and total payment, in any currency.",
  takes: null,
  gives: "text",
  options: { ...loanOptions, as: asOption },
  examples: [
    {
      options: { principal: 5_000_000, rate: 8.5, years: 20 },
      output:
        "Monthly payment: 43391.16\nPayments: 240\nTotal interest: 5413878.80\nTotal payment: 10413878.80\nInterest percent: 108.3",
    },
    {
      options: { principal: 120_000, rate: 0, years: 1 },
      output:
        "Monthly payment: 10000.00\nPayments: 12\nTotal interest: 0.00\nTotal payment: 120000.00\nInterest percent: 0.0",
    },
  ],
  async run(_none, given) {
    const [{ loanFacts }, { termNotes }] = await Promise.all([
      import("./logic/facts.ts"),
      import("#domain/term.ts"),
    ]);
    const value = writeFacts(loanFacts(loanOf(given)), given.as);
    return { ok: true, value, notes: termNotes(given.years) };
  },
});

const schedule = operation({
  id: "loan.schedule",
  name: "Write a loan schedule",
  about: "Every monthly payment of a loan with its principal, interest and balance, as CSV.",
  takes: null,
  gives: "text",
  extension: "csv",
  options: loanOptions,
  examples: [
    {
      options: { principal: 12_000, rate: 12, years: 0.25 },
      output:
        "Month,Payment,Principal,Interest,Balance\r\n1,4080.27,3960.27,120,8039.73\r\n2,4080.27,3999.87,80.4,4039.87\r\n3,4080.27,4039.87,40.4,0\r\n",
    },
  ],
  async run(_none, given) {
    const [{ schedule: rowsOf }, { scheduleRows }, { csvText }, { termNotes }] = await Promise.all([
      import("./logic/schedule.ts"),
      import("./logic/export.ts"),
      import("#domain/csv.ts"),
      import("#domain/term.ts"),
    ]);
    const value = csvText(scheduleRows(rowsOf(loanOf(given)), null));
    return { ok: true, value, notes: termNotes(given.years) };
  },
});

const read = operation({
  id: "loan.read",
  name: "Read a loan",
  about:
    "Works out a loan that is written as people do: “50L 8.5% 20y” or “50 lakh at 8.5% for 20 years”.",
  takes: "text",
  gives: "text",
  options: { as: asOption },
  reads: ["loan"],
  word: "loan",
  examples: [
    {
      input: "50L 8.5% 20y",
      output:
        "Monthly payment: 43391.16\nPayments: 240\nTotal interest: 5413878.80\nTotal payment: 10413878.80\nInterest percent: 108.3",
    },
    {
      input: "$300,000 at 6% for 30 years",
      options: { as: "json" },
      output:
        '{\n  "Monthly payment": "1798.65",\n  "Payments": "360",\n  "Total interest": "347514.57",\n  "Total payment": "647514.57",\n  "Interest percent": "115.8"\n}',
    },
  ],
  async run(text, { as }) {
    const [{ readLoan }, { loanFacts }] = await Promise.all([
      import("./logic/read-loan.ts"),
      import("./logic/facts.ts"),
    ]);
    const loan = readLoan(text);
    return loan.ok ? ok(writeFacts(loanFacts(loan.value.loan), as)) : loan;
  },
  says: async (text) => (await import("./logic/facts.ts")).saysOf(text),
});

export default [emi, schedule, read];
