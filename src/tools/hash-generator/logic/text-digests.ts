import type { AlgorithmId } from "./algorithms.ts";
import type { Digests } from "./digests.ts";

/** What the worker needs to know besides the bytes. */
export interface Making {
  ids: readonly AlgorithmId[];
  key: Uint8Array<ArrayBuffer> | null; // of an HMAC
}

/** What became of a text. */
export interface TextDigests {
  digests: Digests;
  sizeBytes: number;
  hasLoneSurrogates: boolean;
}
