import { calculate, type Answer } from "#domain/arithmetic.ts";
import { Decimal, groupIndian, settle } from "#domain/decimal.ts";
import { plainOperand } from "#domain/operand.ts";

/** An amount with and without its tax, in whole paise: net and tax add up to the gross. */
export interface GstSplit {
  rate: number; // percent
  net: Decimal;
  tax: Decimal;
  gross: Decimal;
  half: Decimal; // CGST, and SGST: each is rounded by itself
}

/** An amount with GST added ("+"), or with what is in it taken out ("-"). */
export function gstOn(
  sum: Answer,
  sign: "+" | "-",
  rate: number,
): { answer: Answer; split: GstSplit | null } {
  const percent = new Decimal(rate).div(100);
  const growth = plainOperand(percent.plus(1));
  const answer = calculate(sign === "+" ? "×" : "÷", sum, growth);
  const [net, gross] = sign === "+" ? [sum.value, answer.value] : [answer.value, sum.value];
  return { answer, split: gross.isFinite() ? splitInPaise(rate, net, gross) : null };
}

function splitInPaise(rate: number, net: Decimal, gross: Decimal): GstSplit {
  const [netPaise, grossPaise] = [toPaise(net), toPaise(gross)];
  const half = toPaise(settle(gross.minus(net)).div(2));
  return { rate, net: netPaise, tax: grossPaise.minus(netPaise), gross: grossPaise, half };
}

const toPaise = (amount: Decimal): Decimal => settle(settle(amount).toDecimalPlaces(2));

/** Rupees and paise of an exact amount: "₹1,180.00". */
export function rupees(amount: Decimal): string {
  const paise = toPaise(amount);
  return `${paise.isNegative() ? "-" : ""}₹${groupIndian(paise.abs().toFixed(2))}`;
}

/** The parts of an amount, line by line: "GST 18% ₹180.00: CGST ₹90.00 + SGST ₹90.00". */
export function describeGst({ rate, net, tax, gross, half }: GstSplit): readonly string[] {
  const halves = `CGST ${rupees(half)} + SGST ${rupees(half)}`;
  // An odd paisa cannot be halved: what a bill with two taxes asks for is said, too.
  const both = half.times(2);
  return [
    `Without GST ${rupees(net)}`,
    `GST ${rate}% ${rupees(tax)}: ${halves}${both.eq(tax) ? "" : `, each rounded, together ${rupees(both)}`}`,
    `With GST ${rupees(gross)}`,
  ];
}
