/** The day when Unix time reached seventeen hundred million. */
export const sampleTimestamp = "1700000000";

/** An hour that comes twice in New York, once in India, and never in February. */
export const sampleDate = "Sun, 1 Nov 2026 01:30:00";

export const sampleCron = "30 9 * * MON-FRI";

export const cronExamples = [
  "*/15 * * * *",
  "0 */2 * * *",
  sampleCron,
  "0 0 1 * *",
  "0 9,18 * * SUN",
  "30 2 * * *",
  "0 0 29 2 *",
  "@weekly",
  "0 0 9 ? * 2#1",
  "cron(0 18 L * ? *)",
] as const;
