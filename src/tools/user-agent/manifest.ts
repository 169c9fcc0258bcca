import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "User Agent Info",
  description: "What your browser says of itself, and what any user agent string means.",
  icon: "app-window",
  category: "core",
  menu: "system",
  keywords: [
    "my browser, ua parser, useragent, browser version, operating system, os, client hints, bot",
    "windows 11",
  ],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
