import { fail, ok, type Result } from "#domain/result.ts";
import { isCount, isRecord } from "#domain/saved.ts";
import { flag, oneOf, shape, type Shape, type Value } from "#domain/shape.ts";

/** The size of a board, and how many mines lie in it. */
export interface Ground {
  width: number;
  height: number;
  mines: number;
}

export const levels = ["beginner", "intermediate", "expert", "custom"] as const;
export type Level = (typeof levels)[number];

/** What is played. */
export interface Kind extends Ground {
  level: Level;
  noGuess: boolean; // the board can be solved by thought alone
}

export const levelNames: Record<Level, string> = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  expert: "Expert",
  custom: "Custom",
};

const grounds: Record<Exclude<Level, "custom">, Ground> = {
  beginner: { width: 9, height: 9, mines: 10 },
  intermediate: { width: 16, height: 16, mines: 40 },
  expert: { width: 30, height: 16, mines: 99 },
};

/** From 5 by 5 on, the first click opens an area whatever the number of mines. */
const limits = { width: [5, 30], height: [5, 24] } as const;

/** What a number of a custom board may be. */
function rangeOf(part: keyof Ground, { width, height }: Ground): readonly [number, number] {
  return part === "mines" ? [1, (width - 1) * (height - 1)] : limits[part];
}

/** The nearest board that can be played. */
export function fitGround(wanted: Ground): Ground {
  const fit = (part: keyof Ground, ground: Ground): Ground => {
    const [least, most] = rangeOf(part, ground);
    return { ...ground, [part]: Math.min(most, Math.max(least, Math.round(ground[part]))) };
  };
  return fit("mines", fit("height", fit("width", wanted)));
}

export const partNames: Record<keyof Ground, string> = {
  width: "Columns",
  height: "Rows",
  mines: "Mines",
};

/** The board that someone typed. */
export function readGround(typed: Record<keyof Ground, string>): Result<Ground> {
  const [width, height, mines] = (["width", "height", "mines"] as const).map((part) =>
    /^\d{1,4}$/.test(typed[part].trim()) ? Number(typed[part]) : Number.NaN,
  ) as [number, number, number];
  const ground: Ground = { width, height, mines };
  for (const part of ["width", "height", "mines"] as const) {
    const [least, most] = rangeOf(part, ground);
    // Also for what is not a number.
    if (!(ground[part] >= least && ground[part] <= most))
      return fail(`${partNames[part]}: a whole number from ${least} to ${most}.`);
  }
  return ok(ground);
}

const defaultCustom: Ground = { width: 20, height: 12, mines: 40 };

const isGround = (given: unknown): given is Ground =>
  isRecord(given) &&
  (["width", "height", "mines"] as const).every((part) => Number.isFinite(given[part]));

const customShape: Shape<Ground> = {
  initial: defaultCustom,
  read: (given) => (isGround(given) ? fitGround(given) : defaultCustom),
};

/** What a visitor has chosen. */
export const optionsShape = shape({
  level: oneOf(levels, "beginner"),
  custom: customShape,
  noGuess: flag(false),
  questions: flag(false), // question marks
  tapFlags: flag(false), // a tap puts a flag, holding opens
  fitBoard: flag(false), // for a finger: all of the board in sight, however small its cells
});
export type Options = Value<typeof optionsShape>;

/** The game that these options ask for. */
export function kindOf({
  level,
  custom,
  noGuess,
}: Pick<Options, "level" | "custom" | "noGuess">): Kind {
  const { width, height, mines } = level === "custom" ? custom : grounds[level];
  return { level, width, height, mines, noGuess };
}

/** Whether two are the same game. */
export const isSameKind = (a: Kind, b: Kind): boolean =>
  (["level", "width", "height", "mines", "noGuess"] as const).every((part) => a[part] === b[part]);

/** "Expert", "Custom 20×12 with 40 mines", "Beginner, no guessing" */
export function kindName({ level, width, height, mines, noGuess }: Kind): string {
  const size = level === "custom" ? ` ${width}×${height} with ${mines} mines` : "";
  return `${levelNames[level]}${size}${noGuess ? ", no guessing" : ""}`;
}

/** A kind that was kept or handed on; `undefined` for one that cannot be played as it is. */
export function readKind(saved: unknown): Kind | undefined {
  if (!isRecord(saved) || typeof saved.noGuess !== "boolean") return undefined;
  const level = levels.find((one) => one === saved.level);
  const { width, height, mines, noGuess } = saved;
  if (level === undefined || ![width, height, mines].every(isCount)) return undefined;
  const custom = fitGround({
    width: Number(width),
    height: Number(height),
    mines: Number(mines),
  });
  const kind = kindOf({ level, custom, noGuess });
  return isSameKind(kind, { ...(saved as unknown as Kind) }) ? kind : undefined;
}
