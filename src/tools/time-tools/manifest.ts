import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Time Tools",
  description: "Timestamps to dates and back, world clock, date differences and cron.",
  icon: "clock",
  category: "converters",
  menu: "utilities",
  keywords: [
    "unix timestamp, unix time, epoch converter, timestamp to date, iso 8601, rfc 2822, utc to ist",
    "time zone converter, timezone, world clock, meeting planner, dst, daylight saving, iana, cron, crontab, quartz",
    "days between dates, days until, date difference, date calculator, age calculator, business days",
  ],
  takes: {
    words: "epoch, unix, timestamp",
    what: /^-?\d{1,19}$/,
    bare: /^(?:\d{10}|\d{13}|\d{16}|\d{19})$/,
  },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
