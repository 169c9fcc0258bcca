export const tips: readonly string[] = [
  "A SIP spreads your entry over many prices; a lumpsum is all in at one.",
  "The longer the period, the less a bad year weighs, and the more inflation does.",
  "A higher expected return means a higher risk: look at both columns.",
  "Compare expense ratios: 1% less cost is 1% more return, every year.",
  "ELSS units are locked in for three years.",
];

export const notices: readonly string[] = [
  "Mutual fund investments are subject to market risks. Read all scheme related documents carefully.",
  "This is an illustration, not advice. No fund promises a return, and no year is like another.",
  "SIP: payments at the start of each month, monthly rate = yearly return ÷ 12. Lumpsum: compounds once a year; months beyond whole years grow at the same yearly rate.",
  "Real value = future value ÷ (1 + inflation)^years: what it buys in today's rupees.",
  "Assumed: the same return and inflation in every year, no fund costs unless you set them, no tax. The categories' ranges are assumptions too, not a record and not a promise.",
  "Nothing is rounded along the way; only what is shown is.",
];
