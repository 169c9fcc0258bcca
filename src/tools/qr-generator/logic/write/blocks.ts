import type { Modules } from "../picture.ts";

/** By the ink above and below: a terminal's cell is about twice as high as it is wide. */
const blocks = [" ", "▄", "▀", "█"] as const;

/** The code in letters, for a terminal or a chat: two rows of modules in a line. */
export function blocksOf(modules: Modules, quiet: number): string {
  const across = modules.length + 2 * quiet;
  const isInk = (x: number, y: number): boolean => modules[y - quiet]?.[x - quiet] === true;
  const lines = Array.from({ length: Math.ceil(across / 2) }, (_, line) =>
    Array.from({ length: across }, (_cell, x) => {
      const [above, below] = [isInk(x, line * 2), isInk(x, line * 2 + 1)];
      return blocks[(Number(above) * 2 + Number(below)) as 0 | 1 | 2 | 3];
    }).join(""),
  );
  return `${lines.join("\n")}\n`;
}
