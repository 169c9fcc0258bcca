import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Screen Resolution",
  description: "Your screen and window in pixels, live, with one block for a bug report.",
  icon: "monitor-smartphone",
  category: "core",
  menu: "system",
  keywords: [
    "screen size, display size, window size, viewport, monitor, pixel ratio, dpr, dpi, ppi",
    "refresh rate, hdr, breakpoint",
  ],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
