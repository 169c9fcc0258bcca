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
export const remarksOn = (drawn: Drawn, wanted: Options, text: string): string[] => [
  ...remarksOnOptions(wanted),
  ...remarksOnCode(drawn, wanted, text),
];

/** What is true of every code that is drawn like this. */
export function remarksOnOptions({ ink, ground, quiet }: Options): string[] {
  const color = colorProblem(ink, ground);
  return [
    ...(color === null ? [] : [color]),
    ...(quiet < standardQuietZone
      ? [`A quiet zone under ${standardQuietZone} modules: leave ground around the code.`]
      : []),
  ];
}

/** What is true of this code alone. */
export const remarksOnCode = (drawn: Drawn, wanted: Options, text: string): string[] => [
  ...(drawn.side > wanted.size
    ? [`Drawn at ${drawn.side} px: ${wanted.size} px is too small for this much text.`]
    : []),
  ...(drawn.level === wanted.level
    ? []
    : [`Level ${drawn.level}, since this text is too long for level ${wanted.level}.`]),
  ...(text.isWellFormed() ? [] : ["A broken character in the text became “\uFFFD”."]),
];
