import { storedValue, wordCodec } from "#browser/storage.ts";

export type PayloadView = "json" | "claims";

/** How the visitor likes to read payloads. Tokens and keys are never kept. */
export const payloadView = storedValue(
  "tabkit-jwt-decoder",
  wordCodec<PayloadView>(["json", "claims"]),
);
