import { colorOf } from "./reading.ts";
import { hexOfColor, toSpace } from "./spaces.ts";

/** The circles of hues: one even to the eye, one as it was always done on screens. */
export type Wheel = "oklch" | "hsl";

const harmonies = [
  { name: "Complementary", turns: [0, 180] },
  { name: "Split complementary", turns: [0, 150, 210] },
  { name: "Analogous", turns: [-30, 0, 30] },
  { name: "Triadic", turns: [0, 120, 240] },
  { name: "Square", turns: [0, 90, 180, 270] },
  { name: "Rectangle", turns: [0, 60, 180, 240] },
] as const;

/** One color of a harmony. */
interface Tone {
  turn: number; // degrees on the wheel: 180
  hex: string;
}

/** The colors that go with this one. */
export const harmoniesOf = (exact: string, wheel: Wheel): { name: string; tones: Tone[] }[] =>
  harmonies.map(({ name, turns }) => ({
    name,
    tones: turns.map((turn) => ({ turn, hex: turned(exact, wheel, turn) })),
  }));

function turned(exact: string, wheel: Wheel, turn: number): string {
  const color = colorOf(exact);
  // Not through the wheel and back: the color itself stays exactly what it is.
  if (turn === 0) return hexOfColor(color);
  // HSL knows only sRGB.
  const onWheel = wheel === "hsl" ? toSpace.hsl(colorOf(hexOfColor(color))) : toSpace.oklch(color);
  return hexOfColor({ ...onWheel, h: ((onWheel.h ?? 0) + turn + 360) % 360 });
}
