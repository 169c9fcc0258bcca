/** A whole number from 0 to `limit` − 1, each as likely as the other. It comes from outside. */
export type RandomInt = (limit: number) => number;

/** One of a list, each as likely as the other. */
export function pick<Item>(items: readonly Item[], randomInt: RandomInt): Item {
  const item = items[randomInt(items.length)];
  if (item === undefined) throw new RangeError("Nothing to pick from");
  return item;
}

/**
 * Four classes in four characters, three of them with a single character left, come once in about
 * 1,100 draws; nothing that is asked for here is rarer. This many in vain are not bad luck.
 */
const maxDraws = 100_000;

/**
 * Draws again until one will do, so that every one that will do is as likely as the other. If the
 * browser's luck never changes it is broken, and no secret is made from it.
 */
export function drawUntil<Value>(draw: () => Value, willDo: (value: Value) => boolean): Value {
  for (let draws = 0; draws < maxDraws; draws += 1) {
    const value = draw();
    if (willDo(value)) return value;
  }
  throw new Error("The source of randomness is not random");
}

/** Letters drawn one by one. */
export function drawText(length: number, letters: readonly string[], randomInt: RandomInt): string {
  let text = "";
  while (text.length < length) text += pick(letters, randomInt);
  return text;
}

const wordBytes = 4;
const wordCount = 2 ** 32;
/** Asked for at once: enough for most secrets. */
const poolBytes = 1024;

/** Whole numbers out of random bytes. Words past the last full round of a limit are thrown away. */
export function intsFrom(randomBytes: (count: number) => Uint8Array<ArrayBuffer>): RandomInt {
  let pool = new DataView(new ArrayBuffer(0));
  let at = 0;
  const nextWord = (): number => {
    if (at === pool.byteLength) {
      const { buffer, byteOffset, byteLength } = randomBytes(poolBytes);
      pool = new DataView(buffer, byteOffset, byteLength);
      at = 0;
    }
    at += wordBytes;
    return pool.getUint32(at - wordBytes);
  };
  return (limit) => drawUntil(nextWord, (word) => word < wordCount - (wordCount % limit)) % limit;
}
