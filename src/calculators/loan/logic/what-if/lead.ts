import { formatRupees } from "#domain/money.ts";
import { formatMonths } from "#domain/term.ts";
import type { Courses } from "./prepay-or-invest.ts";

type Way = keyof Courses;

/** From a month on one way is ahead. */
export interface Turn {
  month: number;
  ahead: Way;
}

/** Under half a paisa neither is ahead. */
const dust = 0.005;

/** By how much investing is ahead after so many months; below 0 it is behind. */
export const leadAt = ({ prepay, invest }: Courses, month: number): number =>
  (invest[month]?.worth ?? 0) - (prepay[month]?.worth ?? 0);

/** Each month in which the lead changes hands, the first lead included. */
export function turnsOf(courses: Courses): readonly Turn[] {
  const turns: Turn[] = [];
  for (let month = 1; month < courses.invest.length; month++) {
    const lead = leadAt(courses, month);
    const ahead = lead > 0 ? "invest" : "prepay";
    if (Math.abs(lead) >= dust && turns.at(-1)?.ahead !== ahead) turns.push({ month, ahead });
  }
  return turns;
}

/** By how much investing is ahead in the end; below 0 it is behind. */
export const finalLead = (courses: Courses): number => leadAt(courses, courses.invest.length - 1);

const names = { prepay: "prepaying", invest: "investing" };
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Who is ahead when, in one sentence. */
export function describeChoice(courses: Courses): string {
  const turns = turnsOf(courses);
  const [first, ...later] = turns;
  const last = turns.at(-1);
  if (first === undefined || last === undefined) return "Both come to the same.";
  const end = `by ${formatRupees(Math.abs(finalLead(courses)), 0)} after ${formatMonths(courses.invest.length - 1)}`;
  if (later.length === 0) return `${capital(names[first.ahead])} is ahead all the way, ${end}.`;
  const changes = later.map(({ month, ahead }) => `${names[ahead]} from ${formatMonths(month)} on`);
  return `${capital(names[first.ahead])} is ahead first, ${changes.join(", ")}, ${end}.`;
}
