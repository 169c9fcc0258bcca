import type { Options } from "../logic.ts";

/** Characters that a naive encoder breaks; and the same, encoded. */
export const samples: Record<Options["mode"], string> = {
  encode: "✓ à la mode, 日本語, 🚀",
  decode: "4pyTIMOgIGxhIG1vZGUsIOaXpeacrOiqniwg8J+agA==",
};
