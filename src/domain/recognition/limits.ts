/** How far a value is taken apart. What was pasted may have been made to never end. */
export interface Limits {
  /** Values in values: Base64 in which there is gzip in which there is JSON. */
  depth: number;
  /** Values that are opened, in all. */
  branches: number;
  /** What comes out of a compressed value: so many bytes at most, */
  inflatedBytes: number;
  /** and so many times its size. */
  inflatedTimes: number;
  /** Longer code is known by its looks alone: to read it would take seconds. */
  codeChars: number;
}

export const usualLimits: Limits = {
  depth: 5,
  branches: 8,
  inflatedBytes: 10 * 1024 * 1024,
  inflatedTimes: 100,
  codeChars: 256 * 1024,
};

/** From here on a reading is offered, */
export const offeredFrom = 0.6;
/** and from here on it is answered at once. */
export const answeredFrom = 0.85;
