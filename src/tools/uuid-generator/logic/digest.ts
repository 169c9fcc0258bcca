/**
 * SHA-1 and MD5, for the versions that are made from a name. The browser has SHA-1 too, but not
 * over plain http, and MD5 nowhere. A name is short: what counts is that it always works.
 */

const blockBytes = 64;

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The message, one 1 bit, zeros, and the message's length in bits at the end of a block. */
function pad(message: Uint8Array, littleEndian: boolean): DataView {
  const lengthAt = Math.ceil((message.length + 9) / blockBytes) * blockBytes - 8;
  const padded = new Uint8Array(lengthAt + 8);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(lengthAt, BigInt(message.length) * 8n, littleEndian);
  return view;
}

function toBytes(words: readonly number[], littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  for (const [index, word] of words.entries()) view.setInt32(index * 4, word, littleEndian);
  return new Uint8Array(view.buffer);
}

/** SHA-1 (RFC 3174), 20 bytes. */
export function sha1(message: Uint8Array): Uint8Array {
  const padded = pad(message, false);
  const schedule = new Int32Array(80);
  const word = (t: number): number => schedule[t] ?? 0;
  let [h0, h1, h2, h3, h4] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];

  for (let block = 0; block < padded.byteLength; block += blockBytes) {
    for (let t = 0; t < 16; t += 1) schedule[t] = padded.getInt32(block + t * 4);
    for (let t = 16; t < 80; t += 1) {
      schedule[t] = rotateLeft(word(t - 3) ^ word(t - 8) ^ word(t - 14) ^ word(t - 16), 1);
    }
    let [a, b, c, d, e] = [h0, h1, h2, h3, h4];
    for (let t = 0; t < 80; t += 1) {
      const mixed = rotateLeft(a, 5) + sha1Round(t, b, c, d) + e + word(t);
      [a, b, c, d, e] = [mixed | 0, a, rotateLeft(b, 30), c, d];
    }
    [h0, h1, h2, h3, h4] = [(h0 + a) | 0, (h1 + b) | 0, (h2 + c) | 0, (h3 + d) | 0, (h4 + e) | 0];
  }
  return toBytes([h0, h1, h2, h3, h4], false);
}

/** The function and the constant of each of the four rounds, added up. */
function sha1Round(t: number, b: number, c: number, d: number): number {
  if (t < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (t < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (t < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}

/** How far each step of a round turns; four steps, then again from the first. */
const turns = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

/** MD5 (RFC 1321), 16 bytes. */
export function md5(message: Uint8Array): Uint8Array {
  const padded = pad(message, true);
  let [h0, h1, h2, h3] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];

  for (let block = 0; block < padded.byteLength; block += blockBytes) {
    let [a, b, c, d] = [h0, h1, h2, h3];
    for (let t = 0; t < 64; t += 1) {
      const [mixed, at] = md5Round(t, b, c, d);
      const constant = Math.floor(2 ** 32 * Math.abs(Math.sin(t + 1)));
      const sum = a + mixed + constant + padded.getInt32(block + (at % 16) * 4, true);
      const turn = turns[t >> 4]?.[t % 4] ?? 0;
      [a, b, c, d] = [d, (b + rotateLeft(sum | 0, turn)) | 0, b, c];
    }
    [h0, h1, h2, h3] = [(h0 + a) | 0, (h1 + b) | 0, (h2 + c) | 0, (h3 + d) | 0];
  }
  return toBytes([h0, h1, h2, h3], true);
}

/** The function of each of the four rounds, and which word of the block it takes. */
function md5Round(t: number, b: number, c: number, d: number): [mixed: number, at: number] {
  if (t < 16) return [(b & c) | (~b & d), t];
  if (t < 32) return [(d & b) | (~d & c), 5 * t + 1];
  if (t < 48) return [b ^ c ^ d, 3 * t + 5];
  return [c ^ (b | ~d), 7 * t];
}
