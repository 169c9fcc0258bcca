import { asOption, writeFacts } from "#domain/operation/facts.ts";
import { operation } from "#domain/operation/operation.ts";
import { choice, words } from "#domain/operation/options.ts";
import { ok } from "#domain/result.ts";

const told = () => import("./logic/told.ts");

const convert = operation({
  id: "color.convert",
  name: "Convert a color",
  about:
    "Reads a color in any notation of CSS, or Tailwind’s by name, and writes it in one notation or in all of them.",
  takes: "text",
  gives: "text",
  options: {
    to: choice(
      "Notation",
      ["all", "hex", "rgb", "rgb-commas", "hsl", "hwb", "oklch", "oklab", "lch", "lab", "p3"],
      "all",
    ),
    as: asOption,
  },
  reads: ["color"],
  word: "color",
  examples: [
    { input: "rebeccapurple", options: { to: "hex" }, output: "#663399" },
    { input: "#3b82f680", options: { to: "rgb" }, output: "rgb(59 130 246 / 0.502)" },
    { input: "hsl(120deg 100% 25%)", options: { to: "rgb-commas" }, output: "rgb(0, 128, 0)" },
  ],
  run: async (text, { to, as }) => (await told()).convertColor(text, to, as),
  says: async (text) => (await told()).saysOf(text),
});

const contrast = operation({
  id: "color.contrast",
  name: "Check contrast",
  about:
    "The contrast ratio of WCAG 2.2 between a text color and its background, with what it passes, and the nearest color that does.",
  takes: "text",
  gives: "text",
  options: { on: words("Background", "white"), as: asOption },
  word: "color",
  examples: [
    {
      input: "#777",
      output:
        "Contrast: 4.47:1\nNormal text, AA: fails\nNormal text, AAA: fails\nLarge text, AA: passes\nLarge text, AAA: fails\nIcons and controls, AA: passes\nNearest color that passes AA: #767676",
    },
  ],
  async run(text, { on, as }) {
    const facts = (await told()).contrastFacts(text, on);
    return facts.ok ? ok(writeFacts(facts.value, as)) : facts;
  },
});

const shades = operation({
  id: "color.shades",
  name: "Make color shades",
  about:
    "A palette of lighter and darker steps from one color, as CSS variables, a Tailwind theme or JSON.",
  takes: "text",
  gives: "text",
  options: {
    scale: choice("Scale", ["ramp", "shades"], "ramp"),
    format: choice("Format", ["css", "tailwind", "json"], "css"),
    name: words("Name", "brand"),
  },
  word: "color",
  examples: [
    {
      input: "#3B82F6",
      options: { scale: "shades", format: "json" },
      output:
        '{\n  "brand": {\n    "100": "#D8E6FD",\n    "200": "#B1CDFB",\n    "300": "#89B4FA",\n    "400": "#629BF8",\n    "500": "#3B82F6",\n    "600": "#2F68C5",\n    "700": "#234E94",\n    "800": "#183462",\n    "900": "#0C1A31"\n  }\n}',
    },
  ],
  async run(text, { scale, format, name }) {
    const [{ readAny }, { paletteName, rampOf, shadesOf, writePalette }] = await Promise.all([
      told(),
      import("./logic.ts"),
    ]);
    const color = readAny(text);
    if (!color.ok) return color;
    const steps = scale === "ramp" ? rampOf(color.value.hex) : shadesOf(color.value.hex);
    const entries = steps.map(({ step, hex }) => ({ step, value: hex }));
    return ok(writePalette(paletteName(name), entries, format));
  },
});

export default [convert, contrast, shades];
