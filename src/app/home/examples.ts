import type { Saying } from "#domain/operation/operation.ts";

/** Things to try, each of which is really read when it is chosen. */
export const examples: readonly (readonly [name: string, text: string])[] = [
  [
    "Base64",
    "H4sIAAAAAAAAA6tWKi1OLVKyUkoszkhU0lEqys9JLVayilZKTMnNzFPSUUpNySzJL1KK1VFKrShQsjI0tzQ1MDY1MzCoBQCGkO1BOwAAAA==",
  ],
  [
    "JWT",
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c",
  ],
  ["Color", "oklch(0.62 0.19 260)"],
  ["Timestamp", "1795035600"],
  ["Cron", "*/15 9-17 * * 1-5"],
  ["50L 8.5% 20y", "50L 8.5% 20y"],
];

/** What the first of them says; a test holds it against what is really found. */
export const example: { text: string; sayings: readonly Saying[] } = {
  text: examples[0]?.[1] ?? "",
  sayings: [
    {
      label: "Base64",
      words: "gzip archive, 79 bytes",
      inner: [
        {
          label: "gzip",
          words: "79 bytes, unpacks to 59 bytes",
          inner: [
            {
              label: "JSON",
              words: "object, 3 keys, 59 bytes",
              inner: [{ label: "exp", words: "Wed 18 Nov 2026, 21:00 UTC" }],
            },
          ],
        },
      ],
    },
  ],
};
