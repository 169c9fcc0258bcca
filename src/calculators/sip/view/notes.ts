export const tips: readonly string[] = [
  "Start early: the first years' money has the longest time to grow.",
  "Raise the amount when your income rises; a step-up of 10% a year can nearly double the result over 20 years.",
  "Keep going when markets fall: the same amount then buys more units.",
  "Compare with inflation, not with zero: what counts is what the money buys.",
  "Keep a few months' expenses aside first, so that you need not sell at a bad time.",
];

export const notices: readonly string[] = [
  "Mutual fund investments are subject to market risks. Read all scheme related documents carefully.",
  "This is an illustration, not advice. No fund promises a return, and no year is like another.",
  "Assumed: payments at the start of each month, monthly rate = yearly return ÷ 12, the same return every month, no fund costs unless you set them, no tax.",
  "A step-up takes effect at the start of each year. Inflation is compounded once a year.",
  "Nothing is rounded along the way; only what is shown is.",
];

/** How others count, for those who compare. */
export const conventionNotes: readonly string[] = [
  "Here: payments at the start of each month, and a month earns a twelfth of the yearly return.",
  "End of month: the same, but each payment comes at the end of its month and earns one month less.",
  "Effective rate: payments at the start, and twelve months compound to exactly the yearly return instead of a little more.",
];
