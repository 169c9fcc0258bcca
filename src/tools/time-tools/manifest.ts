import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Time Tools",
  description: "Timestamps to dates and back, world clock, date differences and cron.",
  icon: "clock",
  category: "converters",
  menu: "utilities",
  keywords: [
    "unix timestamp, unix time, epoch converter, timestamp to date, iso 8601, rfc 2822, utc to ist",
    "time zone converter, timezone, world clock, meeting planner, dst, daylight saving, iana, now",
    "days between dates, days until, date difference, date calculator, age calculator, business days",
    "cron, crontab, quartz, schedule",
  ],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
