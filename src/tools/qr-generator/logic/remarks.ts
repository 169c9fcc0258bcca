import { colorProblem } from "./color.ts";
import { standardQuietZone, type Level, type Options } from "./options.ts";

/** What was drawn. */
interface Drawn {
  side: number;
  count: number;
  level: Level;
}

/** "29 × 29 modules · level M · 200 × 200 px". */
export const factsOf = ({ side, count, level }: Drawn): string =>
  `${count} × ${count} modules · level ${level} · ${side} × ${side} px`;

/** What the visitor should know of a code before it is printed. */
export function remarksOn(drawn: Drawn, wanted: Options, text: string): string[] {
  const color = colorProblem(wanted.ink, wanted.ground);
  return [
    ...(color === null ? [] : [color]),
    ...(wanted.quiet < standardQuietZone
      ? [`A quiet zone under ${standardQuietZone} modules: leave ground around the code.`]
      : []),
    ...(drawn.side > wanted.size
      ? [`Drawn at ${drawn.side} px: ${wanted.size} px is too small for this much text.`]
      : []),
    ...(drawn.level === wanted.level
      ? []
      : [`Level ${drawn.level}, since this text is too long for level ${wanted.level}.`]),
    ...(text.isWellFormed() ? [] : ["A broken character in the text became “\uFFFD”."]),
  ];
}
