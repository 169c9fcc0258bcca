import { borderShape, type Border } from "./border.ts";
import { gradientShape, type Gradient } from "./gradient.ts";
import { plainLayer, type Layer } from "./shadow.ts";

const plainBorder = borderShape.initial;

interface Preset<Value> {
  name: string;
  value: Value;
}

const gradientOf = (part: Partial<Gradient>, ...colors: string[]): Gradient => ({
  ...gradientShape.initial,
  ...part,
  stops: colors.map((color, index) => ({
    color,
    at: Math.round((index / (colors.length - 1)) * 100),
  })),
});

export const gradientPresets: readonly Preset<Gradient>[] = [
  { name: "Dusk", value: gradientOf({}, "#3B82F6", "#8B5CF6") },
  { name: "Sunrise", value: gradientOf({ direction: "to top" }, "#F97316", "#FACC15", "#FEF9C3") },
  { name: "Lagoon", value: gradientOf({ direction: "135deg" }, "#0F766E", "#22D3EE") },
  { name: "Candy", value: gradientOf({ direction: "45deg" }, "#EC4899", "#F9A8D4", "#A78BFA") },
  { name: "Ember", value: gradientOf({ type: "radial" }, "#FDE047", "#EA580C", "#450A0A") },
  {
    name: "Wheel",
    value: gradientOf(
      { type: "conic", angle: 0, space: "oklch" },
      "#EF4444",
      "#22C55E",
      "#3B82F6",
      "#EF4444",
    ),
  },
];

const layer = (part: Partial<Layer>): Layer => ({ ...plainLayer, ...part });

export const shadowPresets: readonly Preset<readonly Layer[]>[] = [
  { name: "Plain", value: [plainLayer] },
  {
    name: "Lifted",
    value: [
      layer({ y: 1, blur: 2, opacity: 12 }),
      layer({ y: 4, blur: 8, opacity: 12 }),
      layer({ y: 16, blur: 32, opacity: 12 }),
    ],
  },
  { name: "Hard", value: [layer({ x: 6, y: 6, blur: 0, opacity: 100 })] },
  { name: "Glow", value: [layer({ y: 0, blur: 24, spread: 4, color: "#3B82F6", opacity: 60 })] },
  { name: "Pressed", value: [layer({ y: 3, blur: 8, opacity: 35, inset: true })] },
];

export const borderPresets: readonly Preset<Border>[] = [
  { name: "Plain", value: plainBorder },
  { name: "Dashed", value: { ...plainBorder, width: 3, style: "dashed" } },
  { name: "Ticket", value: { ...plainBorder, width: 4, style: "dotted", radius: 16 } },
  {
    name: "Frame",
    value: { ...plainBorder, width: 8, style: "double", radius: 0, color: "#92400E" },
  },
  { name: "Leaf", value: { ...plainBorder, corners: [40, 4, 40, 4], color: "#15803D" } },
];
