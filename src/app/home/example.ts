import type { Saying } from "#domain/operation/operation.ts";

/** Shown in the empty field. A test holds what it says against what is really found in it. */
export const example: { text: string; sayings: readonly Saying[] } = {
  text: "H4sIAAAAAAAAA6tWKi1OLVKyUkoszkhU0lEqys9JLVayilZKTMnNzFPSUUpNySzJL1KK1VFKrShQsjI0tzQ1MDY1MzCoBQCGkO1BOwAAAA==",
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
