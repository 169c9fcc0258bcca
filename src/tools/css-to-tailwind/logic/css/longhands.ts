import { borderSides, shorthands, sides } from "./shorthands.ts";
import { splitTop } from "./stylesheet.ts";

/** A property that stands for itself alone, and its value as it was written. */
export interface Longhand {
  property: string;
  value: string;
  /** Not written: the shorthand set it back to its initial value. */
  implied: boolean;
}

const corners = ["top-left", "top-right", "bottom-right", "bottom-left"] as const;
const boxes: Record<string, readonly string[]> = {
  margin: sides.map((side) => `margin-${side}`),
  padding: sides.map((side) => `padding-${side}`),
  inset: sides,
  "scroll-margin": sides.map((side) => `scroll-margin-${side}`),
  "scroll-padding": sides.map((side) => `scroll-padding-${side}`),
  "border-width": borderSides("width"),
  "border-style": borderSides("style"),
  "border-color": borderSides("color"),
  "border-radius": corners.map((corner) => `border-${corner}-radius`),
};
const pairs: Record<string, readonly [string, string]> = {
  gap: ["row-gap", "column-gap"],
  overflow: ["overflow-x", "overflow-y"],
  "overscroll-behavior": ["overscroll-behavior-x", "overscroll-behavior-y"],
  "place-content": ["align-content", "justify-content"],
  "place-items": ["align-items", "justify-items"],
  "place-self": ["align-self", "justify-self"],
};
/** Both sides alike: what runs along the text is left and right, as long as text runs horizontally. */
const axes: Record<string, readonly [string, string]> = Object.fromEntries(
  ["margin", "padding", "inset", "scroll-margin", "scroll-padding"].flatMap((box) => {
    const [top = "", right = "", bottom = "", left = ""] = boxes[box] ?? [];
    return [
      [`${box}-inline`, [left, right]],
      [`${box}-block`, [top, bottom]],
    ];
  }),
);

const wide = /^(?:inherit|initial|unset|revert|revert-layer)$/i;
const written = (property: string, value: string): Longhand => ({
  property,
  value,
  implied: false,
});
const each = (properties: readonly string[], value: string): Longhand[] =>
  properties.map((property) => written(property, value));

/** Takes a shorthand apart. What cannot be taken apart stays whole. */
export function longhandsOf(property: string, value: string): Longhand[] {
  const words = splitTop(value, /\s/);
  const [first = value, second = first, third = first, fourth = second] = words;
  const whole = [written(property, value)];

  const box = boxes[property];
  if (box !== undefined) {
    if (words.length > 4 || splitTop(value, /\//).length > 1) return whole;
    return [first, second, third, fourth].map((word, at) => written(box[at] ?? "", word));
  }
  const pair = pairs[property];
  if (pair !== undefined) {
    return words.length > 2 ? whole : [written(pair[0], first), written(pair[1], second)];
  }
  const axis = axes[property];
  if (axis !== undefined) {
    if (words.length > 2) return whole;
    if (first === second) return each(axis, first);
    return [written(`${property}-start`, first), written(`${property}-end`, second)];
  }
  const recipe = shorthands[property];
  if (recipe === undefined || /var\(/.test(value)) return whole;
  const parts = recipe.parts.map(([name]) => name);
  if (wide.test(value)) return parts.flatMap((name) => each(recipe.names(name), value));
  const found = recipe.read(words, value);
  if (found === null) return whole;
  return recipe.parts.flatMap(([name, initial]) => {
    const part = found[name];
    return recipe.names(name).map((longhand) => ({
      property: longhand,
      value: part ?? initial,
      implied: part === undefined,
    }));
  });
}

/** True when the shorthand, kept whole, sets the longhand too. */
export const covers = (shorthand: string, longhand: string): boolean =>
  longhand.startsWith(`${shorthand}-`) ||
  (shorthand === "font" && longhand === "line-height") ||
  (shorthand === "all" && !longhand.startsWith("--"));
