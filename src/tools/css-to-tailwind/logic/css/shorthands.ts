import { splitTop } from "./stylesheet.ts";

export const sides = ["top", "right", "bottom", "left"] as const;

/** "width": the widths of the four borders. */
export const borderSides = (part: string): string[] =>
  sides.map((side) => `border-${side}-${part}`);

/** How a shorthand of several kinds of words is read. */
interface Recipe {
  parts: readonly (readonly [name: string, initial: string])[];
  names: (part: string) => readonly string[];
  read: (words: readonly string[], value: string) => Partial<Record<string, string>> | null;
}

const isLength = (word: string): boolean =>
  /^[-+.\d]|^(?:calc|min|max|clamp)\(|^(?:thin|medium|thick)$/i.test(word);
const isLine = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset|auto|wavy)$/i;

function readLine(words: readonly string[]): Partial<Record<string, string>> | null {
  const found: Partial<Record<string, string>> = {};
  for (const word of words) {
    const part = isLine.test(word) ? "style" : isLength(word) ? "width" : "color";
    if (found[part] !== undefined) return null;
    found[part] = word;
  }
  return found;
}

const lineParts = [
  ["width", "medium"],
  ["style", "none"],
  ["color", "currentcolor"],
] as const;
const border = (names: Recipe["names"]): Recipe => ({ parts: lineParts, names, read: readLine });

export const shorthands: Record<string, Recipe> = {
  border: border(borderSides),
  ...Object.fromEntries(
    sides.map((side) => [`border-${side}`, border((part) => [`border-${side}-${part}`])]),
  ),
  outline: border((part) => [`outline-${part}`]),
  flex: {
    parts: [
      ["grow", "1"],
      ["shrink", "1"],
      ["basis", "0%"],
    ],
    names: (part) => [`flex-${part}`],
    read: (words, value) => {
      const known = { none: "0 0 auto", auto: "1 1 auto" }[value.toLowerCase()];
      const [first, ...rest] = known?.split(" ") ?? words;
      const numbers = [first, ...rest].filter((word) => /^[.\d]+$/.test(word ?? ""));
      const basis = [first, ...rest].find((word) => !/^[.\d]+$/.test(word ?? ""));
      if (words.length > 3 || numbers.length > 2) return null;
      // Not implied: what "flex" leaves out is not the longhands' initial value.
      return { grow: numbers[0] ?? "1", shrink: numbers[1] ?? "1", basis: basis ?? "0%" };
    },
  },
  "flex-flow": {
    parts: [
      ["direction", "row"],
      ["wrap", "nowrap"],
    ],
    names: (part) => [`flex-${part}`],
    read: (words) => {
      const wrap = words.find((word) => word.includes("wrap"));
      const direction = words.find((word) => !word.includes("wrap"));
      return { ...(wrap && { wrap }), ...(direction && { direction }) };
    },
  },
  "text-decoration": {
    parts: [
      ["line", "none"],
      ["style", "solid"],
      ["color", "currentcolor"],
      ["thickness", "auto"],
    ],
    names: (part) => [`text-decoration-${part}`],
    read: (words) => {
      const isKind = /^(?:none|underline|overline|line-through)$/i;
      const line = words.filter((word) => isKind.test(word)).join(" ");
      const rest = readLine(words.filter((word) => !isKind.test(word)));
      if (line === "" || rest === null) return null;
      const { width: thickness, ...others } = rest;
      return { line, ...others, ...(thickness !== undefined && { thickness }) };
    },
  },
  "list-style": {
    parts: [
      ["type", "disc"],
      ["position", "outside"],
      ["image", "none"],
    ],
    names: (part) => [`list-style-${part}`],
    read: (words) => {
      const position = words.find((word) => /^(?:in|out)side$/i.test(word));
      const image = words.find((word) => /^url\(/i.test(word));
      const [type, ...more] = words.filter((word) => word !== position && word !== image);
      if (more.length > 0) return null;
      return { ...(type && { type }), ...(position && { position }), ...(image && { image }) };
    },
  },
  background: {
    parts: [
      ["color", "transparent"],
      ["image", "none"],
      ["position", "0% 0%"],
      ["size", "auto"],
      ["repeat", "repeat"],
      ["attachment", "scroll"],
      ["origin", "padding-box"],
      ["clip", "border-box"],
    ],
    names: (part) => [`background-${part}`],
    read: (words, value) => {
      const [only = ""] = words;
      if (words.length !== 1 || splitTop(value, /[,/]/).length > 1) return null;
      if (only.toLowerCase() === "none") return { color: "transparent", image: "none" };
      return /^(?:url|[-\w]*gradient|image-set)\(/i.test(only) ? { image: only } : { color: only };
    },
  },
  transition: {
    parts: [
      ["property", "all"],
      ["duration", "0s"],
      ["timing-function", "ease"],
      ["delay", "0s"],
    ],
    names: (part) => [`transition-${part}`],
    read: (_, value) => readTransition(splitTop(value, /,/)),
  },
};

const isTime = (word: string): boolean => /^[-+.\d].*s$/i.test(word);
const isEasing = (word: string): boolean =>
  /^(?:ease|linear|step)|^(?:cubic-bezier|steps|linear)\(/i.test(word);

function readTransition(layers: readonly string[]): Partial<Record<string, string>> | null {
  const read = layers.map((layer) => {
    const words = splitTop(layer, /\s/);
    const [duration = "0s", delay = "0s"] = words.filter(isTime);
    const easing = words.find(isEasing) ?? "ease";
    const name = words.find((word) => !isTime(word) && !isEasing(word)) ?? "all";
    return { property: name, duration, "timing-function": easing, delay };
  });
  const column = (part: "property" | "duration" | "timing-function" | "delay") => {
    const values = read.map((layer) => layer[part]);
    return new Set(values).size === 1 && part !== "property" ? values[0] : values.join(", ");
  };
  if (read.length === 1 && read[0]?.property === "none") return { property: "none" };
  const delay = column("delay");
  return {
    property: column("property"),
    duration: column("duration"),
    "timing-function": column("timing-function"),
    ...(delay !== "0s" && { delay }),
  };
}
