import type { PlacedOperation } from "./operations.ts";

/** An operation as a page knows it: all that is said of it, and nothing that runs. */
export type SaidOperation = Omit<PlacedOperation, "run" | "stream" | "says" | "examples" | "file">;
