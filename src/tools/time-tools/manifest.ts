import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Time Tools",
  description: "Timestamps to dates and back, world clock, date differences and cron.",
  icon: "clock",
  category: "converters",
  menu: "utilities",
  keywords: [
    "unix timestamp",
    "epoch",
    "date",
    "time zone converter iana utc ist dst daylight saving iso 8601 rfc 2822",
    "world clock meeting planner",
    "business days",
    "cron crontab quartz",
  ],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
