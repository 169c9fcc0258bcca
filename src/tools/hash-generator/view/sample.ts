/** The pangram whose digests stand in every encyclopedia, so that anyone can check them. */
export const sample = "The quick brown fox jumps over the lazy dog";
