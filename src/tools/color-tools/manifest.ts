import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Color Tools",
  description: "Pick a color and read it in every notation, with shades, contrast and palettes.",
  icon: "palette",
  category: "design",
  menu: "css",
  keywords: [
    "colour, color picker, color converter, hex to rgb, rgb to hex, hex, rgb, hsl, hwb, lab, oklch",
    "palette, shades, contrast checker, wcag, color blindness, eyedropper, image colors",
  ],
  takes: {
    words: "color, colour",
    what: /^(?:#|\w+\()/,
    bare: /^(?:#[\da-f]{3}(?:[\da-f]|[\da-f]{3}|[\da-f]{5})?|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(.+\))$/i,
    example: "#3b82f6",
  },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
