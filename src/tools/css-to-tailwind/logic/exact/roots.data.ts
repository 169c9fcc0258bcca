/**
 * Where a value of a utility comes from: s spacing scale, f fractions, k size keywords, n whole
 * numbers, x whole pixels, p whole percents, t milliseconds, c colors, w the word itself. A value
 * in brackets is always tried.
 */
export interface Root {
  root: string; // "px"
  sets: readonly string[]; // the longhands that get the value
  kinds: string;
  /** What brackets say of the value where they must: "length". */
  hint?: string;
  /** Names of the theme: ["xs", "sm"]. */
  names?: readonly string[];
}

const list = (text: string): string[] => text.split(" ");
const sizes = list("3xs 2xs xs sm md lg xl 2xl 3xl 4xl 5xl 6xl 7xl");
const textSizes = list("xs sm base lg xl 2xl 3xl 4xl 5xl 6xl 7xl 8xl 9xl");
const radii = list("xs sm md lg xl 2xl 3xl 4xl full none");
const shadows = list("2xs xs sm md lg xl 2xl none");
const blurs = list("xs sm md lg xl 2xl 3xl none");

const root = (
  name: string,
  sets: string,
  kinds: string,
  more: Pick<Root, "hint" | "names"> = {},
): Root => ({ root: name, sets: list(sets), kinds, ...more });

const around = (name: string, box: string, kinds: string): Root[] => {
  const side = (at: string) => (box === "inset" ? at : `${box}-${at}`);
  const [top, right, bottom, left] = [side("top"), side("right"), side("bottom"), side("left")];
  const isInset = box === "inset";
  const part = (short: string, long: string) => (isInset ? long : `${name}${short}`);
  return [
    root(name, `${top} ${right} ${bottom} ${left}`, kinds),
    root(isInset ? "inset-x" : `${name}x`, `${right} ${left}`, kinds),
    root(isInset ? "inset-y" : `${name}y`, `${top} ${bottom}`, kinds),
    root(part("t", "top"), top, kinds),
    root(part("r", "right"), right, kinds),
    root(part("b", "bottom"), bottom, kinds),
    root(part("l", "left"), left, kinds),
    root(part("s", "inset-s"), isInset ? "inset-inline-start" : `${box}-inline-start`, kinds),
    root(part("e", "inset-e"), isInset ? "inset-inline-end" : `${box}-inline-end`, kinds),
  ];
};

const borders = (part: "width" | "color", kinds: string, hint: string): Root[] => {
  const side = (at: string) => `border-${at}-${part}`;
  const [top, right, bottom, left] = [side("top"), side("right"), side("bottom"), side("left")];
  return [
    root("border", `${top} ${right} ${bottom} ${left}`, kinds, { hint }),
    root("border-x", `${right} ${left}`, kinds, { hint }),
    root("border-y", `${top} ${bottom}`, kinds, { hint }),
    root("border-t", top, kinds, { hint }),
    root("border-r", right, kinds, { hint }),
    root("border-b", bottom, kinds, { hint }),
    root("border-l", left, kinds, { hint }),
  ];
};

const [tl, tr, br, bl] = [
  "border-top-left-radius",
  "border-top-right-radius",
  "border-bottom-right-radius",
  "border-bottom-left-radius",
];

/** Tailwind's utilities that take a value, and the longhands that they set. */
export const roots: readonly Root[] = [
  ...around("p", "padding", "s"),
  ...around("m", "margin", "sw"),
  ...around("inset", "inset", "sfw"),
  ...around("scroll-m", "scroll-margin", "s"),
  ...around("scroll-p", "scroll-padding", "s"),
  root("gap", "row-gap column-gap", "s"),
  root("gap-x", "column-gap", "s"),
  root("gap-y", "row-gap", "s"),
  root("size", "width height", "sfk"),
  root("w", "width", "sfk", { names: sizes }),
  root("h", "height", "sfk"),
  root("min-w", "min-width", "sfk", { names: sizes }),
  root("min-h", "min-height", "sfk"),
  root("max-w", "max-width", "sfkw", { names: sizes }),
  root("max-h", "max-height", "sfkw"),
  root("basis", "flex-basis", "sfk", { names: sizes }),
  root("indent", "text-indent", "s"),
  root("border-spacing", "border-spacing", "s"),
  root("columns", "columns", "nw", { names: sizes }),

  root("flex", "flex-grow", "", {
    names: ["1", "2", "3", "auto", "none", "initial"],
  }),
  root("grow", "flex-grow", "n"),
  root("shrink", "flex-shrink", "n"),
  root("order", "order", "n"),
  root("z", "z-index", "nw"),
  root("grid-cols", "grid-template-columns", "w", { names: list("1 2 3 4 5 6 7 8 9 10 11 12") }),
  root("grid-rows", "grid-template-rows", "w", { names: list("1 2 3 4 5 6 7 8 9 10 11 12") }),
  root("col", "grid-column", "w"),
  root("col-span", "grid-column", "", { names: list("1 2 3 4 5 6 7 8 9 10 11 12 full") }),
  root("col-start", "grid-column-start", "nw"),
  root("col-end", "grid-column-end", "nw"),
  root("row", "grid-row", "w"),
  root("row-span", "grid-row", "", { names: list("1 2 3 4 5 6 full") }),
  root("row-start", "grid-row-start", "nw"),
  root("row-end", "grid-row-end", "nw"),
  root("auto-cols", "grid-auto-columns", ""),
  root("auto-rows", "grid-auto-rows", ""),

  root("text", "font-size", "", { hint: "length", names: textSizes }),
  root("text", "color", "c", { hint: "color" }),
  root("font", "font-weight", "", {
    hint: "weight",
    names: list("thin extralight light normal medium semibold bold extrabold black"),
  }),
  root("font", "font-family", "", { hint: "family-name", names: list("sans serif mono") }),
  root("leading", "line-height", "s", { names: list("none tight snug normal relaxed loose") }),
  root("tracking", "letter-spacing", "", { names: list("tighter tight normal wide wider widest") }),
  root("decoration", "text-decoration-color", "c", { hint: "color" }),
  root("decoration", "text-decoration-thickness", "xw", { hint: "length" }),
  root("underline-offset", "text-underline-offset", "xw"),
  root("text-shadow", "text-shadow", "", { names: list("2xs xs sm md lg none") }),
  root("line-clamp", "-webkit-line-clamp", "n"),
  root("list", "list-style-type", "w"),
  root("align", "vertical-align", "w"),
  root("content", "content", "w"),

  root("bg", "background-color", "c", { hint: "color" }),
  root("bg", "background-image", "w", { hint: "image" }),
  root("bg", "background-position", "", { hint: "position" }),
  root("bg", "background-size", "", { hint: "length" }),
  ...borders("width", "x", "length"),
  ...borders("color", "c", "color"),
  root("rounded", `${tl} ${tr} ${br} ${bl}`, "", { names: radii }),
  root("rounded-t", `${tl} ${tr}`, "", { names: radii }),
  root("rounded-r", `${tr} ${br}`, "", { names: radii }),
  root("rounded-b", `${br} ${bl}`, "", { names: radii }),
  root("rounded-l", `${bl} ${tl}`, "", { names: radii }),
  root("rounded-tl", tl, "", { names: radii }),
  root("rounded-tr", tr, "", { names: radii }),
  root("rounded-br", br, "", { names: radii }),
  root("rounded-bl", bl, "", { names: radii }),
  root("outline", "outline-width", "x", { hint: "length" }),
  root("outline", "outline-color", "c", { hint: "color" }),
  root("outline-offset", "outline-offset", "x"),
  root("shadow", "box-shadow", "", { names: shadows }),
  root("inset-shadow", "box-shadow", "", { names: list("2xs xs sm") }),
  root("opacity", "opacity", "p"),
  root("blur", "filter", "", { names: blurs }),
  root("filter", "filter", "w"),
  root("backdrop-blur", "backdrop-filter", "", { names: blurs }),
  root("backdrop-filter", "backdrop-filter", "w"),
  root("mask", "mask-image", "w"),

  root("transform", "transform", "w"),
  root("translate", "translate", "w"),
  root("rotate", "rotate", "dw"),
  root("scale", "scale", "pw"),
  root("origin", "transform-origin", "w"),
  root("perspective", "perspective", "w", { names: list("dramatic near normal midrange distant") }),
  root("transition", "transition-property", "w"),
  root("duration", "transition-duration", "t"),
  root("delay", "transition-delay", "t"),
  root("ease", "transition-timing-function", "w", { names: list("in out in-out linear") }),
  root("animate", "animation", "w", { names: list("spin ping pulse bounce none") }),

  root("aspect", "aspect-ratio", "w", { names: list("square video") }),
  root("object", "object-position", ""),
  root("cursor", "cursor", "w"),
  root("will-change", "will-change", "w"),
  root("accent", "accent-color", "cw"),
  root("caret", "caret-color", "cw"),
  root("fill", "fill", "cw"),
  root("stroke", "stroke", "cw", { hint: "color" }),
  root("stroke", "stroke-width", "n", { hint: "length" }),
];
