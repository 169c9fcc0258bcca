/** Whose cron an expression is written for. */
export const dialectChoices = [
  ["auto", "Auto"],
  ["unix", "Unix (crontab)"],
  ["quartz", "Quartz"],
  ["aws", "AWS"],
] as const;
export type DialectChoice = (typeof dialectChoices)[number][0];
export type Dialect = Exclude<DialectChoice, "auto">;

export type Part = "second" | "minute" | "hour" | "day" | "month" | "weekday" | "year";

interface Layout {
  dialect: Dialect;
  parts: readonly Part[];
  name: string;
}

const crontab = ["minute", "hour", "day", "month", "weekday"] as const;

export const layouts: readonly Layout[] = [
  { dialect: "unix", parts: crontab, name: "Unix (crontab)" },
  { dialect: "unix", parts: ["second", ...crontab], name: "Unix (crontab), with seconds first" },
  { dialect: "quartz", parts: ["second", ...crontab], name: "Quartz" },
  { dialect: "quartz", parts: ["second", ...crontab, "year"], name: "Quartz" },
  { dialect: "aws", parts: [...crontab, "year"], name: "AWS" },
];

interface Guess {
  dialect: Dialect;
  /** What gave it away: "6 fields and “?” in the last". */
  because: string;
}

/** What only the days of Quartz and AWS know: ?, L, LW, L-3, 15W, 6L, FRIL, 6#3. */
const daySign = /^(?:\?|L(?:-\d+)?W?|\d+W|(?:[1-7]|SUN|MON|TUE|WED|THU|FRI|SAT)(?:L|#\d+))$/;
const places = ["first", "second", "third", "fourth", "fifth", "last"];

/** Whose expression it is, by the number of its fields and by where its signs stand. */
export function guessDialect(fields: readonly string[]): Guess {
  const because = `${fields.length} fields`;
  if (fields.length === 7) return { dialect: "quartz", because };
  if (fields.length !== 6) return { dialect: "unix", because };
  // In AWS the days are the third and the fifth, in Quartz the fourth and the last.
  const signAt = fields.findIndex((field, index) => index >= 2 && daySign.test(field));
  if (signAt !== -1) {
    const dialect = signAt === 2 || signAt === 4 ? "aws" : "quartz";
    return { dialect, because: `${because} and “${fields[signAt]}” in the ${places[signAt]}` };
  }
  const isYear = /^\d{4}/.test(fields[5] ?? "");
  return isYear
    ? { dialect: "aws", because: `${because}, the last a year` }
    : { dialect: "unix", because };
}
