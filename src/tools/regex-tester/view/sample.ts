/** Dates and people in a log: two named groups, and one that does not always take part. */
export const sample = {
  pattern: "(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})(?:T(?<time>\\d{2}:\\d{2}))?",
  flags: "g",
  template: "$<day>/$<month>/$<year>",
  text: `2026-03-14T09:26 Zoë joined the project
2026-03-15 first release 🚀
2026-04-01T18:05 Omar fixed the parser
no date in this line
2026-12-31 end of the year
`,
};
