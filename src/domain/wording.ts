// By hand, because a browser loads its tables for Intl and toLocaleString when they are first used,
// and that takes longer than a frame: a game would stumble at its first announcement.

/** A whole number, easy to read: "1,204". */
export const grouped = (value: number): string =>
  String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

/** Words in a row: "2 and 4", "2, 4, and 8". */
export function listed(words: readonly string[]): string {
  const [last = "", ...rest] = words.toReversed();
  if (rest.length < 2) return [...rest, last].join(" and ");
  return `${rest.toReversed().join(", ")}, and ${last}`;
}

/** A number and its noun: "1 line", "1,204 lines". */
export const counted = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;

/** A time as a clock shows it: "1:05". */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;
