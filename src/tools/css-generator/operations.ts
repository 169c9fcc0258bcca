import { operation } from "#domain/operation/operation.ts";
import { choice, count, flag, words } from "#domain/operation/options.ts";

const as = choice("Output", ["css", "tailwind"], "css");
const pixels = (label: string, initial: number, min = -1000) => count(label, min, 1000, initial);

const gradient = operation({
  id: "css.gradient",
  name: "Make a CSS gradient",
  about:
    "A linear, radial or conic gradient of two to eight colors, as a CSS declaration or Tailwind 4 classes.",
  takes: null,
  gives: "text",
  options: {
    colors: words("Colors, with places or without: #3B82F6 0%, #8B5CF6 100%", "#3B82F6, #8B5CF6"),
    type: choice("Type", ["linear", "radial", "conic"], "linear"),
    direction: words("Direction: to right, to top left, 45deg"),
    space: choice("Colors are mixed in", ["srgb", "oklab", "oklch"], "srgb"),
    repeating: flag("Repeating"),
    as,
  },
  examples: [
    { output: "background: linear-gradient(to right, #3B82F6, #8B5CF6);" },
    {
      options: { colors: "#f00, #0f08, #00f", type: "conic", direction: "45deg", space: "oklch" },
      output:
        "background: conic-gradient(from 45deg in oklch, #FF0000 0%, #00FF0088 50%, #0000FF 100%);",
    },
    {
      options: { colors: "#ff0000 10%, #0000ff 90%", direction: "to top left", as: "tailwind" },
      output: "bg-linear-to-tl/srgb from-[#FF0000] from-10% to-[#0000FF] to-90%",
    },
  ],
  run: async (_none, given) => (await import("./logic/given.ts")).makeGradient(given),
});

const shadow = operation({
  id: "css.shadow",
  name: "Make a CSS shadow",
  about: "A box shadow, as a CSS declaration or a Tailwind 4 class.",
  takes: null,
  gives: "text",
  options: {
    x: pixels("To the right, in pixels", 0),
    y: pixels("Down, in pixels", 4),
    blur: pixels("Blur in pixels", 6, 0),
    spread: pixels("Spread in pixels", 0),
    color: words("Color", "#000000"),
    opacity: count("Opacity in percent", 0, 100, 25),
    inset: flag("Inside of the box"),
    as,
  },
  examples: [
    { output: "box-shadow: 0px 4px 6px 0px rgb(0 0 0 / 0.25);" },
    {
      options: { x: -3, blur: 0, color: "#3b82f6", opacity: 100, inset: true, as: "tailwind" },
      output: "shadow-[inset_-3px_4px_0px_0px_rgb(59_130_246/1)]",
    },
  ],
  run: async (_none, given) => (await import("./logic/given.ts")).makeShadow(given),
});

const border = operation({
  id: "css.border",
  name: "Make a CSS border",
  about: "A border with round corners, as CSS declarations or Tailwind 4 classes.",
  takes: null,
  gives: "text",
  options: {
    width: pixels("Width in pixels", 2, 0),
    style: choice("Style", ["solid", "dashed", "dotted", "double"], "solid"),
    color: words("Color", "#3B82F6"),
    radius: words("Radius in pixels, one or four from the top left on: 40 4 40 4", "8"),
    as,
  },
  examples: [
    { output: "border: 2px solid #3B82F6;\nborder-radius: 8px;" },
    {
      options: { width: 3, style: "dashed", color: "#15803d", radius: "40 4 40 4" },
      output: "border: 3px dashed #15803D;\nborder-radius: 40px 4px 40px 4px;",
    },
    {
      options: { radius: "0", as: "tailwind" },
      output: "border-2 border-solid border-[#3B82F6] rounded-[0px]",
    },
  ],
  run: async (_none, given) => (await import("./logic/given.ts")).makeBorder(given),
});

export default [gradient, shadow, border];
