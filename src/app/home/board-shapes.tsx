import type { ReactNode } from "react";

// Small pictures of the games, on a field of 48 × 48. Colors are the hues of the categories, which
// a rule in ui/accents.css makes vivid here.

const hues: Record<string, string> = {
  r: "games",
  o: "generators",
  y: "converters",
  g: "security",
  c: "docs",
  b: "text",
  p: "developer",
  k: "design",
};
const whole = 48;

export const Board = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 48 48" aria-hidden className="board size-full p-1">
    {children}
  </svg>
);

/** Rows of cells, one letter each; all cells of a color are one path. "-" is pale, "." is empty. */
export function Cells({ rows, gap = 0.6 }: { rows: readonly string[]; gap?: number }) {
  const size = whole / (rows[0]?.length ?? 1);
  const side = size - 2 * gap;
  const paths = new Map<string, string>();
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of Array.from(row).entries()) {
      if (letter === ".") continue;
      const box = `M${x * size + gap} ${y * size + gap}h${side}v${side}h-${side}z`;
      paths.set(letter, (paths.get(letter) ?? "") + box);
    }
  }
  return [...paths].map(([letter, d]) => <Shape key={letter} color={letter} d={d} />);
}

export const Shape = ({ color, d }: { color: string; d: string }) =>
  color === "-" ? (
    <path d={d} className="fill-line" />
  ) : (
    <path d={d} data-accent={hues[color]} className="fill-accent" />
  );

/** A line of a color, with round ends. */
export const Stroke = ({ color, d, width = 3 }: { color?: string; d: string; width?: number }) => (
  <path
    d={d}
    data-accent={color === undefined ? undefined : hues[color]}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    fill="none"
    className={color === undefined ? "stroke-line" : "stroke-accent"}
  />
);

/** A letter or a number on a tile of its own. */
export function Tile(props: {
  x: number;
  y: number;
  size: number;
  color: string;
  children: string;
}) {
  const { x, y, size, color, children } = props;
  return (
    <g data-accent={hues[color]}>
      <rect x={x} y={y} width={size} height={size} rx="3" className="fill-accent-tint" />
      <text
        x={x + size / 2}
        y={y + size / 2 + 4}
        textAnchor="middle"
        className="fill-ink text-[11px] font-bold"
      >
        {children}
      </text>
    </g>
  );
}
