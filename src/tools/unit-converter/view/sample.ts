/** A height as people write it, and what it is in the other world's unit. */
export const sampleText = `5'11" in cm`;
