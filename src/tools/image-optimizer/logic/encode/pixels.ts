/** Pixels as a canvas gives them: red, green, blue and alpha of each. */
export type Pixels = Pick<ImageData, "data" | "width" | "height">;

/** Whether anything shows through. */
export function hasHoles({ data }: Pick<Pixels, "data">): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** Whether all pixels that can be seen are the same, to the last bit. */
export function isSame(one: Pixels, other: Pixels): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  for (let at = 0; at < one.data.length; at += 4) {
    if (one.data[at + 3] !== other.data[at + 3]) return false;
    if (one.data[at + 3] === 0) continue;
    for (let color = at; color < at + 3; color++) {
      if (one.data[color] !== other.data[color]) return false;
    }
  }
  return true;
}
