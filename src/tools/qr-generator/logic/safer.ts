import { levelFor } from "./capacity.ts";
import { drawReadable, type CodeRequest } from "./draw.ts";
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

/** A picture of this size is read in a moment, and mostly tells what a larger one would. */
const quickSize = 500;

const isReadable = (request: CodeRequest): boolean =>
  typeof drawReadable(request, request.level) !== "string";

/** A choice that can be read, in words; `null` when none can. What is named was read at full size. */
export function saferChoice(request: CodeRequest, level: Level): string | null {
  const all = choices(request, level)
    .map(([words, change]) => ({ words, other: { ...request, level, ...change } }))
    // A level that the text does not fit would be lowered again.
    .filter(({ other }) => levelFor(other.text, other.level) === other.level);
  const unlikely: typeof all = [];
  for (const one of all) {
    const isLarge = one.other.size > quickSize;
    if (isLarge && !isReadable({ ...one.other, size: quickSize })) unlikely.push(one);
    else if (isReadable(one.other)) return one.words;
  }
  return unlikely.find(({ other }) => isReadable(other))?.words ?? null;
}
