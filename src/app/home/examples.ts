/** Things to try, each of which is really read when it is chosen. */
export const examples: readonly (readonly [name: string, text: string])[] = [
  [
    "JWT",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhc2hhIiwiZXhwIjoxNzk1MDM1NjAwfQ.72pj6B5odlIO2UTcHeO_fjSSU3A_kJYtXYe8M4oRVos",
  ],
  ["Color", "oklch(0.62 0.19 260)"],
  ["Timestamp", "1795035600"],
  ["Cron", "*/15 9-17 * * 1-5"],
  ["50L 8.5% 20y", "50L 8.5% 20y"],
];
