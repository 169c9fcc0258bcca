/** One line of the table: the class, and what it does beyond the CSS where that is not the same. */
export type Entry = readonly [utility: string, difference?: string];

const px = (count: number): string => (count === 0 ? "0" : `${count}px`);
const spaces = [0, 4, 8, 12, 16, 20, 24, 28, 32];
const alsoLineHeight = "It sets a line height as well.";
const paletteShade = (name: string) => `Tailwind’s shade of ${name} is not the CSS color ${name}.`;

/** Spec §5: a fixed table of exact 'property: value' strings, each mapped to one utility. */
export const table: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ["display: block", ["block"]],
  ["display: inline-block", ["inline-block"]],
  ["display: inline", ["inline"]],
  ["display: flex", ["flex"]],
  ["display: inline-flex", ["inline-flex"]],
  ["display: grid", ["grid"]],
  ["display: inline-grid", ["inline-grid"]],
  ["display: table", ["table"]],
  ["display: contents", ["contents"]],
  ["display: none", ["hidden"]],

  ["justify-content: flex-start", ["justify-start"]],
  ["justify-content: flex-end", ["justify-end"]],
  ["justify-content: center", ["justify-center"]],
  ["justify-content: space-between", ["justify-between"]],
  ["justify-content: space-around", ["justify-around"]],
  ["justify-content: space-evenly", ["justify-evenly"]],

  ["align-items: flex-start", ["items-start"]],
  ["align-items: flex-end", ["items-end"]],
  ["align-items: center", ["items-center"]],
  ["align-items: baseline", ["items-baseline"]],
  ["align-items: stretch", ["items-stretch"]],

  ["flex-direction: row", ["flex-row"]],
  ["flex-direction: row-reverse", ["flex-row-reverse"]],
  ["flex-direction: column", ["flex-col"]],
  ["flex-direction: column-reverse", ["flex-col-reverse"]],
  ["flex-wrap: wrap", ["flex-wrap"]],
  ["flex-wrap: wrap-reverse", ["flex-wrap-reverse"]],
  ["flex-wrap: nowrap", ["flex-nowrap"]],

  ...spaces.map((count) => [`margin: ${px(count)}`, [`m-${count / 4}`]] as const),
  ...spaces.map((count) => [`padding: ${px(count)}`, [`p-${count / 4}`]] as const),

  ["color: white", ["text-white"]],
  ["color: #fff", ["text-white"]],
  ["color: #ffffff", ["text-white"]],
  ["color: black", ["text-black"]],
  ["color: #000", ["text-black"]],
  ["color: #000000", ["text-black"]],
  ["color: transparent", ["text-transparent"]],
  ...["red", "orange", "yellow", "green", "blue", "indigo", "purple", "pink", "gray"].map(
    (name) => [`color: ${name}`, [`text-${name}-500`, paletteShade(name)]] as const,
  ),

  ["background-color: white", ["bg-white"]],
  ["background-color: black", ["bg-black"]],
  ["background-color: transparent", ["bg-transparent"]],

  ["font-size: 12px", ["text-xs", alsoLineHeight]],
  ["font-size: 14px", ["text-sm", alsoLineHeight]],
  ["font-size: 16px", ["text-base", alsoLineHeight]],
  ["font-size: 18px", ["text-lg", alsoLineHeight]],
  ["font-size: 20px", ["text-xl", alsoLineHeight]],
  ["font-size: 24px", ["text-2xl", alsoLineHeight]],
  ["font-size: 30px", ["text-3xl", alsoLineHeight]],

  ["font-weight: 300", ["font-light"]],
  ["font-weight: 400", ["font-normal"]],
  ["font-weight: normal", ["font-normal"]],
  ["font-weight: 500", ["font-medium"]],
  ["font-weight: 600", ["font-semibold"]],
  ["font-weight: 700", ["font-bold"]],
  ["font-weight: bold", ["font-bold"]],

  ["text-align: left", ["text-left"]],
  ["text-align: center", ["text-center"]],
  ["text-align: right", ["text-right"]],
  ["text-align: justify", ["text-justify"]],

  ["border: 1px solid", ["border"]],
  ["border: 2px solid", ["border-2"]],
  ["border: 4px solid", ["border-4"]],
  ["border: none", ["border-none"]],

  ["border-radius: 4px", ["rounded"]],
  ["border-radius: 6px", ["rounded-md"]],
  ["border-radius: 8px", ["rounded-lg"]],
  ["border-radius: 12px", ["rounded-xl"]],
  ["border-radius: 16px", ["rounded-2xl"]],
  ["border-radius: 24px", ["rounded-3xl"]],
  [
    "border-radius: 50%",
    ["rounded-full", "Where the box is not a square it makes a pill, not an ellipse."],
  ],

  ["width: 100%", ["w-full"]],
  ["width: 50%", ["w-1/2"]],
  ["width: 25%", ["w-1/4"]],
  ["width: 75%", ["w-3/4"]],
  ["height: 100%", ["h-full"]],
  ["height: 100vh", ["h-screen"]],
  ["max-width: 100%", ["max-w-full"]],

  ["position: static", ["static"]],
  ["position: relative", ["relative"]],
  ["position: absolute", ["absolute"]],
  ["position: fixed", ["fixed"]],
  ["position: sticky", ["sticky"]],

  // The four whose names and values are the same in Tailwind 3 and 4.
  ["box-shadow: 0 1px 3px 0 rgb(0 0 0 / 0.1), 0 1px 2px -1px rgb(0 0 0 / 0.1)", ["shadow"]],
  ["box-shadow: 0 4px 6px -1px rgb(0 0 0 / 0.1), 0 2px 4px -2px rgb(0 0 0 / 0.1)", ["shadow-md"]],
  ["box-shadow: 0 10px 15px -3px rgb(0 0 0 / 0.1), 0 4px 6px -4px rgb(0 0 0 / 0.1)", ["shadow-lg"]],
  [
    "box-shadow: 0 20px 25px -5px rgb(0 0 0 / 0.1), 0 8px 10px -6px rgb(0 0 0 / 0.1)",
    ["shadow-xl"],
  ],
]);

/** What the table knows, for people. */
export const supportedGroups: readonly (readonly [group: string, covers: string])[] = [
  ["Display", "block, inline, flex, grid, table, contents, none"],
  ["Flexbox", "justify-content, align-items, flex-direction, flex-wrap"],
  ["Spacing", "margin and padding, 0 to 32px; any px value, rounded to a step of 4px"],
  ["Colors", "white, black and nine names as text; white, black, transparent as background"],
  ["Typography", "font-size 12px to 30px, font-weight 300 to 700, text-align"],
  ["Borders", "border 1px, 2px, 4px solid or none; border-radius 4px to 50%"],
  ["Sizing", "width 25, 50, 75, 100%; height 100%, 100vh; max-width 100%; any px value"],
  ["Position", "static, relative, absolute, fixed, sticky"],
  ["Effects", "the four box shadows of Tailwind"],
];
