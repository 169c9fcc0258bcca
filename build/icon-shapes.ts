type Attributes = Readonly<Record<string, string>>;
export type Shape = readonly [tag: string, attributes: Attributes];

/**
 * Draws an icon with one element where the set uses up to ten: a page holds over a hundred icons,
 * and the browser parses, styles and lays out each element of them. Shapes with a look of their
 * own, such as a filled dot, stay as they are.
 */
export function mergeShapes(shapes: readonly Shape[]): Shape[] {
  const drawn = shapes.map((shape) => pathOf(shape));
  const d = drawn.filter((path) => path !== null).join("");
  const rest = shapes.filter((_, index) => drawn[index] === null);
  return d === "" ? rest : [["path", { d }], ...rest];
}

const outlines: Readonly<Record<string, (a: Attributes) => string>> = {
  path: ({ d = "" }) => fromAnywhere(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points = "" }) => `M${points}`,
  polygon: ({ points = "" }) => `M${points}Z`,
  circle: ({ cx, cy, r }) => oval(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => oval(Number(cx), Number(cy), Number(rx), Number(ry)),
  rect: ({ x = "0", y = "0", width, height, rx, ry = rx ?? "0" }) =>
    roundedBox(Number(x), Number(y), Number(width), Number(height), Number(rx ?? ry), Number(ry)),
};
const geometry = new Set("d x y x1 y1 x2 y2 cx cy r rx ry width height points".split(" "));

function pathOf([tag, attributes]: Shape): string | null {
  const outline = outlines[tag];
  const isPlain = Object.keys(attributes).every((name) => geometry.has(name));
  return outline && isPlain ? outline(attributes) : null;
}

const number = String.raw`(-?(?:\d+\.?\d*|\.\d+))`;
const relativeStart = new RegExp(String.raw`^\s*m\s*${number}[\s,]*${number}[\s,]*`);

/** A path may begin with a relative m, which means an absolute place only while it is the first. */
function fromAnywhere(d: string): string {
  const start = relativeStart.exec(d);
  if (start === null) return d;
  const rest = d.slice(start[0].length);
  return `M${start[1]} ${start[2]}${/^[-\d.]/.test(rest) ? "l" : ""}${rest}`;
}

/** From its right end around, as the browser draws it. */
const oval = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx + rx} ${cy}a${rx} ${ry} 0 0 1 ${-2 * rx} 0a${rx} ${ry} 0 0 1 ${2 * rx} 0Z`;

function roundedBox(x: number, y: number, wide: number, high: number, rx: number, ry: number) {
  if (rx === 0 || ry === 0) return `M${x} ${y}h${wide}v${high}h${-wide}Z`;
  const [across, down] = [Math.min(rx, wide / 2), Math.min(ry, high / 2)];
  const arc = (dx: number, dy: number) => `a${across} ${down} 0 0 1 ${dx} ${dy}`;
  const [top, side] = [wide - 2 * across, high - 2 * down];
  return `M${x + across} ${y}h${top}${arc(across, down)}v${side}${arc(-across, down)}h${-top}${arc(-across, -down)}v${-side}${arc(across, -down)}Z`;
}
