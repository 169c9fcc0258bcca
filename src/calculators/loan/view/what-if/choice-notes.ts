/** What the comparison of prepaying and investing takes for granted. */
export const choiceNotes: readonly string[] = [
  "Both ways spend the same: the loan's payment and the extra, each month, for as long as the loan was agreed.",
  "Prepaying: the extra shortens the loan. Once nothing is owed, all of it goes into the fund.",
  "Investing: the loan runs as agreed, and the extra goes into the fund from the first month.",
  "Counted is what is owed less than agreed, and the fund after tax, if all of it were sold then. The tax takes its share of every rupee gained; no amount is exempt.",
  "The fund earns a twelfth of the yearly return each month, the same every month. A loan's rate is certain, a fund's is not.",
  "The loan is the one above, at its own rate and without other prepayments.",
];
