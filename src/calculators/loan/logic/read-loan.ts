import { writeFragment } from "#domain/link.ts";
import { amountText, plainDigits, tidyText } from "#domain/money.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Loan } from "./repayment.ts";

/** A loan in words, in months because a term need not be whole years. */
interface WrittenLoan {
  loan: Loan;
  months: number;
  /** The sign that stood before the amount: "$". */
  currency: string;
}

const maxTextChars = 120;
/** Without gaps: “5000000 8.5%” are two numbers. */
const number = String.raw`\d[\d,]*(?:\.\d+)?|\.\d+`;
const rateForm = new RegExp(
  String.raw`(?:^|\s)(?:at |@ ?)?(${number}) ?(?:%|percent)(?: interest)?(?: p\.?a\.?| per annum| a year| per year| yearly)?`,
);
const termForm = new RegExp(
  String.raw`(?:^|\s)(?:for |over )?(${number}) ?(y|yrs?|years?|m|mos?|months?)(?![a-z])`,
  "g",
);
const leftWords = /\b(?:home|car|personal|education|loan|emi|of|for|at|over)\b/g;
const bareForm = /^(?:emi|loan) (\S+) (\S+?)%? (\d+)$/;

const numberOf = (text: string): number => Number(plainDigits(text.trim()) ?? Number.NaN);

/** Reads "50L 8.5% 20y", "50 lakh at 8.5% for 20 years" and "emi 5000000 8.5 20". */
export function readLoan(text: string): Result<WrittenLoan> {
  if (text.length > maxTextChars) return refused(text);
  const tidy = tidyText(text.replace(/[,;]\s+|(?<=[a-z%])[,;]/gi, " "));
  const bare = bareForm.exec(tidy);
  const plain = bare === null ? tidy : `${bare[1]} ${bare[2]}% ${bare[3]}y`;
  const rate = rateForm.exec(plain);
  const rest = plain.replace(rateForm, " ");
  const terms = [...rest.matchAll(termForm)];
  if (rate === null || terms.length === 0 || terms.length > 2) return refused(text);
  const months = terms.reduce(
    (sum, [, count = "", unit = ""]) => sum + numberOf(count) * (unit.startsWith("y") ? 12 : 1),
    0,
  );
  const left = rest.replace(termForm, " ").replace(leftWords, " ").replace(/\s+/g, " ").trim();
  const [, currency = "", amount = ""] = /^([$€£]?) ?(.*)$/.exec(left) ?? [];
  const [principal, percent] = [Number(amountText(amount) ?? Number.NaN), numberOf(rate[1] ?? "")];
  const isLoan = principal >= 1 && principal <= 1e12 && percent <= 100 && months <= 1200;
  if (!isLoan || !Number.isInteger(months) || months < 1) return refused(text);
  return ok({ loan: { amount: principal, rate: percent, years: months / 12 }, months, currency });
}

const refused = (text: string): Result<never> =>
  fail(
    `“${text.trim().slice(0, 60)}” does not say an amount, a rate in % and a term, as “50L 8.5% 20y” does.`,
  );

/** The link to a loan in words; `null` when it is none. */
export function linkOfText(text: string): string | null {
  const read = readLoan(text);
  if (!read.ok) return null;
  const { loan, months } = read.value;
  return writeFragment([
    ["p", loan.amount],
    ["r", loan.rate],
    months % 12 === 0 ? ["y", loan.years] : ["n", months],
  ]);
}
