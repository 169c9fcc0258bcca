export const tips: readonly string[] = [
  "A shorter term costs more each month and far less in all.",
  "Even a small extra payment in the first years saves much interest: most of it falls due then.",
  "Compare the yearly rate of several lenders: half a percent is a lot over twenty years.",
  "Ask for all fees: processing, insurance and prepayment charges are not in the rate.",
  "Keep all your monthly payments together under about 40% of what you take home.",
];

export const notices: readonly string[] = [
  "This is an illustration, not advice. Your lender's figures are the ones that count.",
  "Assumed: monthly rate = yearly rate ÷ 12, a fixed rate, payments at the end of each month, no fees. What fees or another rate would change is worked out under the results, from the loan as agreed.",
  "Nothing is rounded along the way; only what is shown is. A lender that rounds each payment may differ by some rupees over the whole term.",
];
