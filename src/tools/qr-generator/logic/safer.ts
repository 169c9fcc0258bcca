import { levelFor } from "./capacity.ts";
import { draw, faultOf, type CodeRequest } from "./draw.ts";
import { allSizes, levels, logoPercents, type Level } from "./options.ts";

/** Other choices in the order in which they change least of what was wanted. */
function choices(
  request: CodeRequest,
  level: Level,
): [words: string, change: Partial<CodeRequest>][] {
  const { logo = null, logoPercent, dots, corners, size } = request;
  const higher = levels.slice(levels.indexOf(level) + 1);
  const smaller = logoPercents.filter((percent) => percent < logoPercent).toReversed();
  const larger = allSizes.find((one) => one > size);
  return [
    ...higher.map((next) => choice(`error correction ${next}`, { level: next })),
    ...(logo === null
      ? []
      : smaller.map((next) => choice(`a logo of ${next} %`, { logoPercent: next }))),
    ...(dots === "dots" ? [choice("rounded dots", { dots: "rounded" })] : []),
    ...(dots === "square" ? [] : [choice("square dots", { dots: "square" })]),
    ...(corners === "square" ? [] : [choice("square corners", { corners: "square" })]),
    ...(logo === null ? [] : [choice("no logo", { logo: null })]),
    ...(larger === undefined ? [] : [choice(`${larger} pixels`, { size: larger })]),
  ];
}

const choice = (
  words: string,
  change: Partial<CodeRequest>,
): [words: string, change: Partial<CodeRequest>] => [words, change];

/** The first other choice that can be read, in words; `null` when none can. */
export function saferChoice(request: CodeRequest, level: Level): string | null {
  for (const [words, change] of choices(request, level)) {
    const other = { ...request, level, ...change };
    // A level that the text does not fit would be lowered again.
    if (levelFor(other.text, other.level) !== other.level) continue;
    if (faultOf(draw(other, other.level), other.text, other.level) === null) return words;
  }
  return null;
}
